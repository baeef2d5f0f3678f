import { describe, expect, it } from 'vitest';
import { depositSteps, heldSteps, withdrawalSteps } from './transaction-steps.rules.ts';

type Withdrawal = Parameters<typeof withdrawalSteps>[0];
type Steps = ReturnType<typeof withdrawalSteps>;

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours));
const names = (steps: Steps) => steps.map(({ id, state, time }) => [id, state, time?.getUTCHours() ?? null].join(' '));

describe('the steps of a withdrawal', () => {
  const row = (changes: Partial<Withdrawal>) =>
    ({
      ...{ status: 'complete', created_at: hour(1), settled_at: null, hold_until: null, is_paid_by_hand: false, released_by_rule_at: null },
      ...{ first_approved_by: null, first_approved_at: null, approved_at: null, ordered_at: null, paid_at: null },
      ...changes,
    }) as Withdrawal;
  const known = { approved_at: hour(2), ordered_at: hour(3), paid_at: hour(4) };
  it.each<[string, Partial<Withdrawal>, string[]]>([
    ['paid', { ...known, settled_at: hour(4) }, ['requested done 1', 'approval done 2', 'sent done 3', 'paid done 4']],
    ['paid before their times were stored', { settled_at: hour(4) }, ['requested done 1', 'approval done ', 'sent done ', 'paid done 4']],
    [
      'released by rule',
      { status: 'processing', released_by_rule_at: hour(2) },
      ['requested done 1', 'approval done 2', 'sent current ', 'paid next '],
    ],
    [
      'approved by two officers, paid by hand',
      { status: 'processing', is_paid_by_hand: true, first_approved_by: 'x', first_approved_at: hour(2), approved_at: hour(3) },
      ['requested done 1', 'first_approval done 2', 'approval done 3', 'paid current '],
    ],
    [
      'returned by the bank after it was paid',
      { ...known, status: 'reversal', settled_at: hour(9) },
      ['requested done 1', 'approval done 2', 'sent done 3', 'paid done 4', 'reversed failed 9'],
    ],
    [
      'given up without an order',
      { status: 'reversal', approved_at: hour(2), settled_at: hour(9) },
      ['requested done 1', 'approval done 2', 'reversed failed 9'],
    ],
    ['cancelled during its hold', { status: 'cancelled', hold_until: hour(20), settled_at: hour(2) }, ['requested done 1', 'cancelled done 2']],
  ])('that was %s', (_, changes, expected) => {
    expect(names(withdrawalSteps(row(changes), { at: hour(10), approvalMs: 0, payoutMs: 0 }))).toEqual(expected);
  });
});

describe('the steps of a deposit', () => {
  const row = (status: string) => ({ status, created_at: hour(1), settled_at: hour(3), expires_at: hour(2) }) as Parameters<typeof depositSteps>[0];
  it.each<[string, Date | null, string[]]>([
    ['failed', null, ['started done 1', 'failed failed 3']],
    ['failed', hour(2), ['started done 1', 'received done 2', 'failed failed 3']],
    ['expired', null, ['started done 1', 'expired failed 3']],
    ['cancelled', null, ['started done 1', 'cancelled done 3']],
  ])('that is %s, with money at %s', (status, receivedAt, expected) => expect(names(depositSteps(row(status), receivedAt))).toEqual(expected));

  it.each([
    [null, ['received done 1', 'review current ', 'credited next ']],
    ['returned', ['received done 1', 'returned failed 3']],
  ])('whose money is held, then %s', (resolution, expected) => {
    const held = { created_at: hour(1), resolution, resolved_at: hour(3) } as Parameters<typeof heldSteps>[0];
    expect(names(heldSteps(held))).toEqual(expected);
  });
});
