import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  debtsOf,
  payoutLimits,
  mostReturnable,
  playedDebts,
  returnSourceOf,
  strayDeposits,
  unplayedIn,
  unplayedOf,
  type MoneyIn,
  type MoneyOut,
  type ReturnableDeposit,
  type ReturnMethod,
} from './closed-loop.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const card: ReturnMethod = { id: 'card', accountIds: ['a', 'b'], isTyped: false, isOwn: true };
const bank: ReturnMethod = { id: 'bank', accountIds: undefined, isTyped: false, isOwn: true };
const coins: ReturnMethod = { id: 'coins', accountIds: [], isTyped: true, isOwn: false };
/** Its provider reports the payer. */
const wallet: ReturnMethod = { id: 'wallet', accountIds: ['mine'], isTyped: true, isOwn: false };
const methods = [card, bank, coins];
const came = (processor: string, amountMinor: number, accountId: string | null = null, at = day(1)): MoneyIn => ({
  processor,
  accountId,
  amountMinor,
  lastAt: at,
});
const went = (processor: string, amountMinor: number, accountId: string | null = null, failedAt: Date | null = null): MoneyOut => ({
  processor,
  accountId,
  amountMinor,
  unplayedMinor: 0,
  paidAt: null,
  failedAt,
});

/** `card a`: what may go there, as `method card: maximum`, after so much was staked since all of it was deposited. */
function maxima(real: number, moneyIn: MoneyIn[], moneyOut: MoneyOut[] = [], playedMinor = 0, all = methods): Record<string, number> {
  const deposits = moneyIn.map((came) => ({ ...came, playedBeforeMinor: 0 }));
  const stray = strayDeposits(all, moneyIn, moneyOut, deposits);
  const unplayed = Math.min(real, unplayedOf(stray, playedMinor));
  const limits = payoutLimits(all, playedDebts(all, debtsOf(all, moneyIn, moneyOut), stray, moneyOut, playedMinor), real, unplayed);
  return Object.fromEntries(limits.map(({ processor, accountId, maximumMinor }) => [[processor, accountId].filter(Boolean).join(' '), maximumMinor]));
}

describe('the closed loop', () => {
  it.each([
    ['money from a card goes back to it alone', 100, [came('card', 100, 'a')], [], { 'card a': 100, 'card b': 0, bank: 0, coins: 0 }],
    ['winnings go anywhere', 150, [came('card', 100, 'a')], [], { 'card a': 150, 'card b': 50, bank: 50, coins: 50 }],
    ['what went back is not owed again', 50, [came('card', 100, 'a')], [went('card', 100, 'a')], { 'card a': 50, 'card b': 50, bank: 50, coins: 50 }],
    ['what was lost leaves the rest owed', 40, [came('card', 100, 'a')], [], { 'card a': 40, 'card b': 0, bank: 0, coins: 0 }],
    ['two sources each have their own', 120, [came('card', 100, 'a'), came('bank', 20)], [], { 'card a': 100, 'card b': 0, bank: 20, coins: 0 }],
    ['a card nobody knows is any card of its processor', 100, [came('card', 100)], [], { 'card a': 100, 'card b': 100, bank: 0, coins: 0 }],
    ['what pays nothing out goes to own accounts', 100, [came('voucher', 100)], [], { 'card a': 100, 'card b': 100, bank: 100, coins: 0 }],
    ['with winnings, which go anywhere', 150, [came('voucher', 100)], [], { 'card a': 150, 'card b': 150, bank: 150, coins: 50 }],
    ['nor in the place of what was lost there', 60, [came('voucher', 50), came('bank', 100)], [], { 'card a': 50, 'card b': 50, bank: 60, coins: 0 }],
    [
      'beside what goes back where it came from',
      180,
      [came('voucher', 100), came('bank', 80)],
      [],
      { 'card a': 100, 'card b': 100, bank: 180, coins: 0 },
    ],
    [
      'a card that nobody knows, of a processor without cards, is the same',
      100,
      [came('terminal', 100)],
      [],
      { 'card a': 100, 'card b': 100, bank: 100, coins: 0 },
    ],
    [
      'what went back while the method paid out is not there any more',
      50,
      [came('closed wallet', 100)],
      [went('closed wallet', 100)],
      { 'card a': 50, 'card b': 50, bank: 50, coins: 50 },
    ],
    [
      'more paid to a card than came from it settles what is unknown',
      30,
      [came('card', 10, 'a'), came('card', 90)],
      [went('card', 100, 'a')],
      { 'card a': 30, 'card b': 30, bank: 30, coins: 30 },
    ],
    [
      'an account that sent a payout back is owed nothing, and its money goes to own accounts',
      100,
      [came('card', 100, 'a')],
      [went('card', 0, 'a', day(2))],
      { 'card a': 100, 'card b': 100, bank: 100, coins: 0 },
    ],
    [
      'an account that pays back by itself is the same',
      100,
      [came('bank', 100)],
      [went('bank', 0, null, day(2))],
      { 'card a': 100, 'card b': 100, bank: 100, coins: 0 },
    ],
    ['coins, which anybody may have sent, go to own accounts', 100, [came('coins', 100)], [], { 'card a': 100, 'card b': 100, bank: 100, coins: 0 }],
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

  it.each([
    ['none of it played: own accounts alone', 100, [], 0, { 'card a': 100, 'card b': 100, bank: 100, coins: 0 }],
    ['all of it played: back to coins', 100, [], 100, { 'card a': 0, 'card b': 0, bank: 0, coins: 100 }],
    ['all of it played and doubled: winnings anywhere', 200, [], 100, { 'card a': 100, 'card b': 100, bank: 100, coins: 200 }],
    ['some of it played: that goes back, the rest to own accounts', 100, [], 30, { 'card a': 70, 'card b': 70, bank: 70, coins: 30 }],
    [
      'some of it withdrawn unplayed, which counts as played: nothing is owed for it',
      60,
      [{ ...went('bank', 40), unplayedMinor: 40 }],
      40,
      { 'card a': 60, 'card b': 60, bank: 60, coins: 0 },
    ],
    [
      'a payout to a made-up account that came back settles nothing',
      100,
      [went('coins', 0, 'made up', day(2))],
      100,
      { 'card a': 0, 'card b': 0, bank: 0, coins: 100 },
    ],
    ['winnings that went out by coins cover no deposit', 100, [went('coins', 900, 'a')], 50, { 'card a': 100, 'card b': 100, bank: 100, coins: 50 }],
  ])('100 deposited in coins, %s', (_text, real, moneyOut, played, expected) => {
    expect(maxima(real, [came('coins', 100)], moneyOut, played)).toEqual(expected);
  });

  it.each([
    ['goes back to it alone', 100, [came('wallet', 100, 'mine')], [], 0, { bank: 0, 'wallet mine': 100, wallet: 0 }],
    ['leaves winnings that go anywhere', 150, [came('wallet', 100, 'mine')], [], 100, { bank: 50, 'wallet mine': 150, wallet: 50 }],
    [
      'does not open it to the unplayed money of an unknown payer',
      150,
      [came('wallet', 100, 'mine'), came('wallet', 50)],
      [],
      0,
      { bank: 50, 'wallet mine': 100, wallet: 0 },
    ],
    [
      'goes to own accounts once it has sent a payout back',
      100,
      [came('wallet', 100, 'mine')],
      [went('wallet', 0, 'mine', day(2))],
      0,
      { bank: 100, 'wallet mine': 0, wallet: 0 },
    ],
    [
      'is settled by what went to it, not by what went to others',
      60,
      [came('wallet', 100, 'mine')],
      [went('wallet', 90, 'other')],
      100,
      { bank: 0, 'wallet mine': 60, wallet: 0 },
    ],
  ])('money from a reported wallet account %s', (_text, real, moneyIn, moneyOut, played, expected) => {
    expect(maxima(real, moneyIn, moneyOut, played, [bank, wallet])).toEqual(expected);
  });

  it.each([
    ['nothing came', [], 0, 0],
    ['nothing was played since', [[100, 0]], 0, 100],
    ['some was played', [[100, 0]], 30, 70],
    ['all was played', [[100, 0]], 100, 0],
    ['it was played twice', [[100, 0]], 200, 0],
    ['stakes before it do not count', [[100, 500]], 500, 100],
    [
      'deposit, stake, deposit: the second is left',
      [
        [100, 0],
        [100, 100],
      ],
      100,
      100,
    ],
    [
      'deposit, half a stake, deposit: both halves are',
      [
        [100, 0],
        [100, 50],
      ],
      50,
      150,
    ],
    [
      'more staked on the first does nothing for the second',
      [
        [100, 0],
        [100, 1000],
      ],
      1000,
      100,
    ],
    [
      'a stake after both counts for both',
      [
        [100, 0],
        [100, 50],
      ],
      150,
      50,
    ],
    ['a bet from before was voided', [[100, 50]], 0, 100],
  ] as const)('what is unplayed where %s', (_text, deposits, playedMinor, left) => {
    const all = deposits.map(([amountMinor, playedBeforeMinor]) => ({ amountMinor, playedBeforeMinor }));
    expect(unplayedOf(all, playedMinor)).toBe(left);
    expect(unplayedOf(all.toReversed(), playedMinor)).toBe(left);
  });

  /** The result of careful bookkeeping: each deposit adds, each stake and each payout to an own account subtracts. */
  it('no history sends money from a voucher, coins or an unknown wallet to a stranger before it was staked', () => {
    const all = [...methods, wallet];
    const step = fc.tuple(
      fc.constantFrom(
        'voucher',
        'card',
        'coins',
        'wallet',
        'my wallet',
        'stake',
        'win',
        'to bank',
        'to card',
        'to coins',
        'to wallet',
        'to my wallet',
      ),
      fc.integer({ min: 1, max: 300 }),
    );
    const accountOf = (name: string) => (name === 'card' ? 'a' : name === 'my wallet' ? 'mine' : null);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const deposits: { processor: string; accountId: string | null; amountMinor: number; playedBeforeMinor: number }[] = [];
        const paid: MoneyOut[] = [];
        let [real, played, kept] = [0, 0, 0];
        for (const [what, minor] of steps) {
          if (!what.startsWith('to ') && what !== 'stake' && what !== 'win') {
            const processor = what === 'my wallet' ? 'wallet' : what;
            deposits.push({ processor, accountId: accountOf(what), amountMinor: minor, playedBeforeMinor: played });
            real += minor;
            if (what !== 'card' && what !== 'my wallet') kept += minor;
          } else if (what === 'win') real += minor;
          else if (what === 'stake') {
            const stake = Math.min(real, minor);
            [real, played, kept] = [real - stake, played + stake, Math.max(0, kept - stake)];
          } else {
            const [processor, accountId] = [what === 'to my wallet' ? 'wallet' : what.slice(3), accountOf(what.slice(3))];
            const moneyIn = deposits.map((deposit) => ({ ...deposit, lastAt: day(1) }));
            const stray = strayDeposits(all, moneyIn, paid, deposits);
            const unplayed = unplayedOf(stray, played);
            expect(unplayed).toBe(kept);
            const debts = playedDebts(all, debtsOf(all, moneyIn, paid), stray, paid, played);
            const limit = payoutLimits(all, debts, real, unplayed).find((one) => one.processor === processor && one.accountId === accountId);
            const amountMinor = Math.min(minor, limit?.maximumMinor ?? 0);
            if (!limit || amountMinor === 0) continue;
            const unplayedMinor = unplayedIn(amountMinor, limit, { realMinor: real, unplayedMinor: unplayed });
            paid.push({ ...went(processor, amountMinor, limit.accountId), unplayedMinor });
            [real, played, kept] = [real - amountMinor, played + unplayedMinor, kept - unplayedMinor];
          }
          // What is left covers all unplayed money: none of it has gone to a stranger.
          expect(real).toBeGreaterThanOrEqual(kept);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('lets the last of the money go somewhere, and never more than exists', () => {
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
            ins.map(([[processor, accountId], minor]) => came(processor, minor, accountId)),
            outs.map(([[processor, accountId], minor]) => went(processor, minor, accountId)),
          ),
        );
        expect(Math.max(...all)).toBeGreaterThan(0);
        for (const maximum of all) expect(maximum).toBeLessThanOrEqual(real);
      }),
    );
  });

  it('lets nobody withdraw more than winnings to strangers, in whatever steps', () => {
    const step = fc.tuple(
      fc.constantFrom<[string, string | null]>(['card', 'a'], ['card', 'b'], ['bank', null], ['coins', null]),
      fc.integer({ min: 1, max: 500 }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 0, max: 500 }), fc.array(step, { maxLength: 20 }), (deposit, won, steps) => {
        const paid: MoneyOut[] = [];
        let real = deposit + won;
        for (const [[processor, accountId], amount] of steps) {
          if (amount > (maxima(real, [came('card', deposit, 'a')], paid)[[processor, accountId].filter(Boolean).join(' ')] ?? 0)) continue;
          paid.push(went(processor, amount, accountId));
          real -= amount;
        }
        const elsewhere = paid.filter(({ accountId }) => accountId !== 'a').reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect(elsewhere).toBeLessThanOrEqual(won);
      }),
    );
  });
});

describe('the deposit whose account a payout goes to', () => {
  const deposit = (paymentId: string, leftMinor: number, changes: Partial<ReturnableDeposit> = {}): ReturnableDeposit => ({
    paymentId,
    amountMinor: 100,
    leftMinor,
    isProven: false,
    isClosed: false,
    ...changes,
  });
  const closed = { isClosed: true };
  const proven = { isProven: true };

  it.each<[string, ReturnableDeposit[], number, string]>([
    ['the last that it is part of', [deposit('last', 20), deposit('middle', 500), deposit('first', 900)], 300, 'middle, trusted'],
    ['the last that was proven', [deposit('last', 20), deposit('middle', 0, proven), deposit('first', 90)], 300, 'middle, trusted'],
    ['the largest', [deposit('last', 20), deposit('large', 20, { amountMinor: 101 }), deposit('first', 20)], 300, 'large, with the password'],
    ['the first of the largest', [deposit('last', 20), deposit('middle', 20), deposit('first', 20)], 300, 'first, with the password'],
    ['a later one than the last that is closed', [deposit('last', 20), deposit('middle', 20, closed), deposit('first', 900)], 20, 'last, trusted'],
    ['none of those, where it is no part of them', [deposit('last', 20), deposit('middle', 20, closed), deposit('first', 900)], 300, 'none'],
    ['the proven one, also then', [deposit('last', 20), deposit('middle', 20, closed), deposit('first', 0, proven)], 300, 'first, trusted'],
    ['a closed one again, where none came after it', [deposit('last', 20, closed), deposit('first', 900)], 300, 'first, trusted'],
    ['none without deposits', [], 300, 'none'],
  ])('is %s', (_which, lastFirst, amount, expected) => {
    const source = returnSourceOf(lastFirst, amount);
    expect(source ? `${source.paymentId}, ${source.isTrusted ? 'trusted' : 'with the password'}` : 'none').toBe(expected);
    expect(mostReturnable(lastFirst) >= amount).toBe(source !== undefined);
  });

  it("gives a second account at most what came from it, in whatever steps and whatever is returned, if the largest deposit is the owner's", () => {
    const step = fc.record({
      isPayIn: fc.boolean(),
      isSecond: fc.boolean(),
      hasPassword: fc.boolean(),
      comesBack: fc.boolean(),
      amount: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const seconds = new Set<string>();
        let deposits = [deposit('0', 501, { amountMinor: 501 })];
        let second = 0;
        for (const [index, { isPayIn, isSecond, hasPassword, comesBack, amount }] of steps.entries()) {
          if (isPayIn) {
            const id = String(index + 1);
            if (isSecond) {
              seconds.add(id);
              second -= amount;
            }
            deposits = [deposit(id, amount, { amountMinor: amount }), ...deposits];
            continue;
          }
          const source = returnSourceOf(deposits, amount);
          if (!source || (!source.isTrusted && !hasPassword)) continue;
          const isToSecond = seconds.has(source.paymentId);
          // Whether an account works does not depend on the other one.
          const isReturned = comesBack && !isToSecond;
          if (isToSecond) second += amount;
          deposits = deposits.map((one) => {
            if (one.paymentId !== source.paymentId) return one;
            if (isReturned) return { ...one, isClosed: true };
            return { ...one, isClosed: false, isProven: one.isProven || !source.isTrusted, leftMinor: Math.max(0, one.leftMinor - amount) };
          });
        }
        expect(second).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
