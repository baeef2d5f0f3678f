import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createUnansweredWithdrawals, markOf } from './unanswered-withdrawals.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

function withdrawals() {
  let made = 0;
  return createUnansweredWithdrawals({ newKey: () => `key ${++made}` });
}

describe('an unanswered withdrawal', () => {
  test('keeps its key while others are asked for', () => {
    const { begin } = withdrawals();
    expect([begin('a', undefined).key, begin('b', undefined).key, begin('a', undefined).key]).toEqual(['key 1', 'key 2', 'key 1']);
  });

  test('is known after a reload', () => {
    withdrawals().begin('a', 85_00);
    expect(withdrawals().find('a')).toEqual({ mark: 'a', key: 'key 1', agreed: 85_00 });
  });

  test('is known where the browser stores nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { begin, find } = withdrawals();
    begin('a', undefined);
    expect(find('a')?.key).toBe('key 1');
  });

  test('ends a bonus when tried again only if it did the first time', () => {
    const { begin } = withdrawals();
    begin('a', undefined);
    expect(begin('a', 85_00).agreed).toBeUndefined();
  });

  test('is over with its answer', () => {
    const { begin, answered } = withdrawals();
    begin('a', undefined);
    answered('a');
    expect(begin('a', undefined).key).toBe('key 2');
  });

  test.each(['{', 'null', '{"version":1,"values":[{"mark":"a"}]}'])('is none where %s is stored', (text) => {
    stored.set('payments.unanswered.withdrawals', text);
    expect(withdrawals().find('a')).toBeUndefined();
  });
});

describe('the mark of a withdrawal', () => {
  const request = { processor: 'sepa_transfer', amount: 50, details: { iban: 'FI2112345600000785', bic: 'NDEAFIHH' } };

  test('is the same however the details are ordered, and holds none of them', () => {
    const mark = markOf('7', request);
    expect(markOf('7', { ...request, details: { bic: 'NDEAFIHH', iban: 'FI2112345600000785' } })).toBe(mark);
    expect(mark).toMatch(/^[\da-f]{1,8}$/);
  });

  test.each([
    ['player', '8', request],
    ['method', '7', { ...request, processor: 'trustly' }],
    ['amount', '7', { ...request, amount: 50.01 }],
    ['account', '7', { ...request, details: { ...request.details, iban: 'FI5542345670000081' } }],
  ])('is another one with another %s', (_, playerId, other) => {
    expect(markOf(playerId, other)).not.toBe(markOf('7', request));
  });
});
