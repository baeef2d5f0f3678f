import {
  frontGetEupaymentFinancialTransaction,
  frontGetFinancialTransaction,
  frontGetFinancialTransactions,
  frontGetProcessors,
  paymentConfirmPayment,
  paymentGetEupaymentForm,
  paymentGetPaymentUrl,
  transactionTypes,
  type Refusal,
} from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { isUuid } from '../http/uuid.ts';
import { profileOf } from '../limits/profiles.ts';
import type { PlayerSession } from '../players/sessions.service.ts';
import type { AccessService } from '../settings/access.service.ts';
import { promoCodeTries } from '../throttle/promo-code-tries.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { Deposits } from './deposits.service.ts';
import { wireDeposit, wireTransaction } from './payments.wire.ts';
import type { Processors } from './processors.service.ts';
import { findTransaction, readTransactions } from './transactions.store.ts';

const euPaymentId = 'eupayment';

type Dependencies = { database: Database; deposits: Deposits; processors: Processors; access: AccessService; throttle: Throttle };

/** Paying in, and the list of transactions. */
export function registerPayments(calls: CallRegistry, { database, deposits, processors, access, throttle }: Dependencies): void {
  const isBarred = (ip: string, { country }: PlayerSession) => access.check({ ip, country });

  /** One line of the player's own, as the calls for one answer it. */
  async function transactionOf({ playerId, country }: PlayerSession, id: string) {
    const row = isUuid(id) ? await findTransaction(database, playerId, id) : undefined;
    const mayCancel = profileOf(country).isReverseWithdrawalAllowed;
    return row ? { status: 1 as const, transaction: wireTransaction(row, { processors, mayCancel }) } : refuse('not_found');
  }

  calls.player(frontGetProcessors, async ({ body, session }) => {
    const open = await processors.deposits({ country: body.country ?? session.country, currency: body.currency });
    return { status: 1, processors: open.map((processor) => wireDeposit(processor, processors)) };
  });

  calls.player(paymentGetPaymentUrl, async ({ body, session, request }) => {
    if (await isBarred(request.ip, session)) return refuse('disable_site_access');
    const { provider } = request.params as { provider: string };
    const refusal = body.promo_code?.trim() ? await throttle.take(...promoCodeTries(request.ip, session.playerId)) : undefined;
    return refusal ?? deposits.start(session, provider, body);
  });

  calls.player(paymentConfirmPayment, async ({ body, session, request }) => {
    if (await isBarred(request.ip, session)) return refuse('disable_site_access');
    if (!isUuid(body.transaction_id)) return refuse('not_found');
    const { transaction_id: paymentId, code, idempotency_key: key } = body;
    const confirmed = await deposits.confirm(session, { paymentId, code, key });
    return isRefusal(confirmed) ? confirmed : transactionOf(session, paymentId);
  });

  calls.player(paymentGetEupaymentForm, async ({ body, session, request }) => {
    if (await isBarred(request.ip, session)) return refuse('disable_site_access');
    const started = await deposits.start(session, euPaymentId, { ...body, fields: {} });
    return isRefusal(started) ? started : formOf(started);
  });
  function formOf(started: Exclude<Awaited<ReturnType<Deposits['start']>>, Refusal>) {
    if (started.type !== 'form') throw new Error(`${euPaymentId} answers ${started.type}, not a form`);
    const { transaction_id, action, method, fields } = started;
    return { status: 1 as const, transaction_id, form: { action, method, fields } };
  }

  calls.player(frontGetEupaymentFinancialTransaction, ({ body, session }) => transactionOf(session, body.reference));
  calls.player(frontGetFinancialTransaction, ({ body, session }) => transactionOf(session, body.id));

  calls.player(frontGetFinancialTransactions, async ({ body, session }) => {
    const type = transactionTypes.find((known) => known === body.type);
    if (body.type !== undefined && !type) return { status: 1, transactions: [], total: 0 };
    const { rows, total } = await readTransactions(database, {
      playerId: session.playerId,
      from: body.from ? new Date(body.from) : undefined,
      to: body.to ? new Date(body.to) : undefined,
      type,
      status: body.status,
      offset: (body.page - 1) * body.page_size,
      limit: body.page_size,
    });
    const mayCancel = profileOf(session.country).isReverseWithdrawalAllowed;
    return { status: 1, transactions: rows.map((row) => wireTransaction(row, { processors, mayCancel })), total };
  });
}
