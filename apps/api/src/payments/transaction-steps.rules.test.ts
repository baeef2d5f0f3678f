import { describe, expect, it } from 'vitest';
import { depositSteps, heldSteps, withdrawalSteps } from './transaction-steps.rules.ts';

type Withdrawal = Parameters<typeof withdrawalSteps>[0];
type Steps = ReturnType<typeof withdrawalSteps>;

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours));
const dues = (steps: Steps) => steps.map(({ id, due }) => [id, due?.getUTCHours() ?? ''].join(' '));
const names = (steps: Steps) => steps.map(({ id, state, time }) => [id, state, time?.getUTCHours() ?? null].join(' '));

describe('the steps of a withdrawal', () => {
  const row = (changes: Partial<Withdrawal>) =>
    ({
      ...{ status: 'complete', created_at: hour(1), settled_at: null, hold_until: null, is_paid_by_hand: false, released_by_rule_at: null },
      ...{ first_approved_by: null, first_approved_at: null, approved_at: null, ordered_at: null, paid_at: null },
      ...{ is_proven: true, requested_by: null },
      ...changes,
    }) as Withdrawal;
  const known = { approved_at: hour(2), ordered_at: hour(3), paid_at: hour(4) };
  it.each<[string, Partial<Withdrawal>, string[]]>([
    ['was paid', { ...known, settled_at: hour(4) }, ['requested done 1', 'approval done 2', 'sent done 3', 'paid done 4']],
    ['was paid before their times were stored', { settled_at: hour(4) }, ['requested done 1', 'approval done ', 'sent done ', 'paid done 4']],
    [
      'was released by rule',
      { status: 'processing', released_by_rule_at: hour(2) },
      ['requested done 1', 'approval done 2', 'sent current ', 'paid next '],
    ],
    [
      'was approved by two officers, paid by hand',
      { status: 'processing', is_paid_by_hand: true, first_approved_by: 'x', first_approved_at: hour(2), approved_at: hour(3) },
      ['requested done 1', 'first_approval done 2', 'approval done 3', 'paid current '],
    ],
    [
      'was returned by the bank after it was paid',
      { ...known, status: 'reversal', settled_at: hour(9) },
      ['requested done 1', 'approval done 2', 'sent done 3', 'paid done 4', 'reversed failed 9'],
    ],
    [
      'was given up without an order',
      { status: 'reversal', approved_at: hour(2), settled_at: hour(9) },
      ['requested done 1', 'approval done 2', 'reversed failed 9'],
    ],
    ['was cancelled during its hold', { status: 'cancelled', hold_until: hour(20), settled_at: hour(2) }, ['requested done 1', 'cancelled done 2']],
    [
      'is held for a new destination',
      { status: 'pending', hold_until: hour(20) },
      ['requested done 1', 'hold current ', 'approval next ', 'sent next ', 'paid next '],
    ],
    [
      'is held for a new destination that an officer entered',
      { status: 'pending', hold_until: hour(20), is_proven: false, requested_by: 'x' },
      ['requested done 1', 'hold current ', 'approval next ', 'sent next ', 'paid next '],
    ],
    [
      'is held because the mail address changed',
      { status: 'pending', hold_until: hour(20), is_proven: false },
      ['requested done 1', 'review current ', 'approval next ', 'sent next ', 'paid next '],
    ],
    [
      'was held because the mail address changed',
      { status: 'pending', hold_until: hour(9), is_proven: false },
      ['requested done 1', 'approval current ', 'sent next ', 'paid next '],
    ],
  ])('that %s', (_, changes, expected) => {
    expect(names(withdrawalSteps(row(changes), { at: hour(10), approvalMs: 0, payoutMs: 0 }))).toEqual(expected);
  });

  const hourMs = 3_600_000;
  it.each<[string, Partial<Withdrawal>, number, string[]]>([
    ['before the approval is late', { status: 'pending' }, 3, ['approval 3', 'sent ', 'paid 6']],
    ['once the approval is late', { status: 'pending' }, 4, ['approval ', 'sent ', 'paid ']],
    ['before the payout is late', { status: 'processing', approved_at: hour(2) }, 5, ['sent ', 'paid 5']],
    ['once the payout is late', { status: 'processing', approved_at: hour(2) }, 6, ['sent ', 'paid ']],
    ['once a payout by hand is late', { status: 'processing', approved_at: hour(2), is_paid_by_hand: true }, 6, ['paid ']],
  ])('are promised %s', (_, changes, at, expected) => {
    const steps = withdrawalSteps(row(changes), { at: hour(at), approvalMs: 2 * hourMs, payoutMs: 3 * hourMs });
    expect(dues(steps.filter(({ state }) => state !== 'done'))).toEqual(expected);
  });
});

describe('the steps of a deposit', () => {
  const row = (status: string) => ({ status, created_at: hour(1), settled_at: hour(3), expires_at: hour(2) }) as Parameters<typeof depositSteps>[0];
  it.each<[string, Date | null, string[]]>([
    ['failed', null, ['started done 1', 'failed failed 3']],
    ['failed', hour(2), ['started done 1', 'received done 2', 'failed failed 3']],
    ['expired', null, ['started done 1', 'expired failed 3']],
    ['cancelled', null, ['started done 1', 'cancelled done 3']],
  ])('that is %s, with money at %s', (status, receivedAt, expected) =>
    expect(names(depositSteps(row(status), receivedAt, hour(4)))).toEqual(expected),
  );

  it.each([
    [1, ['started ', 'received 2', 'credited ']],
    [3, ['started ', 'received ', 'credited ']],
  ])('that is pending at %s, are promised until it expires', (at, expected) =>
    expect(dues(depositSteps(row('pending'), null, hour(at)))).toEqual(expected),
  );

  it.each([
    [null, ['received done 1', 'review current ', 'credited next ']],
    ['returned', ['received done 1', 'returned failed 3']],
  ])('whose money is held, then %s', (resolution, expected) => {
    const held = { created_at: hour(1), resolution, resolved_at: hour(3) } as Parameters<typeof heldSteps>[0];
    expect(names(heldSteps(held))).toEqual(expected);
  });
});
