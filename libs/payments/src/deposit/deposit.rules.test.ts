import { describe, expect, test } from 'vitest';
import { money } from '@playfront/money';
import { checkAmount, feeOf, quickPicksOf, typedTextOf } from './deposit.rules.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { newUuid } from '@playfront/api-client';
import { paymentAddress } from './payment-address.rules.ts';

const eur = (minor: number) => money(minor, 'EUR');
const limits = { minAmount: eur(10_00), maxAmount: eur(5_000_00) };

describe('an amount (spec §5)', () => {
  test.each([
    ['nothing', '', 'en', { fault: { kind: 'missing' } }],
    ['spaces', '  ', 'en', { fault: { kind: 'missing' } }],
    ['words', 'ten', 'en', { fault: { kind: 'unreadable' } }],
    ['a negative', '-20', 'en', { fault: { kind: 'unreadable' } }],
    ['three decimals', '20.001', 'en', { fault: { kind: 'unreadable' } }],
    ['below the least', '9.99', 'en', { fault: { kind: 'too-small', least: eur(10_00) } }],
    ['above the most', '5000.01', 'en', { fault: { kind: 'out-of-range', least: eur(10_00), most: eur(5_000_00) } }],
    ['the least', '10', 'en', { amount: eur(10_00) }],
    ['the most, with a group sign', '5,000', 'en', { amount: eur(5_000_00) }],
    ['a comma where the language has one', '12,50', 'fi-FI', { amount: eur(12_50) }],
  ])('%s', (_, typed, languageTag, expected) => {
    expect(checkAmount(typed, limits, languageTag)).toEqual(expected);
  });

  test('a method without a maximum takes any more', () => {
    expect(checkAmount('900000', { minAmount: eur(20_00), maxAmount: eur(0) }, 'en')).toEqual({ amount: eur(900_000_00) });
  });
});

describe('fee', () => {
  test.each([
    ['none', 0, 0, 50_00, 0],
    ['a share', 1.5, 0, 50_00, 75],
    ['half a cent goes up', 1.5, 0, 1_00, 2],
    ['a fixed part', 0, 50, 50_00, 50],
    ['both', 2.25, 10, 100_00, 2_35],
  ])('%s', (_, fee_percent, fixed, amount, fee) => {
    expect(feeOf({ fee_percent, feeFixed: eur(fixed) }, eur(amount))).toEqual(eur(fee));
  });
});

describe('amounts to pick', () => {
  test.each([
    ['ascend from the minimum', limits, [10_00, 20_00, 50_00, 100_00]],
    ['stop at the maximum', { minAmount: eur(10_00), maxAmount: eur(25_00) }, [10_00, 20_00]],
    ['are none without a minimum', { minAmount: eur(0), maxAmount: eur(25_00) }, []],
  ])('%s', (_, range, picks) => {
    expect(quickPicksOf(range).map(({ minor }) => minor)).toEqual(picks);
  });

  test.each([
    [eur(50_00), 'en', '50'],
    [eur(12_50), 'en', '12.50'],
    [eur(12_50), 'fi-FI', '12,50'],
    [money(500, 'JPY'), 'ja-JP', '500'],
  ])('%o is typed in %s as %s', (amount, languageTag, text) => {
    expect(typedTextOf(amount, languageTag)).toBe(text);
  });
});

describe('the address of a payment page', () => {
  const site = 'http://localhost:4200';
  test.each([
    ['https anywhere', 'https://pay.example/p/1?x=2', 'https://pay.example/p/1?x=2'],
    ['the sandbox on this machine', 'http://localhost:4202/pay/1', 'http://localhost:4202/pay/1'],
    ['a path of this site', '/pay/1', 'http://localhost:4200/pay/1'],
    ['http elsewhere', 'http://pay.example/p', undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['a script behind a control character', 'java\tscript:alert(1)', undefined],
    ['data', 'data:text/html,hi', undefined],
    ['a host behind a user name', 'https://pay.example@evil.example/', undefined],
    ['nothing that is an address', 'https://', undefined],
  ])('%s', (_, url, address) => {
    expect(paymentAddress(url, site)).toBe(address);
  });

  test('http on the site itself is its own business', () => {
    expect(paymentAddress('http://casino.example/pay', 'http://casino.example')).toBe('http://casino.example/pay');
  });
});

describe('keys of a payment', () => {
  const keysWith = () => {
    let made = 0;
    const clock = { ms: 0 };
    return { keys: createIdempotencyKeys({ newKey: () => `key ${++made}`, now: () => clock.ms }), clock };
  };

  test('stay through retries of the same payment', () => {
    const { keys } = keysWith();
    expect([keys.keyOf('card 50'), keys.keyOf('card 50')]).toEqual(['key 1', 'key 1']);
  });

  test('change with amount or method, and do not come back', () => {
    const { keys } = keysWith();
    expect([keys.keyOf('card 50'), keys.keyOf('card 60'), keys.keyOf('card 50')]).toEqual(['key 1', 'key 2', 'key 3']);
  });

  test('are new once the operator answered', () => {
    const { keys } = keysWith();
    keys.keyOf('card 50');
    keys.answered();
    expect(keys.keyOf('card 50')).toBe('key 2');
  });

  test('are new when the payment they began has long ended', () => {
    const { keys, clock } = keysWith();
    keys.keyOf('card 50');
    clock.ms = 15 * 60_000 + 1;
    expect(keys.keyOf('card 50')).toBe('key 2');
  });

  test('are UUIDs of version 4, no two alike', () => {
    const made = Array.from({ length: 100 }, newUuid);
    expect(new Set(made).size).toBe(100);
    for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
