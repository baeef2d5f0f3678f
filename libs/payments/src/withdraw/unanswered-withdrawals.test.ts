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

const loseResponse = (unanswered: ReturnType<typeof openKeys>, agreed?: number) =>
  unanswered
    .run('a', () => Promise.reject(new ApiError('network', 'payment/send_withdrawal_request')), agreementOf(undefined, agreed))
    .catch(() => {});

describe('an unanswered withdrawal', () => {
  test('is found after a reload', async () => {
    await loseResponse(openKeys(), 85_00);
    expect(openKeys().find('a')).toEqual({ mark: 'a', key: expect.any(String), agreed: 85_00 });
  });

  test('is found without storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const unanswered = openKeys();
    await loseResponse(unanswered);
    expect(unanswered.find('a')).toMatchObject({ mark: 'a' });
  });

  test.each([
    ['a first attempt with consent', undefined, 85_00, { agreed: 85_00 }],
    ['a first attempt without consent', undefined, undefined, {}],
    ['a retry if the first attempt did', { agreed: 85_00 }, 86_00, { agreed: 86_00 }],
    ['not a retry if the first attempt did not', {}, 85_00, {}],
  ])('ends a bonus: %s', (_, earlier, agreed, agreement) => expect(agreementOf(earlier, agreed)).toEqual(agreement));

  test.each(['{', 'null', '{"version":1,"values":[{"mark":"a"}]}'])('is not found if %s is stored', (text) => {
    stored.set('payments.unanswered.withdrawals', text);
    expect(openKeys().find('a')).toBeUndefined();
  });
});

describe('the mark of a withdrawal', () => {
  const request = { processor: 'sepa_transfer', amount: 50, details: { iban: 'FI2112345600000785', bic: 'NDEAFIHH' } };

  test('does not depend on the order of the details, and does not contain them', () => {
    const mark = markOf('7', request);
    expect(markOf('7', { ...request, details: { bic: 'NDEAFIHH', iban: 'FI2112345600000785' } })).toBe(mark);
    expect(mark).toMatch(/^[\da-f]{1,8}$/);
  });

  test.each([
    ['player', '8', request],
    ['method', '7', { ...request, processor: 'trustly' }],
    ['amount', '7', { ...request, amount: 50.01 }],
    ['account', '7', { ...request, details: { ...request.details, iban: 'FI5542345670000081' } }],
  ])('differs for another %s', (_, playerId, other) => {
    expect(markOf(playerId, other)).not.toBe(markOf('7', request));
  });
});
