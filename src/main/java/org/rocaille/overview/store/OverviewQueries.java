package org.rocaille.overview.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;
import org.rocaille.clock.Warning;
import org.rocaille.game.Ending;
import org.rocaille.overview.Overview;
import org.rocaille.overview.Score;
import org.rocaille.overview.Turn;
import org.rocaille.player.PlayerRef;
import org.rocaille.rules.Side;

/** Queries over the tables of games, their proposals, and challenges. Each is one statement. */
@ApplicationScoped
class OverviewQueries implements Overview {

    /**
     * H2 keeps a query that it has parsed, but no union: therefore one within another. And the limit is in the text, because one
     * that is set beside it has the whole text searched for its place every time.
     */
    private static final String TURNS = """
            select * from (
            select 'MOVE' as type, g.variant as variant,
                case when g.white_player_id = :player then g.black_player_name else g.white_player_name end as opponent,
                g.turn_since as since, g.turn_deadline as deadline, g.id as game_id,
                case when g.white_player_id = :player then 'white' else 'black' end as side,
                g.ply as ply, g.version as version, cast(null as varchar(16)) as item_id,
                cast(null as varchar(16)) as kind, 0 as unread, g.taken_back_ply as taken_back_ply
            from game g where g.turn_player_id = :player
            union all
            select 'CLAIM', g.variant,
                case when g.white_player_id = :player then g.black_player_name else g.white_player_name end,
                g.turn_deadline, cast(null as timestamp(3) with time zone), g.id,
                case when g.white_player_id = :player then 'white' else 'black' end,
                g.ply, g.version, cast(null as varchar(16)), cast(null as varchar(16)), 0, g.taken_back_ply
            from game g where g.claimant_id = :player and g.ending is null and g.clock_warnings > :warnings
            union all
            select 'PROPOSAL', g.variant,
                case when p.side = 'white' then g.white_player_name else g.black_player_name end,
                p.made_at, p.expires_at, g.id,
                case when p.side = 'white' then 'black' else 'white' end,
                g.ply, g.version, p.id, p.kind, 0, g.taken_back_ply
            from proposal p join game g on g.id = p.game_id
            where p.answerer_id = :player and p.status = 'open' and p.expires_at > :now
            union all
            select 'CHALLENGE', c.variant, c.challenger_name,
                c.created_at, c.expires_at, cast(null as varchar(16)), cast(null as varchar(8)),
                cast(null as integer), cast(null as bigint), c.id, cast(null as varchar(16)), 0, 0
            from challenge c where c.opponent_id = :player and c.status = 'open' and c.expires_at > :now
            union all
            select 'MESSAGES', g.variant,
                case when g.white_player_id = :player then g.black_player_name else g.white_player_name end,
                min(m.sent_at), cast(null as timestamp(3) with time zone), g.id,
                case when g.white_player_id = :player then 'white' else 'black' end,
                g.ply, g.version, cast(null as varchar(16)), cast(null as varchar(16)), cast(count(*) as integer),
                g.taken_back_ply
            from message m join game g on g.id = m.game_id where m.unread_by = :player
            group by g.id, g.variant, g.white_player_id, g.white_player_name, g.black_player_name, g.ply, g.version,
                g.taken_back_ply
            ) turns
            order by deadline nulls last, since, game_id, item_id
            limit :limit
            """;

    private static final String SCORES = """
            select variant, count(*) as played,
                count(case when winner = side then 1 end) as won,
                count(case when winner is null then 1 end) as drawn,
                count(case when winner <> side then 1 end) as lost
            from (
                select variant, winner, 'white' as side from game
                where white_player_id = :player and ending is not null and ending not in (:withoutResult)
                union all
                select variant, winner, 'black' as side from game
                where black_player_id = :player and ending is not null and ending not in (:withoutResult)
            ) results
            group by variant order by variant
            """;

    private final EntityManager entities;

    OverviewQueries(EntityManager entities) {
        this.entities = entities;
    }

    @Override
    public List<Turn> turns(PlayerRef player, Instant at, int limit) {
        return entities
                .unwrap(Session.class)
                .createNativeQuery(TURNS, Tuple.class)
                .addScalar("type", String.class)
                .addScalar("variant", String.class)
                .addScalar("opponent", String.class)
                .addScalar("since", Instant.class)
                .addScalar("deadline", Instant.class)
                .addScalar("game_id", String.class)
                .addScalar("side", String.class)
                .addScalar("ply", Integer.class)
                .addScalar("version", Long.class)
                .addScalar("item_id", String.class)
                .addScalar("unread", Integer.class)
                .addScalar("kind", String.class)
                .addScalar("taken_back_ply", Integer.class)
                .setParameter("player", player.id())
                .setParameter("now", at)
                .setParameter("warnings", Warning.values().length)
                .setParameter("limit", limit)
                .getResultList()
                .stream()
                .map(OverviewQueries::turn)
                .toList();
    }

    private static Turn turn(Tuple row) {
        Turn.Type type = Turn.Type.valueOf(row.get("type", String.class));
        Optional<String> item = Optional.ofNullable(row.get("item_id", String.class));
        return new Turn(
                type,
                row.get("variant", String.class),
                Optional.ofNullable(row.get("opponent", String.class)),
                row.get("since", Instant.class),
                Optional.ofNullable(row.get("deadline", Instant.class)),
                Optional.ofNullable(row.get("game_id", String.class))
                        .map(game -> new Turn.OngoingGame(
                                game,
                                row.get("side", String.class).equals(Side.WHITE.code()) ? Side.WHITE : Side.BLACK,
                                row.get("ply", Integer.class),
                                row.get("version", Long.class),
                                row.get("ply", Integer.class) < row.get("taken_back_ply", Integer.class))),
                item.filter(id -> type == Turn.Type.PROPOSAL),
                Optional.ofNullable(row.get("kind", String.class)),
                item.filter(id -> type == Turn.Type.CHALLENGE),
                row.get("unread", Integer.class));
    }

    @Override
    public List<Score> scores(PlayerRef player) {
        return entities
                .unwrap(Session.class)
                .createNativeQuery(SCORES, Tuple.class)
                .addScalar("variant", String.class)
                .addScalar("played", Long.class)
                .addScalar("won", Long.class)
                .addScalar("drawn", Long.class)
                .addScalar("lost", Long.class)
                .setParameter("player", player.id())
                .setParameterList("withoutResult", Ending.WITHOUT_RESULT)
                .getResultList()
                .stream()
                .map(row -> new Score(
                        row.get("variant", String.class),
                        row.get("played", Long.class),
                        row.get("won", Long.class),
                        row.get("drawn", Long.class),
                        row.get("lost", Long.class)))
                .toList();
    }
}
