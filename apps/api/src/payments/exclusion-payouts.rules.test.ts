import { array, assert, boolean, constantFrom, date, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Debt } from './closed-loop.rules.ts';
import { isHeld, sharesOf, type Account, type Share } from './exclusion-payouts.rules.ts';

const at = new Date('2026-03-14T10:00:00Z');
const account = (changes: Partial<Account>): Account => ({
  ...{ processor: 'bank', debtAccountId: null, leftMinor: 0, provenAt: null, isFirst: false, isOwn: true },
  ...changes,
});
const debt = (owedMinor: number, processor = 'bank', accountId: string | null = null): Debt => ({ processor, accountId, owedMinor });
const amounts = (shares: readonly Share[]) => shares.map((share) => [share.account, share.amountMinor]);

describe('the money of an excluded player', () => {
  it('goes to no account beyond what came from it unless that is trusted, and never twice', () => {
    const processors = constantFrom('bank', 'card', 'wallet');
    const accounts = array(
      record({
        processor: processors,
        debtAccountId: constantFrom(null, 'one', 'two'),
        leftMinor: integer({ min: 0, max: 500 }),
        provenAt: option(date({ noInvalidDate: true }), { freq: 3 }),
        isFirst: boolean(),
        isOwn: boolean(),
      }),
      { maxLength: 12 },
    );
    const debts = array(record({ processor: processors, accountId: constantFrom(null, 'one', 'two'), owedMinor: integer({ min: 0, max: 900 }) }));
    const money = record({ realMinor: integer({ min: 0, max: 2000 }), unplayedMinor: integer({ min: 0, max: 2000 }) });
    assert(
      property(debts, accounts, money, (owed, known, real) => {
        const onceEach = owed.filter(
          (one, index) => index === owed.findIndex((other) => other.processor === one.processor && other.accountId === one.accountId),
        );
        const shares = sharesOf(onceEach, known, real);
        for (const share of shares) {
          expect(share.amountMinor).toBeGreaterThan(0);
          expect(share.returnedMinor).toBeLessThanOrEqual(share.account.leftMinor);
          expect(share.unplayedMinor).toBeLessThanOrEqual(share.amountMinor - share.returnedMinor);
          if (!share.account.isOwn) expect(share.unplayedMinor).toBe(0);
          if (!share.account.provenAt && !share.account.isFirst) expect(share.amountMinor).toBe(share.returnedMinor);
        }
        expect(new Set(shares.map((share) => share.account)).size).toBe(shares.length);
        expect(shares.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBeLessThanOrEqual(real.realMinor);
      }),
    );
  });

  it('goes to a proven account of the bank instead of being divided among deposits, and to one deposit if that is enough', () => {
    const [proven, one, two] = [account({ leftMinor: 1, provenAt: at }), account({ leftMinor: 300 }), account({ leftMinor: 200 })];
    const none = { unplayedMinor: 0 };
    expect(amounts(sharesOf([debt(501)], [proven, one, two], { realMinor: 501, ...none }))).toEqual([[proven, 501]]);
    expect(amounts(sharesOf([debt(501)], [proven, one, two], { realMinor: 250, ...none }))).toEqual([[one, 250]]);
    expect(amounts(sharesOf([debt(500)], [one, two], { realMinor: 400, ...none }))).toEqual([
      [one, 300],
      [two, 100],
    ]);
  });

  it('that is owed to a processor without a known account goes to no other processor', () => {
    const first = account({ processor: 'card', debtAccountId: 'one', leftMinor: 10, isFirst: true });
    expect(amounts(sharesOf([debt(100, 'coins'), debt(10, 'card', 'one')], [first], { realMinor: 150, unplayedMinor: 0 }))).toEqual([[first, 50]]);
  });

  it('that was not played goes to no account that may be another person’s', () => {
    const wallet = account({ processor: 'wallet', debtAccountId: 'one', provenAt: at, isOwn: false });
    const card = account({ processor: 'card', debtAccountId: 'two', isFirst: true });
    expect(amounts(sharesOf([], [wallet, card], { realMinor: 100, unplayedMinor: 70 }))).toEqual([
      [wallet, 30],
      [card, 70],
    ]);
    expect(amounts(sharesOf([], [wallet], { realMinor: 100, unplayedMinor: 170 }))).toEqual([]);
  });

  it('is divided among at most ten accounts of a bank', () => {
    const deposits = Array.from({ length: 12 }, (_, index) => account({ leftMinor: 20 + index }));
    const shares = sharesOf([debt(306)], deposits, { realMinor: 306, unplayedMinor: 0 });
    expect(shares).toHaveLength(10);
    expect(shares.every(({ amountMinor, account: { leftMinor } }) => amountMinor === leftMinor && leftMinor >= 22)).toBe(true);
  });
});

describe('the hold of new destinations', () => {
  const hourMs = 3_600_000;
  const times = { isTyped: false, isConfirmed: false, excludedSince: at, holdMs: 24 * hourMs };
  const returned = { account: account({}), amountMinor: 100, returnedMinor: 100, unplayedMinor: 0 };
  const ago = (hours: number) => ({ ...times, knownSince: new Date(at.getTime() - hours * hourMs) });

  it.each([
    ['an account known a moment too short before the exclusion', returned, ago(23.9), true],
    ['one that is known from after its start', returned, ago(-1), true],
    ['one that is known for long', returned, ago(24), false],
    ['one of which nothing is known', returned, { ...times, knownSince: null }, true],
    ['more than came from there', { ...returned, returnedMinor: 99 }, ago(1000), true],
    ['a proven account', { ...returned, account: account({ provenAt: at }), returnedMinor: 0 }, ago(1), false],
    ['one just known, if the player is confirmed', returned, { ...ago(1), isConfirmed: true }, false],
    ['more than came from there, if the player is confirmed', { ...returned, returnedMinor: 99 }, { ...ago(1000), isConfirmed: true }, true],
    ['an entered account, if the player is confirmed', returned, { ...ago(1000), isTyped: true, isConfirmed: true }, true],
    ['no hold in the settings', { ...returned, returnedMinor: 0 }, { ...ago(1), holdMs: 0 }, false],
  ])('for %s', (_name, share, known, expected) => {
    expect(isHeld(share, known)).toBe(expected);
  });
});
