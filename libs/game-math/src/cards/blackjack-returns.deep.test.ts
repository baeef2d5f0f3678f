import { expect, test } from 'vitest';
import { cipherWords } from '../cipher-words.fixtures.ts';
import { playByStrategy, replayable } from '../play-by-strategy.fixtures.ts';
import { bestAverageGain } from './blackjack-returns.fixtures.ts';
import { basicStrategy } from './blackjack-strategy.ts';
import { blackjack } from './blackjack.ts';

test('10 million hands of blackjack return what is stated, within the 99 per cent interval', { timeout: 900_000 }, () => {
  const rounds = 10_000_000;
  const words = replayable(cipherWords('blackjack'));
  const bets = [{ spot: 'hand-1', amountMinor: 100 }];
  let [sum, squares, hits] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    words.start();
    const { winMinor, stakeMinor } = playByStrategy(blackjack, basicStrategy, bets, words.again);
    const gain = (winMinor - stakeMinor) / 100;
    sum += gain;
    squares += gain ** 2;
    if (winMinor > 0) hits++;
  }
  const mean = sum / rounds;
  const interval = 2.576 * Math.sqrt((squares / rounds - mean ** 2) / rounds);
  const { hitRate } = blackjack.figuresOf('hand-1');
  expect(interval).toBeLessThan(0.001);
  expect(Math.abs(mean - bestAverageGain())).toBeLessThan(interval);
  expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(2.576 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
});
