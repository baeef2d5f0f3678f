import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { paymentGetPaymentUrl, Refusal, ValidRequestOf } from '@playfront/api-contract';
import { fromWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { PromotionCodes } from '../players/promotion-code.service.ts';
import type { PlayerSession } from '../players/sessions.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { findPaymentByKey, insertPayment, setRedirectUrl, type PaymentRow } from './payments.store.ts';
import { findProcessor } from './processors.ts';
import type { ProviderClient } from './provider-client.ts';
import { returnAddress } from './return-address.ts';

type Request = ValidRequestOf<typeof paymentGetPaymentUrl>;
type Started = { readonly transactionId: string; readonly redirectUrl: string };

export type Deposits = {
  /** Opens a payment and its page at the provider. Moves no money: only the provider's callback does. */
  start(session: PlayerSession, processorId: string, request: Request): Promise<Started | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  provider: ProviderClient;
  rules: Required<MoneyRule>;
  promotionCodes: PromotionCodes;
  publicUrl: string;
  callbackUrl: string;
  merchant: string;
  log: FastifyBaseLogger;
};

export function createDeposits({ database, now, provider, rules, promotionCodes, publicUrl, callbackUrl, merchant, log }: Dependencies): Deposits {
  /** Asks for the page, also for a payment whose first answer got lost: the provider knows the reference. */
  async function openPage(payment: PaymentRow, locale: string, returnUrl: string): Promise<Started | Refusal> {
    try {
      const redirectUrl = await provider.createPage({
        reference: payment.id,
        merchant,
        amount_minor: payment.amount,
        currency: payment.currency,
        locale,
        return_url: returnUrl,
        callback_url: new URL('/api/payment/callback/sandbox', callbackUrl).href,
      });
      await setRedirectUrl(database, payment.id, redirectUrl);
      return { transactionId: payment.id, redirectUrl };
    } catch (error) {
      // The payment stays pending: the provider may have made the page all the same, and the same key asks for it again.
      log.error({ err: error, payment: payment.id }, 'payment page');
      return refuse('action_failed');
    }
  }

  return {
    async start(session, processorId, request) {
      const processor = findProcessor(processorId);
      if (!processor) return refuse('not_found');
      const returnUrl = returnAddress(request.return_url, publicUrl);
      const range = processor.limits[session.currency];
      if (!returnUrl || !range || request.currency !== session.currency) return refuse('malformed');
      const amount = fromWire(request.amount, session.currency);
      if (!amount || amount.minor < range.minMinor || amount.minor > range.maxMinor)
        return refuse('amount_out_of_range', { amount: 'amount_out_of_range' });
      if (request.promo_code?.trim() && !(await promotionCodes.find(request.promo_code))) {
        return refuse('invalid_promo_code', { promo_code: 'invalid_promo_code' });
      }

      const payloadHash = hashOf([processorId, amount.minor, session.currency, returnUrl, request.promo_code ?? '']);
      const created = await database.transaction().execute(async (trx) => {
        await lockWallet(trx, { kind: 'player', playerId: session.playerId });
        const earlier = await findPaymentByKey(trx, session.playerId, request.idempotency_key);
        if (earlier) return undefined;
        const { playerId, currency } = session;
        const at = now();
        const promoCode = request.promo_code?.trim() || undefined;
        const refusal = await rules.beforeDeposit(trx, { playerId, currency, amountMinor: amount.minor, at, processor: processorId, promoCode });
        if (refusal) return refusal;
        return insertPayment(trx, {
          player_id: playerId,
          processor: processorId,
          currency,
          amount: amount.minor,
          idempotency_key: request.idempotency_key,
          payload_hash: payloadHash,
          promo_code: promoCode ?? null,
          created_at: at,
        });
      });
      if (isRefusal(created)) return created;
      if (created) return openPage(created, request.locale, returnUrl);
      const earlier = await findPaymentByKey(database, session.playerId, request.idempotency_key);
      if (!earlier?.payload_hash.equals(payloadHash)) return refuse('conflict');
      if (earlier.redirect_url) return { transactionId: earlier.id, redirectUrl: earlier.redirect_url };
      return earlier.status === 'pending' ? openPage(earlier, request.locale, returnUrl) : refuse('action_failed');
    },
  };
}

function hashOf(payload: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(payload)).digest();
}
