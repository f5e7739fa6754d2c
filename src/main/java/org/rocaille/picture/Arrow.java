package org.rocaille.picture;

/**
 * An arrow between the middles of two squares.
 *
 * @param fromX where it comes from
 * @param toX   where it goes
 */
record Arrow(int fromX, int fromY, int toX, int toY) {

    /** How far from the middle of a square it keeps where a piece stands. */
    private static final int GAP = 36;

    private static final int HEAD_LENGTH = 28;
    private static final int HEAD_WIDTH = 21;
    private static final int SHAFT_WIDTH = 6;

    /** The outline, as the data of a path; with two heads for pieces that trade places. */
    String outline(boolean bothWays) {
        double length = Math.sqrt(Math.pow(toX - fromX, 2) + Math.pow(toY - fromY, 2));
        double tip = length - GAP;
        double head = Math.min(HEAD_LENGTH, bothWays ? (tip - GAP) / 2 : tip);
        StringBuilder path = new StringBuilder("M");
        if (bothWays) {
            path.append(point(GAP + head, -SHAFT_WIDTH, length))
                    .append(point(GAP + head, -HEAD_WIDTH, length))
                    .append(point(GAP, 0, length))
                    .append(point(GAP + head, HEAD_WIDTH, length))
                    .append(point(GAP + head, SHAFT_WIDTH, length));
        } else {
            path.append(point(0, -SHAFT_WIDTH, length)).append(point(0, SHAFT_WIDTH, length));
        }
        return path.append(point(tip - head, SHAFT_WIDTH, length))
                .append(point(tip - head, HEAD_WIDTH, length))
                .append(point(tip, 0, length))
                .append(point(tip - head, -HEAD_WIDTH, length))
                .append(point(tip - head, -SHAFT_WIDTH, length))
                .toString()
                .strip()
                .concat("z");
    }

    /** A point so far along the way and so far aside. */
    private String point(double along, double aside, double length) {
        double x = (toX - fromX) / length;
        double y = (toY - fromY) / length;
        return "%d %d ".formatted(Math.round(fromX + along * x - aside * y), Math.round(fromY + along * y + aside * x));
    }
}
