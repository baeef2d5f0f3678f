/// <reference types="node" />
import { createCipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { playByStrategy, replayable } from '../play-by-strategy.fixtures.ts';
import type { WordSource } from '../uniform-int.ts';
import { bestAverageGain } from './blackjack-returns.fixtures.ts';
import { basicStrategy } from './blackjack-strategy.ts';
import { blackjack } from './blackjack.ts';

/** Fixed words from a cipher, so that no run fails by chance. */
function wordsOf(name: string): WordSource {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(name).digest(), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  let block = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === block.length) [block, at] = [cipher.update(zeros), 0];
    at += 4;
    return block.readUInt32LE(at - 4);
  };
}

test('10 million hands of blackjack return what is stated, within the 99 per cent interval', { timeout: 900_000 }, () => {
  const rounds = 10_000_000;
  const words = replayable(wordsOf('blackjack'));
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
  console.info(`${100 * (1 + mean)} ± ${100 * interval} %, hits ${hits / rounds}`);
  expect(interval).toBeLessThan(0.001);
  expect(Math.abs(mean - bestAverageGain())).toBeLessThan(interval);
  expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(2.576 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
});
