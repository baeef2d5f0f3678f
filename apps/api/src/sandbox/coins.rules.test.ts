import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProviderData } from '../payments/provider-data.ts';
import { coinsFor, coinText, rateAt, rateText, readCoins, readRate, worthOf } from './coins.rules.ts';
import { readVoucher } from './vouchers.rules.ts';

const { rates, networks } = readProviderData();
const noon = new Date('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

describe('coins', () => {
  it('have a rate in every currency, which changes a little every ten minutes', () => {
    for (const { coin } of networks) expect(rateAt(coin, 'EUR', noon, rates)).toBeGreaterThan(0n);
    const [now, soon, later] = [0, 9, 10].map((count) => rateAt('BTC', 'EUR', minutes(count), rates));
    expect(soon).toBe(now);
    expect(later).not.toBe(now);
    expect(Math.abs(Number(rateText(later ?? 0n)) / Number(rateText(now ?? 1n)) - 1)).toBeLessThan(0.021);
  });

  it('for an amount are worth at least that, and at most a coin’s smallest unit more', () => {
    const amounts = fc.integer({ min: 100, max: 10_000_000 });
    fc.assert(
      fc.property(amounts, fc.constantFrom('BTC', 'USDT', 'DOGE'), fc.constantFrom('EUR', 'JPY', 'INR'), (amount, coin, currency) => {
        const rate = rateAt(coin, currency, noon, rates);
        const worth = worthOf(coinsFor(amount, currency, rate), currency, rate);
        expect(worth).toBeGreaterThanOrEqual(amount);
        expect(worth - amount).toBeLessThanOrEqual(worthOf(1n, currency, rate) + 1);
      }),
    );
  });

  it('can be written as text and read again', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 16n }), (units) => {
        expect(readCoins(coinText(units))).toBe(units);
        expect(readRate(rateText(units % 10n ** 14n || 1n))).toBe(units % 10n ** 14n || 1n);
      }),
    );
  });

  it.each(['', '0', '-1', '1e3', '0.000000001', 'all', '1 000'])('"%s" is not an amount of coins', (typed) => {
    expect(readCoins(typed)).toBeUndefined();
  });

  it('can be entered with a decimal comma', () => {
    expect(readCoins('0,5')).toBe(50_000_000n);
  });
});

describe('a voucher', () => {
  it.each([
    ['TEST-50-123456', 'EUR', 50_00],
    ['test50123456', 'EUR', 50_00],
    [' TEST-5-000001 ', 'JPY', 5],
    ['TEST-0-123456', 'EUR', undefined],
    ['50-123456', 'EUR', undefined],
    ['TEST-123456-123456', 'EUR', undefined],
  ])('%s is worth in %s: %s', (code, currency, worth) => {
    expect(readVoucher(code, currency)?.valueMinor).toBe(worth);
  });
});
