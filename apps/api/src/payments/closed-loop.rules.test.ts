import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtsOf, owedByProcessor, payoutLimits, type MoneyFlow, type ReturnMethod } from './closed-loop.rules.ts';

const methods: readonly ReturnMethod[] = [
  { id: 'card', cardIds: ['a', 'b'], isTyped: false },
  { id: 'bank', cardIds: undefined, isTyped: false },
  { id: 'coins', cardIds: undefined, isTyped: true },
];
const flow = (processor: string, inMinor: number, outMinor = 0, cardId: string | null = null, isClosed = false): MoneyFlow => ({
  ...{ processor, cardId, inMinor, outMinor, isClosed },
});

/** The maximum per destination, as `method card: maximum`. */
function maxima(real: number, flows: readonly MoneyFlow[]): Record<string, number> {
  const limits = payoutLimits(methods, debtsOf(methods, flows), real);
  return Object.fromEntries(limits.map(({ processor, cardId, maximumMinor }) => [[processor, cardId].filter(Boolean).join(' '), maximumMinor]));
}

describe('the closed loop', () => {
  it.each([
    ['money from a card goes back to it alone', 100, [flow('card', 100, 0, 'a')], { 'card a': 100, 'card b': 0, bank: 0, coins: 0 }],
    ['winnings go anywhere', 150, [flow('card', 100, 0, 'a')], { 'card a': 150, 'card b': 50, bank: 50, coins: 50 }],
    ['returned money is not owed again', 50, [flow('card', 100, 100, 'a')], { 'card a': 50, 'card b': 50, bank: 50, coins: 50 }],
    ['after losses the rest is still owed', 40, [flow('card', 100, 0, 'a')], { 'card a': 40, 'card b': 0, bank: 0, coins: 0 }],
    [
      'each of two sources gets back its own money',
      120,
      [flow('card', 100, 0, 'a'), flow('bank', 20)],
      { 'card a': 100, 'card b': 0, bank: 20, coins: 0 },
    ],
    ['money from an unknown card may go to any card of the processor', 100, [flow('card', 100)], { 'card a': 100, 'card b': 100, bank: 0, coins: 0 }],
    [
      'a surplus paid to a card reduces the money owed to unknown cards',
      30,
      [flow('card', 10, 100, 'a'), flow('card', 90)],
      { 'card a': 30, 'card b': 30, bank: 30, coins: 30 },
    ],
    ['money of a method without payouts goes anywhere', 100, [flow('voucher', 100)], { 'card a': 100, 'card b': 100, bank: 100, coins: 100 }],
    [
      'a card that returned a payout is owed nothing',
      100,
      [flow('card', 100, 0, 'a', true)],
      { 'card a': 100, 'card b': 100, bank: 100, coins: 100 },
    ],
    [
      'a bank account that returned a payout is owed nothing',
      100,
      [flow('bank', 100, 0, null, true)],
      { 'card a': 100, 'card b': 100, bank: 100, coins: 100 },
    ],
    ['an entered account may be another one', 100, [flow('coins', 100, 0, null, true)], { 'card a': 0, 'card b': 0, bank: 0, coins: 100 }],
  ])('%s', (_text, real, flows, expected) => expect(maxima(real, flows)).toEqual(expected));

  const minor = fc.integer({ min: 0, max: 500 });
  const flows = fc.uniqueArray(
    fc.record({
      processor: fc.constantFrom('card', 'bank', 'coins', 'voucher'),
      cardId: fc.constantFrom(null, 'a', 'b', 'gone'),
      inMinor: minor,
      outMinor: minor,
      isClosed: fc.boolean(),
    }),
    { selector: ({ processor, cardId }) => `${processor} ${cardId}` },
  );

  it('allows exactly the full balance to be withdrawn', () => {
    fc.assert(
      fc.property(flows, minor, (moved, real) => {
        const debts = debtsOf(methods, moved);
        const limits = payoutLimits(methods, debts, real);
        const owed = [...owedByProcessor(debts).values()].reduce((total, one) => total + one, 0);
        for (const { returnableMinor, maximumMinor } of limits) {
          expect(maximumMinor).toBeLessThanOrEqual(real);
          expect(returnableMinor).toBeLessThanOrEqual(maximumMinor);
          expect(maximumMinor).toBeGreaterThanOrEqual(Math.max(0, real - owed));
        }
        // Repeated withdrawals of the maximum empty the account.
        const free = limits.reduce((total, limit) => total + limit.maximumMinor, 0);
        expect(free).toBeGreaterThanOrEqual(real);
      }),
    );
  });

  it('never lets money of one card leave by another method', () => {
    fc.assert(
      fc.property(minor, minor, minor, (deposited, returned, real) => {
        const { bank = 0, coins = 0 } = maxima(real, [flow('card', deposited, returned, 'a')]);
        expect(Math.max(bank, coins)).toBeLessThanOrEqual(Math.max(0, real - Math.max(0, deposited - returned)));
      }),
    );
  });
});
