package org.rocaille.catalog;

import java.util.List;
import org.rocaille.rules.Capture;
import org.rocaille.rules.Endings;
import org.rocaille.rules.Freezing;
import org.rocaille.rules.Outcome;
import org.rocaille.rules.PieceType;
import org.rocaille.rules.Side;
import org.rocaille.rules.Square;
import org.rocaille.rules.Travel;
import org.rocaille.rules.Variant;

/** The games in French, where all pieces are masculine. */
final class French implements Wording {

    @Override
    public String name(PieceType type) {
        return switch (type) {
            case KING -> "Roi";
            case CANNON_PAWN -> "Pion Canon";
            case PINCER_PAWN -> "Pion";
            case ADVANCER -> "Avanceur";
            case WITHDRAWER -> "Retireur";
            case LONG_LEAPER -> "Sauteur Long";
            case SWAPPER -> "Échangeur";
            case CHAMELEON -> "Caméléon";
            case IMMOBILIZER -> "Immobiliseur";
            case PUSHME_PULLYU -> "Pushme-Pullyu";
            case COORDINATOR -> "Coordinateur";
        };
    }

    @Override
    public String name(Side side) {
        return side == Side.WHITE ? "Blancs" : "Noirs";
    }

    @Override
    public String and(List<String> items) {
        return Wording.list(items, ", ", " et ");
    }

    @Override
    public String or(List<String> items) {
        return Wording.list(items, ", ", " ou ");
    }

    @Override
    public String clauses(List<String> items) {
        return Wording.list(items, " ; ", " ; et ");
    }

    @Override
    public String one(List<PieceType> types) {
        return or(types.stream().map(type -> "un " + name(type)).toList());
    }

    @Override
    public String one(Whose whose, List<PieceType> types) {
        String adjective = whose == Whose.FRIEND ? " ami" : " ennemi";
        return types.equals(List.of(PieceType.KING)) ? "le Roi" + adjective : one(types) + adjective;
    }

    @Override
    public String anyone(Whose whose) {
        return whose == Whose.FRIEND ? "un ami" : "un ennemi";
    }

    @Override
    public String anyoneBut(Whose whose, List<PieceType> types) {
        return anyone(whose) + " autre qu'" + one(types);
    }

    @Override
    public String travel(Travel travel) {
        return switch (travel) {
            case STEP -> "Se déplace d'une case dans toutes les directions";
            case STEP_OR_HOP ->
                "Se déplace d'une case dans toutes les directions, ou saute par-dessus une pièce voisine jusqu'à la"
                        + " case vide juste derrière";
            case ROOK -> "Se déplace comme une tour";
            case QUEEN -> "Se déplace comme une dame";
        };
    }

    @Override
    public String swaps(String condition) {
        return "échange sa place avec la première pièce d'une ligne" + condition;
    }

    @Override
    public String ifItIs(String whom) {
        return " si c'est " + whom;
    }

    @Override
    public String unlessItIs(String whom) {
        return " sauf si c'est " + whom;
    }

    @Override
    public String captures(String ways) {
        return "capture " + ways;
    }

    @Override
    public String neverCaptures() {
        return "ne capture jamais";
    }

    @Override
    public String capture(Capture way, String whom) {
        return switch (way) {
            case DISPLACEMENT -> whom + " en allant sur sa case";
            case HOP -> whom + " en sautant sur sa case par-dessus une pièce voisine";
            case LEAP ->
                whom
                        + " en sautant par-dessus lui sur une case vide juste derrière aussi souvent que la ligne le"
                        + " permet";
            case WITHDRAWAL -> whom + " voisin en s'en éloignant tout droit";
            case APPROACH -> whom + " en s'arrêtant juste devant lui";
            case PINCH ->
                whom + " en s'arrêtant à côté de lui sur sa rangée ou sa colonne avec un ami juste derrière lui";
            case COORDINATION ->
                whom + " sur l'un des deux autres coins du rectangle que la pièce forme avec son propre Roi";
            case DESTRUCTION -> whom + " voisin en disparaissant avec lui";
        };
    }

    @Override
    public String freezes(Freezing freezing) {
        return switch (freezing) {
            case ABSOLUTE -> "immobilise tous les ennemis voisins";
            case CANCELLABLE ->
                "immobilise les ennemis voisins autres que les Immobiliseurs et les Caméléons, à moins que l'un de"
                        + " ceux-ci ne soit à côté de lui";
        };
    }

    @Override
    public String freezesImmobilizers() {
        return "immobilise un Immobiliseur ennemi voisin";
    }

    @Override
    public String board(Variant variant) {
        Square corner = new Square(variant.files(), variant.ranks());
        String ring = "";
        if (variant.hasRing()) {
            ring = (" Ses %d cases extérieures forment la couronne des cases de bord, dessinées plus foncées ; le"
                            + " terrain à l'intérieur va de %s à %s.")
                    .formatted(
                            2 * (variant.files() + variant.ranks()) - 4,
                            new Square(2, 2),
                            new Square(variant.files() - 1, variant.ranks() - 1));
        }
        return ("L'échiquier a %d colonnes, de a à %s, et %d rangées.%s Les pièces blanches sont notées en majuscules,"
                        + " les noires en minuscules.")
                .formatted(variant.files(), corner.name().substring(0, 1), variant.ranks(), ring);
    }

    @Override
    public String marks() {
        return "Dans les diagrammes, un point marque où une pièce peut aller, et un point cerclé où elle prend alors"
                + " quelque chose ; un cercle entoure une pièce vers la case de laquelle va le coup, et une petite croix"
                + " marque ce qui serait pris. Une flèche montre un coup joué, et de grandes croix ce qu'il a pris.";
    }

    @Override
    public String promotion(List<Integer> white, List<Integer> black) {
        return "Les Pions blancs sont promus sur %s, les noirs sur %s.".formatted(ranks(white), ranks(black));
    }

    private String ranks(List<Integer> ranks) {
        return (ranks.size() == 1 ? "la rangée " : "les rangées ")
                + and(ranks.stream().map(String::valueOf).toList());
    }

    @Override
    public String piece(char letter, PieceType type, int count, String sentence) {
        return "**%s %s** (%d par camp) : %s".formatted(letter, name(type), count, sentence);
    }

    @Override
    public String ending(Outcome.Reason reason, boolean isDecisive, boolean hasBans) {
        String same = "la même position ("
                + (hasBans
                        ? "mêmes pièces aux mêmes places, même camp au trait, même interdiction d'échange"
                        : "mêmes pièces aux mêmes places, même camp au trait")
                + ")";
        return switch (reason) {
            case CHECKMATE -> "Un camp en échec qui n'a aucun coup légal a perdu.";
            case KING_CAPTURED -> "Un camp dont le Roi a été pris a perdu.";
            case NO_MOVES -> "Un camp qui n'a aucun coup légal a perdu.";
            case STALEMATE ->
                "Un camp au trait qui n'est pas en échec et n'a aucun coup légal est pat : la partie est nulle.";
            case REPETITION ->
                isDecisive
                        ? "Celui dont le coup amène " + same + " pour la troisième fois a perdu."
                        : "Quand " + same + " apparaît pour la troisième fois, la partie est nulle.";
            case QUIET_PLIES ->
                "Après %d demi-coups sans capture, disparition, promotion ni coup de Pion, la partie est nulle."
                        .formatted(Endings.QUIET_LIMIT);
        };
    }

    @Override
    public String firstEndingCounts() {
        return "Si plusieurs de ces cas se présentent à la fois, c'est le premier qui compte. La position de départ compte"
                + " comme une première fois, et ce qui a été repris ne compte pas.";
    }

    @Override
    public String draws(boolean isRuledOut) {
        return isRuledOut
                ? "Aucune de ces fins n'est nulle ; les joueurs peuvent convenir d'une nulle."
                : "Les joueurs peuvent aussi convenir d'une nulle.";
    }

    @Override
    public String boardTitle() {
        return "L'échiquier";
    }

    @Override
    public String piecesTitle() {
        return "Les pièces";
    }

    @Override
    public String capturingTitle() {
        return "Les captures";
    }

    @Override
    public String endTitle() {
        return "La fin de la partie";
    }
}
