import type { frontGetFinancialTransaction, frontGetProcessors, frontGetWithdrawalProcessors, WireResponseOf } from '@playfront/api-contract';
import type { adminGetWithdrawals } from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import type { ClosedLoop } from './closed-loop.ts';
import type { UsedMethod } from './deposits.store.ts';
import { cardLabel, type SavedCard } from './instruments.store.ts';
import type { PayoutLimit } from './closed-loop.rules.ts';
import type { DepositMethod, RoutedPayout } from './payment-methods.ts';
import { takesSavedCards, type DepositProcessor, type Processors } from './processors.service.ts';
import type { OfferedDestination } from './saved-destinations.ts';
import type { TransactionRow } from './transactions.store.ts';
import type { Settings } from '../settings/settings.schema.ts';
import { canBePaidByHand } from './payout-by-hand.rules.ts';
import { needsSecondOfficer } from './second-officer.rules.ts';
import { isOnHold, reviewOf } from './withdrawal-review.ts';
import type { ListedWithdrawal, ReviewedWithdrawal } from './withdrawals.store.ts';

type WireProcessor = WireResponseOf<typeof frontGetProcessors>['processors'][number];
type WireWithdrawal = WireResponseOf<typeof adminGetWithdrawals>['withdrawals'][number];
type WirePayout = WireResponseOf<typeof frontGetWithdrawalProcessors>['processors'][number];

/** What a player has deposited with: methods, the last used first, and cards that can be used again. */
export type DepositHistory = { readonly used: readonly UsedMethod[]; readonly cards: readonly SavedCard[] };

const dayMs = 86_400_000;

/** A deposit method, as the site shows it. */
export function wireDeposit(
  { method, name, keywords, isUsual, coin, processor }: DepositMethod,
  { processors, player, isSavedOnly = false }: { processors: Processors; player: DepositHistory; isSavedOnly?: boolean },
): WireProcessor {
  const { id, deposit, coins, currency } = processor;
  const cards = takesSavedCards(processor) ? player.cards.filter((card) => card.processor === id) : [];
  const networks = processors.networksOf(processor).filter((network) => coin === undefined || network.coin === coin);
  const isLastUsed = (one: UsedMethod) => one.processor === id && (coin === undefined || one.coin === coin);
  return {
    ...shared({ ...processor, name }),
    method,
    keywords: [...keywords],
    is_usual: isUsual,
    is_used: player.used.some(isLastUsed),
    is_saved_only: isSavedOnly,
    fee_percent: deposit.fee_percent,
    fee_fixed: toWire(money(processor.feeFixedMinor, currency)),
    flow: deposit.flow,
    fields: deposit.fields,
    is_last_used: player.used.slice(0, 1).some(isLastUsed),
    ...(coins.length > 0 ? { networks } : {}),
    ...(cards.length > 0 ? { saved_cards: cards.map((card) => ({ id: card.id, label: cardLabel(card) })) } : {}),
  };
}

/** A payout method, with the player's saved destinations. No fee is taken. */
export function wirePayout(
  method: RoutedPayout,
  processors: Processors,
  { limits }: Pick<ClosedLoop, 'limits'>,
  saved: readonly OfferedDestination[] = [],
): WirePayout {
  const { withdrawal, coins, cards, currency } = method;
  const own = limits.filter(({ processor }) => processor === method.id);
  const wire = (minor: number) => toWire(money(minor, currency));
  const bounds = (of: readonly PayoutLimit[]) => ({
    returnable_amount: wire(Math.max(0, ...of.map(({ returnableMinor }) => returnableMinor))),
    available_amount: wire(Math.max(0, ...of.map(({ maximumMinor }) => maximumMinor))),
  });
  return {
    ...shared(method),
    method: method.routedMethod,
    fee_percent: 0,
    fee_fixed: 0,
    flow: withdrawal.flow,
    fields: withdrawal.fields,
    eta_hours: withdrawal.eta_hours,
    ...(coins.length > 0 ? { networks: processors.networksOf(method) } : {}),
    ...bounds(own),
    ...(saved.length > 0 ? { saved_destinations: [...saved] } : {}),
    ...(cards.length > 0
      ? {
          saved_cards: cards.map(({ id, scheme, last4 }) => ({
            id,
            label: cardLabel({ scheme, last4 }),
            ...bounds(own.filter(({ cardId }) => cardId === id)),
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

/** The name of a provider's method, in the language of a player. */
type MethodNames = (processorId: string, direction: 'deposit' | 'payout') => string;

/**
 * An entry of the list of transactions. `canCancel`: whether the country lets players cancel pending withdrawals; on hold they always can.
 * `reviewHours`: the time within which an officer decides on it.
 */
export function wireTransaction(
  row: TransactionRow,
  { nameOf, canCancel, reviewHours, at }: { nameOf: MethodNames; canCancel: boolean; reviewHours: number | null; at: Date },
): WireResponseOf<typeof frontGetFinancialTransaction>['transaction'] {
  const wire = (minor: number) => toWire(money(minor, row.currency));
  return {
    id: row.id,
    type: row.type,
    date: row.at.toISOString(),
    amount: wire(row.amount),
    currency: row.currency,
    fee: wire(row.fee),
    provider: row.processor === null ? '' : nameOf(row.processor, row.type === 'deposit' ? 'deposit' : 'payout'),
    status: row.status,
    reason: row.reason,
    note: row.note,
    game_name: row.gameName,
    bet: row.bet === null ? null : wire(row.bet),
    win: row.win === null ? null : wire(row.win),
    total: row.total === null ? null : wire(row.total),
    can_cancel: row.isOpen && (canCancel || (row.holdUntil !== null && row.holdUntil > at)),
    hold_until: row.holdUntil?.toISOString() ?? null,
    review_hours: reviewHours,
  };
}

type OfficerRules = Pick<Settings, 'second_officer_above' | 'kyc_before_withdrawal' | 'auto_approve_below'>;

/** A withdrawal for the back office. */
export function wireWithdrawal(row: ListedWithdrawal, processors: Processors, rules: OfficerRules, at: Date): WireWithdrawal {
  const { id, player_id, username, currency, processor, details, status, reason, decided_by, version } = row;
  const { decider = null, first_approver = null, first_approved_by, is_paid_by_hand } = row;
  return {
    ...{ id, player_id, username, currency, processor, details, status, reason, decided_by, version },
    ...{ decider, first_approver, first_approved_by, is_paid_by_hand },
    is_released_by_rule: row.released_by_rule_at !== null,
    can_be_paid_by_hand: canBePaidByHand(row),
    needs_second_officer: needsSecondOfficer(row, rules),
    date: row.created_at.toISOString(),
    amount: toWire(money(row.amount, currency)),
    provider: processors.nameOf(processor),
    hold_until: row.hold_until?.toISOString() ?? null,
    is_on_hold: isOnHold(row, at),
    payment_run_id: row.payment_run_id,
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** The same with the facts and checks for its approver. */
export function wireReviewedWithdrawal(row: ReviewedWithdrawal, processors: Processors, rules: OfficerRules, at: Date): WireWithdrawal {
  const wire = (minor: number) => toWire(money(minor, row.currency));
  const { deposited, paid_out, staked, won, released_by_rule, source_amount, source_at, registered_at, kyc_status, activated } = row;
  return {
    ...wireWithdrawal(row, processors, rules, at),
    review: {
      ...{ deposited: wire(deposited), paid_out: wire(paid_out), staked: wire(staked), won: wire(won) },
      released_by_rule: wire(released_by_rule),
      days_registered: Math.floor((at.getTime() - registered_at.getTime()) / dayMs),
      kyc_status,
      email_confirmed: activated,
      returns_to: source_amount !== null && source_at ? { amount: wire(source_amount), date: source_at.toISOString() } : null,
      ...reviewOf(row, rules, at),
    },
  };
}
