import * as v from 'valibot';
import { defineCall } from './call.ts';
import { withdrawalSchema } from './staff-withdrawals.ts';
import { amountOf, currencySchema, givenIdSchema, idempotencyKeySchema, idSchema, pageEntries, timeSchema, wireAmountSchema } from './wire.ts';

const paymentRunSchema = v.object({
  id: idSchema,
  started_at: timeSchema,
  /** Username of the officer who started it. */
  officer: v.string(),
  /** Number of its withdrawals, and their sum in each currency. */
  count: v.number(),
  sums: v.array(
    v.pipe(
      v.object({ currency: currencySchema, amount: wireAmountSchema }),
      v.transform(({ currency, amount }) => amountOf(amount, currency)),
    ),
  ),
});

/**
 * Creates a payment run of all approved withdrawals that staff pay by hand and that are in no run yet, longest waiting first, at most 1,000. Even if
 * several officers start runs at the same time, each withdrawal is in one run. `run` is null if there are no such withdrawals. The same key by the same
 * officer returns the same run.
 */
export const adminStartPaymentRun = defineCall({
  path: 'admin/start_payment_run',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  isReadOnly: false,
  request: v.object({ idempotency_key: idempotencyKeySchema }),
  response: v.object({ status: v.literal(1), run: v.nullable(paymentRunSchema) }),
});

/** Payment runs, newest first. */
export const adminGetPaymentRuns = defineCall({
  path: 'admin/get_payment_runs',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  isReadOnly: true,
  request: v.object(pageEntries),
  response: v.object({ status: v.literal(1), runs: v.array(paymentRunSchema), total: v.number() }),
});

/** The withdrawals of a payment run, as they are now, in an order that does not change. */
export const adminGetPaymentRun = defineCall({
  path: 'admin/get_payment_run',
  method: 'POST',
  auth: 'admin',
  scope: 'payments',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema, ...pageEntries }),
  response: v.object({ status: v.literal(1), run: paymentRunSchema, withdrawals: v.array(withdrawalSchema), total: v.number() }),
});
