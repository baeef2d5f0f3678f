import type { CallResponse } from '@playfront/api-client';
import { compare, type Money } from '@playfront/money';
import { payoutRows, type PayoutRow } from './payout-rows.rules.ts';

type Response = CallResponse<'frontGetWithdrawalProcessors'>;

/** The withdrawal offer of the operator, with the rows to choose from. */
export type WithdrawalOffer = Omit<Response, 'processors'> & { readonly rows: readonly PayoutRow[] };

/** A card or method that money came from, and the amount that must go back there first. */
export type MoneySource = Pick<PayoutRow, 'id' | 'title' | 'returnable'>;

export function offerOf({ processors, ...offer }: Response): WithdrawalOffer {
  return { ...offer, rows: payoutRows(processors) };
}

/** The maximum that may go to a row now: the real balance, unless part of it must go back elsewhere first. */
export function payableTo(
  { available }: Pick<PayoutRow, 'available'>,
  { withdrawable }: Pick<WithdrawalOffer, 'withdrawable'>,
  realBalance: Money,
): Money {
  // If the maximum is the entire balance, use the pushed balance, which may be newer.
  if (!available || available.currency !== realBalance.currency || compare(available, withdrawable) >= 0) return realBalance;
  return compare(available, realBalance) < 0 ? available : realBalance;
}

/** Sources that money must go back to before more goes to the chosen row: every other card, and every other method. */
export function sourcesOf(rows: readonly PayoutRow[], chosen: PayoutRow): readonly MoneySource[] {
  return rows.filter((row) => {
    const isChosen = row.target?.kind === 'card' ? row.id === chosen.id : row.processorId === chosen.processorId;
    // The money of a method is listed once, not again for its saved destinations.
    return !isChosen && row.target?.kind !== 'saved' && row.returnable.minor > 0;
  });
}

/** The source that must be paid first before anything may go to a row; `undefined` if something may. */
export function blockingSource(row: PayoutRow, offer: WithdrawalOffer, realBalance: Money): MoneySource | undefined {
  if (payableTo(row, offer, realBalance).minor > 0) return undefined;
  return sourcesOf(offer.rows, row).toSorted((one, other) => other.returnable.minor - one.returnable.minor)[0];
}
