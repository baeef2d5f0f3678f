import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '@playfront/money';
import type { Connection, DatabaseTransaction } from '../database/database.ts';

/** Real money of players whose self-exclusion runs. */
const excludedWithMoney = (at: Date): RawBuilder<unknown> => sql`
  from (
    select player_id, min(starts_at) as since from player_restrictions
    where kind = 'self_exclusion' and (ends_at is null or ends_at > ${at}) group by player_id
  ) exclusion
  join players on players.id = exclusion.player_id
  join accounts on accounts.player_id = players.id and accounts.kind = 'player_real'
  join lateral (
    select balance_after as amount from postings where account_id = accounts.id and sequence is not null order by sequence desc limit 1
  ) balance on balance.amount > 0`;

export type ExcludedBalance = {
  readonly player_id: string;
  readonly username: string;
  readonly email: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly since: Date;
};

/** Those that wait for the details of where to send it, the longest first. */
export async function readListedBalances(
  db: Connection,
  at: Date,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ balances: ExcludedBalance[]; total: number }> {
  const found = sql`${excludedWithMoney(at)} join excluded_balances listed on listed.player_id = players.id`;
  const [{ rows }, counted] = await Promise.all([
    sql<ExcludedBalance>`
      select players.id as player_id, players.username, players.email, players.currency, balance.amount, exclusion.since
      ${found} order by listed.listed_at, players.id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${found}`.execute(db),
  ]);
  return { balances: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Players whose money came after the exclusion, or is back from a withdrawal: nobody has looked at it yet. */
export async function findUnlistedBalances(db: Connection, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select players.id as player_id ${excludedWithMoney(at)}
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

/** Whether a withdrawal came back since the player is excluded: the same destination is not tried again. */
export async function hasReturnedWithdrawal(db: Connection, playerId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from withdrawals
    where player_id = ${playerId} and return_id is not null and settled_at >= (
      select min(starts_at) from player_restrictions
      where player_id = ${playerId} and kind = 'self_exclusion' and (ends_at is null or ends_at > ${at})
    ) limit 1`.execute(db);
  return rows.length > 0;
}

export type PaidDestination = { readonly processor: string; readonly details: Readonly<Record<string, string>> };

/** Where money of a player has arrived, the last first. */
export async function readPaidDestinations(db: Connection, playerId: string): Promise<PaidDestination[]> {
  return db
    .selectFrom('withdrawals')
    .select(['processor', 'details'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .orderBy('settled_at', 'desc')
    .execute();
}
