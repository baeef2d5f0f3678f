import { randomUUID } from 'node:crypto';
import type { Processor } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import { answerOf, expectRefusal, expectThat } from '../check.ts';
import type { AnswerTo } from '../contract-calls.ts';
import { balancesOf, expectBalances, moved, moving } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { playerWithFreeBonus } from './bonus-players.ts';
import { cannot, type ChecksOf, type Run } from './call-checks.ts';
import { repeatsOf } from './repeats.ts';
import { playerWithMoneyAndBonus } from './payments.ts';
import { countriesElsewhere, fieldsFor } from './ways-to-pay.ts';

type Transaction = AnswerTo<'paymentSendWithdrawalRequest'>['transaction'];

const methodsOf = (world: World, { bearer, currency }: Actor) => world.ask('frontGetWithdrawalProcessors', { currency }, { bearer });

/** The first way to pay out that is like this and whose fields can be filled in. */
async function payoutMethod(world: World, actor: Actor, what = 'at all', isLike: (method: Processor) => boolean = () => true): Promise<Processor> {
  const { processors } = await methodsOf(world, actor);
  const method = processors.filter((known) => isLike(known) && fieldsFor(known)).sort((a, b) => a.minAmount.minor - b.minAmount.minor)[0];
  if (!method) throw new Skip(`no way to pay out ${what} is offered`);
  return method;
}

function request(world: World, actor: Actor, method: Processor, changes: Readonly<Record<string, unknown>> = {}) {
  const body = { processor: method.id, amount: toWire(method.minAmount), details: fieldsFor(method) ?? {}, idempotency_key: randomUUID(), ...changes };
  return world.send('paymentSendWithdrawalRequest', body, { as: actor });
}

/** The account with money and a way to pay some of it out. */
async function withMoney(world: World): Promise<{ actor: Actor; method: Processor; minor: number }> {
  const actor = await world.funded();
  const { withdrawable, forfeits } = await methodsOf(world, actor);
  const method = await payoutMethod(world, actor);
  if (forfeits.minor > 0) throw new Skip('the account of --player has a running bonus, which a withdrawal would end');
  if (withdrawable.minor < method.minAmount.minor * 3) throw new Skip('the account of --player has too little money for withdrawals');
  return { actor, method, minor: method.minAmount.minor };
}

/** Asks for the least there may be; the money is locked. */
async function requested(world: World): Promise<{ actor: Actor; minor: number; transaction: Transaction }> {
  const { actor, method, minor } = await withMoney(world);
  const send = async () => answerOf('paymentSendWithdrawalRequest', await request(world, actor, method));
  const { transaction } = await moving(world, actor, send, () => ({ real: -minor, locked: minor }));
  return { actor, minor, transaction };
}

const cancel = (world: World, actor: Actor, id: string) => world.ask('frontCancelWithdrawalRequest', { id }, actor);

/** Asks with one field filled in wrongly, which must be told at that field; no money is needed for it. */
function wrongField(field: string, value: string, key: Parameters<typeof expectRefusal>[1]): Run {
  return async (world) => {
    const player = await world.player();
    const method = await payoutMethod(world, player, `that asks for ${field}`, ({ fields }) => fields.includes(field));
    const details = { ...fieldsFor(method), [field]: value };
    expectRefusal(await request(world, player, method, { details }), key, field);
  };
}

/** A way to pay out that players elsewhere have and this one has not. */
async function methodElsewhere(world: World, player: Actor): Promise<Processor> {
  const own = new Set((await methodsOf(world, player)).processors.map(({ id }) => id));
  for (const country of countriesElsewhere) {
    const { processors } = await world.ask('frontGetWithdrawalProcessors', { country, currency: player.currency }, player);
    const other = processors.find(({ id }) => !own.has(id));
    if (other) return other;
  }
  throw new Skip('the ways to pay out are the same everywhere');
}

/** The withdrawal as the back office has it. */
async function adminView(world: World, id: string) {
  const admin = await world.admin();
  for (let page = 1; ; page += 1) {
    const { withdrawals, total } = await world.ask('adminGetWithdrawals', { status: 'pending', page, page_size: 100 }, admin);
    const found = withdrawals.find((withdrawal) => withdrawal.id === id);
    if (found) return found;
    if (page * 100 >= total) throw new Violation(`withdrawal ${id} among the pending ones of the back office`);
  }
}

export const withdrawalChecks: ChecksOf<
  | 'frontGetWithdrawalProcessors'
  | 'paymentSendWithdrawalRequest'
  | 'frontCancelWithdrawalRequest'
  | 'adminGetWithdrawals'
  | 'adminDecideWithdrawal'
> = {
  frontGetWithdrawalProcessors: {
    works: async (world) => {
      const player = await world.player();
      const { withdrawable, processors } = await methodsOf(world, player);
      expectThat(withdrawable.minor === 0, 'nothing that a player without money may take out');
      expectThat(processors.every(({ minAmount }) => minAmount.minor > 0), 'ways to pay out with a least amount');
    },
    also: {
      'what may be taken out is the real balance': async (world) => {
        const actor = await world.funded();
        const [{ withdrawable }, { real }] = [await methodsOf(world, actor), await balancesOf(world, actor)];
        expectThat(withdrawable.minor === real, `${real} minor units to take out; it says ${withdrawable.minor}`);
      },
    },
  },
  paymentSendWithdrawalRequest: {
    works: async (world) => {
      const { actor, minor, transaction } = await requested(world);
      const isPending = transaction.status === 'pending' && transaction.amount.minor === minor;
      expectThat(isPending, `a pending withdrawal of ${minor} minor units; it is ${transaction.status}`);
      const { transactions } = await world.ask('frontGetFinancialTransactions', { type: 'withdrawal', status: 'pending' }, actor);
      expectThat(transactions.some(({ id }) => id === transaction.id), 'the withdrawal in the list of transactions');
      await moving(world, actor, () => cancel(world, actor, transaction.id), () => ({ real: minor, locked: -minor }));
    },
    refuses: {
      not_found: async (world) => {
        const player = await world.player();
        expectRefusal(await request(world, player, await payoutMethod(world, player), { processor: 'no_such_way_to_pay' }), 'not_found');
      },
      not_meet_wager_requirement: async (world) => {
        const { actor } = await playerWithFreeBonus(world);
        expectRefusal(await request(world, actor, await payoutMethod(world, actor)), 'not_meet_wager_requirement');
      },
      insufficient_funds: async (world) => {
        const player = await world.player();
        expectRefusal(await request(world, player, await payoutMethod(world, player)), 'insufficient_funds');
      },
      amount_out_of_range: async (world) => {
        const player = await world.player();
        const method = await payoutMethod(world, player);
        const tooMuch = method.maxAmount.minor > 0 ? [toWire(money(method.maxAmount.minor + 1, player.currency))] : [];
        for (const amount of [-10, 0, toWire(method.minAmount) + 0.0001, ...tooMuch])
          expectRefusal(await request(world, player, method, { amount }), 'amount_out_of_range');
      },
      kyc_required: cannot('needs an operator that pays out to verified players only'),
      method_not_available: async (world) => {
        const player = await world.player();
        expectRefusal(await request(world, player, await methodElsewhere(world, player)), 'method_not_available');
      },
      bonus_running: async (world) => {
        const { actor, realMinor } = await playerWithMoneyAndBonus(world);
        const reply = await request(world, actor, await payoutMethod(world, actor), { amount: toWire(money(realMinor, actor.currency)) });
        expectRefusal(reply, 'bonus_running');
      },
      field_required: wrongField('email', '', 'field_required'),
      invalid_value: wrongField('iban', 'FI2112345600000786', 'invalid_value'),
      wrong_card: async (world) => {
        const actor = await world.funded();
        const method = await payoutMethod(world, actor, 'to a card', ({ fields }) => fields.includes('saved_card'));
        expectRefusal(await request(world, actor, method, { details: { saved_card: randomUUID() } }), 'wrong_card', 'saved_card');
      },
      email_validation: wrongField('email', 'none', 'email_validation'),
      phone_number_validation: wrongField('phone_number', 'none', 'phone_number_validation'),
      phone_number_length_check: wrongField('phone_number', '+358', 'phone_number_length_check'),
      conflict: async (world) => {
        const { actor, method, minor } = await withMoney(world);
        const idempotency_key = randomUUID();
        const { transaction } = answerOf('paymentSendWithdrawalRequest', await request(world, actor, method, { idempotency_key }));
        const amount = toWire(money(minor + 1, actor.currency));
        const reply = await request(world, actor, method, { idempotency_key, amount });
        await cancel(world, actor, transaction.id);
        expectRefusal(reply, 'conflict');
      },
    },
    repeats: repeatsOf(async (world) => {
      const { actor, method, minor } = await withMoney(world);
      return {
        actor,
        send: (idempotency_key, which) =>
          request(world, actor, method, { idempotency_key, amount: toWire(money(which === 'first' ? minor : minor + 1, actor.currency)) }),
        moves: () => ({ real: -minor, locked: minor }),
        undo: async (reply) => void (await cancel(world, actor, answerOf('paymentSendWithdrawalRequest', reply).transaction.id)),
      };
    }),
  },
  frontCancelWithdrawalRequest: {
    works: async (world) => {
      const { actor, minor, transaction } = await requested(world);
      await moving(world, actor, () => cancel(world, actor, transaction.id), () => ({ real: minor, locked: -minor }));
      await moving(world, actor, () => cancel(world, actor, transaction.id));
      const { status } = (await world.ask('frontGetFinancialTransaction', { id: transaction.id }, actor)).transaction;
      expectThat(status === 'cancelled', `a withdrawal that is cancelled; it is ${status}`);
    },
    refuses: {
      not_found: async (world) => {
        const { actor, transaction } = await requested(world);
        const stranger = await world.stranger();
        const ask = (id: string) => world.send('frontCancelWithdrawalRequest', { id }, { as: stranger });
        const replies = [await ask(randomUUID()), await ask(transaction.id)];
        await cancel(world, actor, transaction.id);
        for (const reply of replies) expectRefusal(reply, ['not_found', 'forbidden']);
      },
      not_cancellable: async (world) => {
        const { actor, id } = await approvedWithdrawal(world);
        expectRefusal(await world.send('frontCancelWithdrawalRequest', { id }, { as: actor }), 'not_cancellable');
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
    },
  },
  adminDecideWithdrawal: {
    works: async (world) => {
      const { actor, id, minor, before } = await approvedWithdrawal(world);
      const now = await balancesOf(world, actor);
      const isPaid = now.locked === before.locked;
      await expectBalances(world, actor, moved(before, { real: -minor, locked: isPaid ? 0 : minor }));
      const { status } = (await world.ask('frontGetFinancialTransaction', { id }, actor)).transaction;
      expectThat(status === 'pending' || status === 'complete', `a withdrawal on its way (pending) or complete; it is ${status}`);
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

/** The one withdrawal of a run that is really paid out. */
function approvedWithdrawal(world: World) {
  return world.once('approved withdrawal', async () => {
    const admin = await world.admin();
    const before = await balancesOf(world, await world.funded());
    const { actor, minor, transaction } = await requested(world);
    const { id, version } = await adminView(world, transaction.id);
    await world.ask('adminDecideWithdrawal', { id, decision: 'approve', version }, admin);
    return { actor, id: transaction.id, version, minor, before };
  });
}
