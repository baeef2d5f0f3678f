import { blackjackTotal, blackjackValue } from './blackjack-hand.ts';
import type { Card, Shoe } from './card.ts';

export type HandInPlay = {
  readonly cards: Card[];
  /** How many times the bet lies on the hand: 2 once it is doubled. */
  stakes: 1 | 2;
  isDone: boolean;
  readonly isSplit: boolean;
};

/** `open` until the player has decided; `none` if it is not offered. */
export type InsuranceChoice = 'none' | 'open' | 'taken' | 'declined';

export type SeatInPlay = {
  insurance: InsuranceChoice;
  /** One hand, or two after a split. */
  readonly hands: HandInPlay[];
};

export type RoundInPlay = {
  readonly shoe: Shoe;
  readonly seats: readonly SeatInPlay[];
  /** The second card is the hole card. */
  readonly dealer: Card[];
  phase: 'insurance' | 'play' | 'over';
};

export type Turn = { readonly seat: SeatInPlay; readonly hand: HandInPlay };

/** Ends a round: all remaining hands stand and no more insurance is bought. */
export const standAll = 'stand-all';

const isAces = ({ cards }: HandInPlay) => cards.every((card) => blackjackValue(card) === 11);
const newHand = (cards: Card[], isSplit: boolean): HandInPlay => ({ cards, stakes: 1, isDone: false, isSplit });

/** Twenty-one with the two cards that were dealt. */
export function isNatural({ cards, isSplit }: HandInPlay): boolean {
  return !isSplit && cards.length === 2 && blackjackTotal(cards).total === 21;
}

export function isBust({ cards }: HandInPlay): boolean {
  return blackjackTotal(cards).total > 21;
}

export function hasDealerNatural({ dealer }: RoundInPlay): boolean {
  return dealer.length === 2 && blackjackTotal(dealer).total === 21;
}

/** Deals a round to seats of which each can be insured or not, as far as the first decision. */
export function dealRound(shoe: Shoe, canInsure: readonly boolean[]): RoundInPlay {
  const firstCards = canInsure.map(() => shoe.deal());
  const up = shoe.deal();
  const isInsurable = blackjackValue(up) === 11;
  const seats = canInsure.map((can, seat): SeatInPlay => ({
    insurance: isInsurable && can ? 'open' : 'none',
    hands: [newHand([firstCards[seat] as Card, shoe.deal()], false)],
  }));
  const round: RoundInPlay = { shoe, seats, dealer: [up, shoe.deal()], phase: 'insurance' };
  proceed(round, false);
  return round;
}

/** The hand whose turn it is, or the one that is asked about insurance. */
export function turnOf({ seats, phase }: RoundInPlay): Turn | undefined {
  if (phase === 'over') return undefined;
  for (const seat of seats) {
    const hand = phase === 'insurance' ? (seat.insurance === 'open' ? seat.hands[0] : undefined) : seat.hands.find(({ isDone }) => !isDone);
    if (hand) return { seat, hand };
  }
  return undefined;
}

/** Whether a hand may be split: two cards of equal value, once a seat. */
export function canSplit({ seat, hand }: Turn): boolean {
  const [first, second] = hand.cards.map(blackjackValue);
  return seat.hands.length === 1 && hand.cards.length === 2 && first === second;
}

/** Makes a move that is open to the hand whose turn it is, and deals up to the next decision. */
export function makeMove(round: RoundInPlay, move: string): void {
  if (move !== standAll) decide(round, move);
  proceed(round, move === standAll);
}

function decide(round: RoundInPlay, move: string): void {
  const turn = turnOf(round);
  if (!turn) throw new RangeError('The round is over');
  const { seat, hand } = turn;
  if (move === 'insure') seat.insurance = 'taken';
  else if (move === 'no-insurance') seat.insurance = 'declined';
  else if (move === 'stand') hand.isDone = true;
  else if (move === 'hit') hand.cards.push(round.shoe.deal());
  else if (move === 'double') double(hand, round.shoe);
  else if (move === 'split') split(seat, hand);
  else throw new RangeError(`${move} is no move of blackjack`);
}

function double(hand: HandInPlay, shoe: Shoe): void {
  hand.stakes = 2;
  hand.cards.push(shoe.deal());
  hand.isDone = true;
}

function split(seat: SeatInPlay, hand: HandInPlay): void {
  seat.hands.splice(0, 1, ...hand.cards.map((card) => newHand([card], true)));
}

/** Deals whatever needs no decision; if the round was left, no decision is left open. */
function proceed(round: RoundInPlay, isLeft: boolean): void {
  if (round.phase === 'insurance') {
    if (isLeft) for (const seat of round.seats) if (seat.insurance === 'open') seat.insurance = 'declined';
    if (turnOf(round)) return;
    round.phase = hasDealerNatural(round) ? 'over' : 'play';
  }
  if (round.phase === 'over') return;
  for (let turn = turnOf(round); turn; turn = turnOf(round)) {
    const { hand } = turn;
    const isSplitAce = hand.isSplit && isAces(hand);
    // The second hand of a split gets its card when its turn comes.
    const isOneCard = hand.cards.length === 1;
    if (isOneCard) hand.cards.push(round.shoe.deal());
    hand.isDone = isLeft || (isOneCard && isSplitAce) || blackjackTotal(hand.cards).total >= 21;
    if (!hand.isDone) return;
  }
  round.phase = 'over';
  const isContested = round.seats.some(({ hands }) => hands.some((hand) => !isBust(hand) && !isNatural(hand)));
  if (!isContested) return;
  while (blackjackTotal(round.dealer).total < 17) round.dealer.push(round.shoe.deal());
}
