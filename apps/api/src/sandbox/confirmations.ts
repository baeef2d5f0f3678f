import type { Confirmation, ConfirmationOutcome } from '../payments/provider-messages.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import { isUndecided } from './sandbox-payments.store.ts';

/** Number of wrong codes that ends a payment by phone. */
const allowedAttempts = 3;

/** Checks the code of a payment by phone and counts the attempt, once per key. Does not decide the payment. */
export function attemptCode(db: SandboxDatabase, { payment_id: id, code, key }: Confirmation, now: Date): Promise<ConfirmationOutcome> {
  return db.transaction().execute(async (trx) => {
    const payment = await trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (payment?.method.flow !== 'otp') return 'not_awaited';
    const earlier = await trx.selectFrom('confirmations').selectAll().where('payment_id', '=', id).where('key', '=', key).executeTakeFirst();
    if (earlier) return earlier.code === code ? earlier.outcome : 'conflict';
    if (!isUndecided(payment) || payment.expires_at <= now) return 'not_awaited';

    const isRight = payment.details.code === code;
    const wrong = payment.wrong_codes + (isRight ? 0 : 1);
    const outcome = isRight ? 'accepted' : wrong >= allowedAttempts ? 'failed' : 'wrong';
    await trx.updateTable('payments').set({ wrong_codes: wrong }).where('id', '=', id).execute();
    await trx.insertInto('confirmations').values({ payment_id: id, key, code, outcome }).execute();
    return outcome;
  });
}
