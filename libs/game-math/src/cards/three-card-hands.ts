import { rankOf, suitOf, type Card } from './card.ts';

/** What three cards can be. */
export type ThreeCardKind = 'high-card' | 'pair' | 'flush' | 'straight' | 'three-of-a-kind' | 'straight-flush';

/** What games of three cards rank differently. */
export type ThreeCardOrder = {
  /** From the lowest to the highest. */
  readonly kinds: readonly ThreeCardKind[];
  /** Where A-2-3 stands among straights; A-K-Q is the highest. */
  readonly aceTwoThree: 'lowest' | 'second';
};

/** A hand with a score: the higher one wins, and equal scores tie. Suits decide nothing. */
export type ThreeCardHand = { readonly kind: ThreeCardKind; readonly score: number };

/** More than the ranks of three cards need. */
const kindStep = 16 ** 3;

/** Ranks a hand of three cards. */
export function rankThreeCards(cards: readonly Card[], order: ThreeCardOrder): ThreeCardHand {
  const [high = 0, middle = 0, low = 0] = cards.map(rankOf).toSorted((a, b) => b - a);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isAceTwoThree = high === 14 && middle === 3 && low === 2;
  const isStraight = isAceTwoThree || (high - middle === 1 && middle - low === 1);
  const kind = kindOf({ ranks: new Set([high, middle, low]).size, isStraight, isFlush });
  // A pair counts before the card beside it, which is the highest or the lowest of the three.
  const byRank = kind === 'pair' && high !== middle ? [middle, low, high] : [high, middle, low];
  const value = isStraight ? straightValue(high, isAceTwoThree, order) : byRank.reduce((sum, rank) => sum * 16 + rank, 0);
  return { kind, score: order.kinds.indexOf(kind) * kindStep + value };
}

function kindOf({ ranks, isStraight, isFlush }: { ranks: number; isStraight: boolean; isFlush: boolean }): ThreeCardKind {
  if (ranks === 1) return 'three-of-a-kind';
  if (ranks === 2) return 'pair';
  if (isStraight) return isFlush ? 'straight-flush' : 'straight';
  return isFlush ? 'flush' : 'high-card';
}

function straightValue(high: number, isAceTwoThree: boolean, { aceTwoThree }: ThreeCardOrder): number {
  if (aceTwoThree === 'lowest') return isAceTwoThree ? 3 : high;
  if (isAceTwoThree) return 14;
  return high === 14 ? 15 : high;
}
