import { hasOwnSpots, type Bet, type BetFigures, type GameModel, type Played } from '../game-model.ts';
import { returnOf, statedPercent, times, type Multiple } from '../multiple.ts';
import { createShoe, type Card, type Shoe } from './card.ts';
import { rankThreeCards, type ThreeCardHand, type ThreeCardKind, type ThreeCardOrder } from './three-card-hands.ts';

const order: ThreeCardOrder = {
  kinds: ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'],
  aceTwoThree: 'lowest',
};

/** Paid on the ante once the player has played, whatever the dealer has, in antes. */
export const anteBonus: Readonly<Record<ThreeCardKind, number>> = {
  'high-card': 0,
  pair: 0,
  flush: 0,
  straight: 1,
  'three-of-a-kind': 4,
  'straight-flush': 5,
};
/** Returns of pair plus by the hand of the player, the stake included. */
export const threeCardPairPlus: Readonly<Record<ThreeCardKind, number>> = {
  'high-card': 0,
  pair: 2,
  flush: 5,
  straight: 7,
  'three-of-a-kind': 31,
  'straight-flush': 41,
};

/** How a hand that was played ended against the dealer. */
type Showdown = 'unqualified' | 'won' | 'tied' | 'lost';

/** The cards of a hand in order of dealing, with what they are. */
export type ThreeCardPokerHand = { readonly cards: readonly Card[]; readonly kind: ThreeCardKind };

export type ThreeCardPokerView = {
  readonly player: ThreeCardPokerHand;
  /** Null until the round is over; the cards are not dealt before. */
  readonly dealer: ThreeCardPokerHand | null;
  /**
   * Against the dealer: `unqualified` wins the ante and returns the stake on play, `won` wins both, `tied` returns both, `lost` loses both. `open` waits
   * for the decision; `none` is a round without an ante.
   */
  readonly state: 'open' | 'none' | 'folded' | Showdown;
  /** Antes that the bonus pays; 0 unless the hand was played. */
  readonly bonus: number;
};

const play = 'play';
const fold = 'fold';
/**
 * Ends a round that was left; only the operator makes this move. It folds: to play would cost a stake that the player has not agreed to, and to return
 * the ante would make it worth while to leave every poor hand. Pair plus is paid in any case.
 */
const leave = 'leave';

const rank = (cards: readonly Card[]): ThreeCardHand => rankThreeCards(cards, order);
const lowestToPlay = rank(['QS', '6H', '4D']).score;
const lowestToQualify = rank(['QS', '3H', '2D']).score;

/** The decision with the highest expected return: play with queen, six, four or better. */
export function threeCardPokerMove(cards: readonly Card[]): 'play' | 'fold' {
  return rank(cards).score >= lowestToPlay ? play : fold;
}

function showdownOf(player: ThreeCardHand, dealer: ThreeCardHand): Showdown {
  if (dealer.score < lowestToQualify) return 'unqualified';
  if (dealer.score === player.score) return 'tied';
  return player.score > dealer.score ? 'won' : 'lost';
}

/** What ante and play return together, in antes, without the bonus. */
const showdownReturns: Readonly<Record<Showdown, number>> = { unqualified: 3, won: 4, tied: 2, lost: 0 };

const threeOf = (shoe: Shoe): Card[] => [shoe.deal(), shoe.deal(), shoe.deal()];

/** Deals of two hands from one deck by the ante bonus of a hand that is played with the best decision, and by its showdown. */
const playedDeals: readonly ({ readonly bonus: number } & Readonly<Record<Showdown, number>>)[] = [
  { bonus: 0, unqualified: 80_937_492, won: 87_096_380, tied: 249_216, lost: 91_126_832 },
  { bonus: 1, unqualified: 4_001_004, won: 8_975_484, tied: 18_288, lost: 270_504 },
  { bonus: 4, unqualified: 288_960, won: 665_776, tied: 0, lost: 3_312 },
  { bonus: 5, unqualified: 266_196, won: 617_044, tied: 144, lost: 968 },
];
const allDeals = 407_170_400;
const showdowns: readonly Showdown[] = ['unqualified', 'won', 'tied', 'lost'];

/** The ante with the best decision: what comes back of all stakes, those on play included. By ante alone, 96.627 % would come back. */
function anteFigures(): BetFigures {
  const ended = playedDeals.flatMap((deals) =>
    showdowns.map((showdown) => ({ count: deals[showdown], returns: showdownReturns[showdown] + deals.bonus })),
  );
  const returned = ended.reduce((sum, { count, returns }) => sum + count * returns, 0);
  const played = ended.reduce((sum, { count }) => sum + count, 0);
  const hits = ended.reduce((sum, { count, returns }) => sum + (returns > 0 ? count : 0), 0);
  return { rtpPercent: statedPercent(returned / (allDeals + played)), hitRate: hits / allDeals };
}

/** Hands out of 22,100. */
const handCounts: Readonly<Record<ThreeCardKind, number>> = {
  'high-card': 16_440,
  pair: 3_744,
  flush: 1_096,
  straight: 720,
  'three-of-a-kind': 52,
  'straight-flush': 48,
};

function pairPlusFigures(): BetFigures {
  const paid = order.kinds.reduce((sum, kind) => sum + handCounts[kind] * threeCardPairPlus[kind], 0);
  return { rtpPercent: statedPercent(paid / 22_100), hitRate: 1 - handCounts['high-card'] / 22_100 };
}

/** Pair plus is first, as the bet that can be played without a decision. */
const figures: Readonly<Record<string, () => BetFigures>> = { 'pair-plus': pairPlusFigures, ante: anteFigures };
/** The stake on play, the ante's and the bonus of a straight flush. */
const highestAnte = showdownReturns.won + anteBonus['straight-flush'];
const highestReturns: Readonly<Record<string, Multiple>> = { ante: times(highestAnte), 'pair-plus': times(threeCardPairPlus['straight-flush']) };

/**
 * Three cards against the dealer's three. Ante and pair plus may be placed together or alone; with an ante the player decides to play, for another stake
 * of the same amount, or to fold. The dealer qualifies with queen high.
 */
export const threeCardPoker: GameModel<ThreeCardPokerView> = {
  id: 'three-card-poker',
  engine: 'cards',
  maxBets: 2,
  volatility: 'medium',
  exampleSpots: Object.keys(figures),
  maxWinX: Math.max(...Object.values(highestReturns)) / 10_000,
  endingMove: leave,
  isSpot: (spot) => Object.hasOwn(figures, spot),
  accepts: hasOwnSpots,

  play(bets, [move], next): Played<ThreeCardPokerView> {
    const shoe = createShoe(1, next);
    const cards = threeOf(shoe);
    const player = rank(cards);
    const anteMinor = bets.reduce((sum, { spot, amountMinor }) => sum + (spot === 'ante' ? amountMinor : 0), 0);
    const placedMinor = bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const hand = { cards, kind: player.kind };
    if (anteMinor > 0 && move === undefined) {
      return {
        view: { player: hand, dealer: null, state: 'open', bonus: 0 },
        bets: bets.map((bet) => ({ ...bet, winMinor: 0 })),
        stakeMinor: placedMinor,
        winMinor: 0,
        moves: [
          { id: play, costMinor: anteMinor },
          { id: fold, costMinor: 0 },
        ],
      };
    }
    const dealerCards = threeOf(shoe);
    const dealer = rank(dealerCards);
    const isPlayed = anteMinor > 0 && move === play;
    const showdown = isPlayed ? showdownOf(player, dealer) : undefined;
    const bonus = isPlayed ? anteBonus[player.kind] : 0;
    const anteMultiple = showdown ? times(showdownReturns[showdown] + bonus) : 0;
    const settled = bets.map((bet) => ({
      ...bet,
      winMinor: returnOf(bet.amountMinor, bet.spot === 'ante' ? anteMultiple : times(threeCardPairPlus[player.kind])),
    }));
    return {
      view: {
        player: hand,
        dealer: { cards: dealerCards, kind: dealer.kind },
        state: showdown ?? (anteMinor > 0 ? 'folded' : 'none'),
        bonus,
      },
      bets: settled,
      stakeMinor: placedMinor + (isPlayed ? anteMinor : 0),
      winMinor: settled.reduce((sum, { winMinor }) => sum + winMinor, 0),
      moves: [],
    };
  },

  highestReturnOf: (bets: readonly Bet[]) => bets.reduce((sum, { spot, amountMinor }) => sum + returnOf(amountMinor, highestReturns[spot] ?? 0), 0),

  figuresOf: (spot) => (Object.hasOwn(figures, spot) ? figures[spot]?.() : undefined) ?? { rtpPercent: 0, hitRate: 0 },
};
