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

/**
 * Where money goes back to before more goes to the chosen destination: each other card or account that paid, and each other method that has
 * none. Where a card is still to be chosen, its method has none of them.
 */
export function sourcesOf(
  processors: readonly Processor[],
  chosen: { readonly processor: Processor; readonly cardId: string | undefined },
): readonly MoneySource[] {
  const sources = processors.flatMap(({ id, name, returnable, saved_cards: cards, payer_accounts: payers }) => {
    const isChosen = id === chosen.processor.id;
    // The accounts of the chosen method are named beside its fields.
    if (isChosen && (cards.length === 0 || chosen.cardId === undefined)) return [];
    const accounts = cards.length > 0 ? cards : payers.map((payer) => ({ ...payer, id: payer.label }));
    if (accounts.length === 0) return [{ id, name, returnable }];
    return accounts
      .filter((card) => !isChosen || card.id !== chosen.cardId)
      .map((card) => ({ id: `${id} ${card.id}`, name: `${name}, ${card.label}`, returnable: card.returnable }));
  });
  return sources.filter(({ returnable }) => returnable.minor > 0);
}
