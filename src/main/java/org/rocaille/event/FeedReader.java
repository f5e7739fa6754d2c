package org.rocaille.event;

import static org.rocaille.problem.ProblemCode.EVENTS_GONE;
import static org.rocaille.problem.ProblemCode.MALFORMED_PARAMETER;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rocaille.problem.Problem;

/** Reads feeds for those who may, and tells them where to go on. */
@ApplicationScoped
public class FeedReader {

    private final Feeds feeds;

    FeedReader(Feeds feeds) {
        this.feeds = feeds;
    }

    /**
     * Looks at what concerns a player.
     *
     * @param id    the player's id
     * @param name  the player's name
     * @param limit for at most so many events
     */
    public Slice ofPlayer(String id, String name, Start start, int limit) {
        FeedId feed = FeedId.ofPlayer(id);
        long last = feeds.last(Set.of(feed)).getOrDefault(feed, 0L);
        return new Look(feed, feedOfPlayer(name), last, true, event -> event.sideOf(name)).from(start, limit);
    }

    /** The event of a player with some number, as that player sees it; empty if it is not kept any more. */
    public Optional<Slice.Seen> eventOfPlayer(String id, String name, long seq) {
        return feeds.after(FeedId.ofPlayer(id), seq - 1, 1).stream()
                .filter(event -> event.seq() == seq)
                .map(event -> new Slice.Seen(event, new Bookmark(feedOfPlayer(name), seq), event.sideOf(name)))
                .findFirst();
    }

    private static String feedOfPlayer(String name) {
        return "player/" + name;
    }

    /**
     * Looks at what has happened to a game.
     *
     * @param last the number of the game's last event
     * @param seat the side that whoever looks plays, empty for an onlooker
     */
    public Slice ofGame(String id, long last, Optional<String> seat, Start start, int limit) {
        return new Look(FeedId.ofGame(id), "game/" + id, last, seat.isPresent(), event -> seat).from(start, limit);
    }

    private final class Look {

        private final FeedId feed;
        private final String name;
        private final long last;
        private final boolean seesAll;
        private final Function<KeptEvent, Optional<String>> side;

        Look(FeedId feed, String name, long last, boolean seesAll, Function<KeptEvent, Optional<String>> side) {
            this.feed = feed;
            this.name = name;
            this.last = last;
            this.seesAll = seesAll;
            this.side = side;
        }

        Slice from(Start start, int limit) {
            if (start instanceof Start.After after) {
                return after(seq(after.bookmark()), limit);
            }
            if (start instanceof Start.Latest) {
                return slice(last, List.of(), limit);
            }
            if (feed.kind() == FeedId.Kind.GAME) {
                return after(0, limit);
            }
            List<KeptEvent> kept = find(0, limit);
            return slice(kept.isEmpty() ? last : 0, kept, limit);
        }

        private long seq(Bookmark bookmark) {
            if (!bookmark.feed().equals(name)) {
                throw new Problem(MALFORMED_PARAMETER, "The cursor is one of other events.").with("parameter", "after");
            }
            if (bookmark.seq() > last) {
                // It was written by a service whose data have since been set back.
                throw gone("The events have not come so far.");
            }
            return bookmark.seq();
        }

        /** What comes next, provided that all of it is still there. */
        private Slice after(long seq, int limit) {
            List<KeptEvent> events = find(seq, limit);
            boolean isGapless = events.isEmpty() ? seq >= last : events.get(0).seq() == seq + 1;
            if (!isGapless && seq + 1 < feeds.first(feed).orElse(last + 1)) {
                throw gone("What happened next is not kept any more.");
            }
            return slice(seq, events, limit);
        }

        private List<KeptEvent> find(long seq, int limit) {
            return seesAll ? feeds.after(feed, seq, limit) : feeds.publicAfter(feed, seq, limit);
        }

        private Slice slice(long seq, List<KeptEvent> events, int limit) {
            long reached =
                    events.isEmpty() ? seq : events.get(events.size() - 1).seq();
            return new Slice(
                    feed,
                    events.stream()
                            .map(event -> new Slice.Seen(event, new Bookmark(name, event.seq()), side.apply(event)))
                            .toList(),
                    new Bookmark(name, reached),
                    events.size() == limit ? reached : Math.max(reached, last));
        }

        private Problem gone(String detail) {
            return new Problem(EVENTS_GONE, detail).with("next", new Bookmark(name, last).text());
        }
    }
}
