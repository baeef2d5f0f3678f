import { expect, test } from 'vitest';
import { cipherWords } from '../cipher-words.fixtures.ts';
import { playByStrategy, replayable, type Strategy } from '../play-by-strategy.fixtures.ts';
import { hiLo, likelierGuess, type HiLoView } from './hi-lo.ts';
import { cashOut } from './ladder.ts';

const million = 1_000_000;
const bets = [{ spot: 'base', amountMinor: 10_000 }];

/** Guesses until the round returns this many stakes. */
const upTo =
  (stakes: number, guess: Strategy<HiLoView>): Strategy<HiLoView> =>
  (view, open) =>
    open.includes(cashOut) && view.multiple >= stakes * 10_000 ? cashOut : guess(view, open);
const switchMiddle: Strategy<HiLoView> = (view, open) =>
  open.includes('switch') && view.choices.every(({ winningRanks }) => winningRanks < 10) ? 'switch' : likelierGuess(view);

test.each([
  { name: 'one likelier guess', strategy: upTo(1, likelierGuess), rounds: 6 * million },
  { name: 'one guess, always the higher one if it is open', strategy: upTo(1, ({ choices }) => choices[0]?.guess), rounds: 2 * million },
  { name: 'likelier guesses up to three stakes', strategy: upTo(3, likelierGuess), rounds: million },
  { name: 'likelier guesses up to five stakes, with switches', strategy: upTo(5, switchMiddle), rounds: million },
])('$name returns 97 per cent in $rounds rounds, within the 99 per cent interval', { timeout: 900_000 }, ({ name, strategy, rounds }) => {
  const words = replayable(cipherWords(name));
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    words.start();
    const returns = playByStrategy(hiLo, strategy, bets, words.again).winMinor / 10_000;
    sum += returns;
    squares += returns ** 2;
  }
  const mean = sum / rounds;
  const interval = 2.576 * Math.sqrt((squares / rounds - mean ** 2) / rounds);
  // What is cut off.
  expect(mean).toBeGreaterThan(0.97 - 0.0001 - interval);
  expect(mean).toBeLessThan(0.97 + interval);
});
