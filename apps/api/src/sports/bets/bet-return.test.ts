import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OutcomeResult } from '../events/outcomes.ts';
import { decidedWorth, openWorth, returnOf, shapeOf, totalOddsOf, wonWorth } from './bet-return.ts';
import { endOf } from './settlement.service.ts';

type Legs = readonly (readonly [odds: number, result: OutcomeResult | null])[];
const end = (stake: number, [line_size, lines]: [number, number], legs: Legs) =>
  endOf(
    { stake, line_size, lines },
    legs.map(([odds, result]) => ({ odds, result })),
  );

describe('the return of a bet', () => {
  it.each<[string, number, [number, number], Legs, ReturnType<typeof end>]>([
    ['a single that wins', 1000, [1, 1], [[2150, 'won']], { state: 'won', returned: 2150 }],
    ['a single that loses', 1000, [1, 1], [[2150, 'lost']], { state: 'lost', returned: 0 }],
    ['a void single', 1000, [1, 1], [[2150, 'void']], { state: 'void', returned: 1000 }],
    ['a single that is open', 1000, [1, 1], [[2150, null]], undefined],
    ['a return below a cent, floored', 1, [1, 1], [[1990, 'won']], { state: 'returned', returned: 1 }],
    [
      'a multiple is the product, rounded down once at the end',
      333,
      [3, 1],
      [
        [1330, 'won'],
        [1470, 'won'],
        [2180, 'won'],
      ],
      { state: 'won', returned: 1419 },
    ],
    [
      'a multiple with a void leg counts it as 1',
      1000,
      [2, 1],
      [
        [1500, 'won'],
        [9000, 'void'],
      ],
      { state: 'won', returned: 1500 },
    ],
    [
      'a multiple with only void legs',
      1000,
      [2, 1],
      [
        [1500, 'void'],
        [9000, 'void'],
      ],
      { state: 'void', returned: 1000 },
    ],
    [
      'a multiple is lost with its first lost leg',
      1000,
      [2, 1],
      [
        [1500, null],
        [9000, 'lost'],
      ],
      { state: 'lost', returned: 0 },
    ],
    [
      'a multiple with an open leg',
      1000,
      [2, 1],
      [
        [1500, 'won'],
        [9000, null],
      ],
      undefined,
    ],
    [
      'a system 2/3 that wins all three lines',
      900,
      [2, 3],
      [
        [2000, 'won'],
        [3000, 'won'],
        [1500, 'won'],
      ],
      { state: 'won', returned: 4050 },
    ],
    [
      'a system 2/3 with one leg lost wins one line',
      900,
      [2, 3],
      [
        [2000, 'won'],
        [3000, 'won'],
        [1500, 'lost'],
      ],
      { state: 'won', returned: 1800 },
    ],
    [
      'a system 2/3 whose line wins less than all stakes',
      900,
      [2, 3],
      [
        [1500, 'won'],
        [1600, 'won'],
        [1500, 'lost'],
      ],
      { state: 'returned', returned: 720 },
    ],
    [
      'a system 2/3 with a void leg',
      900,
      [2, 3],
      [
        [2000, 'won'],
        [3000, 'void'],
        [1500, 'lost'],
      ],
      { state: 'returned', returned: 600 },
    ],
    [
      'a system 2/3 is lost with two lost legs',
      900,
      [2, 3],
      [
        [2000, 'lost'],
        [3000, 'lost'],
        [1500, null],
      ],
      { state: 'lost', returned: 0 },
    ],
    [
      'a system 2/3 with one lost and one open leg',
      900,
      [2, 3],
      [
        [2000, 'lost'],
        [3000, 'won'],
        [1500, null],
      ],
      undefined,
    ],
    [
      'a system whose stake does not divide by its lines',
      100,
      [2, 3],
      [
        [2000, 'won'],
        [2000, 'won'],
        [2000, 'lost'],
      ],
      { state: 'won', returned: 133 },
    ],
  ])('%s', (_text, stake, shape, legs, expected) => expect(end(stake, shape, legs)).toEqual(expected));

  it.each([
    ['single', 1, undefined, { lineSize: 1, lines: 1 }],
    ['single', 2, undefined, undefined],
    ['multiple', 1, undefined, undefined],
    ['multiple', 4, undefined, { lineSize: 4, lines: 1 }],
    ['multiple', 4, 2, undefined],
    ['system', 3, 2, { lineSize: 2, lines: 3 }],
    ['system', 8, 4, { lineSize: 4, lines: 70 }],
    ['system', 3, 3, undefined],
    ['system', 3, undefined, undefined],
  ] as const)('a %s of %i selections with system size %s has the shape %o', (kind, selections, size, shape) =>
    expect(shapeOf(kind, selections, size)).toEqual(shape),
  );

  it('is exact beyond 2^53 and never more than the odds', () => {
    const arbitrary = fc.record({
      stake: fc.integer({ min: 1, max: 100_000_00 }),
      odds: fc.array(fc.integer({ min: 1010, max: 101_000 }), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ stake, odds }) => {
        const shape = { lineSize: odds.length, lines: 1 };
        const product = odds.reduce((all, each) => all * BigInt(each), BigInt(stake));
        const exact = product / 1000n ** BigInt(odds.length);
        const capped = exact > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(exact);
        expect(returnOf(stake, shape, odds.map(wonWorth))).toBe(capped);
        expect(totalOddsOf(shape, odds)).toBeLessThanOrEqual(odds.reduce((all, each) => (all * each) / 1000, 1000) + 1);
      }),
    );
  });

  it('of an open bet is its odds times their probability', () => {
    const worths = [decidedWorth(2000, 'won'), openWorth(3000, 250_000)];
    expect(returnOf(1000, { lineSize: 2, lines: 1 }, worths)).toBe(1500);
  });
});
