import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** Sports bets, rounds of games and payments that continue after an account is closed; amounts in minor units. */
export type OngoingFacts = {
  readonly open_bets: number;
  readonly open_bets_stake: number;
  readonly pending_withdrawals: number;
  readonly pending_withdrawals_amount: number;
  readonly pending_deposits: number;
};

export async function readOngoing(db: Connection, playerId: string): Promise<OngoingFacts> {
  const { rows } = await sql<OngoingFacts>`
    select bets.*, pending.*, (select count(*)::int from payments where player_id = ${playerId} and status = 'pending') as pending_deposits
    from (
      select count(*)::int as open_bets, coalesce(sum(stake), 0)::bigint as open_bets_stake
      from (
        select stake from sports_bets where player_id = ${playerId} and state = 'open'
        union all select stake from game_rounds where player_id = ${playerId} and state = 'open'
      ) open
    ) bets cross join (
      select count(*)::int as pending_withdrawals, coalesce(sum(amount), 0)::bigint as pending_withdrawals_amount
      from withdrawals where player_id = ${playerId} and status in ('pending', 'processing')
    ) pending`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('Aggregates of one row gave none');
  return found;
}
