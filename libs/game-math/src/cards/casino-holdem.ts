import { choose } from '../choose.ts';
import { hasOwnSpots, type Bet, type BetFigures, type GameModel, type Move, type Played } from '../game-model.ts';
import { returnOf, statedPercent, times } from '../multiple.ts';
import { createShoe, type Card } from './card.ts';
import { pokerHandOf, strengthOf, weakestOf, type PokerCategory, type PokerHand } from './poker-hand.ts';

/** What a won ante pays, in stakes without the stake itself. */
export const antePays: Readonly<Record<PokerCategory, number>> = {
  'royal-flush': 100,
  'straight-flush': 20,
  'four-of-a-kind': 10,
  'full-house': 3,
  flush: 2,
  straight: 1,
  'three-of-a-kind': 1,
  'two-pair': 1,
  pair: 1,
  'high-card': 1,
};

/** What the AA bonus pays for the hole cards and the flop, in stakes without the stake itself: a pair of aces or better. */
export const bonusPays: Readonly<Record<PokerCategory, number>> = {
  'royal-flush': 100,
  'straight-flush': 50,
  'four-of-a-kind': 40,
  'full-house': 30,
  flush: 20,
  straight: 7,
  'three-of-a-kind': 7,
  'two-pair': 7,
  pair: 7,
  'high-card': 0,
};

/** Of the 2,598,960 hands of five cards; only pairs of aces count. */
const bonusHands: Readonly<Record<PokerCategory, number>> = {
  'royal-flush': 4,
  'straight-flush': 36,
  'four-of-a-kind': 624,
  'full-house': 3_744,
  flush: 5_108,
  straight: 10_200,
  'three-of-a-kind': 54_912,
  'two-pair': 123_552,
  pair: 84_480,
  'high-card': 0,
};

export type CasinoHoldemOutcome = 'folded' | 'won' | 'lost' | 'tied' | 'not-qualified';

export type CasinoHoldemView = {
  readonly hole: readonly Card[];
  /** Three cards before the decision and after a fold, five after a call. */
  readonly board: readonly Card[];
  /** Two cards once the round is settled by a call; none before, and none after a fold. */
  readonly dealer: readonly Card[];
  readonly hand: PokerHand;
  /** The hand of the dealer, with a call. */
  readonly dealerHand: PokerHand | null;
  readonly outcome: CasinoHoldemOutcome | null;
  /** What ante and call pay, in stakes of each: 1 is 1 to 1, 0 a push and -1 a loss; null while the round is open. The call is 0 after a fold. */
  readonly pays: { readonly ante: number; readonly call: number } | null;
  /** What the AA bonus pays for the hole cards and the flop; 0 if it is lost. */
  readonly bonusPays: number;
};

const anteSpot = 'ante';
const bonusSpot = 'aa-bonus';
const call = 'call';
/** Ends a round that was left, as a fold does: the ante without a call would be worth more than a fold, and players could wait for it. */
const leave = 'leave';
const callCost = 2;
const qualifying = weakestOf('pair', 4);
const pairOfAces = weakestOf('pair', 14);

/**
 * The strategy of `casinoHoldemMove`, per round and in antes. The share of calls is counted over all flops; the other figures were sampled with 150
 * deals of the rest for every flop. The best possible strategy is published with a result of -0.0216.
 */
export const casinoHoldemFigures = {
  callRate: 0.816_767,
  /** The average result of a round, with the half width of its 99 % interval: 99.016 % of all stakes come back, within `rtpErrorPercent`. */
  result: -0.025_923,
  resultInterval: 0.000_304,
  hitRate: 0.499_902,
} as const;

function bonusPaysOf(hole: readonly Card[], flop: readonly Card[]): number {
  const cards = [...hole, ...flop];
  return strengthOf(cards) < pairOfAces ? 0 : bonusPays[pokerHandOf(cards).category];
}

/** What five to seven cards of the player pay against those of the dealer. */
function settled(player: readonly Card[], dealer: readonly Card[]): { outcome: CasinoHoldemOutcome; ante: number; call: number } {
  const [own, other] = [strengthOf(player), strengthOf(dealer)];
  const ante = antePays[pokerHandOf(player).category];
  if (other < qualifying) return { outcome: 'not-qualified', ante, call: 0 };
  if (own > other) return { outcome: 'won', ante, call: 1 };
  return own < other ? { outcome: 'lost', ante: -1, call: -1 } : { outcome: 'tied', ante: 0, call: 0 };
}

/** Hole cards and flop are dealt; a call of two antes deals the rest, against a dealer who qualifies with a pair of fours. */
export const casinoHoldem: GameModel<CasinoHoldemView> = {
  id: 'casino-holdem',
  engine: 'cards',
  maxBets: 2,
  volatility: 'medium',
  exampleSpots: [anteSpot, bonusSpot],
  maxWinX: antePays['royal-flush'] + 1 + callCost * 2,
  rtpErrorPercent: 0.012,
  endingMove: leave,
  isSpot: (spot) => spot === anteSpot || spot === bonusSpot,

  accepts: (bets) => bets.some(({ spot }) => spot === anteSpot) && hasOwnSpots(bets),

  play(bets, [move], next): Played<CasinoHoldemView> {
    const anteMinor = bets.reduce((sum, { spot, amountMinor }) => sum + (spot === anteSpot ? amountMinor : 0), 0);
    const shoe = createShoe(1, next);
    const hole = [shoe.deal(), shoe.deal()];
    const flop = [shoe.deal(), shoe.deal(), shoe.deal()];
    const hasCalled = move === call;
    const board = hasCalled ? [...flop, shoe.deal(), shoe.deal()] : flop;
    const dealer = hasCalled ? [shoe.deal(), shoe.deal()] : [];
    const end = hasCalled ? settled([...hole, ...board], [...dealer, ...board]) : { outcome: 'folded' as const, ante: -1, call: 0 };
    const isOver = move !== undefined;
    const bonus = bonusPaysOf(hole, flop);
    const winOn = ({ spot, amountMinor }: Bet): number => {
      if (spot === bonusSpot) return bonus > 0 ? returnOf(amountMinor, times(bonus + 1)) : 0;
      return returnOf(amountMinor, times(end.ante + 1)) + (hasCalled ? returnOf(amountMinor * callCost, times(end.call + 1)) : 0);
    };
    const offered: readonly Move[] = [
      { id: call, costMinor: anteMinor * callCost },
      { id: 'fold', costMinor: 0 },
    ];
    const results = bets.map((bet) => ({ ...bet, winMinor: isOver ? winOn(bet) : 0 }));
    return {
      view: {
        hole,
        board,
        dealer,
        hand: pokerHandOf([...hole, ...board]),
        dealerHand: hasCalled ? pokerHandOf([...dealer, ...board]) : null,
        outcome: isOver ? end.outcome : null,
        pays: isOver ? { ante: end.ante, call: end.call } : null,
        bonusPays: bonus,
      },
      bets: results,
      stakeMinor: bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0) + (hasCalled ? anteMinor * callCost : 0),
      winMinor: results.reduce((sum, { winMinor }) => sum + winMinor, 0),
      moves: isOver ? [] : offered,
    };
  },

  highestReturnOf: (bets) =>
    bets.reduce((sum, { spot, amountMinor }) => sum + amountMinor * (spot === anteSpot ? casinoHoldem.maxWinX : bonusPays['royal-flush'] + 1), 0),

  /** The ante with the strategy of `casinoHoldemMove`: what comes back of all stakes, calls included. */
  figuresOf(spot): BetFigures {
    if (spot === bonusSpot) {
      const hands = choose(52, 5);
      const paid = Object.entries(bonusHands) as [PokerCategory, number][];
      const returned = paid.reduce((sum, [category, count]) => sum + count * (bonusPays[category] + 1), 0);
      return { rtpPercent: statedPercent(returned / hands), hitRate: paid.reduce((sum, [, count]) => sum + count, 0) / hands };
    }
    const { callRate, result, hitRate } = casinoHoldemFigures;
    return { rtpPercent: statedPercent(1 + result / (1 + callCost * callRate)), hitRate };
  },
};
