/// <reference types="node" />
import { createCipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WordSource } from '../uniform-int.ts';
import { bonusPays, casinoHoldem, casinoHoldemFigures } from './casino-holdem.ts';
import { sampleCasinoHoldem } from './casino-holdem.fixtures.ts';
import { casinoHoldemMove } from './casino-holdem-strategy.ts';
import { cardBits, categoryIndexOf, pokerCategories, strengthOfSet, weakestOf } from './poker-hand.ts';
import { sampleRussianPoker } from './russian-poker.fixtures.ts';
import { russianPokerMove } from './russian-poker-strategy.ts';
import { russianPoker, russianPokerFigures } from './russian-poker.ts';

const timeout = 1_200_000;
const million = 1_000_000;
/** The 99.99 % interval in half widths of the 99 % interval. */
const wide = 3.89 / 2.576;

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

test('the AA bonus returns what all hands of five cards add up to', () => {
  const { low, high } = cardBits;
  let [returned, hits] = [0, 0];
  const add = (missing: number, from: number, lowBits: number, highBits: number): void => {
    if (missing === 0) {
      const strength = strengthOfSet(lowBits, highBits);
      if (strength < weakestOf('pair', 14)) return;
      hits++;
      returned += 1 + bonusPays[pokerCategories[categoryIndexOf(strength)] ?? 'high-card'];
      return;
    }
    for (let card = from; card < 52; card++) add(missing - 1, card + 1, lowBits | (low[card] ?? 0), highBits | (high[card] ?? 0));
  };
  add(5, 0, 0, 0);
  const { rtpPercent, hitRate } = casinoHoldem.figuresOf('aa-bonus');
  expect(Math.abs((returned / 2_598_960) * 100 - rtpPercent)).toBeLessThan(0.000501);
  expect(hits / 2_598_960).toBeCloseTo(hitRate, 12);
});

test("casino hold'em returns what is stated over all flops", { timeout }, () => {
  const sample = sampleCasinoHoldem(wordsOf('casino-holdem flops'), { runouts: 10 });
  expect(sample.callRate).toBeCloseTo(casinoHoldemFigures.callRate, 6);
  expect(Math.abs(sample.result - casinoHoldemFigures.result)).toBeLessThan(wide * (sample.resultInterval + casinoHoldemFigures.resultInterval));
  expect(sample.hitRate).toBeCloseTo(casinoHoldemFigures.hitRate, 3);
});

/** Plays rounds of one ante with a strategy; each word of a round is given again to the round with its moves. */
function simulated<View>(
  rounds: number,
  next: WordSource,
  { play, moveFor }: { play: typeof casinoHoldem.play | typeof russianPoker.play; moveFor: (view: View, moves: readonly string[]) => string },
) {
  const ante = [{ spot: 'ante', amountMinor: 100 }];
  let [result, squares, stakes] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const words: number[] = [];
    const replay = () => {
      let at = 0;
      return () => (words[at++] ??= next());
    };
    const moves: string[] = [];
    let played = play(ante, moves, replay());
    while (played.moves.length > 0) {
      moves.push(moveFor(played.view as View, moves));
      played = play(ante, moves, replay());
    }
    const own = (played.winMinor - played.stakeMinor) / 100;
    result += own;
    squares += own ** 2;
    stakes += played.stakeMinor / 100;
  }
  const mean = result / rounds;
  return { mean, stakes: stakes / rounds, interval: 3.89 * Math.sqrt((squares / rounds - mean ** 2) / rounds) };
}

test("casino hold'em returns what is stated in a million rounds", { timeout }, () => {
  const { mean, interval } = simulated<ReturnType<typeof casinoHoldem.play>['view']>(million, wordsOf('casino-holdem'), {
    play: casinoHoldem.play,
    moveFor: ({ hole, board }) => casinoHoldemMove(hole, board),
  });
  expect(Math.abs(mean - casinoHoldemFigures.result)).toBeLessThan(interval);
});

test('Russian poker returns what is stated in 10 million rounds that are settled without the model', { timeout }, () => {
  const sample = sampleRussianPoker(wordsOf('russian-poker deals'), { deals: 2.5 * million, runouts: 4 });
  expect(Math.abs(sample.result - russianPokerFigures.result)).toBeLessThan(wide * (sample.resultInterval + russianPokerFigures.resultInterval));
  expect(sample.stakes).toBeCloseTo(russianPokerFigures.stakes, 2);
  expect(sample.hitRate).toBeCloseTo(russianPokerFigures.hitRate, 2);
});

test('Russian poker returns what is stated in a million rounds', { timeout }, () => {
  const { mean, interval } = simulated<ReturnType<typeof russianPoker.play>['view']>(million, wordsOf('russian-poker'), {
    play: russianPoker.play,
    moveFor: ({ cards, dealer }, moves) => russianPokerMove(cards, dealer[0] ?? 'AS', moves.length > 0),
  });
  expect(Math.abs(mean - russianPokerFigures.result)).toBeLessThan(interval);
});
