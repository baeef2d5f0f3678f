import {
  frontGetEupaymentFinancialTransaction,
  frontGetFinancialTransaction,
  frontGetFinancialTransactions,
  paymentCancelDeposit,
  paymentConfirmPayment,
  paymentGetEupaymentForm,
  paymentGetPaymentUrl,
  paymentGetStartedPayment,
  paymentPayCard,
  paymentResendCode,
  transactionTypes,
  isUuid,
  type ErrorKey,
  type Refusal,
} from '@playfront/api-contract';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import { promoCodeTries } from '../throttle/promo-code-tries.ts';
import { moneyCallCounts } from '../throttle/money-calls.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { CardPayments } from './card-payments.service.ts';
import type { DepositCodes } from './deposit-codes.service.ts';
import type { Deposits } from './deposits.service.ts';
import type { Processors } from './processors.service.ts';
import type { StartedDeposits } from './started-deposits.service.ts';
import type { TransactionList } from './transaction-list.service.ts';

const euPaymentId = 'eupayment';
const wrongCodeErrors: readonly ErrorKey[] = ['wrong_card', 'deposit_fail'];

type Dependencies = {
  transactionList: TransactionList;
  deposits: Deposits;
  codes: DepositCodes;
  cards: CardPayments;
  startedDeposits: StartedDeposits;
  processors: Processors;
  access: AccessService;
  throttle: Throttle;
};

/** Deposits, and the list of transactions. */
export function registerPayments(
  calls: CallRegistry,
  { transactionList, deposits, codes, cards, startedDeposits, processors, access, throttle }: Dependencies,
): void {
  const isBarred = (ip: string, { country }: PlayerSession) => access.check({ ip, country });

  /** A transaction of the player, as the call for a single one returns it. */
  async function transactionOf(session: PlayerSession, id: string) {
    const transaction = await transactionList.find(session, id);
    return transaction ? { status: 1 as const, transaction } : refuse('not_found');
  }

  calls.player(paymentGetPaymentUrl, async ({ body, session, request }) => {
    if (await isBarred(request.ip, session)) return refuse('disable_site_access');
    const { provider } = request.params as { provider: string };
    const codeTries = body.promo_code ? promoCodeTries(request.ip, session.playerId) : [];
    const refusal = await throttle.take(...moneyCallCounts('deposit', session.playerId, request.ip), ...codeTries);
    if (refusal) return refusal;
    const start = () => deposits.start(session, provider, body);
    return processors.asksForCode(provider) ? countingWrongCodes(session, request.ip, start) : start();
  });

  calls.player(paymentGetStartedPayment, async ({ body, session }) =>
    isUuid(body.transaction_id) ? startedDeposits.find(session, body.transaction_id) : refuse('not_found'),
  );

  calls.player(paymentCancelDeposit, async ({ body, session }) => {
    const isKnown = isUuid(body.transaction_id) && (await startedDeposits.cancel(session, body.transaction_id));
    return isKnown ? transactionOf(session, body.transaction_id) : refuse('not_found');
  });

  /**
   * Limits wrong codes and cards, because a guessed voucher is money. Each attempt is counted before it is made, and the count is returned unless the code was
   * wrong.
   */
  async function countingWrongCodes<Result>({ playerId }: PlayerSession, ip: string, attempt: () => Promise<Result>): Promise<Result | Refusal> {
    const counts = moneyCallCounts('payment_code', playerId, ip);
    const refusal = await throttle.take(...counts);
    if (refusal) return refusal;
    const response = await attempt();
    if (!isRefusal(response) || !wrongCodeErrors.includes(response.error)) await throttle.giveBack(...counts);
    return response;
  }

  calls.player(paymentConfirmPayment, async ({ body, session, request }) => {
    if (await isBarred(request.ip, session)) return refuse('disable_site_access');
    if (!isUuid(body.transaction_id)) return refuse('not_found');
    const { transaction_id: paymentId, code, idempotency_key: key } = body;
    const refusal = await throttle.take(...moneyCallCounts('deposit', session.playerId, request.ip));
    if (refusal) return refusal;
    const confirmed = await countingWrongCodes(session, request.ip, () => codes.confirm(session, { paymentId, code, key }));
    return isRefusal(confirmed) ? confirmed : transactionOf(session, paymentId);
  });

  calls.player(paymentResendCode, async ({ body, session, request }) => {
    if (await isBarred(request.ip, session)) return refuse('disable_site_access');
    if (!isUuid(body.transaction_id)) return refuse('not_found');
    const refusal = await throttle.take(...moneyCallCounts('deposit', session.playerId, request.ip));
    return refusal ?? codes.resend(session, body.transaction_id);
  });

  calls.player(paymentPayCard, async ({ body: { transaction_id: paymentId, ...card }, session, request }) => {
    if (await isBarred(request.ip, session)) return refuse('disable_site_access');
    if (!isUuid(paymentId)) return refuse('not_found');
    const refusal = await throttle.take(...moneyCallCounts('deposit', session.playerId, request.ip));
    // Whether a provider takes a card may be guessed from its refusals.
    return refusal ?? countingWrongCodes(session, request.ip, () => cards.pay(session, paymentId, card));
  });

  calls.player(paymentGetEupaymentForm, async ({ body, session, request }) => {
    if (await isBarred(request.ip, session)) return refuse('disable_site_access');
    const refusal = await throttle.take(...moneyCallCounts('deposit', session.playerId, request.ip));
    if (refusal) return refusal;
    const started = await deposits.start(session, euPaymentId, { ...body, fields: {} });
    return isRefusal(started) ? started : formOf(started);
  });
  function formOf(started: Exclude<Awaited<ReturnType<Deposits['start']>>, Refusal>) {
    if (started.type !== 'form') throw new Error(`${euPaymentId} responded with ${started.type}, not a form`);
    const { transaction_id, action, method, fields } = started;
    return { status: 1 as const, transaction_id, form: { action, method, fields } };
  }

  calls.player(frontGetEupaymentFinancialTransaction, ({ body, session }) => transactionOf(session, body.reference));
  calls.player(frontGetFinancialTransaction, ({ body, session }) => transactionOf(session, body.id));

  calls.player(frontGetFinancialTransactions, async ({ body, session }) => {
    const type = transactionTypes.find((known) => known === body.type);
    if (body.type !== undefined && !type) return { status: 1, transactions: [], total: 0 };
    const list = await transactionList.read(session, {
      from: body.from ? new Date(body.from) : undefined,
      to: body.to ? new Date(body.to) : undefined,
      type,
      status: body.status,
      offset: (body.page - 1) * body.page_size,
      limit: body.page_size,
    });
    return { status: 1, ...list };
  });
}
