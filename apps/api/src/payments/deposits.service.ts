import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { paymentGetPaymentUrl, Refusal, StartedPayment, ValidRequestOf } from '@playfront/api-contract';
import { fromWire, payableFromWire, type Money } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { PromotionCodes } from '../bonus/promo-codes.service.ts';
import { findClosure } from '../restrictions/restrictions.store.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { BonusChoice, MoneyRule } from '../wallet/money-rules.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { responseOf, type StoredResponse } from './deposit-response.ts';
import { expireUnopenedPayments, findPaymentByKey, insertPayment, storeResponse, type PaymentRow } from './deposits.store.ts';
import type { GatewayHealth } from './gateway-health.ts';
import { findCardToPayWith } from './instruments.store.ts';
import type { OwnCardForm } from './own-card-form.ts';
import { checkFields } from './payment-fields.rules.ts';
import { depositFee, takesSavedCards, type DepositProcessor, type Processors } from './processors.service.ts';
import { ProviderRefusal, providerTimeoutMs, type ProviderClient } from './provider-client.ts';
import { returnAddress, returnAddressOf } from './return-address.ts';
import { startedPaymentOf } from './started-deposits.service.ts';

type Request = ValidRequestOf<typeof paymentGetPaymentUrl>;

export type Deposits = {
  /** Opens a payment at the provider and returns how it continues. Moves no money: only the provider's callback does. */
  start(session: PlayerSession, processorId: string, request: Request): Promise<StartedPayment | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  processors: Processors;
  provider: ProviderClient;
  ownCardForm: OwnCardForm;
  /** Another gateway of the method is offered after a failure. */
  health: GatewayHealth;
  rules: Required<MoneyRule>;
  promotionCodes: Pick<PromotionCodes, 'isValid'>;
  publicUrl: string;
  callbackUrl: string;
  merchant: string;
  log: FastifyBaseLogger;
};

/** Longer than the provider's time limit, so that its callback arrives first unless the provider is down. A transfer takes days. */
const pendingHours = 2;
const transferPendingHours = 8 * 24;

/** A checked request. */
type Plan = { readonly processor: DepositProcessor; readonly amount: Money; readonly fields: Record<string, string>; readonly returnUrl: string };

export function createDeposits(dependencies: Dependencies): Deposits {
  const { database, now, provider, health, rules, promotionCodes, callbackUrl, merchant, log } = dependencies;

  /** Calls the provider, also for a payment whose first response was lost: it recognises the reference. */
  async function open(payment: PaymentRow, { processor, fields, returnUrl }: Plan, locale: string): Promise<StoredResponse | Refusal> {
    const { id, name, kind, deposit } = processor;
    try {
      const start = await provider.open({
        reference: payment.id,
        merchant,
        amount_minor: payment.amount + payment.fee,
        currency: payment.currency,
        locale,
        return_url: returnAddressOf(payment.id, returnUrl),
        callback_url: new URL(`/api/payment/callback/${id}`, callbackUrl).href,
        method: { id, name, kind, flow: deposit.flow },
        fields,
        expires_at: payment.expires_at.toISOString(),
      });
      const response = responseOf(start, processor, payment.amount + payment.fee);
      await storeResponse(database, payment.id, response, start.id, now());
      health.worked(id);
      return response;
    } catch (error) {
      // A refused order says nothing about the orders of other players.
      if (!(error instanceof ProviderRefusal)) health.failed(id);
      // The payment stays pending: the provider may have opened it nevertheless, and a retry with the same key finds it.
      log.error({ err: error, payment: payment.id }, 'payment at the provider');
      return refuse('action_failed');
    }
  }

  async function insert(session: PlayerSession, request: Request, { processor, amount }: Plan, payloadHash: Buffer) {
    const { playerId, currency } = session;
    const { promoCode, isBonusDeclined } = bonusChoiceOf(request);
    if (promoCode && !(await promotionCodes.isValid(promoCode))) {
      return refuse('invalid_promo_code', { promo_code: 'invalid_promo_code' });
    }
    return database.transaction().execute(async (trx) => {
      await lockWallet(trx, { kind: 'player', playerId });
      if (await findPaymentByKey(trx, playerId, request.idempotency_key)) return undefined;
      const at = now();
      // Otherwise a deposit that could not be opened counts towards the limits of the one that replaces it. Money that arrives for it is not lost.
      const before = new Date(at.getTime() - 2 * providerTimeoutMs);
      await expireUnopenedPayments(trx, { playerId, before, down: (id) => health.isDown(id), at });
      const asked = { playerId, currency, amountMinor: amount.minor, at, processor: processor.id, promoCode, isBonusDeclined };
      const refusal = await rules.beforeDeposit(trx, asked);
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
        no_bonus: isBonusDeclined,
        created_at: at,
        expires_at: new Date(at.getTime() + hours * 3_600_000),
      });
    });
  }

  return {
    async start(session, processorId, request) {
      const payloadHash = hashOf(processorId, request);
      const find = () => findPaymentByKey(database, session.playerId, request.idempotency_key);
      // A retry gets the first response, even if the method has been disabled since.
      const earlier = await find();
      if (earlier && !earlier.payload_hash.equals(payloadHash)) return refuse('conflict');
      if (earlier?.answer) return startedPaymentOf(dependencies, session, earlier, earlier.answer);
      if (earlier && earlier.status !== 'pending') return refuse('action_failed');

      // The provider has not opened the payment yet, and a break may have begun since it was checked.
      const closure = earlier && (await findClosure(database, session.playerId, now()));
      if (closure) return refuse(closure);

      const planned = await planOf(dependencies, session, processorId, request);
      if (isRefusal(planned)) return planned;
      const created = earlier ?? (await insert(session, request, planned, payloadHash));
      if (isRefusal(created)) return created;
      const payment = created ?? (await find());
      if (!payment?.payload_hash.equals(payloadHash)) return refuse('conflict');
      if (!payment.answer && payment.status !== 'pending') return refuse('action_failed');
      const response = payment.answer ?? (await open(payment, planned, request.locale));
      return isRefusal(response) ? response : startedPaymentOf(dependencies, session, payment, response);
    },
  };
}

/** Checks a request against the current offer for the player. */
async function planOf(
  { database, processors, publicUrl }: Pick<Dependencies, 'database' | 'processors' | 'publicUrl'>,
  session: PlayerSession,
  processorId: string,
  request: Request,
): Promise<Plan | Refusal> {
  if (!processors.find(processorId)) return refuse('not_found');
  const returnUrl = returnAddress(request.return_url, publicUrl);
  if (!returnUrl || request.currency !== session.currency) return refuse('malformed');
  const processor = (await processors.deposits(session)).find(({ id }) => id === processorId);
  if (!processor) return refuse('method_not_available');
  const amount = payableFromWire(request.amount, session.currency);
  // Not an amount outside the limits, but an invalid one, such as a fraction of a minor unit.
  if (!amount) return refuse('malformed', { amount: 'amount_out_of_range' });
  if (amount.minor < processor.minMinor || amount.minor > processor.maxMinor) return refuse('amount_out_of_range', { amount: 'amount_out_of_range' });
  const check = checkFields(processor.deposit.fields, request.fields ?? {}, processors.networksOf(processor));
  if (!check.ok) return refuse(Object.values(check.faults)[0] ?? 'field_required', check.faults);
  const cardId = request.fields?.['saved_card'];
  const card = cardId ? await findCardToPayWith(database, session.playerId, cardId) : undefined;
  if (cardId && (card?.processor !== processorId || !takesSavedCards(processor))) return refuse('wrong_card', { saved_card: 'wrong_card' });
  return { processor, amount, fields: { ...check.fields, ...(card && { saved_card: card.token }) }, returnUrl };
}

function bonusChoiceOf({ promo_code: code, no_bonus: isBonusDeclined = false }: Request): BonusChoice {
  return { promoCode: isBonusDeclined ? undefined : code || undefined, isBonusDeclined };
}

/** Hash of the request as sent; derived values are left out because the offer changes. */
function hashOf(processorId: string, { amount, currency, return_url, promo_code, no_bonus, fields }: Request): Buffer {
  const filled = Object.entries(fields ?? {}).map(([name, value]) => [name, value.trim()] as const);
  const given = filled.filter(([, value]) => value !== '').sort();
  const payload = [processorId, fromWire(amount, currency)?.minor ?? amount, currency, return_url.trim(), promo_code ?? '', given];
  // Only if set, so that the hashes of deposits from before this field remain valid.
  if (no_bonus) payload.push('no_bonus');
  return createHash('sha256').update(JSON.stringify(payload)).digest();
}
