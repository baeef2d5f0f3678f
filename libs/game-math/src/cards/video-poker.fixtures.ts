import { cardBits } from './poker-hand.ts';
import { videoPokerParts, type VideoPokerRules, type VideoPokerTotals } from './video-poker.ts';

/** Numbers of draws for none to five discarded cards. */
const draws = [1, 47, 1_081, 16_215, 178_365, 1_533_939];
const chosen = [1, 2, 3, 4, 5].map((count) => Array.from({ length: 52 }, (_, n) => waysOf(n, count)));

function waysOf(n: number, count: number): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken++) ways = (ways * (n - taken)) / (taken + 1);
  return ways;
}

/** The number of a set of cards in ascending order, among sets of its size. */
function numberOf(cards: readonly number[], bits: number): number {
  let [number, size] = [0, 0];
  for (let at = 0; at < 5; at++) if ((bits >> at) & 1) number += chosen[size++]?.[cards[at] ?? 0] ?? 0;
  return number;
}

const sizeOf = Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((at) => (bits >> at) & 1).length);

function forEachHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const place = (at: number, below: number) => {
    for (let card = at; card < below; card++) {
      cards[at] = card;
      if (at === 0) visit(cards);
      else place(at - 1, card);
    }
  };
  place(4, 52);
}

export type VideoPokerTables = {
  /** Totals over all hands with each card, by its rank. */
  readonly withRank: readonly VideoPokerTotals[];
  /** The best hold of five ascending indexes of `deck`, as bits, and what all of its draws add up to. */
  bestHold(cards: readonly number[]): VideoPokerTotals & { readonly held: number };
  optimal(): VideoPokerTotals;
};

/** Sums of what hands return over all hands that contain each set of up to five cards: each hold of every hand follows from 32 of them. */
export function videoPokerTables(rules: VideoPokerRules): VideoPokerTables {
  const sums = [1, 52, 1_326, 22_100, 270_725, 2_598_960].map((sets) => ({ returns: new Float64Array(sets), hits: new Float64Array(sets) }));
  forEachHand((cards) => {
    let [low, high] = [0, 0];
    for (const card of cards) {
      low |= cardBits.low[card] ?? 0;
      high |= cardBits.high[card] ?? 0;
    }
    const returns = rules.pays[rules.payIndexOf(low, high)]?.returns ?? 0;
    if (returns === 0) return;
    for (let bits = 0; bits < 32; bits++) {
      const number = numberOf(cards, bits);
      const sum = sums[sizeOf[bits] ?? 0];
      if (!sum) continue;
      sum.returns[number] = (sum.returns[number] ?? 0) + returns;
      sum.hits[number] = (sum.hits[number] ?? 0) + 1;
    }
  });

  const [returns, hits] = [new Float64Array(32), new Float64Array(32)];

  function bestHold(cards: readonly number[]) {
    for (let bits = 0; bits < 32; bits++) {
      const number = numberOf(cards, bits);
      returns[bits] = sums[sizeOf[bits] ?? 0]?.returns[number] ?? 0;
      hits[bits] = sums[sizeOf[bits] ?? 0]?.hits[number] ?? 0;
    }
    // From "with these cards" to "with these and none of the other dealt cards", one card after the other.
    for (let at = 0; at < 5; at++)
      for (let bits = 0; bits < 32; bits++)
        if (!((bits >> at) & 1)) {
          returns[bits] = (returns[bits] ?? 0) - (returns[bits | (1 << at)] ?? 0);
          hits[bits] = (hits[bits] ?? 0) - (hits[bits | (1 << at)] ?? 0);
        }
    let best = { held: 0, returns: -1, hits: -1 };
    for (let held = 0; held < 32; held++) {
      const parts = videoPokerParts / (draws[5 - (sizeOf[held] ?? 0)] ?? 1);
      const hold = { held, returns: (returns[held] ?? 0) * parts, hits: (hits[held] ?? 0) * parts };
      if (hold.returns > best.returns || (hold.returns === best.returns && hold.hits >= best.hits)) best = hold;
    }
    return best;
  }

  return {
    withRank: Array.from({ length: 13 }, (_, rank) => ({ returns: sums[1]?.returns[rank] ?? 0, hits: sums[1]?.hits[rank] ?? 0 })),
    bestHold,
    optimal() {
      let [allReturns, allHits] = [0, 0];
      forEachHand((cards) => {
        const best = bestHold(cards);
        allReturns += best.returns;
        allHits += best.hits;
      });
      return { returns: allReturns, hits: allHits };
    },
  };
}
