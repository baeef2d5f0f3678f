import { hasOwnSpots, type Bet, type GameModel, type Move, type Played, type SettledBet } from '../game-model.ts';
import { returnOf, times, type Multiple } from '../multiple.ts';
import { blackjackTotal, type BlackjackTotal } from './blackjack-hand.ts';
import {
  canSplit,
  dealRound,
  hasDealerNatural,
  isBust,
  isNatural,
  makeMove,
  standAll,
  turnOf,
  type HandInPlay,
  type InsuranceChoice,
  type RoundInPlay,
  type SeatInPlay,
} from './blackjack-round.ts';
import { createEndlessShoe, type Card } from './card.ts';

/** Cards are dealt, and hands are played, in this order. */
export const blackjackSpots = ['hand-1', 'hand-2', 'hand-3'] as const;

/** `waiting` for its turn; `doubled` and not bust; `blackjack`: a natural. */
export type BlackjackHandState = 'waiting' | 'active' | 'stood' | 'doubled' | 'bust' | 'blackjack';
/** `blackjack`: a natural that is paid 3 to 2. */
export type BlackjackResult = 'lost' | 'push' | 'won' | 'blackjack';

export type BlackjackHand = BlackjackTotal & {
  readonly cards: readonly Card[];
  readonly state: BlackjackHandState;
  /** How many times the bet of its seat lies on the hand. */
  readonly stakes: 1 | 2;
  /** Once the round is settled: the result, and what the hand returns of the bet of its seat. */
  readonly result: BlackjackResult | null;
  readonly returns: Multiple | null;
};

export type BlackjackSeat = {
  readonly spot: string;
  /** One hand, or two after a split. */
  readonly hands: readonly BlackjackHand[];
  /** `open` until the player has decided. It costs half of the bet and returns three times as much if it is won. */
  readonly insurance: InsuranceChoice | 'won' | 'lost';
};

export type BlackjackView = {
  /** `insurance`: hand by hand, before the dealer looks for a natural. */
  readonly phase: RoundInPlay['phase'];
  /** In the order of the table, whatever the order of the bets is. */
  readonly seats: readonly BlackjackSeat[];
  /** The first card only, until the round is over. */
  readonly dealer: BlackjackTotal & { readonly cards: readonly Card[]; readonly isHoleHidden: boolean };
  /** Whose turn it is, as indexes of `seats` and of the hands of that seat. */
  readonly active: { readonly seat: number; readonly hand: number } | null;
};

/** What a natural wins for its stake: 3 to 2. */
export const naturalPays = { win: 3, stake: 2 } as const;
/** What insurance wins for its stake: 2 to 1. */
export const insurancePays = { win: 2, stake: 1 } as const;

const resultReturns = {
  lost: times(0),
  push: times(1),
  won: times(2),
  blackjack: times(1 + naturalPays.win / naturalPays.stake),
} as const satisfies Record<BlackjackResult, Multiple>;
/** Two split hands, each doubled and won. */
const maxWinX = 8;

/** What insurance costs, cut to a whole unit: half of the bet. */
export function insuranceOf(amountMinor: number): number {
  return Math.floor(amountMinor / 2);
}

function resultOf(hand: HandInPlay, round: RoundInPlay): BlackjackResult {
  if (isBust(hand)) return 'lost';
  if (hasDealerNatural(round)) return isNatural(hand) ? 'push' : 'lost';
  if (isNatural(hand)) return 'blackjack';
  const [player, dealer] = [blackjackTotal(hand.cards).total, blackjackTotal(round.dealer).total];
  if (dealer > 21 || player > dealer) return 'won';
  return player === dealer ? 'push' : 'lost';
}

const returnsOf = (hand: HandInPlay, round: RoundInPlay): Multiple => hand.stakes * resultReturns[resultOf(hand, round)];

function stateOf(hand: HandInPlay, isActive: boolean): BlackjackHandState {
  if (isBust(hand)) return 'bust';
  if (isNatural(hand)) return 'blackjack';
  if (hand.stakes === 2) return 'doubled';
  return hand.isDone ? 'stood' : isActive ? 'active' : 'waiting';
}

function insuranceView({ insurance }: SeatInPlay, round: RoundInPlay): BlackjackSeat['insurance'] {
  if (insurance !== 'taken' || round.phase === 'insurance') return insurance;
  return hasDealerNatural(round) ? 'won' : 'lost';
}

function viewOf(round: RoundInPlay, spots: readonly string[]): BlackjackView {
  const { phase, seats, dealer } = round;
  const isOver = phase === 'over';
  const turn = turnOf(round);
  const dealerCards = isOver ? dealer : dealer.slice(0, 1);
  return {
    phase,
    seats: seats.map((seat, index) => ({
      spot: spots[index] ?? '',
      hands: seat.hands.map((hand) => ({
        cards: hand.cards,
        ...blackjackTotal(hand.cards),
        state: stateOf(hand, phase === 'play' && hand === turn?.hand),
        stakes: hand.stakes,
        result: isOver ? resultOf(hand, round) : null,
        returns: isOver ? returnsOf(hand, round) : null,
      })),
      insurance: insuranceView(seat, round),
    })),
    dealer: { cards: dealerCards, ...blackjackTotal(dealerCards), isHoleHidden: !isOver },
    active: turn ? { seat: seats.indexOf(turn.seat), hand: turn.seat.hands.indexOf(turn.hand) } : null,
  };
}

/** What is staked on a seat beyond its bet: the split, the doubles and the insurance. */
function addedStakeOf({ hands, insurance }: SeatInPlay, amountMinor: number): number {
  const stakes = hands.reduce((sum, hand) => sum + hand.stakes, 0);
  return (stakes - 1) * amountMinor + (insurance === 'taken' ? insuranceOf(amountMinor) : 0);
}

/** What a seat returns, all its hands and the insurance together. */
function winOf(seat: SeatInPlay, round: RoundInPlay, amountMinor: number): number {
  const returns = seat.hands.reduce((sum, hand) => sum + returnsOf(hand, round), 0);
  return (
    returnOf(amountMinor, returns) +
    (insuranceView(seat, round) === 'won' ? (1 + insurancePays.win / insurancePays.stake) * insuranceOf(amountMinor) : 0)
  );
}

function openMoves(round: RoundInPlay, amountOf: (seat: SeatInPlay) => number): Move[] {
  const turn = turnOf(round);
  if (!turn) return [];
  const amountMinor = amountOf(turn.seat);
  const free = (id: string): Move => ({ id, costMinor: 0 });
  if (round.phase === 'insurance') return [{ id: 'insure', costMinor: insuranceOf(amountMinor) }, free('no-insurance')];
  return [
    free('hit'),
    free('stand'),
    ...(turn.hand.cards.length === 2 ? [{ id: 'double', costMinor: amountMinor }] : []),
    ...(canSplit(turn) ? [{ id: 'split', costMinor: amountMinor }] : []),
  ];
}

function play(bets: readonly Bet[], moves: readonly string[], next: () => number): Played<BlackjackView> {
  const seated = [...bets.entries()].toSorted(([, a], [, b]) => (a.spot < b.spot ? -1 : a.spot > b.spot ? 1 : 0));
  // Half of the smallest unit is nothing, so that such a bet cannot be insured.
  const canInsure = seated.map(([, { amountMinor }]) => insuranceOf(amountMinor) > 0);
  const round = dealRound(createEndlessShoe(next), canInsure);
  for (const move of moves) makeMove(round, move);

  const isOver = round.phase === 'over';
  const settled: SettledBet[] = bets.map((bet) => ({ ...bet, winMinor: 0 }));
  const amounts = new Map<SeatInPlay, number>();
  let stakeMinor = 0;
  for (const [index, seat] of round.seats.entries()) {
    const [place, bet] = seated[index] as [number, Bet];
    amounts.set(seat, bet.amountMinor);
    stakeMinor += bet.amountMinor + addedStakeOf(seat, bet.amountMinor);
    if (isOver) settled[place] = { ...bet, winMinor: winOf(seat, round, bet.amountMinor) };
  }
  return {
    view: viewOf(
      round,
      seated.map(([, { spot }]) => spot),
    ),
    bets: settled,
    stakeMinor,
    winMinor: settled.reduce((sum, { winMinor }) => sum + winMinor, 0),
    moves: openMoves(round, (seat) => amounts.get(seat) ?? 0),
  };
}

/**
 * One to three hands against a dealer who draws up to sixteen, from an endless shoe: every card from a full deck. A natural pays 3 to 2. Any two
 * cards can be doubled, also after a split; two cards of equal value can be split, once a seat; split aces get one card each and make no natural. Under an
 * ace, insurance for half of the bet pays 2 to 1; under an ace or a ten, a natural of the dealer ends the round before the first decision. A hand of 21
 * stands by itself. `winMinor` of a bet is what its seat returns: both split hands, doubles and insurance.
 *
 * The figures are those of `basicStrategy` and count per initial stake: the return is one stake plus the average gain, whatever is added by doubles and
 * splits. Of all stakes, on average 1.127 a hand, 99.494 % come back. The return holds for even amounts; the half unit of a natural is cut off.
 */
export const blackjack: GameModel<BlackjackView> = {
  id: 'blackjack',
  engine: 'cards',
  maxBets: blackjackSpots.length,
  volatility: 'low',
  exampleSpots: blackjackSpots,
  maxWinX,
  // Standing stakes no more money and risks no hand that may still win; any other move would need the player's decision.
  endingMove: standAll,
  isSpot: (spot) => blackjackSpots.some((name) => name === spot),
  accepts: hasOwnSpots,
  play,
  highestReturnOf: (bets) => bets.reduce((sum, { amountMinor }) => sum + returnOf(amountMinor, times(maxWinX)), 0),
  // Computed by a test over all hands, which takes too long for a page.
  figuresOf: () => ({ rtpPercent: 99.43, hitRate: 0.523_658_550_503 }),
};
