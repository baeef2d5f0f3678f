import { choose } from '../choose.ts';
import type { Bet, BetFigures, GameModel, Played } from '../game-model.ts';
import { returnOf, statedPercent, times } from '../multiple.ts';
import { uniformInt, type WordSource } from '../uniform-int.ts';
import { createShoe, deck, type Card } from './card.ts';
import { cardSetOf } from './poker-hand.ts';

/** A row of the pay table. */
export type VideoPokerPay = {
  readonly id: string;
  /** What it returns in stakes, the stake included. */
  readonly returns: number;
};

/** What all holds of a hand add up to, over every hand of five cards: what they return in stakes, and how many return anything. */
export type VideoPokerTotals = { readonly returns: number; readonly hits: number };

/** Draw poker against a pay table. */
export type VideoPokerRules = {
  readonly id: string;
  /** Highest first. */
  readonly pays: readonly VideoPokerPay[];
  /** The row of five cards, given as a `CardSet`; -1 if they return nothing. */
  payIndexOf(low: number, high: number): number;
  /** The cards that make the hand, if it is in the pay table. */
  madeOf(cards: readonly Card[]): readonly Card[];
  /** Totals over all hands that contain one card, by its rank from two to ace. They take a second to count, so that they are stated here and counted by a test. */
  readonly withRank: readonly VideoPokerTotals[];
  /**
   * Totals over all 2,598,960 hands with the best hold of each, in parts of 7,669,695, which all numbers of draws divide. They are stated here and
   * counted by a test.
   */
  readonly optimal: VideoPokerTotals;
};

export type VideoPokerHand = {
  readonly cards: readonly Card[];
  /** The row of the pay table, if the hand is in it. */
  readonly pay: string | null;
  /** The cards that make it; none if it returns nothing. */
  readonly made: readonly Card[];
};

export type VideoPokerView = {
  /** The five cards that were dealt, and what they would return if all were held. */
  readonly dealt: VideoPokerHand;
  /** Positions of the held cards, from 0; null before the draw. */
  readonly held: readonly number[] | null;
  /** One hand for each bet, in the order of the bets; none before the draw. Held cards keep their positions. */
  readonly hands: readonly VideoPokerHand[];
};

/** A model with the rules behind it, which a page shows to the player. */
export type VideoPokerModel = GameModel<VideoPokerView> & { readonly rules: VideoPokerRules };

/** The parts into which `VideoPokerRules.optimal` is divided: the least common multiple of the numbers of draws for one to five cards. */
export const videoPokerParts = 7_669_695;
const handSpot = 'hand';
const maxHands = 10;
const positions = [0, 1, 2, 3, 4] as const;

/** All 32 ways to hold, from none to all five cards, as sets of positions. */
export const allHolds: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, bits) => positions.filter((at) => (bits >> at) & 1));

/** The move that holds the cards at these positions. */
export function holdMove(held: readonly number[]): string {
  return held.length === 0 ? 'hold-none' : `hold-${held.join('-')}`;
}

const heldBy = new Map(allHolds.map((held) => [holdMove(held), held]));
const holdMoves = allHolds.map((held) => ({ id: holdMove(held), costMinor: 0 }));

/** The cards with those that are not held replaced from a deck without the dealt ones. */
function drawn(dealt: readonly Card[], held: readonly number[], next: WordSource): Card[] {
  const left = deck.filter((card) => !dealt.includes(card));
  return dealt.map((card, at) => {
    if (held.includes(at)) return card;
    const index = uniformInt(next, left.length);
    const [replacement = card] = left.splice(index, 1);
    return replacement;
  });
}

/** Five cards are dealt once; each bet is a hand that holds the same cards of them and draws the others from its own deck. */
export function videoPokerModel(rules: VideoPokerRules): VideoPokerModel {
  const { id, pays } = rules;
  const highestReturns = pays[0]?.returns ?? 0;

  function payOf(cards: readonly Card[]): VideoPokerPay | undefined {
    const { low, high } = cardSetOf(cards);
    return pays[rules.payIndexOf(low, high)];
  }

  function handOf(cards: readonly Card[]): VideoPokerHand {
    const pay = payOf(cards);
    return { cards, pay: pay?.id ?? null, made: pay ? rules.madeOf(cards) : [] };
  }

  function play(bets: readonly Bet[], [move]: readonly string[], next: WordSource): Played<VideoPokerView> {
    const shoe = createShoe(1, next);
    const dealt = positions.map(() => shoe.deal());
    const held = move === undefined ? undefined : heldBy.get(move);
    const hands = held ? bets.map(() => drawn(dealt, held, next)) : [];
    const settled = bets.map((bet, index) => {
      const cards = hands[index];
      return { ...bet, winMinor: cards ? returnOf(bet.amountMinor, times(payOf(cards)?.returns ?? 0)) : 0 };
    });
    return {
      view: { dealt: handOf(dealt), held: held ?? null, hands: hands.map(handOf) },
      bets: settled,
      stakeMinor: bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      winMinor: settled.reduce((sum, { winMinor }) => sum + winMinor, 0),
      moves: held ? [] : holdMoves,
    };
  }

  return {
    id,
    rules,
    engine: 'cards',
    maxBets: maxHands,
    volatility: 'medium',
    exampleSpots: [handSpot],
    maxWinX: highestReturns,
    // Costs nothing and keeps what the dealt cards return; a better hold would play for the player.
    endingMove: holdMove(positions),
    isSpot: (spot) => spot === handSpot,
    play,
    highestReturnOf: (bets) => bets.reduce((sum, { amountMinor }) => sum + returnOf(amountMinor, times(highestReturns)), 0),
    figuresOf(): BetFigures {
      const all = choose(52, 5) * videoPokerParts;
      return { rtpPercent: statedPercent(rules.optimal.returns / all), hitRate: rules.optimal.hits / all };
    },
  };
}
