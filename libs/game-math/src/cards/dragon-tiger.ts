import { times } from '../multiple.ts';
import { createShoe, rankOf, suitOf, type Card } from './card.ts';
import { dealtModel } from './dealt.ts';

/** The chance of a tie depends on it: 31 of 415 cards have the rank of the first. */
const decks = 8;

export type DragonTigerResult = {
  readonly winner: 'dragon' | 'tiger' | 'tie';
  /** Both cards have the same rank and the same suit. */
  readonly isSuitedTie: boolean;
};

export type DragonTigerView = DragonTigerResult & { readonly dragon: Card; readonly tiger: Card };

/** 1 to 13: the ace is the lowest card. */
export function dragonTigerRank(card: Card): number {
  return rankOf(card) === 14 ? 1 : rankOf(card);
}

/** One card each for dragon and tiger from eight decks, shuffled for each round. Half of a stake on either comes back on a tie. */
export const dragonTiger = dealtModel<DragonTigerResult, DragonTigerView>({
  id: 'dragon-tiger',
  volatility: 'low',
  deal(next) {
    const shoe = createShoe(decks, next);
    const [dragon, tiger] = [shoe.deal(), shoe.deal()];
    const difference = dragonTigerRank(dragon) - dragonTigerRank(tiger);
    return {
      dragon,
      tiger,
      winner: difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger',
      isSuitedTie: difference === 0 && suitOf(dragon) === suitOf(tiger),
    };
  },
  // Second cards for any first card; by symmetry, the lower and the higher ones are equally many over all first cards.
  results: [
    { outcome: { winner: 'dragon', isSuitedTie: false }, weight: 24 * decks },
    { outcome: { winner: 'tiger', isSuitedTie: false }, weight: 24 * decks },
    { outcome: { winner: 'tie', isSuitedTie: false }, weight: 3 * decks },
    { outcome: { winner: 'tie', isSuitedTie: true }, weight: decks - 1 },
  ],
  spots: {
    dragon: ({ winner }) => (winner === 'tie' ? times(0.5) : winner === 'dragon' ? times(2) : 0),
    tiger: ({ winner }) => (winner === 'tie' ? times(0.5) : winner === 'tiger' ? times(2) : 0),
    // 8 to 1, as at many tables, would return 67.2 % only.
    tie: ({ winner }) => (winner === 'tie' ? times(12) : 0),
    'suited-tie': ({ isSuitedTie }) => (isSuitedTie ? times(51) : 0),
  },
});
