import { describe, expect, test } from 'vitest';
import { cleared, doubled, noChips, placed, removed, repeated, undone, type ChipLimits } from './chips.rules.ts';

const limits: ChipLimits = { maxBets: 2, maxStakeMinor: 1_000 };
const on = (spot: string, amountMinor: number) => ({ spot, amountMinor });
const red = placed(noChips, [on('red', 200)], limits);

describe('chips', () => {
  test('add up on a spot', () => {
    expect(placed(red, [on('red', 300)], limits).bets).toEqual([on('red', 500)]);
  });

  test('stay as they are where a limit of the table would be exceeded', () => {
    expect(placed(red, [on('red', 900)], limits)).toBe(red);
    expect(placed(red, [on('odd', 1), on('even', 1)], limits)).toBe(red);
    const most = placed(noChips, [on('red', 600)], limits);
    expect(doubled(most, limits)).toBe(most);
  });

  test('can be doubled, removed and cleared, and each step can be undone', () => {
    const steps = [doubled(red, limits), removed(red, 'red', limits), cleared(red, limits)];
    expect(steps.map(({ bets }) => bets)).toEqual([[on('red', 400)], [], []]);
    expect(steps.map((step) => undone(step).bets)).toEqual([red.bets, red.bets, red.bets]);
    expect(undone(undone(red))).toEqual(noChips);
  });

  test('repeat the bets of an earlier round in place of those on the table', () => {
    expect(repeated(red, [on('odd', 100)], limits).bets).toEqual([on('odd', 100)]);
    expect(repeated(red, [], limits)).toBe(red);
  });
});
