import { sql, type RawBuilder } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';

/** Players with an active self-exclusion or a closed account, and since when. */
const shutAccounts = (at: Date): RawBuilder<unknown> => sql`(
  select player_id, starts_at as since, true as is_excluded from player_restrictions
  where kind = 'self_exclusion' and (ends_at is null or ends_at > ${at})
  union all select player_id, found_at, true from registry_exclusions where cleared_at is null
  union all select player_id, closed_at, false from account_closures where reopened_at is null
)`;

/** Whether a withdrawal of a player was returned since a time. */
const hasReturned = (playerId: RawBuilder<unknown>, since: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from withdrawals where withdrawals.player_id = ${playerId} and return_id is not null and settled_at >= ${since}
)`;

const realMoney = sql`
  join accounts on accounts.player_id = players.id and accounts.kind = 'player_real'
  join lateral (
    select balance_after as amount from postings where account_id = accounts.id and sequence is not null order by sequence desc limit 1
  ) balance on balance.amount > 0`;

/** Real balances of self-excluded players and closed accounts that cannot be paid out without payout details. */
export const listedBalances = (at: Date): RawBuilder<unknown> => sql`(
  select players.id as player_id, listed.listed_at, players.email, players.currency, balance.amount, shut.is_excluded,
    ${hasReturned(sql`players.id`, sql`shut.since`)} as has_returned
  from excluded_balances listed
  join players on players.id = listed.player_id
  join lateral (
    select min(since) as since, bool_or(is_excluded) as is_excluded from ${shutAccounts(at)} shut where player_id = listed.player_id
  ) shut on shut.since is not null
  ${realMoney}
)`;

/** Players whose money arrived after the exclusion or closure, or was returned from a withdrawal, and is not listed yet. */
export async function findUnlistedBalances(db: Connection, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select players.id as player_id
    from (select distinct player_id from ${shutAccounts(at)} account) shut join players on players.id = shut.player_id ${realMoney}
    where not exists (select from excluded_balances where player_id = players.id) limit ${limit}`.execute(db);
  return rows.map(({ player_id }) => player_id);
}

export async function listBalance(trx: DatabaseTransaction, playerId: string, at: Date): Promise<void> {
  await trx
    .insertInto('excluded_balances')
    .values({ player_id: playerId, listed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unlistBalance(trx: DatabaseTransaction, playerId: string): Promise<void> {
  await trx.deleteFrom('excluded_balances').where('player_id', '=', playerId).execute();
}

/** Why an account is shut, and since when. `hasReturned`: a withdrawal was returned since, so the same destination is not tried again. */
export type ShutAccount = { readonly since: Date; readonly isExcluded: boolean; readonly hasReturned: boolean };

/** Undefined for an account that is neither excluded nor closed. */
export async function findShutAccount(db: Connection, playerId: string, at: Date): Promise<ShutAccount | undefined> {
  const { rows } = await sql<ShutAccount>`
    select since, is_excluded as "isExcluded", ${hasReturned(sql`${playerId}::uuid`, sql`shut.since`)} as "hasReturned"
    from (
      select min(since) as since, bool_or(is_excluded) as is_excluded from ${shutAccounts(at)} shut where player_id = ${playerId}
    ) shut where since is not null`.execute(db);
  return rows[0];
}

/** `sourcePaymentId`: the deposit whose account it is, for methods without payout fields. */
export type PaidDestination = {
  readonly processor: string;
  readonly sourcePaymentId: string | null;
  readonly details: Readonly<Record<string, string>>;
};

/** Destinations at which payouts with the password have arrived, without a return since. */
export async function readPaidDestinations(db: Connection, playerId: string): Promise<PaidDestination[]> {
  const { rows } = await sql<PaidDestination>`
    select processor, source_payment_id as "sourcePaymentId",
      (array_agg(details order by settled_at desc) filter (where is_proven and status = 'complete'))[1] as details
    from withdrawals
    where player_id = ${playerId} and status in ('complete', 'reversal')
    group by processor, destination, source_payment_id
    having bool_or(is_proven and status = 'complete')
      and coalesce(max(settled_at) filter (where status = 'reversal'), '-infinity') < max(settled_at) filter (where status = 'complete')`.execute(db);
  return rows;
}
