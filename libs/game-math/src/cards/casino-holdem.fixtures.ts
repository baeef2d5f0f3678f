import { antePays } from './casino-holdem.ts';
import { casinoHoldemMove } from './casino-holdem-strategy.ts';
import { deck } from './card.ts';
import { cardBits, categoryIndexOf, pokerCategories, strengthOfSet, weakestOf } from './poker-hand.ts';
import type { WordSource } from '../uniform-int.ts';

export type HoldemSample = { readonly callRate: number; readonly result: number; readonly resultInterval: number; readonly hitRate: number };

/** Every pair of hole cards up to an exchange of suits, with how many pairs it stands for: spades, or spades and hearts. */
const holes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((one) => [
  { cards: [one, one + 13], weight: 6 },
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    .filter((other) => other > one)
    .flatMap((other) => [
      { cards: [one, other], weight: 4 },
      { cards: [one, other + 13], weight: 12 },
    ]),
]);

/**
 * Plays the strategy on every flop and deals the rest `runouts` times wherever it calls: only the cards after the
 * flop are a matter of chance, which makes the interval of the result narrow.
 */
export function sampleCasinoHoldem(next: WordSource, { runouts }: { readonly runouts: number }): HoldemSample {
  const { low, high } = cardBits;
  const pays = pokerCategories.map((category) => antePays[category]);
  const qualifying = weakestOf('pair', 4);
  let [weights, calls, result, variance, hits] = [0, 0, 0, 0, 0];
  for (const { cards: hole, weight } of holes) {
    const left = deck.map((_, index) => index).filter((index) => !hole.includes(index));
    const holeCards = hole.flatMap((index) => deck[index] ?? []);
    const [holeLow, holeHigh] = [hole.reduce((bits, card) => bits | (low[card] ?? 0), 0), hole.reduce((bits, card) => bits | (high[card] ?? 0), 0)];
    for (let first = 0; first < 48; first++)
      for (let second = first + 1; second < 49; second++)
        for (let third = second + 1; third < 50; third++) {
          weights += weight;
          const flop = [left[first] ?? 0, left[second] ?? 0, left[third] ?? 0];
          if (
            casinoHoldemMove(
              holeCards,
              flop.flatMap((index) => deck[index] ?? []),
            ) === 'fold'
          ) {
            result -= weight;
            continue;
          }
          calls += weight;
          const rest = left.filter((_, at) => at !== first && at !== second && at !== third);
          const flopLow = flop.reduce((bits, card) => bits | (low[card] ?? 0), 0);
          const flopHigh = flop.reduce((bits, card) => bits | (high[card] ?? 0), 0);
          let [sum, squares] = [0, 0];
          for (let runout = 0; runout < runouts; runout++) {
            for (let at = 0; at < 4; at++) {
              const other = at + Math.floor((next() / 2 ** 32) * (47 - at));
              [rest[at], rest[other]] = [rest[other] ?? 0, rest[at] ?? 0];
            }
            const [turn, river, one, two] = [rest[0] ?? 0, rest[1] ?? 0, rest[2] ?? 0, rest[3] ?? 0];
            const boardLow = flopLow | (low[turn] ?? 0) | (low[river] ?? 0);
            const boardHigh = flopHigh | (high[turn] ?? 0) | (high[river] ?? 0);
            const own = strengthOfSet(boardLow | holeLow, boardHigh | holeHigh);
            const other = strengthOfSet(boardLow | (low[one] ?? 0) | (low[two] ?? 0), boardHigh | (high[one] ?? 0) | (high[two] ?? 0));
            const ante = pays[categoryIndexOf(own)] ?? 0;
            const paid = other < qualifying ? ante : own > other ? ante + 2 : own < other ? -3 : 0;
            sum += paid;
            squares += paid ** 2;
            if (paid > -3) hits += weight / runouts;
          }
          result += (weight * sum) / runouts;
          variance += weight ** 2 * ((squares - sum ** 2 / runouts) / (runouts - 1) / runouts);
        }
  }
  return { callRate: calls / weights, result: result / weights, resultInterval: (2.576 * Math.sqrt(variance)) / weights, hitRate: hits / weights };
}
