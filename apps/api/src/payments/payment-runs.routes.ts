import { isUuid, type WireResponseOf } from '@playfront/api-contract';
import { adminGetPaymentRun, adminGetPaymentRuns, adminStartPaymentRun } from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import type { AuditEntry } from '../http/call-logs.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { pageRange } from '../http/page-range.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { findRun, findRunByKey, insertRun, lockWithdrawalsForRun, readRunLines, readRuns, type PaymentRun } from './payment-runs.store.ts';
import { wireWithdrawal } from './payments.wire.ts';
import type { Processors } from './processors.service.ts';

type Dependencies = { database: Database; now: () => Date; processors: Processors; settings: Pick<SettingsService, 'read'> };

/** Maximum withdrawals in one run, which bounds its transaction and file. The next run has the rest. */
const maxLines = 1_000;

/** Payment runs: withdrawals that staff pay by hand, each in one run (decision 145). */
export function registerPaymentRuns(calls: CallRegistry, { database, now, processors, settings }: Dependencies): void {
  calls.admin(adminStartPaymentRun, async ({ body, session, audit }) => {
    const run = await start(session.playerId, body.idempotency_key, audit);
    return { status: 1, run: run ? wireRun(run) : null };
  });

  calls.admin(adminGetPaymentRuns, async ({ body }) => {
    const { rows, total } = await readRuns(database, pageRange(body));
    return { status: 1, runs: rows.map(wireRun), total };
  });

  calls.admin(adminGetPaymentRun, async ({ body }) => {
    const run = isUuid(body.id) ? await findRun(database, body.id) : undefined;
    if (!run) return refuse('not_found');
    const [lines, rules] = await Promise.all([readRunLines(database, run.id, pageRange(body)), settings.read()]);
    return { status: 1, run: wireRun(run), withdrawals: lines.map((row) => wireWithdrawal(row, processors, rules, now())), total: run.count };
  });

  async function start(officerId: string, key: string, audit: AuditEntry): Promise<PaymentRun | undefined> {
    return database.transaction().execute(async (trx) => {
      const withdrawalIds = await lockWithdrawalsForRun(trx, maxLines);
      // Checked after the locks: a repeated request has waited for those of the first one.
      const known = await findRunByKey(trx, officerId, key);
      if (known || withdrawalIds.length === 0) return known;
      const run = await insertRun(trx, { officer_id: officerId, idempotency_key: key, created_at: now(), withdrawalIds });
      const { id, count, sums } = run;
      await audit.record(trx, { target: { kind: 'payment_run', id }, after: { count, sums } });
      return run;
    });
  }
}

function wireRun({ id, created_at, officer, count, sums }: PaymentRun): WireResponseOf<typeof adminGetPaymentRun>['run'] {
  return {
    ...{ id, officer, count },
    started_at: created_at.toISOString(),
    sums: sums.map(({ currency, amount }) => ({ currency, amount: toWire(money(amount, currency)) })),
  };
}
