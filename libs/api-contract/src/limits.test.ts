import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { frontGetActivityStatement, frontSetPlayerLimit, playerEvents } from './index.ts';

const limitOf = (limit: object) => v.parse(frontSetPlayerLimit.response, { status: 1, limit }).limit;
const day = { period: 'day', resets_at: '2025-11-20T00:00:00.000Z' };

describe('a parsed limit', () => {
  it('has exact amounts, whether the operator sends numbers or strings', () => {
    const limit = { kind: 'loss', ...day, currency: 'EUR', amount: '100.50', used: -4.1, remaining: 104.6 };
    expect(limitOf(limit)).toMatchObject({ set_by: 'player', amount: { minor: 100_50 }, used: { minor: -4_10 }, pending: null });
  });

  it('can have a pending removal', () => {
    const pending = { amount: null, from: '2025-11-20T10:00:00.000Z' };
    const limit = { kind: 'deposit', ...day, amount: 10, used: 0, remaining: 10, pending };
    expect(limitOf(limit)).toMatchObject({ pending: { amount: null, lapses_at: null } });
  });

  it('of play time is in minutes', () => {
    const limit = { kind: 'session', ...day, minutes: 60, used_minutes: 12, remaining_minutes: 48 };
    expect(limitOf(limit)).toMatchObject({ kind: 'session', minutes: 60 });
  });
});

describe('a session event', () => {
  it('ends the session even if the site does not know its reason', () => {
    expect(v.parse(playerEvents.session.payload, { kind: 'signed_out', reason: 'mood' })).toEqual({ kind: 'signed_out', reason: 'ended' });
  });

  it.each([
    ['a check without a summary', { kind: 'reality_check' }],
    ['an unknown kind', { kind: 'party' }],
  ])('is invalid if it is %s', (_text, payload) => {
    expect(v.safeParse(playerEvents.session.payload, payload).success).toBe(false);
  });
});

describe('a statement', () => {
  const isValid = (request: object) => v.safeParse(frontGetActivityStatement.request, request).success;

  it.each([
    ['a single day', { from: '2025-11-19', to: '2025-11-19' }, true],
    ['ten years by month', { from: '2015-01-01', to: '2024-12-31', by: 'month' }, true],
    ['ten years by day', { from: '2015-01-01', to: '2024-12-31' }, false],
    ['days in the wrong order', { from: '2025-11-19', to: '2025-11-18' }, false],
    ['30 February', { from: '2025-02-30', to: '2025-03-01' }, false],
    ['a moment', { from: '2025-11-19T00:00:00Z', to: '2025-11-20' }, false],
  ])('is accepted or refused for %s', (_text, request, expected) => {
    expect(isValid(request)).toBe(expected);
  });
});
