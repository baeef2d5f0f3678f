import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { paymentGetPaymentUrl, Refusal, StartedPayment, ValidRequestOf } from '@playfront/api-contract';
import { fromWire, payableFromWire, type Money } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { PromotionCodes } from '../bonus/promo-codes.service.ts';
import type { PlayerSession } from '../players/sessions.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { answerOf, type StoredAnswer } from './deposit-answer.ts';
import { findPaymentByKey, findPaymentOfPlayer, insertPayment, keepAnswer, type PaymentRow } from './deposits.store.ts';
import { checkFields } from './payment-fields.rules.ts';
import { depositFee, type DepositProcessor, type Processors } from './processors.service.ts';
import type { ProviderClient } from './provider-client.ts';
import { returnAddress } from './return-address.ts';

type Request = ValidRequestOf<typeof paymentGetPaymentUrl>;

export type Deposits = {
  /** Opens a payment at the provider and says how it goes on. Moves no money: only the provider's callback does. */
  start(session: PlayerSession, processorId: string, request: Request): Promise<StartedPayment | Refusal>;
  /** Hands in the code that a payment by phone waits for; then the payment is the provider's to decide. */
  confirm(session: PlayerSession, attempt: { paymentId: string; code: string; key: string }): Promise<{ status: 1 } | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  processors: Processors;
  provider: ProviderClient;
  rules: Required<MoneyRule>;
  promotionCodes: PromotionCodes;
  publicUrl: string;
  callbackUrl: string;
  merchant: string;
  log: FastifyBaseLogger;
};

/** Longer than the provider's own limit: its callback comes first unless the provider is gone. A transfer takes days. */
const pendingHours = 2;
const transferPendingHours = 8 * 24;

/** What a request comes to after it was checked. */
type Plan = { readonly processor: DepositProcessor; readonly amount: Money; readonly fields: Record<string, string>; readonly returnUrl: string };

export function createDeposits(dependencies: Dependencies): Deposits {
  const { database, now, processors, provider, rules, promotionCodes, publicUrl, callbackUrl, merchant, log } = dependencies;

  async function plan(session: PlayerSession, processorId: string, request: Request): Promise<Plan | Refusal> {
    if (!processors.find(processorId)) return refuse('not_found');
    const returnUrl = returnAddress(request.return_url, publicUrl);
    if (!returnUrl || request.currency !== session.currency) return refuse('malformed');
    const processor = (await processors.deposits(session)).find(({ id }) => id === processorId);
    if (!processor) return refuse('method_not_available');
    const amount = payableFromWire(request.amount, session.currency);
    // No player can mean such an amount: it is no choice outside the limits.
    if (!amount) return refuse('malformed', { amount: 'amount_out_of_range' });
    if (amount.minor < processor.minMinor || amount.minor > processor.maxMinor)
      return refuse('amount_out_of_range', { amount: 'amount_out_of_range' });
    const check = checkFields(processor.deposit.fields, request.fields ?? {}, processors.networksOf(processor));
    if (!check.ok) return refuse(Object.values(check.faults)[0] ?? 'field_required', check.faults);
    return { processor, amount, fields: check.fields, returnUrl };
  }

  /** Asks the provider, also for a payment whose first answer got lost: it knows the reference. */
  async function open(payment: PaymentRow, { processor, fields, returnUrl }: Plan, locale: string): Promise<StoredAnswer | Refusal> {
    const { id, name, kind, deposit } = processor;
    try {
      const start = await provider.open({
        reference: payment.id,
        merchant,
        amount_minor: payment.amount + payment.fee,
        currency: payment.currency,
        locale,
        return_url: returnUrl,
        callback_url: new URL(`/api/payment/callback/${id}`, callbackUrl).href,
        method: { id, name, kind, flow: deposit.flow },
        fields,
      });
      const answer = answerOf(start, processor, payment.amount + payment.fee);
      await keepAnswer(database, payment.id, answer, start.id, now());
      return answer;
    } catch (error) {
      // The payment stays pending: the provider may have opened it all the same, and the same key asks for it again.
      log.error({ err: error, payment: payment.id }, 'payment at the provider');
      return refuse('action_failed');
    }
  }

  async function insert(session: PlayerSession, request: Request, { processor, amount }: Plan, payloadHash: Buffer) {
    const { playerId, currency } = session;
    if (request.promo_code?.trim() && !(await promotionCodes.find(request.promo_code))) {
      return refuse('invalid_promo_code', { promo_code: 'invalid_promo_code' });
    }
    return database.transaction().execute(async (trx) => {
      await lockWallet(trx, { kind: 'player', playerId });
      if (await findPaymentByKey(trx, playerId, request.idempotency_key)) return undefined;
      const at = now();
      const promoCode = request.promo_code?.trim() || undefined;
      const refusal = await rules.beforeDeposit(trx, { playerId, currency, amountMinor: amount.minor, at, processor: processor.id, promoCode });
      if (refusal) return refusal;
      const hours = processor.deposit.flow === 'instructions' ? transferPendingHours : pendingHours;
      return insertPayment(trx, {
        player_id: playerId,
        processor: processor.id,
        flow: processor.deposit.flow,
        currency,
        amount: amount.minor,
        fee: depositFee(processor, amount).minor,
        idempotency_key: request.idempotency_key,
        payload_hash: payloadHash,
        promo_code: promoCode ?? null,
        created_at: at,
        expires_at: new Date(at.getTime() + hours * 3_600_000),
      });
    });
  }

  return {
    async start(session, processorId, request) {
      const payloadHash = hashOf(processorId, request);
      const find = () => findPaymentByKey(database, session.playerId, request.idempotency_key);
      // A retry is answered as the first time, whatever has been switched off since.
      const earlier = await find();
      if (earlier && !earlier.payload_hash.equals(payloadHash)) return refuse('conflict');
      if (earlier?.answer) return answerFor(session, earlier, earlier.answer);
      if (earlier && earlier.status !== 'pending') return refuse('action_failed');

      const planned = await plan(session, processorId, request);
      if (isRefusal(planned)) return planned;
      const created = earlier ?? (await insert(session, request, planned, payloadHash));
      if (isRefusal(created)) return created;
      const payment = created ?? (await find());
      if (!payment?.payload_hash.equals(payloadHash)) return refuse('conflict');
      if (!payment.answer && payment.status !== 'pending') return refuse('action_failed');
      const answer = payment.answer ?? (await open(payment, planned, request.locale));
      return isRefusal(answer) ? answer : answerFor(session, payment, answer);
    },

    async confirm({ playerId }, { paymentId, code, key }) {
      const payment = await findPaymentOfPlayer(database, playerId, paymentId);
      if (payment?.flow !== 'otp' || !payment.provider_reference) return refuse('not_found');
      try {
        const outcome = await provider.confirm(payment.processor, { payment_id: payment.provider_reference, code, key });
        if (outcome === 'accepted') return { status: 1 };
        if (outcome === 'wrong') return refuse('wrong_card', { code: 'wrong_card' });
        if (outcome === 'failed') return refuse('deposit_fail');
        return refuse(outcome === 'conflict' ? 'conflict' : 'not_found');
      } catch (error) {
        log.error({ err: error, payment: payment.id }, 'code at the provider');
        return refuse('action_failed');
      }
    },
  };

  async function answerFor({ playerId }: PlayerSession, { id }: PaymentRow, answer: StoredAnswer): Promise<StartedPayment | Refusal> {
    if (answer.type === 'refused') return refuse(answer.error, answer.fields);
    const numbered = { status: 1, transaction_id: id, ...answer } as const;
    return answer.type === 'result' ? { ...numbered, type: 'result', result: await resultOf(playerId, id) } : numbered;
  }

  /** The provider's word comes by its callback, most often before the answer to the order is back. */
  async function resultOf(playerId: string, id: string): Promise<'pending' | 'complete' | 'failed'> {
    const status = (await findPaymentOfPlayer(database, playerId, id))?.status;
    return status === 'pending' || status === 'complete' ? status : 'failed';
  }
}

/** The request as it was sent, not what it comes to today: what is offered changes. */
function hashOf(processorId: string, { amount, currency, return_url, promo_code, fields }: Request): Buffer {
  const filled = Object.entries(fields ?? {}).map(([name, value]) => [name, value.trim()] as const);
  const given = filled.filter(([, value]) => value !== '').sort();
  const payload = [processorId, fromWire(amount, currency)?.minor ?? amount, currency, return_url.trim(), promo_code?.trim() ?? '', given];
  return createHash('sha256').update(JSON.stringify(payload)).digest();
}
