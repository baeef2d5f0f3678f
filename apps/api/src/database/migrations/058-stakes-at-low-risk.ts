import { sql, type Kysely } from 'kysely';

/** Stakes at low risk no longer count as played: those from before a deposit are taken out of what was played before it as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What 052 has taken out already stays out.
  await sql`
    update payments set played_before = greatest(0, played_before - (
      select coalesce(sum(least(staked, 2 * (staked - at_risk)) - (staked - largest)), 0) from (
        select sum(stake) as staked, coalesce(max(stake) filter (where cash_out_key is null), 0) as largest,
          coalesce(max(stake) filter (where cash_out_key is null and odds >= 1500), 0) as at_risk
        from (
          select distinct on (bets.id) bets.stake, bets.cash_out_key, legs.event_id, legs.odds
          from sports_bets as bets join sports_bet_legs as legs on legs.bet_id = bets.id
          where bets.player_id = payments.player_id and bets.state <> 'void' and bets.created_at <= payments.settled_at
          order by bets.id, legs.odds desc, legs.event_id
        ) placed
        group by event_id
      ) events
    )) where status = 'complete' and played_before > 0`.execute(db);
}
