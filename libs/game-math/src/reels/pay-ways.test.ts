import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiways } from './multiways.ts';
import { payWays } from './pay-ways.ts';

/** Reels from the left, each from the top. */
const reels = (...columns: string[]): string[][] => columns.map((column) => [...column]);
const paid = (window: string[][], multiplier = 1) =>
  payWays(multiways, window, 100, multiplier).map(({ symbol, count, ways, amountMinor }) => ({ symbol, count, ways, amountMinor }));

describe('a window with ways', () => {
  test('pays a symbol from the left, once for every way', () => {
    expect(paid(reels('TK', 'TTQ', 'TDT', 'JQ', 'CB', 'TT'))).toEqual([{ symbol: 'T', count: 3, ways: 4, amountMinor: 20 }]);
  });

  test('pays the longest run only', () => {
    expect(paid(reels('KD', 'KJ', 'KC', 'KT', 'KT', 'KQK'))).toEqual([{ symbol: 'K', count: 6, ways: 2, amountMinor: 150 }]);
  });

  test('pays every symbol of the first reel that continues, and a wild for each of them', () => {
    expect(paid(reels('KQ', 'WJ', 'QW', 'TD', 'BC', 'BC'))).toEqual([
      { symbol: 'K', count: 3, ways: 1, amountMinor: 5 },
      { symbol: 'Q', count: 3, ways: 2, amountMinor: 10 },
    ]);
  });

  test('pays two of the highest symbol, and of no other', () => {
    expect(paid(reels('AB', 'AB', 'TQ', 'AB', 'AB', 'AB'))).toEqual([{ symbol: 'A', count: 2, ways: 1, amountMinor: 10 }]);
  });

  test('pays nothing for a run that does not begin on the first reel, nor for scatters', () => {
    expect(paid(reels('TS', 'AS', 'AS', 'AS', 'AS', 'AS'))).toEqual([]);
  });

  test('multiplies every win', () => {
    expect(paid(reels('TK', 'TQ', 'TD', 'JQ', 'CB', 'DD'), 7)).toEqual([{ symbol: 'T', count: 3, ways: 1, amountMinor: 35 }]);
  });

  test('pays at most 117,649 ways', () => {
    const columns = Array.from({ length: 6 }, () => 'AAAAAAA');
    expect(paid(reels(...columns))).toEqual([{ symbol: 'A', count: 6, ways: 117_649, amountMinor: 117_649 * 200 * 5 }]);
  });

  test('counts as many ways as there are paths over the winning cells', () => {
    const column = (symbols: string) => fc.array(fc.constantFrom(...symbols), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.tuple(column('ATS'), column('ATWS'), column('ATWK'), column('ATWK'), column('ATWK'), column('ATS')),
        (window: readonly string[][]) => {
          for (const win of payWays(multiways, window, 20, 1)) {
            const paths = window
              .slice(0, win.count)
              .reduce((prefixes, cells) => prefixes.flatMap((prefix) => cells.map((cell) => prefix + cell)), ['']);
            expect(win.ways).toBe(paths.filter((path) => [...path].every((cell) => cell === win.symbol || cell === 'W')).length);
            for (const [reel, row] of win.cells) expect([win.symbol, 'W']).toContain(window[reel]?.[row]);
            expect(new Set(win.cells.map(([reel]) => reel)).size).toBe(win.count);
            const after = window[win.count] ?? [];
            expect(after.includes(win.symbol) || after.includes('W')).toBe(false);
          }
        },
      ),
    );
  });
});
