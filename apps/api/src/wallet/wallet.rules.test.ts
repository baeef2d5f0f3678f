import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitStake, splitWin } from './wallet.rules.ts';

describe('a stake', () => {
  it.each([
    ['is taken from real money first', 100, { real: 300, bonus: 500 }, { real: 100, bonus: 0 }],
    ['continues with bonus money when real money runs out', 100, { real: 60, bonus: 500 }, { real: 60, bonus: 40 }],
    ['is taken from bonus money only without real money', 100, { real: 0, bonus: 100 }, { real: 0, bonus: 100 }],
    ['may take everything', 100, { real: 60, bonus: 40 }, { real: 60, bonus: 40 }],
    ['is refused when a cent is missing', 100, { real: 60, bonus: 39 }, undefined],
  ])('%s', (_text, amount, balance, expected) => {
    expect(splitStake(amount, balance)).toEqual(expected);
  });
});

describe('a win', () => {
  it.each([
    ['of a real stake is real', 250, { real: 100, bonus: 0 }, { real: 250, bonus: 0 }],
    ['of a bonus stake is bonus', 250, { real: 0, bonus: 100 }, { real: 0, bonus: 250 }],
    ['follows the stake', 200, { real: 60, bonus: 40 }, { real: 120, bonus: 80 }],
    ['gives the odd cent to real money', 101, { real: 50, bonus: 50 }, { real: 51, bonus: 50 }],
  ])('%s', (_text, amount, stake, expected) => {
    expect(splitWin(amount, stake)).toEqual(expected);
  });

  it('is paid in full for any amount and any stake', () => {
    const part = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), part, part, (amount, real, bonus) => {
        fc.pre(real + bonus > 0);
        const paid = splitWin(amount, { real, bonus });
        expect(paid.real + paid.bonus).toBe(amount);
        expect(Math.min(paid.real, paid.bonus)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
