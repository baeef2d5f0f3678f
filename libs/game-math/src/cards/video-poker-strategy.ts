import { choose } from '../choose.ts';
import { deck, rankOf, type Card } from './card.ts';
import { cardBits, cardSetOf, deckIndexOf } from './poker-hand.ts';
import { allHolds, holdMove, videoPokerParts, type VideoPokerRules, type VideoPokerTotals } from './video-poker.ts';

export type VideoPokerHold = {
  /** The move that holds these cards. */
  readonly move: string;
  /** Positions of the held cards, from 0. */
  readonly held: readonly number[];
  /** What it returns on average, in stakes. */
  readonly returns: number;
  /** The chance that it returns anything. */
  readonly hitRate: number;
};

/** Adds up all hands of five cards that contain these, two or more of them. */
function totalsWith(rules: VideoPokerRules, cards: readonly Card[]): VideoPokerTotals {
  const taken = new Set(cards.map(deckIndexOf));
  const left = deck.map((_, index) => index).filter((index) => !taken.has(index));
  const { low: allLow, high: allHigh } = cardBits;
  let [returns, hits] = [0, 0];
  const add = (missing: number, from: number, low: number, high: number): void => {
    if (missing === 0) {
      const index = rules.payIndexOf(low, high);
      if (index < 0) return;
      returns += rules.pays[index]?.returns ?? 0;
      hits++;
      return;
    }
    for (let at = from; at < left.length; at++) {
      const card = left[at] ?? 0;
      add(missing - 1, at + 1, low | (allLow[card] ?? 0), high | (allHigh[card] ?? 0));
    }
  };
  const { low, high } = cardSetOf(cards);
  add(5 - cards.length, 0, low, high);
  return { returns, hits };
}

/** Totals for none and for one card do not depend on suits, so that the rules state them. */
function statedTotals({ withRank }: VideoPokerRules, [card]: readonly Card[]): VideoPokerTotals {
  if (card) return withRank[rankOf(card) - 2] ?? { returns: 0, hits: 0 };
  // Four suits of each rank, and each hand was counted with five cards.
  const sum = (figure: keyof VideoPokerTotals) => (withRank.reduce((total, totals) => total + totals[figure], 0) * 4) / 5;
  return { returns: sum('returns'), hits: sum('hits') };
}

/**
 * The hold of five dealt cards that returns most on average, exactly, over every draw from the 47 other cards. Among equal ones it returns
 * something most often, then holds most cards.
 */
export function bestHold(rules: VideoPokerRules, dealt: readonly Card[]): VideoPokerHold {
  const sets = allHolds.map((held) => {
    const cards = held.map((at) => dealt[at]).filter((card) => card !== undefined);
    return { ...(cards.length < 2 ? statedTotals(rules, cards) : totalsWith(rules, cards)) };
  });
  // From "with these cards" to "with these and none of the other dealt cards", one card after the other.
  for (let card = 1; card < 32; card *= 2)
    for (const [bits, set] of sets.entries()) {
      const more = bits & card ? undefined : sets[bits | card];
      if (!more) continue;
      set.returns -= more.returns;
      set.hits -= more.hits;
    }
  const holds = sets.map(({ returns, hits }, bits) => {
    const held = allHolds[bits] ?? [];
    // Whole parts, so that equal holds are equal.
    const parts = videoPokerParts / choose(47, 5 - held.length);
    return { held, returns: returns * parts, hits: hits * parts };
  });
  const best = holds.reduce((first, other) =>
    (other.returns - first.returns || other.hits - first.hits || other.held.length - first.held.length) > 0 ? other : first,
  );
  return { move: holdMove(best.held), held: best.held, returns: best.returns / videoPokerParts, hitRate: best.hits / videoPokerParts };
}
