import type { CallResponse } from '@playfront/api-client';
import type { Processor } from '@playfront/api-contract';
import { compare, type Money } from '@playfront/money';

export type WithdrawalOffer = CallResponse<'frontGetWithdrawalProcessors'>;

/** A card or method that money came from, and the amount that must go back there first. */
export type MoneySource = { readonly id: string; readonly name: string; readonly returnable: Money };

/** The maximum that may go to a destination now: the real balance, unless part of it must go back elsewhere first. */
export function payableTo(processor: Processor, cardId: string | undefined, { withdrawable }: WithdrawalOffer, realBalance: Money): Money {
  const { available } = processor.saved_cards.find(({ id }) => id === cardId) ?? processor;
  // If the maximum is the entire balance, use the pushed balance, which may be newer.
  if (!available || available.currency !== realBalance.currency || compare(available, withdrawable) >= 0) return realBalance;
  return compare(available, realBalance) < 0 ? available : realBalance;
}

/**
 * Sources that money must go back to before more goes to the chosen destination: every other card, and every other method without
 * cards. Until a card is chosen, the cards of the chosen method are not listed.
 */
export function sourcesOf(
  processors: readonly Processor[],
  chosen: { readonly processor: Processor; readonly cardId: string | undefined },
): readonly MoneySource[] {
  const sources = processors.flatMap(({ id, name, returnable, saved_cards: cards }) => {
    const isChosen = id === chosen.processor.id;
    if (isChosen && (cards.length === 0 || chosen.cardId === undefined)) return [];
    if (cards.length === 0) return [{ id, name, returnable }];
    return cards
      .filter((card) => !isChosen || card.id !== chosen.cardId)
      .map((card) => ({ id: `${id} ${card.id}`, name: `${name}, ${card.label}`, returnable: card.returnable }));
  });
  return sources.filter(({ returnable }) => returnable.minor > 0);
}
