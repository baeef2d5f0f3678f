import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectLockedExplained, expectSoundLedger } from '../testing/ledger-checks.ts';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';

const kinds = ['ask', 'ask', 'cancel', 'approve', 'reject', 'paid', 'failed', 'repeat'] as const;
type Step = { readonly kind: (typeof kinds)[number]; readonly amount: number; readonly pick: number };
type State = 'pending' | 'processing' | 'complete' | 'cancelled' | 'rejected' | 'reversal';

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  amount: fc.integer({ min: 10_00, max: 60_00 }),
  pick: fc.nat(1000),
});

/** Paid, then returned by the bank, then reported again. */
const bounced = (['ask', 'approve', 'paid', 'failed', 'failed', 'paid'] as const).map((kind) => ({ kind, amount: 20_00, pick: 0 }));

/** The state after a step, by the state before; undefined if the step is not permitted. */
const transitions: Record<Exclude<Step['kind'], 'ask' | 'repeat'>, Partial<Record<State, State>>> = {
  cancel: { pending: 'cancelled' },
  approve: { pending: 'processing' },
  reject: { pending: 'rejected' },
  paid: { processing: 'complete' },
  // A bank may return what it accepted.
  failed: { processing: 'reversal', complete: 'reversal' },
};

/** Where the money of a withdrawal is. */
const placeOf: Record<State, 'locked' | 'out' | 'real'> = {
  pending: 'locked',
  processing: 'locked',
  complete: 'out',
  cancelled: 'real',
  rejected: 'real',
  reversal: 'real',
};

describe('any history of withdrawals', () => {
  let env: PaymentEnvironment;
  let admin: TestPlayer;
  beforeAll(async () => {
    env = await startPaymentEnvironment({ settings: { throttle_factor: 0, new_destination_hold_hours: 0 } });
    admin = await env.operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => env.close());

  const ask = (player: TestPlayer, amountMinor: number, key: string) => {
    const request = {
      processor: 'jeton',
      amount: amountMinor / 100,
      details: { account_id: 'aino-1' },
      password: testPassword,
      idempotency_key: key,
    };
    return env.operator.call('payment/send_withdrawal_request', request, player.bearer);
  };
  const decide = (id: string, decision: 'approve' | 'reject') =>
    env.operator.call('admin/decide_withdrawal', { id, decision, reason: 'No', version: 1 }, admin.bearer);
  const tell = (id: string, amountMinor: number, type: string, eventId: string) =>
    env.sendEvent('jeton', { event_id: eventId, type, reference: id, amount_minor: amountMinor, currency: 'EUR' });

  it('locks open withdrawals, loses no money, and repeats its responses', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { minLength: 4, maxLength: 20 }), fc.integer({ min: 50_00, max: 200_00 }), async (steps, start) => {
        const player = await env.operator.createPlayer({ realMinor: start });
        const withdrawals: { id: string; key: string; amount: number; state: State }[] = [];
        let real = start;
        const isIn = (place: 'locked' | 'real', { state }: { state: State }) => placeOf[state] === place;

        for (const { kind, amount, pick } of steps) {
          const chosen = withdrawals[pick % Math.max(withdrawals.length, 1)];
          if (kind === 'ask') {
            const key = randomUUID();
            const response = (await ask(player, amount, key)).json<{ status: number; transaction: { id: string } }>();
            const isPossible = amount <= real && (amount >= 20_00 || amount === real);
            expect(response.status).toBe(isPossible ? 1 : 0);
            if (!isPossible) continue;
            withdrawals.push({ id: response.transaction.id, key, amount, state: 'pending' });
            real -= amount;
          } else if (chosen && kind === 'repeat') {
            const again = (await ask(player, chosen.amount, chosen.key)).json<{ transaction: { id: string } }>();
            expect(again.transaction.id).toBe(chosen.id);
          } else if (chosen && kind !== 'repeat') {
            const { id } = chosen;
            if (kind === 'cancel') await env.operator.call('front/cancel_withdrawal_request', { id }, player.bearer);
            if (kind === 'approve' || kind === 'reject') await decide(id, kind);
            if (kind === 'paid') await tell(id, chosen.amount, 'payout_completed', `${id} paid ${pick}`);
            if (kind === 'failed') await tell(id, chosen.amount, 'payout_failed', `${id} failed ${pick}`);
            const wasReal = isIn('real', chosen);
            chosen.state = transitions[kind][chosen.state] ?? chosen.state;
            if (!wasReal && isIn('real', chosen)) real += chosen.amount;
          }
          const locked = withdrawals.filter((one) => isIn('locked', one)).reduce((sum, withdrawal) => sum + withdrawal.amount, 0);
          const balances = await env.balances(player);
          expect([Math.round(balances.real * 100), Math.round(balances.locked * 100)]).toEqual([real, locked]);
        }
        const rows = await env.db.database.selectFrom('withdrawals').select(['id', 'status']).where('player_id', '=', player.id).execute();
        expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual(
          Object.fromEntries(withdrawals.map(({ id, state }) => [id, state])),
        );
        await expectSoundLedger(env.db.database);
        await expectLockedExplained(env.db.database);
      }),
      { numRuns: 25, examples: [[bounced, 50_00]] },
    );
  });
});
