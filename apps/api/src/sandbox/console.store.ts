import type { Selectable } from 'kysely';
import type { SandboxDatabase, SandboxDeliveriesTable, SandboxPayoutsTable } from './sandbox-database.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

export type SandboxPayout = Selectable<SandboxPayoutsTable>;
export type Callback = Selectable<SandboxDeliveriesTable>;

const listed = 30;

/** The newest payments and payouts, with all their callbacks, oldest first. */
export async function readConsole(db: SandboxDatabase): Promise<{ payments: SandboxPayment[]; payouts: SandboxPayout[]; callbacks: Callback[] }> {
  const payments = await db.selectFrom('payments').selectAll().orderBy('created_at', 'desc').limit(listed).execute();
  const payouts = await db.selectFrom('payouts').selectAll().orderBy('created_at', 'desc').limit(listed).execute();
  const references = [...payments, ...payouts].map(({ reference }) => reference);
  const callbacks =
    references.length === 0 ? [] : await db.selectFrom('deliveries').selectAll().where('reference', 'in', references).orderBy('position').execute();
  return { payments, payouts, callbacks };
}

/** The last callback about an order that has no flaw, sent or not. */
export function findLastCallback(db: SandboxDatabase, reference: string): Promise<Callback | undefined> {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('reference', '=', reference)
    .where('flaw', 'is', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}
