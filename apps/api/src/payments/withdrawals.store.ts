import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { MessageKind, WithdrawalStatus } from '@playfront/api-contract';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { isDocumentAwaited } from '../documents/documents.store.ts';
import type { WithdrawalsTable } from './payments.tables.ts';
import type { ReviewFacts } from './withdrawal-review.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { recentChangeDays } from '../players/name-changes.store.ts';
import { releaseWindowHours } from './withdrawal-release.rules.ts';

export type WithdrawalRow = Selectable<WithdrawalsTable>;

export function insertWithdrawal(trx: DatabaseTransaction, withdrawal: Insertable<WithdrawalsTable>): Promise<WithdrawalRow> {
  return trx.insertInto('withdrawals').values(withdrawal).returningAll().executeTakeFirstOrThrow();
}

export function findWithdrawalByKey(db: Connection, playerId: string, key: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('player_id', '=', playerId).where('idempotency_key', '=', key).executeTakeFirst();
}

/**
 * A withdrawal, optionally only of one player, locked until the caller's transaction ends. To avoid deadlocks, the order of locks is wallet,
 * withdrawal, player.
 */
export async function lockWithdrawal(trx: DatabaseTransaction, id: string, playerId?: string): Promise<WithdrawalRow | undefined> {
  const owner = await trx.selectFrom('withdrawals').select('player_id').where('id', '=', id).executeTakeFirst();
  if (!owner || (playerId !== undefined && owner.player_id !== playerId)) return undefined;
  await lockWallet(trx, { kind: 'player', playerId: owner.player_id });
  return trx.selectFrom('withdrawals').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The pending withdrawals of a player, locked until the caller's transaction ends. The caller has locked the wallet. */
export function lockPendingWithdrawals(trx: DatabaseTransaction, playerId: string): Promise<WithdrawalRow[]> {
  const pending = trx.selectFrom('withdrawals').selectAll().where('player_id', '=', playerId).where('status', '=', 'pending');
  return pending.orderBy('id').forNoKeyUpdate().execute();
}

/** Changes a locked withdrawal; its version is incremented. */
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
 * Leases payouts whose order is due, each to one process. The lease, which is also the delay before the next attempt, doubles from a minute to an
 * hour.
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

type OrderState = Pick<Updateable<WithdrawalsTable>, 'next_order_at' | 'ordered_at' | 'may_be_ordered' | 'overdue_at'>;

/** Stores the result of ordering a payout, unless its outcome is already known. */
export async function storeOrderState(db: Connection, id: string, state: OrderState): Promise<void> {
  await db.updateTable('withdrawals').set(state).where('id', '=', id).where('status', '=', 'processing').execute();
}

/** Payouts whose outcome the provider should have reported by now; each is reported again at `nextAt`. */
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

export type WithdrawalFilter = {
  readonly status: WithdrawalStatus | undefined;
  readonly playerId?: string | undefined;
  readonly isPaidByHand?: boolean | undefined;
  readonly isNewestFirst?: boolean;
  readonly offset: number;
  readonly limit: number;
  readonly at: Date;
};
export type ListedWithdrawal = WithdrawalRow & {
  readonly username: string;
  readonly decider?: string | null;
  readonly first_approver?: string | null;
};
export type ReviewedWithdrawal = ListedWithdrawal & ReviewFacts;

const releaseWindow = sql.lit(`${releaseWindowHours} hours`);

/** The sum of a player's recent withdrawals released by rule, in minor units, except one withdrawal. */
function releasedByRule(playerId: RawBuilder<unknown>, { at, exceptId }: { at: Date; exceptId: RawBuilder<unknown> }) {
  return sql<number>`(
    select coalesce(sum(released.amount), 0)::bigint from withdrawals released
    where released.player_id = ${playerId} and released.id <> ${exceptId}
      and released.released_by_rule_at > ${at}::timestamptz - ${releaseWindow}::interval
  )`;
}

const recently = sql.lit(`${recentChangeDays} days`);

/** The remaining facts for an approver, read for the entries of one page in the same statement. */
function reviewFacts(at: Date) {
  const own = sql`player_id = withdrawals.player_id`;
  const isChanged = (kind: MessageKind) =>
    sql<boolean>`exists (select from player_messages where ${own} and kind = ${sql.lit(kind)} and created_at > ${at}::timestamptz - ${recently}::interval)`;
  return [
    sql<number>`(select coalesce(sum(amount), 0)::bigint from payments where ${own} and status = 'complete')`.as('deposited'),
    sql<number>`(select coalesce(sum(amount), 0)::bigint from withdrawals paid where paid.${own} and status = 'complete')`.as('paid_out'),
    sql<number>`(select coalesce(sum(staked), 0)::bigint from player_day_totals where ${own})`.as('staked'),
    sql<number | null>`(select amount from payments where payments.id = withdrawals.source_payment_id)`.as('source_amount'),
    sql<Date | null>`(select coalesce(settled_at, created_at) from payments where payments.id = withdrawals.source_payment_id)`.as('source_at'),
    sql<number>`(select coalesce(sum(won), 0)::bigint from player_day_totals where ${own})`.as('won'),
    // Only entered destinations: neither saved cards nor accounts of deposits.
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
    releasedByRule(sql`withdrawals.player_id`, { at, exceptId: sql`withdrawals.id` }).as('released_by_rule'),
    isDocumentAwaited(sql`withdrawals.player_id`).as('is_document_awaited'),
    sql<boolean>`players.status = 'blocked'`.as('is_blocked'),
    sql<boolean>`exists (select from person_matches where ${own} and state in ('held', 'flagged'))`.as('is_on_review'),
    sql<boolean>`exists (select from withdrawals failed where failed.${own} and status = 'reversal')`.as('has_failed_payout'),
    sql<boolean>`exists (select from payment_conflicts where ${own} and seen_at is null)`.as('has_payment_conflict'),
  ] as const;
}

function reviewed(db: Connection, at: Date) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('players', 'players.id', 'withdrawals.player_id')
    .selectAll('withdrawals')
    .select(['players.username', 'players.first_name', 'players.last_name', 'players.activated', 'players.kyc_status'])
    .select('players.created_at as registered_at')
    .select((select) => [
      select.selectFrom('players as decider').select('decider.username').whereRef('decider.id', '=', 'withdrawals.decided_by').as('decider'),
      select.selectFrom('players as first').select('first.username').whereRef('first.id', '=', 'withdrawals.first_approved_by').as('first_approver'),
    ])
    .select(reviewFacts(at));
}

/** A page of withdrawals. The page is selected first, so that facts are looked up only for its entries. */
export async function readWithdrawals(
  db: Connection,
  { status, playerId, isPaidByHand, isNewestFirst = false, offset, limit, at }: WithdrawalFilter,
): Promise<{ rows: ReviewedWithdrawal[]; total: number }> {
  const found = db
    .selectFrom('withdrawals')
    .$if(status !== undefined, (query) => query.where('withdrawals.status', '=', status ?? 'pending'))
    .$if(playerId !== undefined, (query) => query.where('withdrawals.player_id', '=', playerId ?? ''))
    .$if(isPaidByHand !== undefined, (query) => query.where('withdrawals.is_paid_by_hand', '=', isPaidByHand ?? false));
  const direction = isNewestFirst ? 'desc' : 'asc';
  const page = found
    .select('withdrawals.id')
    .orderBy('withdrawals.created_at', direction)
    .orderBy('withdrawals.id', direction)
    .limit(limit)
    .offset(offset);
  const [rows, { total }] = await Promise.all([
    reviewed(db, at).where('withdrawals.id', 'in', page).orderBy('withdrawals.created_at', direction).orderBy('withdrawals.id', direction).execute(),
    found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Withdrawals with their facts, by id. */
export function readReviewed(db: Connection, ids: readonly string[], at: Date): Promise<ReviewedWithdrawal[]> {
  return reviewed(db, at).where('withdrawals.id', 'in', ids).execute();
}

const releasePageSize = 50;

/** Pending withdrawals that no officer has approved and that are not on hold. Excludes those of staff, on which other officers decide. */
function releasable(db: Connection, at: Date) {
  return reviewed(db, at)
    .where('withdrawals.status', '=', 'pending')
    .where('withdrawals.first_approved_by', 'is', null)
    .where('withdrawals.requested_by', 'is', null)
    .where((withdrawal) => withdrawal.or([withdrawal('withdrawals.hold_until', 'is', null), withdrawal('withdrawals.hold_until', '<=', at)]))
    .where(sql<boolean>`cardinality(players.scope) = 0`);
}

/** A single releasable withdrawal. The caller has locked it and its player, so that the facts cannot change until the transaction ends. */
export function findReleasable(trx: DatabaseTransaction, id: string, at: Date): Promise<ReviewedWithdrawal | undefined> {
  return releasable(trx, at).where('withdrawals.id', '=', id).executeTakeFirst();
}

/** A page of releasable withdrawals, oldest first. */
export function readReleasable(
  db: Connection,
  { at, askedBefore, after }: { at: Date; askedBefore: Date; after: Pick<WithdrawalRow, 'created_at' | 'id'> | undefined },
): Promise<ReviewedWithdrawal[]> {
  return releasable(db, at)
    .where('withdrawals.created_at', '<=', askedBefore)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(withdrawals.created_at, withdrawals.id) > (${after?.created_at}, ${after?.id}::uuid)`),
    )
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .limit(releasePageSize)
    .execute();
}

export function readUsername(db: Connection, playerId: string): Promise<{ username: string }> {
  return db.selectFrom('players').select('username').where('id', '=', playerId).executeTakeFirstOrThrow();
}

/** Returns whether the player is blocked, and locks that until the transaction ends. */
export async function lockIsBlocked(trx: DatabaseTransaction, playerId: string): Promise<boolean> {
  const { status } = await trx.selectFrom('players').select('status').where('id', '=', playerId).forShare().executeTakeFirstOrThrow();
  return status === 'blocked';
}
