import type { Processor } from '@playfront/api-contract';
import type { WithdrawalOffer } from './useWithdraw.ts';
import { compare, type Money } from '@playfront/money';

/** A card or a method that money came from, and how much of it goes back there before any goes elsewhere. */
export type MoneySource = { readonly id: string; readonly name: string; readonly returnable: Money };

/** The most that may go to a destination now: the real balance, unless some of it must go back elsewhere first. */
export function payableTo(processor: Processor, cardId: string | undefined, { withdrawable }: WithdrawalOffer, realBalance: Money): Money {
  const { available } = processor.saved_cards.find(({ id }) => id === cardId) ?? processor;
  // What bounds nothing moves with the balance as it is pushed.
  if (!available || available.currency !== realBalance.currency || compare(available, withdrawable) >= 0) return realBalance;
  return compare(available, realBalance) < 0 ? available : realBalance;
}

/** Where money goes back to before more goes to the chosen destination: each other card, and each other method that has none. */
export function sourcesOf(
  processors: readonly Processor[],
  chosen: { readonly processor: Processor; readonly cardId: string | undefined },
): readonly MoneySource[] {
  const sources = processors.flatMap(({ id, name, returnable, saved_cards: cards }) => {
    const isChosen = id === chosen.processor.id;
    if (cards.length === 0) return isChosen ? [] : [{ id, name, returnable }];
    return cards
      .filter((card) => !isChosen || card.id !== chosen.cardId)
      .map((card) => ({ id: `${id} ${card.id}`, name: `${name}, ${card.label}`, returnable: card.returnable }));
  });
  return sources.filter(({ returnable }) => returnable.minor > 0);
}
