import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, createRequestKeys } from '@playfront/api-client';
import { storedUnanswered, type Agreement } from './unanswered-withdrawals.schema.ts';
import { agreementOf, markOf } from './unanswered-withdrawals.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const openKeys = () => createRequestKeys<Agreement>({ storage: storedUnanswered });

const lose = (unanswered: ReturnType<typeof openKeys>, agreed?: number) =>
  unanswered
    .run('a', () => Promise.reject(new ApiError('network', 'payment/send_withdrawal_request')), agreementOf(undefined, agreed))
    .catch(() => {});

describe('an unanswered withdrawal', () => {
  test('is known after a reload', async () => {
    await lose(openKeys(), 85_00);
    expect(openKeys().find('a')).toEqual({ mark: 'a', key: expect.any(String), agreed: 85_00 });
  });

  test('is known where the browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const unanswered = openKeys();
    await lose(unanswered);
    expect(unanswered.find('a')).toMatchObject({ mark: 'a' });
  });

  test.each([
    ['a first attempt as agreed', undefined, 85_00, { agreed: 85_00 }],
    ['a first attempt without consent', undefined, undefined, {}],
    ['again if it did the first time', { agreed: 85_00 }, 86_00, { agreed: 86_00 }],
    ['not again if it did not the first time', {}, 85_00, {}],
  ])('ends a bonus: %s', (_, earlier, agreed, agreement) => expect(agreementOf(earlier, agreed)).toEqual(agreement));

  test.each(['{', 'null', '{"version":1,"values":[{"mark":"a"}]}'])('is none where %s is stored', (text) => {
    stored.set('payments.unanswered.withdrawals', text);
    expect(openKeys().find('a')).toBeUndefined();
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
