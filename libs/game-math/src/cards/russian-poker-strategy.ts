import { rankOf, suitOf, type Card } from './card.ts';
import { categoryIndexOf, isAceKingOrBetter, pokerCategories, strengthOf } from './poker-hand.ts';
import { exchangeMove } from './russian-poker.ts';
import { straightOuts } from './straight-outs.ts';

const ten = 10;
const jack = 11;
const queen = 12;
const king = 13;

/**
 * Bet or fold: a pair or better bets. Ace and king bet if another card makes it less likely that the dealer holds a pair: one of the rank of the
 * dealer's open card, or a queen or jack if the open card is itself an ace or a king. Everything else folds.
 */
function finalMove(cards: readonly Card[], open: Card): 'bet' | 'fold' {
  const strength = strengthOf(cards);
  if (categoryIndexOf(strength) > 0) return 'bet';
  if (!isAceKingOrBetter(strength)) return 'fold';
  const ranks = cards.map(rankOf);
  const isBlocked = rankOf(open) >= king ? ranks.some((rank) => rank === jack || rank === queen) : ranks.includes(rankOf(open));
  return isBlocked ? 'bet' : 'fold';
}

/** Positions of the cards that do not belong to the pair or the three of a kind. */
function othersOf(cards: readonly Card[]): number[] {
  const ranks = cards.map(rankOf);
  return ranks.flatMap((rank, at) => (ranks.indexOf(rank) === ranks.lastIndexOf(rank) ? [at] : []));
}

/**
 * The first move for five cards against the dealer's open card, by a rule that a player can learn: two pair, straights and better bet, three of a kind
 * exchanges the other two. Four cards to a flush, or to a straight that two ranks complete, buy a sixth card. A pair below the open card exchanges the
 * other three if it is eights or lower, or tens or lower against an ace or a king (with a straight that one rank completes it buys a sixth card
 * instead); other pairs bet. Ace and king that would fold buy a sixth card if one rank completes a straight. All else as in `finalMove`.
 */
function firstMove(cards: readonly Card[], open: Card): string {
  const category = pokerCategories[categoryIndexOf(strengthOf(cards))] ?? 'high-card';
  if (category === 'three-of-a-kind') return exchangeMove(othersOf(cards));
  if (category !== 'pair' && category !== 'high-card') return 'bet';
  const hasFourSuited = cards.some((card) => cards.filter((other) => suitOf(other) === suitOf(card)).length === 4);
  const outs = straightOuts(cards);
  if (hasFourSuited || outs >= 2) return 'buy-sixth';
  if (category === 'pair') {
    const pair = cards.map(rankOf).find((rank, at, ranks) => ranks.lastIndexOf(rank) !== at) ?? 0;
    const isWeak = pair < rankOf(open) && pair <= (rankOf(open) >= king ? ten : 8);
    if (!isWeak) return 'bet';
    return outs > 0 ? 'buy-sixth' : exchangeMove(othersOf(cards));
  }
  const final = finalMove(cards, open);
  return final === 'fold' && outs > 0 && isAceKingOrBetter(strengthOf(cards)) ? 'buy-sixth' : final;
}

/** The next move of the strategy whose return the game states. `hasChanged` is true after an exchange and with a sixth card. */
export function russianPokerMove(cards: readonly Card[], open: Card, hasChanged: boolean): string {
  return hasChanged ? finalMove(cards, open) : firstMove(cards, open);
}
