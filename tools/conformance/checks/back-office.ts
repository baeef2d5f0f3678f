import { randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import { expectSame, moved, expectMovement } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { World } from '../world.ts';
import { approvedByHand } from './approved-by-hand.ts';
import { heldWithdrawal } from './held-withdrawal.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { adminView, approvedWithdrawal, cancel, requested } from './payouts.ts';

type BackOfficeCall =
  'adminGetWithdrawals' | 'adminDecideWithdrawal' | 'adminSettleWithdrawal' | 'adminStartPaymentRun' | 'adminGetPaymentRuns' | 'adminGetPaymentRun';

/** A payment run with a withdrawal that is settled as failed afterwards, so that its money is returned. */
function startedRun(world: World) {
  return world.once('payment run', async () => {
    const { actor, minor, withdrawal, admin } = await approvedByHand(world);
    const key = randomUUID();
    const { run } = await world.call('adminStartPaymentRun', { idempotency_key: key }, admin);
    if (!run) throw new Violation('a payment run, since an approved withdrawal is to be paid by hand');
    const { id, version, payment_run_id: of } = await adminView(world, withdrawal.id, 'processing');
    expectThat(of === run.id, 'the approved withdrawal in the run');
    const settle = () => world.call('adminSettleWithdrawal', { id, outcome: 'failed', note: 'Of the conformance suite.', version }, admin);
    await expectMovement(world, actor, settle, () => ({ real: minor, locked: -minor }));
    return { run, key, admin };
  });
}

export const backOfficeChecks: ChecksOf<BackOfficeCall> = {
  adminGetWithdrawals: {
    works: async (world) => {
      await world.admin();
      const { actor, minor, transaction } = await requested(world);
      const view = await adminView(world, transaction.id);
      await cancel(world, actor, transaction.id);
      expectThat(view.player_id === actor.id && view.amount.minor === minor, 'player and amount of the withdrawal');
      expectThat(view.review !== undefined && view.review.deposited.minor >= 0, 'the facts for its approval in "review"');
    },
  },
  adminDecideWithdrawal: {
    works: async (world) => {
      const { actor, status, balances, minor, before } = await approvedWithdrawal(world);
      if (status === 'reversal') throw new Skip('the provider refused the payout');
      expectThat(status === 'pending' || status === 'complete', `a pending or complete withdrawal; it is ${status}`);
      expectSame(balances, moved(before, { real: -minor, locked: status === 'pending' ? minor : 0 }), actor.currency);
    },
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), decision: 'approve', version: 1 };
        expectRefusal(await world.send('adminDecideWithdrawal', body, { as: await world.admin() }), 'not_found');
      },
      conflict: async (world) => {
        const admin = await world.admin();
        const { id, version } = await approvedWithdrawal(world);
        const reject = { id, decision: 'reject', reason: 'Too late.', version };
        expectRefusal(await world.send('adminDecideWithdrawal', reject, { as: admin }), 'conflict');
      },
      withdrawal_on_hold: async (world) => {
        const admin = await world.admin();
        const { actor, transaction } = await heldWithdrawal(world);
        const { id, version } = await adminView(world, transaction.id);
        const reply = await world.send('adminDecideWithdrawal', { id, decision: 'approve', version }, { as: admin });
        await cancel(world, actor, transaction.id);
        expectRefusal(reply, 'withdrawal_on_hold');
      },
      method_not_available: async (world) => {
        const admin = await world.admin();
        const { actor, transaction } = await requested(world);
        const { id, version, can_be_paid_by_hand: canBePaidByHand } = await adminView(world, transaction.id);
        const approve = { id, decision: 'approve', is_paid_by_hand: true, version };
        const reply = canBePaidByHand ? undefined : await world.send('adminDecideWithdrawal', approve, { as: admin });
        await cancel(world, actor, transaction.id);
        if (!reply) throw new Skip('the money of --player goes to entered payout details, which staff may pay');
        expectRefusal(reply, 'method_not_available');
      },
      account_restricted: untestable('blocking the account of --player ends the session that the other checks use'),
      field_required: async (world) => {
        const body = { id: randomUUID(), decision: 'reject', version: 1 };
        expectRefusal(await world.send('adminDecideWithdrawal', body, { as: await world.admin() }), 'field_required', 'reason');
      },
      too_long: async (world) => {
        const body = { id: randomUUID(), decision: 'approve', note: 'x'.repeat(2_001), version: 1 };
        expectRefusal(await world.send('adminDecideWithdrawal', body, { as: await world.admin() }), 'too_long', 'note');
      },
    },
    also: {
      'a rejection returns the money with the reason': async (world) => {
        const admin = await world.admin();
        const { actor, minor, transaction } = await requested(world);
        const { id, version } = await adminView(world, transaction.id);
        const reason = 'Of the conformance suite.';
        const decide = () => world.call('adminDecideWithdrawal', { id, decision: 'reject', reason, version }, admin);
        const { withdrawal } = await expectMovement(world, actor, decide, () => ({ real: minor, locked: -minor }));
        expectThat(withdrawal.status === 'rejected', `a rejected withdrawal; it is ${withdrawal.status}`);
        const shown = (await world.call('frontGetFinancialTransaction', { id: transaction.id }, actor)).transaction;
        expectThat(shown.status === 'cancelled' && shown.note === reason, 'a cancelled withdrawal with the reason as its note');
      },
    },
  },
  adminSettleWithdrawal: {
    works: async (world) => {
      const {
        actor,
        minor,
        withdrawal: { id, version },
        admin,
      } = await approvedByHand(world);
      const settle = () => world.call('adminSettleWithdrawal', { id, outcome: 'paid', reference: 'Conformance', version }, admin);
      const { withdrawal } = await expectMovement(world, actor, settle, () => ({ locked: -minor }));
      expectThat(withdrawal.status === 'complete', `a complete withdrawal; it is ${withdrawal.status}`);
    },
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), outcome: 'paid', reference: 'Conformance', version: 1 };
        expectRefusal(await world.send('adminSettleWithdrawal', body, { as: await world.admin() }), 'not_found');
      },
      conflict: async (world) => {
        const admin = await world.admin();
        const { actor, transaction } = await requested(world);
        const { id, version } = await adminView(world, transaction.id);
        const reply = await world.send('adminSettleWithdrawal', { id, outcome: 'paid', reference: 'Conformance', version }, { as: admin });
        await cancel(world, actor, transaction.id);
        expectRefusal(reply, 'conflict');
      },
      field_required: async (world) => {
        const body = { id: randomUUID(), outcome: 'paid', version: 1 };
        expectRefusal(await world.send('adminSettleWithdrawal', body, { as: await world.admin() }), 'field_required', 'reference');
      },
      too_long: async (world) => {
        const body = { id: randomUUID(), outcome: 'failed', note: 'x'.repeat(2_001), version: 1 };
        expectRefusal(await world.send('adminSettleWithdrawal', body, { as: await world.admin() }), 'too_long', 'note');
      },
    },
  },
  adminStartPaymentRun: {
    works: async (world) => {
      const { run, admin } = await startedRun(world);
      const next = await world.call('adminStartPaymentRun', { idempotency_key: randomUUID() }, admin);
      expectThat(next.run === null || next.run.id !== run.id, 'a different run, or none, for another key');
    },
    repeats: {
      'the same key starts one run': async (world) => {
        const { run, key, admin } = await startedRun(world);
        const again = await world.call('adminStartPaymentRun', { idempotency_key: key }, admin);
        expectThat(again.run?.id === run.id && again.run.count === run.count, 'the same run for the same key');
      },
    },
  },
  adminGetPaymentRuns: {
    works: async (world) => {
      const { runs, total } = await world.call('adminGetPaymentRuns', { page: 1, page_size: 100 }, await world.admin());
      expectThat(runs.length <= total, 'a total not below the number of listed runs');
      const times = runs.map(({ started_at }) => Date.parse(started_at));
      expectThat(
        times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0)),
        'the newest run first',
      );
    },
  },
  adminGetPaymentRun: {
    works: async (world) => {
      const { run, admin } = await startedRun(world);
      const { withdrawals, total } = await world.call('adminGetPaymentRun', { id: run.id, page: 1, page_size: 100 }, admin);
      expectThat(total === run.count && withdrawals.length === Math.min(total, 100), 'all withdrawals of the run');
      for (const { id, payment_run_id: of } of withdrawals) expectThat(of === run.id, `only withdrawals of the run; ${id} is in ${of}`);
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('adminGetPaymentRun', { id: randomUUID() }, { as: await world.admin() }), 'not_found');
      },
    },
  },
};
