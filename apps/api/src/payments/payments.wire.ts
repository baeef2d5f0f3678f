import type {
  adminGetWithdrawals,
  frontGetFinancialTransaction,
  frontGetProcessors,
  frontGetWithdrawalProcessors,
  WireAnswerOf,
} from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { ClosedLoop } from './closed-loop.ts';
import type { PayoutLimit } from './closed-loop.rules.ts';
import { accountLabel } from './payer.rules.ts';
import type { PayoutMethod } from './payout-methods.ts';
import type { DepositProcessor, Processors } from './processors.service.ts';
import type { TransactionRow } from './transactions.store.ts';
import { flagsOf } from './withdrawal-review.ts';
import type { ListedWithdrawal, ReviewedWithdrawal } from './withdrawals.store.ts';

type WireProcessor = WireAnswerOf<typeof frontGetProcessors>['processors'][number];
type WireWithdrawal = WireAnswerOf<typeof adminGetWithdrawals>['withdrawals'][number];
type WirePayout = WireAnswerOf<typeof frontGetWithdrawalProcessors>['processors'][number];

const dayMs = 86_400_000;

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
export function wirePayout(method: PayoutMethod, processors: Processors, { limits, payers: all }: Pick<ClosedLoop, 'limits' | 'payers'>): WirePayout {
  const { withdrawal, coins, cards, currency } = method;
  const own = limits.filter(({ processor }) => processor === method.id);
  const payers = all.filter(({ processor, accountId }) => processor === method.id && own.some((limit) => limit.accountId === accountId));
  const wire = (minor: number) => toWire(money(minor, currency));
  const bounds = (of: readonly PayoutLimit[]) => ({
    returnable_amount: wire(Math.max(0, ...of.map(({ returnableMinor }) => returnableMinor))),
    available_amount: wire(Math.max(0, ...of.map(({ maximumMinor }) => maximumMinor))),
  });
  return {
    ...shared(method),
    fee_percent: 0,
    fee_fixed: 0,
    flow: withdrawal.flow,
    fields: withdrawal.fields,
    eta_hours: withdrawal.eta_hours,
    ...(coins.length > 0 ? { networks: processors.networksOf(method) } : {}),
    ...bounds(own),
    takes_unplayed: own.some(({ isOwn }) => isOwn),
    ...(payers.length > 0
      ? {
          payer_accounts: payers.map(({ accountId, details }) => ({
            label: accountLabel(details),
            ...bounds(own.filter((limit) => limit.accountId === accountId)),
          })),
        }
      : {}),
    ...(cards.length > 0
      ? {
          saved_cards: cards.map(({ id, scheme, last4 }) => ({
            id,
            label: `${scheme} ···· ${last4}`,
            ...bounds(own.filter(({ accountId }) => accountId === id)),
          })),
        }
      : {}),
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

/** A line of the list of transactions. `mayCancel`: a withdrawal that is not decided on may be taken back; one on hold may be anywhere. */
export function wireTransaction(
  row: TransactionRow,
  { processors, mayCancel, at }: { processors: Processors; mayCancel: boolean; at: Date },
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
    game_name: row.gameName,
    bet: row.bet === null ? null : wire(row.bet),
    win: row.win === null ? null : wire(row.win),
    total: row.total === null ? null : wire(row.total),
    can_cancel: row.isOpen && (mayCancel || (row.holdUntil !== null && row.holdUntil > at)),
    hold_until: row.holdUntil?.toISOString() ?? null,
  };
}

/** A withdrawal for the back office. */
export function wireWithdrawal(row: ListedWithdrawal, processors: Processors): WireWithdrawal {
  const { id, player_id, username, currency, processor, details, status, reason, decided_by, version } = row;
  return {
    ...{ id, player_id, username, currency, processor, details, status, reason, decided_by, version },
    date: row.created_at.toISOString(),
    amount: toWire(money(row.amount, currency)),
    provider: processors.nameOf(processor),
    hold_until: row.hold_until?.toISOString() ?? null,
  };
}

/** The same with what its approver should know. */
export function wireReviewedWithdrawal(row: ReviewedWithdrawal, processors: Processors, at: Date): WireWithdrawal {
  const wire = (minor: number) => toWire(money(minor, row.currency));
  const { deposited, paid_out, staked, won, source_amount, source_at, registered_at, kyc_status, activated } = row;
  return {
    ...wireWithdrawal(row, processors),
    review: {
      ...{ deposited: wire(deposited), paid_out: wire(paid_out), staked: wire(staked), won: wire(won) },
      days_registered: Math.floor((at.getTime() - registered_at.getTime()) / dayMs),
      kyc_status,
      email_confirmed: activated,
      returns_to: source_amount !== null && source_at ? { amount: wire(source_amount), date: source_at.toISOString() } : null,
      flags: flagsOf(row, row.details['beneficiary_name']),
    },
  };
}
