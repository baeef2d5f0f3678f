import { sql } from 'kysely';
import type { Currency } from '@playfront/money';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { accountKinds, type AccountKind, type TransferKind } from './wallet.tables.ts';

/** The owner of the money: a player, or a free round session with play money. */
export type WalletOwner = { readonly kind: 'player'; readonly playerId: string } | { readonly kind: 'demo'; readonly roundSessionId: string };
export type PlayerAccountKind = 'player_real' | 'player_bonus' | 'player_locked';
export type HouseAccountKind = Exclude<AccountKind, PlayerAccountKind>;
/** The operator's accounts; one of each per currency. */
export const houseAccountKinds = accountKinds.filter((kind): kind is HouseAccountKind => !kind.startsWith('player_'));
export type WalletAccount = {
  readonly id: number;
  readonly kind: PlayerAccountKind;
  readonly currency: Currency;
  readonly balance: number;
  readonly sequence: number;
};
export type Entry = { readonly accountId: number; readonly kind: AccountKind; readonly amount: number };
/** A posting as written; `balanceAfter` is null for the operator's accounts. */
export type ReceiptEntry = { readonly kind: AccountKind; readonly amount: number; readonly balanceAfter: number | null };

const ownerColumn = (owner: WalletOwner) => (owner.kind === 'player' ? sql.ref('accounts.player_id') : sql.ref('accounts.round_session_id'));
const ownerId = (owner: WalletOwner) => (owner.kind === 'player' ? owner.playerId : owner.roundSessionId);

/** Accounts of an owner. They are created in lock order (real, bonus, locked), so ordering by id is the lock order. */
export async function insertWallet(db: Connection, owner: WalletOwner, currency: Currency, kinds: readonly PlayerAccountKind[]): Promise<void> {
  const of = owner.kind === 'player' ? { player_id: owner.playerId } : { round_session_id: owner.roundSessionId };
  for (const kind of kinds)
    await db
      .insertInto('accounts')
      .values({ kind, currency, ...of })
      .execute();
}

/** The accounts with their balances: the `balance_after` of the last posting, the only place where a balance is stored. */
export async function readWallet(db: Connection, owner: WalletOwner): Promise<WalletAccount[]> {
  const { rows } = await sql<WalletAccount>`
    select accounts.id, accounts.kind, accounts.currency, coalesce(last.balance_after, 0) as balance, coalesce(last.sequence, 0) as sequence
    from accounts
    left join lateral (
      select balance_after, sequence from postings
      where account_id = accounts.id and sequence is not null order by sequence desc limit 1
    ) last on true
    where ${ownerColumn(owner)} = ${ownerId(owner)}
    order by accounts.id`.execute(db);
  return rows;
}

/** Locks the accounts in lock order, then reads them in a second statement, which sees changes committed while the first one waited. */
export async function lockWallet(trx: DatabaseTransaction, owner: WalletOwner): Promise<WalletAccount[]> {
  await sql`select id from accounts where ${ownerColumn(owner)} = ${ownerId(owner)} order by id for no key update`.execute(trx);
  return readWallet(trx, owner);
}

export async function houseAccountId(db: Connection, kind: HouseAccountKind, currency: Currency): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .where('player_id', 'is', null)
    .where('round_session_id', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Error(`There is no account ${kind} in ${currency}`);
  return row.id;
}

/** Creates missing accounts of the operator. */
export async function insertHouseAccounts(db: Connection, kinds: readonly HouseAccountKind[], currencies: readonly Currency[]): Promise<void> {
  const rows = kinds.flatMap((kind) => currencies.map((currency) => ({ kind, currency })));
  await db
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findTransfer(db: Connection, key: string) {
  return db.selectFrom('transfers').select(['id', 'kind', 'round_id', 'payload_hash']).where('idempotency_key', '=', key).executeTakeFirst();
}

export async function readReceipt(db: Connection, transferId: string): Promise<ReceiptEntry[]> {
  return db
    .selectFrom('postings')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(['accounts.kind', 'postings.amount', 'postings.balance_after as balanceAfter'])
    .where('transfer_id', '=', transferId)
    .orderBy('postings.id')
    .execute();
}

/** The amounts that a transfer moved per account; a rollback posts them with the opposite sign. */
export function readEntries(db: Connection, transferId: string): Promise<Entry[]> {
  return db
    .selectFrom('postings')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(['account_id as accountId', 'accounts.kind', 'amount'])
    .where('transfer_id', '=', transferId)
    .orderBy('postings.id')
    .execute();
}

export type NewTransfer = {
  readonly kind: TransferKind;
  readonly key: string;
  readonly payloadHash: Buffer;
  readonly roundId: string | null;
  readonly meta: Record<string, unknown>;
  readonly entries: readonly Entry[];
};

/** Writes a transfer with its postings, and returns them with the resulting balances. `undefined` if the key is taken. */
export async function insertTransfer(
  trx: DatabaseTransaction,
  transfer: NewTransfer,
): Promise<{ readonly id: string; readonly receipt: ReceiptEntry[] } | undefined> {
  const row = await trx
    .insertInto('transfers')
    .values({
      kind: transfer.kind,
      idempotency_key: transfer.key,
      payload_hash: transfer.payloadHash,
      round_id: transfer.roundId,
      meta: JSON.stringify(transfer.meta),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const postings = transfer.entries.map((entry) => ({ transfer_id: row.id, account_id: entry.accountId, amount: entry.amount }));
  const written = await trx.insertInto('postings').values(postings).returning(['account_id', 'balance_after']).execute();
  const balances = new Map(written.map(({ account_id: account, balance_after: balance }) => [account, balance]));
  const receipt = transfer.entries.map(({ accountId, kind, amount }) => ({ kind, amount, balanceAfter: balances.get(accountId) ?? null }));
  return { id: row.id, receipt };
}

/** The stake of a round per account of an owner: the bets less rollbacks. */
export async function readRoundStake(db: Connection, roundId: string, accounts: readonly WalletAccount[]): Promise<{ real: number; bonus: number }> {
  const rows = await db
    .selectFrom('transfers')
    .innerJoin('postings', 'postings.transfer_id', 'transfers.id')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(['accounts.kind', sql<number>`(-sum(postings.amount))::bigint`.as('staked')])
    .where('transfers.round_id', '=', roundId)
    .where('transfers.kind', 'in', ['bet', 'rollback'])
    .where('postings.account_id', '=', (expression) => expression.fn.any(sql.val(accounts.map(({ id }) => id))))
    .groupBy('accounts.kind')
    .execute();
  const of = (kind: PlayerAccountKind) => rows.find((row) => row.kind === kind)?.staked ?? 0;
  return { real: of('player_real'), bonus: of('player_bonus') };
}

export async function insertTombstone(trx: DatabaseTransaction, key: string): Promise<void> {
  await trx
    .insertInto('transfer_tombstones')
    .values({ transfer_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The request of a rollback that arrived before its debit. */
export function findEarlyRollback(db: Connection, key: string): Promise<{ payload_hash: Buffer } | undefined> {
  return db.selectFrom('early_rollbacks').select('payload_hash').where('rollback_key', '=', key).executeTakeFirst();
}

/** Returns whether the id was free; waits for a concurrent transaction that inserts it. */
export async function insertEarlyRollback(trx: DatabaseTransaction, key: string, payloadHash: Buffer): Promise<boolean> {
  const row = await trx
    .insertInto('early_rollbacks')
    .values({ rollback_key: key, payload_hash: payloadHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('rollback_key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasTombstone(db: Connection, key: string): Promise<boolean> {
  return (await db.selectFrom('transfer_tombstones').select('transfer_key').where('transfer_key', '=', key).executeTakeFirst()) !== undefined;
}
