import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { MessageKind, WithdrawalStatus } from '@playfront/api-contract';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { stakedWithoutRisk } from './closed-loop.store.ts';
import type { WithdrawalsTable } from './payments.tables.ts';
import type { ReviewFacts } from './withdrawal-review.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { recentChangeDays } from '../players/name-changes.store.ts';

export type WithdrawalRow = Selectable<WithdrawalsTable>;

export function insertWithdrawal(trx: DatabaseTransaction, withdrawal: Insertable<WithdrawalsTable>): Promise<WithdrawalRow> {
  return trx.insertInto('withdrawals').values(withdrawal).returningAll().executeTakeFirstOrThrow();
}

export function findWithdrawalByKey(db: Connection, playerId: string, key: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('player_id', '=', playerId).where('idempotency_key', '=', key).executeTakeFirst();
}

/**
 * A withdrawal, kept from changing until the caller's transaction ends; of one player where one is named. The wallet is locked before it, and
 * a player after it: in this order everywhere, so that no two transactions wait for each other.
 */
export async function lockWithdrawal(trx: DatabaseTransaction, id: string, playerId?: string): Promise<WithdrawalRow | undefined> {
  const owner = await trx.selectFrom('withdrawals').select('player_id').where('id', '=', id).executeTakeFirst();
  if (!owner || (playerId !== undefined && owner.player_id !== playerId)) return undefined;
  await lockWallet(trx, { kind: 'player', playerId: owner.player_id });
  return trx.selectFrom('withdrawals').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** What a player asked for and nobody has decided on, kept from changing until the caller's transaction ends. The caller has locked the wallet. */
export function lockPendingWithdrawals(trx: DatabaseTransaction, playerId: string): Promise<WithdrawalRow[]> {
  const pending = trx.selectFrom('withdrawals').selectAll().where('player_id', '=', playerId).where('status', '=', 'pending');
  return pending.orderBy('id').forNoKeyUpdate().execute();
}

/** Changes a locked withdrawal; its version grows. */
export function updateWithdrawal(trx: DatabaseTransaction, id: string, changes: Updateable<WithdrawalsTable>): Promise<WithdrawalRow> {
  return trx
    .updateTable('withdrawals')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const batchSize = 10;

/**
 * Takes payouts whose order is due and leases them: who dies in the middle loses the lease. Two processes never get the same. The lease,
 * which is the wait before the next try too, doubles from a minute to an hour.
 */
export function claimPayouts(db: Connection, now: Date): Promise<WithdrawalRow[]> {
  return db
    .updateTable('withdrawals')
    .set({
      next_order_at: sql<Date>`${now}::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(order_attempts, 10)))`,
      order_attempts: sql<number>`order_attempts + 1`,
    })
    .where('id', 'in', (select) =>
      select
        .selectFrom('withdrawals')
        .select('id')
        .where('next_order_at', '<=', now)
        .orderBy('next_order_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

type OrderState = Pick<Updateable<WithdrawalsTable>, 'next_order_at' | 'may_be_ordered' | 'overdue_at'>;

/** Keeps what has become of the order of a payout, unless it was decided meanwhile. */
export async function keepOrderState(db: Connection, id: string, state: OrderState): Promise<void> {
  await db.updateTable('withdrawals').set(state).where('id', '=', id).where('status', '=', 'processing').execute();
}

/** Payouts of which the provider should have told by now; each comes up again at `nextAt`. */
export async function takeOverduePayouts(db: Connection, now: Date, nextAt: Date): Promise<string[]> {
  const rows = await db
    .updateTable('withdrawals')
    .set({ overdue_at: nextAt })
    .where(sql<boolean>`status = 'processing'`)
    .where('overdue_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type WithdrawalFilter = { readonly status: WithdrawalStatus | undefined; readonly offset: number; readonly limit: number; readonly at: Date };
export type ListedWithdrawal = WithdrawalRow & { readonly username: string };
export type ReviewedWithdrawal = ListedWithdrawal & ReviewFacts;

const recently = sql.lit(`${recentChangeDays} days`);

/** The rest of what an approver should know, looked up for the lines of one page in the statement that reads them. */
function reviewFacts(at: Date) {
  const own = sql`player_id = withdrawals.player_id`;
  const isChanged = (kind: MessageKind) =>
    sql<boolean>`exists (select from player_messages where ${own} and kind = ${sql.lit(kind)} and created_at > ${at}::timestamptz - ${recently}::interval)`;
  return [
    sql<number>`(select coalesce(sum(amount), 0)::bigint from payments where ${own} and status = 'complete')`.as('deposited'),
    sql<number>`(select coalesce(sum(amount), 0)::bigint from withdrawals paid where paid.${own} and status = 'complete')`.as('paid_out'),
    sql<number>`(select coalesce(sum(staked), 0)::bigint from player_day_totals where ${own})`.as('staked'),
    stakedWithoutRisk(sql`withdrawals.player_id`).as('staked_without_risk'),
    sql<number | null>`(select amount from payments where payments.id = withdrawals.source_payment_id)`.as('source_amount'),
    sql<Date | null>`(select coalesce(settled_at, created_at) from payments where payments.id = withdrawals.source_payment_id)`.as('source_at'),
    sql<number>`(select coalesce(sum(won), 0)::bigint from player_day_totals where ${own})`.as('won'),
    // Cards, and accounts that money came from, are not typed.
    sql<boolean>`withdrawals.hold_until is not null or withdrawals.details <> '{}' and not withdrawals.details ? 'saved_card' and not exists (
      select from withdrawals paid where paid.${own} and paid.destination = withdrawals.destination and paid.status = 'complete'
        and paid.created_at < withdrawals.created_at
    )`.as('is_new_destination'),
    sql<boolean>`exists (
      select from withdrawals other
      where other.destination = withdrawals.destination and other.destination <> '' and other.details <> '{}'
        and other.player_id <> withdrawals.player_id
    ) or exists (
      select from payment_instruments own join payment_instruments other on other.processor = own.processor and other.token = own.token
      where own.id::text = withdrawals.details->>'saved_card' and other.player_id <> withdrawals.player_id
    )`.as('is_shared_destination'),
    isChanged('email_changed').as('has_changed_mail'),
    isChanged('password_changed').as('has_changed_password'),
    sql<boolean>`exists (select from name_changes where ${own} and created_at > ${at}::timestamptz - ${recently}::interval)`.as('has_changed_name'),
    sql<boolean>`players.status = 'blocked'`.as('is_blocked'),
    sql<boolean>`exists (select from person_matches where ${own} and state in ('held', 'flagged'))`.as('is_on_review'),
    sql<boolean>`exists (select from withdrawals failed where failed.${own} and status = 'reversal')`.as('has_failed_payout'),
    sql<boolean>`exists (select from payment_conflicts where ${own} and seen_at is null)`.as('has_payment_conflict'),
  ] as const;
}

export async function readWithdrawals(
  db: Connection,
  { status, offset, limit, at }: WithdrawalFilter,
): Promise<{ rows: ReviewedWithdrawal[]; total: number }> {
  const found = db.selectFrom('withdrawals').$if(status !== undefined, (query) => query.where('withdrawals.status', '=', status ?? 'pending'));
  const [rows, { total }] = await Promise.all([
    found
      .innerJoin('players', 'players.id', 'withdrawals.player_id')
      .selectAll('withdrawals')
      .select(['players.username', 'players.first_name', 'players.last_name', 'players.activated', 'players.kyc_status'])
      .select('players.created_at as registered_at')
      .select(reviewFacts(at))
      .orderBy('withdrawals.created_at')
      .orderBy('withdrawals.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function readUsername(db: Connection, playerId: string): Promise<{ username: string }> {
  return db.selectFrom('players').select('username').where('id', '=', playerId).executeTakeFirstOrThrow();
}

/** Whether the player is blocked, which cannot change until the transaction ends. */
export async function lockIsBlocked(trx: DatabaseTransaction, playerId: string): Promise<boolean> {
  const { status } = await trx.selectFrom('players').select('status').where('id', '=', playerId).forShare().executeTakeFirstOrThrow();
  return status === 'blocked';
}
