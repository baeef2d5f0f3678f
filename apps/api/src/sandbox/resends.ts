import { sql } from 'kysely';
import type { ResendOutcome } from '../payments/provider-messages.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import { isUndecided } from './sandbox-payments.store.ts';

/** How often the code of a payment can be sent again. */
export const maxResends = 3;

/** Sends the code of a payment by phone again. It stays the same, so that a message that arrives late is not wrong. */
export function resendCode(db: SandboxDatabase, paymentId: string, now: Date): Promise<ResendOutcome> {
  return db.transaction().execute(async (trx) => {
    const payment = await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst();
    if (payment?.method.flow !== 'otp' || !isUndecided(payment) || payment.expires_at <= now) return 'not_awaited';
    const { resends = 0 } = payment.details;
    if (resends >= maxResends) return 'too_many';
    await trx
      .updateTable('payments')
      .set({ details: sql<string>`details || ${JSON.stringify({ resends: resends + 1 })}::jsonb` })
      .where('id', '=', paymentId)
      .execute();
    return 'sent';
  });
}
