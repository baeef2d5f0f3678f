import type {
  adminGetWithdrawals,
  frontGetFinancialTransaction,
  frontGetProcessors,
  frontGetWithdrawalProcessors,
  WireAnswerOf,
} from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { PayoutMethod } from './payout-methods.ts';
import type { DepositProcessor, Processors } from './processors.service.ts';
import type { TransactionRow } from './transactions.store.ts';
import type { ListedWithdrawal } from './withdrawals.store.ts';

type WireProcessor = WireAnswerOf<typeof frontGetProcessors>['processors'][number];
type WirePayout = WireAnswerOf<typeof frontGetWithdrawalProcessors>['processors'][number];

/** A way to pay in, as the site shows it. */
export function wireDeposit(processor: DepositProcessor, processors: Processors): WireProcessor {
  const { deposit, coins, currency } = processor;
  return {
    ...shared(processor),
    fee_percent: deposit.fee_percent,
    fee_fixed: toWire(money(processor.feeFixedMinor, currency)),
    flow: deposit.flow,
    fields: deposit.fields,
    ...(coins.length > 0 ? { networks: processors.networksOf(processor) } : {}),
  };
}

/** A way to pay out. No fee is taken. */
export function wirePayout(method: PayoutMethod, processors: Processors): WirePayout {
  const { withdrawal, coins, cards } = method;
  return {
    ...shared(method),
    fee_percent: 0,
    fee_fixed: 0,
    flow: withdrawal.flow,
    fields: withdrawal.fields,
    eta_hours: withdrawal.eta_hours,
    ...(coins.length > 0 ? { networks: processors.networksOf(method) } : {}),
    ...(cards.length > 0 ? { saved_cards: cards.map(({ id, scheme, last4 }) => ({ id, label: `${scheme} ···· ${last4}` })) } : {}),
  };
}

function shared({
  id,
  name,
  kind,
  currency,
  currencies,
  minMinor,
  maxMinor,
}: Pick<DepositProcessor, 'id' | 'name' | 'kind' | 'currency' | 'currencies' | 'minMinor' | 'maxMinor'>) {
  const wire = (minor: number) => toWire(money(minor, currency));
  return {
    id,
    name,
    kind,
    currency,
    currencies: currencies.includes('*') ? [currency] : currencies,
    min_amount: wire(minMinor),
    max_amount: wire(maxMinor),
  };
}

/** A line of the list of transactions. `mayCancel`: a withdrawal that is not decided on may be taken back. */
export function wireTransaction(
  row: TransactionRow,
  { processors, mayCancel }: { processors: Processors; mayCancel: boolean },
): WireAnswerOf<typeof frontGetFinancialTransaction>['transaction'] {
  const wire = (minor: number) => toWire(money(minor, row.currency));
  return {
    id: row.id,
    type: row.type,
    date: row.at.toISOString(),
    amount: wire(row.amount),
    currency: row.currency,
    fee: wire(row.fee),
    provider: row.processor === null ? '' : processors.nameOf(row.processor),
    status: row.status,
    reason: row.reason,
    note: row.note,
    game_name: null,
    bet: null,
    win: null,
    total: row.total === null ? null : wire(row.total),
    can_cancel: row.isOpen && mayCancel,
  };
}

/** A withdrawal for the back office. */
export function wireWithdrawal(row: ListedWithdrawal, processors: Processors): WireAnswerOf<typeof adminGetWithdrawals>['withdrawals'][number] {
  const { id, player_id, username, currency, processor, details, status, reason, decided_by, version } = row;
  return {
    ...{ id, player_id, username, currency, processor, details, status, reason, decided_by, version },
    date: row.created_at.toISOString(),
    amount: toWire(money(row.amount, currency)),
    provider: processors.nameOf(processor),
  };
}
