import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtsOf, payoutLimits, type MoneyIn, type MoneyOut, type ReturnMethod } from './closed-loop.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const card: ReturnMethod = { id: 'card', cardIds: ['a', 'b'], isTyped: false };
const bank: ReturnMethod = { id: 'bank', cardIds: undefined, isTyped: false };
const coins: ReturnMethod = { id: 'coins', cardIds: undefined, isTyped: true };
const methods = [card, bank, coins];
const came = (processor: string, amountMinor: number, cardId: string | null = null, at = day(1)): MoneyIn => ({
  processor,
  cardId,
  amountMinor,
  lastAt: at,
});
const went = (processor: string, amountMinor: number, cardId: string | null = null, failedAt: Date | null = null): MoneyOut => ({
  processor,
  cardId,
  amountMinor,
  paidAt: null,
  failedAt,
});

/** `card a`: what may go there, as `method card: maximum`. */
function maxima(real: number, moneyIn: MoneyIn[], moneyOut: MoneyOut[] = [], open = methods): Record<string, number> {
  const limits = payoutLimits(open, debtsOf(open, moneyIn, moneyOut), real);
  return Object.fromEntries(limits.map(({ processor, cardId, maximumMinor }) => [[processor, cardId].filter(Boolean).join(' '), maximumMinor]));
}

describe('the closed loop', () => {
  it.each([
    ['money from a card goes back to it alone', 100, [came('card', 100, 'a')], [], { 'card a': 100, 'card b': 0, bank: 0, coins: 0 }],
    ['winnings go anywhere', 150, [came('card', 100, 'a')], [], { 'card a': 150, 'card b': 50, bank: 50, coins: 50 }],
    ['what went back is not owed again', 50, [came('card', 100, 'a')], [went('card', 100, 'a')], { 'card a': 50, 'card b': 50, bank: 50, coins: 50 }],
    ['what was lost leaves the rest owed', 40, [came('card', 100, 'a')], [], { 'card a': 40, 'card b': 0, bank: 0, coins: 0 }],
    ['two sources each have their own', 120, [came('card', 100, 'a'), came('bank', 20)], [], { 'card a': 100, 'card b': 0, bank: 20, coins: 0 }],
    ['a card nobody knows is any card of its processor', 100, [came('card', 100)], [], { 'card a': 100, 'card b': 100, bank: 0, coins: 0 }],
    ['what pays nothing out is owed nothing', 100, [came('voucher', 100)], [], { 'card a': 100, 'card b': 100, bank: 100, coins: 100 }],
    [
      'more paid to a card than came from it settles what is unknown',
      30,
      [came('card', 10, 'a'), came('card', 90)],
      [went('card', 100, 'a')],
      { 'card a': 30, 'card b': 30, bank: 30, coins: 30 },
    ],
    [
      'an account that sent a payout back is owed nothing',
      100,
      [came('card', 100, 'a')],
      [went('card', 0, 'a', day(2))],
      { 'card a': 100, 'card b': 100, bank: 100, coins: 100 },
    ],
    [
      'an account that pays back by itself is the same',
      100,
      [came('bank', 100)],
      [went('bank', 0, null, day(2))],
      { 'card a': 100, 'card b': 100, bank: 100, coins: 100 },
    ],
    [
      'a payout to a made-up account that came back settles nothing',
      100,
      [came('coins', 100)],
      [went('coins', 0, null, day(2))],
      { 'card a': 0, 'card b': 0, bank: 0, coins: 100 },
    ],
    [
      'until money comes from it again',
      100,
      [came('card', 100, 'a', day(3))],
      [went('card', 0, 'a', day(2))],
      { 'card a': 100, 'card b': 0, bank: 0, coins: 0 },
    ],
  ])('%s', (_text, real, moneyIn, moneyOut, expected) => {
    expect(maxima(real, moneyIn, moneyOut)).toEqual(expected);
  });

  it('lets the last of the money go somewhere, and never more than there is', () => {
    const amount = fc.integer({ min: 0, max: 1_000 });
    const place = fc.constantFrom<[string, string | null]>(
      ['card', 'a'],
      ['card', 'b'],
      ['card', null],
      ['bank', null],
      ['coins', null],
      ['voucher', null],
    );
    const moved = fc.array(fc.tuple(place, amount), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), moved, moved, (real, ins, outs) => {
        const all = Object.values(
          maxima(
            real,
            ins.map(([[processor, cardId], minor]) => came(processor, minor, cardId)),
            outs.map(([[processor, cardId], minor]) => went(processor, minor, cardId)),
          ),
        );
        expect(Math.max(...all)).toBeGreaterThan(0);
        for (const maximum of all) expect(maximum).toBeLessThanOrEqual(real);
      }),
    );
  });

  it('lets nobody take out more at strangers than was won, in whatever steps', () => {
    const step = fc.tuple(
      fc.constantFrom<[string, string | null]>(['card', 'a'], ['card', 'b'], ['bank', null], ['coins', null]),
      fc.integer({ min: 1, max: 500 }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 0, max: 500 }), fc.array(step, { maxLength: 20 }), (deposit, won, steps) => {
        const paid: MoneyOut[] = [];
        let real = deposit + won;
        for (const [[processor, cardId], amount] of steps) {
          if (amount > (maxima(real, [came('card', deposit, 'a')], paid)[[processor, cardId].filter(Boolean).join(' ')] ?? 0)) continue;
          paid.push(went(processor, amount, cardId));
          real -= amount;
        }
        const elsewhere = paid.filter(({ cardId }) => cardId !== 'a').reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect(elsewhere).toBeLessThanOrEqual(won);
      }),
    );
  });
});
