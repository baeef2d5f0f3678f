import type { BetFigures, GameModel, Move, Played } from '../game-model.ts';
import { returnOf, statedPercent, times } from '../multiple.ts';
import { createShoe, type Card } from './card.ts';
import { isAceKingOrBetter, pokerHandOf, strengthOf, type PokerCategory, type PokerHand } from './poker-hand.ts';

/** What a bet pays that beats a qualified dealer, in stakes without the stake itself. */
export const russianPokerPays: Readonly<Record<PokerCategory, number>> = {
  'royal-flush': 100,
  'straight-flush': 50,
  'four-of-a-kind': 20,
  'full-house': 7,
  flush: 5,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  pair: 1,
  'high-card': 1,
};

export type RussianPokerOutcome = 'folded' | 'won' | 'lost' | 'tied' | 'not-qualified';

export type RussianPokerView = {
  /** Five cards, or six once one was bought; exchanged cards are replaced where they lay. */
  readonly cards: readonly Card[];
  /** Cards that were exchanged, in the order of their positions. */
  readonly exchanged: readonly Card[];
  /** One card before a bet and after a fold, five after a bet. */
  readonly dealer: readonly Card[];
  readonly hand: PokerHand;
  /** The hand of the dealer, after a bet. */
  readonly dealerHand: PokerHand | null;
  readonly outcome: RussianPokerOutcome | null;
  /** What ante and bet pay, in stakes of each: 1 is 1 to 1, 0 a push and -1 a loss; null while the round is open. The bet is 0 after a fold. */
  readonly pays: { readonly ante: number; readonly bet: number } | null;
};

const anteSpot = 'ante';
const bet = 'bet';
const buySixth = 'buy-sixth';
const exchange = 'exchange-';
/** Ends a round that was left, as a fold does: every other end without a bet would be worth more than a fold, and players could wait for it. */
const leave = 'leave';
const betCost = 2;

/** All ways to exchange one to five cards, as positions from 0. */
const exchanges = Array.from({ length: 31 }, (_, index) => [0, 1, 2, 3, 4].filter((at) => ((index + 1) >> at) & 1));

/** The move that exchanges the cards at these positions. */
export function exchangeMove(positions: readonly number[]): string {
  return `${exchange}${positions.join('-')}`;
}

const exchangedBy = new Map(exchanges.map((positions) => [exchangeMove(positions), positions]));

/**
 * The strategy of `russianPokerMove`, per round and in antes, sampled with four deals of the rest for each of 5 million first deals. The best possible
 * strategy was sampled too: it gains about 0.014 antes more, mostly by exchanging three or four cards of hands that this one folds.
 */
export const russianPokerFigures = {
  /** Average stakes: ante, exchange or sixth card, and bet. */
  stakes: 2.361_133,
  /** The average result of a round, with the half width of its 99 % interval: 94.257 % of all stakes come back, within `rtpErrorPercent`. */
  result: -0.135_606,
  resultInterval: 0.001_991,
  hitRate: 0.428_535,
} as const;

function settled(player: readonly Card[], dealer: readonly Card[]): { outcome: RussianPokerOutcome; ante: number; bet: number } {
  const [own, other] = [strengthOf(player), strengthOf(dealer)];
  if (!isAceKingOrBetter(other)) return { outcome: 'not-qualified', ante: 1, bet: 0 };
  // If the ante were paid here too, the same strategy would return more than 102 % of all stakes.
  if (own > other) return { outcome: 'won', ante: 0, bet: russianPokerPays[pokerHandOf(player).category] };
  return own < other ? { outcome: 'lost', ante: -1, bet: -1 } : { outcome: 'tied', ante: 0, bet: 0 };
}

/** Five cards each, one of the dealer's open. For one ante, the player may exchange cards or buy a sixth one, then bets two antes or folds. */
export const russianPoker: GameModel<RussianPokerView> = {
  id: 'russian-poker',
  engine: 'cards',
  maxBets: 1,
  volatility: 'high',
  exampleSpots: [anteSpot],
  maxWinX: 1 + betCost * (russianPokerPays['royal-flush'] + 1),
  rtpErrorPercent: 0.084,
  endingMove: leave,
  isSpot: (spot) => spot === anteSpot,

  play([ante], moves, next): Played<RussianPokerView> {
    if (!ante) throw new RangeError('A round needs an ante');
    const shoe = createShoe(1, next);
    const dealt = [0, 1, 2, 3, 4].map(() => shoe.deal());
    const open = shoe.deal();
    const positions = exchangedBy.get(moves[0] ?? '') ?? [];
    const hasChanged = positions.length > 0 || moves[0] === buySixth;
    const kept = dealt.map((card, at) => (positions.includes(at) ? shoe.deal() : card));
    const cards = moves[0] === buySixth ? [...kept, shoe.deal()] : kept;
    const last = moves.at(-1);
    const hasBet = last === bet;
    const isOver = hasBet || last === 'fold' || last === leave;
    const dealer = hasBet ? [open, shoe.deal(), shoe.deal(), shoe.deal(), shoe.deal()] : [open];
    const end = hasBet ? settled(cards, dealer) : { outcome: 'folded' as const, ante: -1, bet: 0 };

    const { amountMinor } = ante;
    const betReturn = hasBet ? returnOf(amountMinor * betCost, times(end.bet + 1)) : 0;
    const winMinor = isOver ? returnOf(amountMinor, times(end.ante + 1)) + betReturn : 0;
    const change = (id: string): Move => ({ id, costMinor: amountMinor });
    const changes = hasChanged ? [] : [change(buySixth), ...exchanges.map((exchanged) => change(exchangeMove(exchanged)))];
    return {
      view: {
        cards,
        exchanged: positions.flatMap((at) => dealt[at] ?? []),
        dealer,
        hand: pokerHandOf(cards),
        dealerHand: hasBet ? pokerHandOf(dealer) : null,
        outcome: isOver ? end.outcome : null,
        pays: isOver ? { ante: end.ante, bet: end.bet } : null,
      },
      bets: [{ ...ante, winMinor }],
      stakeMinor: amountMinor * (1 + (hasChanged ? 1 : 0) + (hasBet ? betCost : 0)),
      winMinor,
      moves: isOver ? [] : [{ id: bet, costMinor: amountMinor * betCost }, { id: 'fold', costMinor: 0 }, ...changes],
    };
  },

  highestReturnOf: (bets) => bets.reduce((sum, { amountMinor }) => sum + amountMinor * russianPoker.maxWinX, 0),

  /** With the strategy of `russianPokerMove`: what comes back of all stakes of a round. */
  figuresOf(): BetFigures {
    const { stakes, result, hitRate } = russianPokerFigures;
    return { rtpPercent: statedPercent(1 + result / stakes), hitRate };
  },
};
