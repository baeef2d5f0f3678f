import { randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import { expectSame, moved, moving } from '../money.ts';
import { Skip } from '../verdicts.ts';
import { heldWithdrawal } from './held-withdrawal.ts';
import { cannot, type ChecksOf } from './call-checks.ts';
import { adminView, approvedWithdrawal, cancel, requested } from './payouts.ts';

type BackOfficeCall =
  | 'adminGetHeldMoney'
  | 'adminResolveHeldMoney'
  | 'adminGetPaymentConflicts'
  | 'adminMarkPaymentConflictSeen'
  | 'adminGetWithdrawals'
  | 'adminDecideWithdrawal';

export const backOfficeChecks: ChecksOf<BackOfficeCall> = {
  adminGetHeldMoney: {
    works: async (world) => {
      const admin = await world.admin();
      const { held, total } = await world.ask('adminGetHeldMoney', { state: 'open', page: 1, page_size: 100 }, admin);
      expectThat(held.length <= total, 'a total of at least what is listed');
      for (const { id, resolution } of held) expectThat(resolution === null, `open money; ${id} is ${resolution}`);
    },
  },
  adminResolveHeldMoney: {
    works: cannot('money is held only when a provider reports what was not agreed'),
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), resolution: 'return', reason: 'Of the conformance suite.', version: 1 };
        expectRefusal(await world.send('adminResolveHeldMoney', body, { as: await world.admin() }), 'not_found');
      },
      conflict: cannot('it takes money that is held'),
      field_required: async (world) => {
        const body = { id: randomUUID(), resolution: 'return', reason: ' ', version: 1 };
        expectRefusal(await world.send('adminResolveHeldMoney', body, { as: await world.admin() }), 'field_required', 'reason');
      },
      amount_out_of_range: cannot('it takes money that is held'),
      limit_reached: cannot('it takes money that is held'),
      limit_required: cannot('it takes money that is held'),
      account_restricted: cannot('it takes money that is held'),
      verification_required: cannot('it takes money that is held'),
    },
  },
  adminGetPaymentConflicts: {
    works: async (world) => {
      const { conflicts, total } = await world.ask('adminGetPaymentConflicts', { state: 'open', page: 1, page_size: 100 }, await world.admin());
      expectThat(conflicts.length <= total, 'a total of at least what is listed');
      for (const { id, seen_by } of conflicts) expectThat(seen_by === null, `open conflicts; ${id} was seen by ${seen_by}`);
    },
  },
  adminMarkPaymentConflictSeen: {
    works: cannot('it takes a provider that contradicts itself'),
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), reason: 'Of the conformance suite.', version: 1 };
        expectRefusal(await world.send('adminMarkPaymentConflictSeen', body, { as: await world.admin() }), 'not_found');
      },
      conflict: cannot('it takes a provider that contradicts itself'),
      field_required: async (world) => {
        const body = { id: randomUUID(), reason: ' ', version: 1 };
        expectRefusal(await world.send('adminMarkPaymentConflictSeen', body, { as: await world.admin() }), 'field_required', 'reason');
      },
    },
  },
  adminGetWithdrawals: {
    works: async (world) => {
      await world.admin();
      const { actor, minor, transaction } = await requested(world);
      const view = await adminView(world, transaction.id);
      await cancel(world, actor, transaction.id);
      expectThat(view.player_id === actor.id && view.amount.minor === minor, 'whose it is and how much');
      expectThat(view.review !== undefined && view.review.deposited.minor >= 0, 'what its approver should know, in "review"');
    },
  },
  adminDecideWithdrawal: {
    works: async (world) => {
      const { actor, status, balances, minor, before } = await approvedWithdrawal(world);
      if (status === 'reversal') throw new Skip('the provider refused the payout');
      expectThat(status === 'pending' || status === 'complete', `a withdrawal on its way (pending) or complete; it is ${status}`);
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
      account_restricted: cannot('blocking the account of --player ends the session that the other checks use'),
      field_required: async (world) => {
        const body = { id: randomUUID(), decision: 'reject', version: 1 };
        expectRefusal(await world.send('adminDecideWithdrawal', body, { as: await world.admin() }), 'field_required', 'reason');
      },
    },
    also: {
      'a rejection gives the money back and tells the reason': async (world) => {
        const admin = await world.admin();
        const { actor, minor, transaction } = await requested(world);
        const { id, version } = await adminView(world, transaction.id);
        const reason = 'Of the conformance suite.';
        const decide = () => world.ask('adminDecideWithdrawal', { id, decision: 'reject', reason, version }, admin);
        const { withdrawal } = await moving(world, actor, decide, () => ({ real: minor, locked: -minor }));
        expectThat(withdrawal.status === 'rejected', `a withdrawal that is rejected; it is ${withdrawal.status}`);
        const told = (await world.ask('frontGetFinancialTransaction', { id: transaction.id }, actor)).transaction;
        expectThat(told.status === 'cancelled' && told.note === reason, 'a withdrawal that is cancelled, with the reason as its note');
      },
    },
  },
};
