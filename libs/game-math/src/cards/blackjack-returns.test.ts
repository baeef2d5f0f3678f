import { expect, test } from 'vitest';
import { cipherWords } from '../cipher-words.fixtures.ts';
import { playByStrategy, replayable } from '../play-by-strategy.fixtures.ts';
import { bestAverageGain, bestLetter, cardValues, naturalChance, outcomesOf, type Letters } from './blackjack-returns.fixtures.ts';
import { basicStrategy, blackjackTable } from './blackjack-strategy.ts';
import { blackjack } from './blackjack.ts';

const letters: Letters = (row, total, up) => blackjackTable[row][total]?.[up - 2] ?? '';
const rowsOf = (row: keyof typeof blackjackTable) => Object.entries(blackjackTable[row]).map(([total, moves]) => ({ total: Number(total), moves }));

test.each(['hard', 'soft', 'pair'] as const)('the %s hands of the table have their best moves', (row) => {
  for (const { total, moves } of rowsOf(row)) expect(cardValues.map((up) => bestLetter(row, total, up)).join(''), `${row} ${total}`).toBe(moves);
});

test('the best moves return what is stated and published, and never split tens', () => {
  expect((1 + bestAverageGain()) * 100).toBeCloseTo(99.4296, 4);
  expect(blackjack.figuresOf('hand-1').rtpPercent).toBe(Math.round((1 + bestAverageGain()) * 100_000) / 1_000);
  expect(bestAverageGain({ canSplitTens: false })).toBe(bestAverageGain());
  expect((1 + bestAverageGain({ canSplit: false })) * 100).toBeCloseTo(98.913, 3);
});

test('the table, followed from the deal to every outcome, returns and hits as often as stated', () => {
  const outcomes = outcomesOf(letters);
  const mean = (of: (outcome: (typeof outcomes)[number]) => number) => outcomes.reduce((sum, outcome) => sum + outcome.chance * of(outcome), 0);
  expect(mean(() => 1)).toBeCloseTo(1, 12);
  expect(mean(({ returns, stakes }) => returns - stakes)).toBeCloseTo(bestAverageGain(), 12);
  expect(mean(({ returns }) => (returns > 0 ? 1 : 0))).toBeCloseTo(blackjack.figuresOf('hand-1').hitRate, 9);
  expect(mean(({ stakes }) => stakes)).toBeCloseTo(1.127, 3);
  expect(mean(({ returns }) => returns) / mean(({ stakes }) => stakes)).toBeCloseTo(0.99494, 5);
  expect(Math.max(...outcomes.map(({ returns }) => returns))).toBe(blackjack.maxWinX);
});

test('insurance returns 92.308 per cent', () => expect(3 * naturalChance(11)).toBeCloseTo(0.92308, 5));

test('three hands of simulated rounds return what is stated, within the 99 per cent interval', () => {
  const words = replayable(cipherWords('three hands'));
  const bets = ['hand-1', 'hand-2', 'hand-3'].map((spot) => ({ spot, amountMinor: 100 }));
  const rounds = 15_000;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    words.start();
    const { winMinor, stakeMinor } = playByStrategy(blackjack, basicStrategy, bets, words.again);
    const gain = (winMinor - stakeMinor) / 300;
    sum += gain;
    squares += gain ** 2;
  }
  const mean = sum / rounds;
  const interval = 2.576 * Math.sqrt((squares / rounds - mean ** 2) / rounds);
  expect(interval).toBeLessThan(0.02);
  expect(Math.abs(100 * (1 + mean) - blackjack.figuresOf('hand-1').rtpPercent)).toBeLessThan(100 * interval);
});
