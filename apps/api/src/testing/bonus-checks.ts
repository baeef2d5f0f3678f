import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';

/**
 * Checks the invariants of bonuses, of one player or all: the bonus balance is the money of the active bonus, ended bonuses have none, the progress
 * of a bonus is the sum of its rounds, and no bonus survives a withdrawal of the deposit it was based on.
 */
export async function expectSoundBonuses(database: Database, playerId?: string): Promise<void> {
  const isAsked = (player: string) => (playerId ? sql<boolean>`${sql.ref(player)} = ${playerId}` : sql<boolean>`true`);
  // Every posting on a bonus account belongs to the last bonus that started before it.
  const { rows } = await sql<{ id: string; status: string; amount: number; held: number; first: number; wagered: number; counted: number }>`
    select bonuses.id, bonuses.status, bonuses.amount, coalesce(sum(postings.amount), 0)::bigint as held,
      (array_agg(postings.amount order by postings.sequence))[1] as first, bonuses.wagered,
      (select coalesce(sum(counted), 0)::bigint from bonus_wagers where player_bonus_id = bonuses.id and taken_back_at is null) as counted
    from (
      select *, lead(first_sequence) over (partition by player_id order by first_sequence) as next_sequence
      from player_bonuses where first_sequence is not null and ${isAsked('player_id')}
    ) bonuses
    join accounts on accounts.player_id = bonuses.player_id and accounts.kind = 'player_bonus'
    left join postings on postings.account_id = accounts.id and postings.sequence >= first_sequence
      and (next_sequence is null or postings.sequence < next_sequence)
    group by bonuses.id, bonuses.status, bonuses.amount, bonuses.wagered`.execute(database);
  for (const bonus of rows) {
    expect(bonus.first, `${bonus.status} bonus ${bonus.id}: its first posting is its grant`).toBe(bonus.amount);
    const isRunning = ['active', 'wagering'].includes(bonus.status);
    if (!isRunning) expect(bonus.held, `${bonus.status} bonus ${bonus.id}: what it left on the account`).toBe(0);
    if (isRunning) expect(bonus.wagered, `${bonus.status} bonus ${bonus.id}: its progress`).toBe(bonus.counted);
  }

  const ownerless = await sql`
    select accounts.player_id, last.balance_after from accounts
    join lateral (select balance_after from postings where account_id = accounts.id order by sequence desc limit 1) last on true
    where accounts.kind = 'player_bonus' and last.balance_after <> 0 and accounts.player_id is not null and ${isAsked('accounts.player_id')} and not exists (
      select 1 from player_bonuses where player_id = accounts.player_id and status in ('active', 'wagering')
    )`.execute(database);
  expect(ownerless.rows, 'bonus money without a running bonus').toEqual([]);

  // The movements of a player are ordered by their postings on the real balance.
  const left = await sql`
    select bonuses.id, bonuses.status from player_bonuses bonuses
    join accounts on accounts.player_id = bonuses.player_id and accounts.kind = 'player_real'
    join transfers paid on paid.idempotency_key = 'payment:' || bonuses.payment_id
    join postings paid_in on paid_in.transfer_id = paid.id and paid_in.account_id = accounts.id
    where bonuses.finished_at is null and ${isAsked('bonuses.player_id')} and exists (
      select 1 from postings taken join transfers on transfers.id = taken.transfer_id
      where taken.account_id = accounts.id and transfers.kind = 'withdrawal_request' and taken.sequence > paid_in.sequence
    )`.execute(database);
  expect(left.rows, 'open bonuses of a deposit after a withdrawal').toEqual([]);
}
