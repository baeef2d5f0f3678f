import { sql } from 'kysely';
import type { Currency } from '@playfront/money';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { canBePaidByHand } from './payout-by-hand.rules.ts';
import type { ListedWithdrawal } from './withdrawals.store.ts';

/** The sums are minor units by currency. */
export type PaymentRun = {
  readonly id: string;
  readonly created_at: Date;
  readonly officer: string;
  readonly count: number;
  readonly sums: readonly { readonly currency: Currency; readonly amount: number }[];
};

type Page = { readonly offset: number; readonly limit: number };

/** The runs with number and sums of their withdrawals, which neither leave a run nor change their amounts. */
function runs(db: Connection) {
  return db
    .selectFrom('payment_runs')
    .innerJoin('players', 'players.id', 'payment_runs.officer_id')
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom(
            select
              .selectFrom('withdrawals')
              .whereRef('withdrawals.payment_run_id', '=', 'payment_runs.id')
              .groupBy('currency')
              .select(['currency', sql<number>`count(*)`.as('count'), sql<number>`sum(amount)`.as('amount')])
              .as('of_currency'),
          )
          .select([
            sql<number>`coalesce(sum(count), 0)::int`.as('count'),
            sql<PaymentRun['sums']>`coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) order by currency), '[]')`.as('sums'),
          ])
          .as('lines'),
      (join) => join.onTrue(),
    )
    .select(['payment_runs.id', 'payment_runs.created_at', 'players.username as officer', 'lines.count', 'lines.sums']);
}

export function findRun(db: Connection, id: string): Promise<PaymentRun | undefined> {
  return runs(db).where('payment_runs.id', '=', id).executeTakeFirst();
}

/** The run that an officer started with a key. */
export function findRunByKey(db: Connection, officerId: string, key: string): Promise<PaymentRun | undefined> {
  return runs(db).where('officer_id', '=', officerId).where('payment_runs.idempotency_key', '=', key).executeTakeFirst();
}

/** A page of the runs, newest first. */
export async function readRuns(db: Connection, { offset, limit }: Page): Promise<{ rows: PaymentRun[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    runs(db).orderBy('payment_runs.created_at', 'desc').orderBy('payment_runs.id', 'desc').limit(limit).offset(offset).execute(),
    db
      .selectFrom('payment_runs')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** A page of the withdrawals in a run. */
export function readRunLines(db: Connection, runId: string, { offset, limit }: Page): Promise<ListedWithdrawal[]> {
  return db
    .selectFrom('withdrawals')
    .innerJoin('players', 'players.id', 'withdrawals.player_id')
    .selectAll('withdrawals')
    .select('players.username')
    .where('payment_run_id', '=', runId)
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/**
 * The withdrawals for a new run, locked until the caller's transaction ends. Leaves out those that a concurrent run or decision has taken, and older
 * ones that were approved by hand although only the provider knows their account.
 */
export async function lockWithdrawalsForRun(trx: DatabaseTransaction, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('withdrawals')
    .select(['id', 'details'])
    .where('status', '=', 'processing')
    .where('is_paid_by_hand', '=', true)
    .where('payment_run_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
  return rows.filter(canBePaidByHand).map(({ id }) => id);
}

/**
 * Stores a run of locked withdrawals. Their versions are incremented, so that an officer who read one before the run cannot return money that its
 * file pays.
 */
export async function insertRun(
  trx: DatabaseTransaction,
  { withdrawalIds, ...run }: { officer_id: string; idempotency_key: string; created_at: Date; withdrawalIds: readonly string[] },
): Promise<PaymentRun> {
  const { id } = await trx.insertInto('payment_runs').values(run).returning('id').executeTakeFirstOrThrow();
  await trx
    .updateTable('withdrawals')
    .set({ payment_run_id: id, version: sql`version + 1` })
    .where('id', 'in', withdrawalIds)
    .execute();
  return runs(trx).where('payment_runs.id', '=', id).executeTakeFirstOrThrow();
}
