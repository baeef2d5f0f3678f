import { randomUUID } from 'node:crypto';
import type { Processor } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import { responseOf, expectRefusal, expectThat } from '../check.ts';
import { balancesOf, expectMovement } from '../money.ts';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { playerWithFreeBonus } from './bonus-players.ts';
import { untestable, type ChecksOf, type Run } from './call-checks.ts';
import { repeatsOf } from './repeats.ts';
import { playerWithMoneyAndBonus } from './payments.ts';
import { confirmedPlayer, confirmMail } from './mailed-token.ts';
import { approvedWithdrawal, availableBy, cancel, detailsFor, methodsOf, payoutMethod, request, requested, withMoney } from './payouts.ts';
import { countriesElsewhere } from './payment-methods.ts';

/** Requests a withdrawal with one invalid field, which the refusal must name; needs no money. */
function wrongField(field: string, value: string, key: Parameters<typeof expectRefusal>[1]): Run {
  return async (world) => {
    const player = await world.player();
    const method = await payoutMethod(world, player, `that requires ${field}`, ({ fields }) => fields.includes(field));
    const details = { ...detailsFor(player, method), [field]: value };
    expectRefusal(await request(world, player, method, { details }), key, field);
  };
}

/** A payout method that is offered in other countries but not to this player. */
async function methodElsewhere(world: World, player: Actor): Promise<Processor> {
  // Other gateways of the player's methods are not listed, but can be used; they have the same name.
  const own = new Set((await methodsOf(world, player)).processors.map(({ name }) => name));
  for (const country of countriesElsewhere) {
    const { processors } = await world.call('frontGetWithdrawalProcessors', { country, currency: player.currency }, player);
    const other = processors.find(({ name }) => !own.has(name));
    if (other) return other;
  }
  throw new Skip('the payout methods are the same in all countries');
}

export const withdrawalChecks: ChecksOf<
  'frontGetWithdrawalProcessors' | 'paymentSendWithdrawalRequest' | 'frontCancelWithdrawalRequest' | 'frontRemoveDestination'
> = {
  frontGetWithdrawalProcessors: {
    works: async (world) => {
      const player = await world.player();
      const { withdrawable, processors } = await methodsOf(world, player);
      expectThat(withdrawable.minor === 0, 'no withdrawable balance of a player without money');
      expectThat(
        processors.every(({ minAmount }) => minAmount.minor > 0),
        'payout methods with a minimum amount',
      );
    },
    also: {
      'a saved card is offered no more than its method allows': async (world) => {
        const { processors, withdrawable } = await methodsOf(world, await world.funded());
        for (const method of processors)
          for (const { returnable, available } of method.saved_cards) {
            const isWithin = returnable.minor <= method.returnable.minor && (available ?? withdrawable).minor <= availableBy(method, withdrawable);
            expectThat(isWithin, `amounts for a card of ${method.id} within "returnable_amount" and "available_amount" of the method`);
          }
      },
      'the withdrawable balance is the real balance': async (world) => {
        const actor = await world.funded();
        const [{ withdrawable }, { real }] = [await methodsOf(world, actor), await balancesOf(world, actor)];
        expectThat(withdrawable.minor === real, `a withdrawable balance of ${real} minor units; it is ${withdrawable.minor}`);
      },
    },
  },
  paymentSendWithdrawalRequest: {
    works: async (world) => {
      const { actor, minor, transaction } = await requested(world);
      const isPending = transaction.status === 'pending' && transaction.amount.minor === minor;
      expectThat(isPending, `a pending withdrawal of ${minor} minor units; it is ${transaction.status}`);
      const { transactions } = await world.call('frontGetFinancialTransactions', { type: 'withdrawal', status: 'pending' }, actor);
      expectThat(
        transactions.some(({ id }) => id === transaction.id),
        'the withdrawal in the list of transactions',
      );
      await expectMovement(
        world,
        actor,
        () => cancel(world, actor, transaction.id),
        () => ({ real: minor, locked: -minor }),
      );
    },
    refuses: {
      not_found: async (world) => {
        const player = await world.player();
        expectRefusal(await request(world, player, await payoutMethod(world, player), { processor: 'no_such_method' }), 'not_found');
      },
      not_meet_wager_requirement: async (world) => {
        const { actor } = await playerWithFreeBonus(world);
        await confirmMail(world, actor);
        expectRefusal(await request(world, actor, await payoutMethod(world, actor)), 'not_meet_wager_requirement');
      },
      insufficient_funds: async (world) => {
        const player = await confirmedPlayer(world);
        expectRefusal(await request(world, player, await payoutMethod(world, player)), 'insufficient_funds');
      },
      amount_out_of_range: async (world) => {
        const player = await world.player();
        const method = await payoutMethod(world, player);
        const tooMuch = method.maxAmount.minor > 0 ? [toWire(money(method.maxAmount.minor + 1, player.currency))] : [];
        for (const amount of tooMuch) expectRefusal(await request(world, player, method, { amount }), 'amount_out_of_range');
        for (const amount of [-10, 0, toWire(method.minAmount) + 0.0001])
          expectRefusal(await request(world, player, method, { amount }), ['malformed', 'amount_out_of_range']);
      },
      return_to_source_first: async (world) => {
        const actor = await world.funded();
        const { withdrawable } = await methodsOf(world, actor);
        const isBound = (known: Processor) => availableBy(known, withdrawable) < withdrawable.minor && withdrawable.minor >= known.minAmount.minor;
        const method = await payoutMethod(world, actor, 'that can pay out only a part of the money', isBound);
        const reply = await request(world, actor, method, { amount: toWire(withdrawable) });
        const { current } = expectRefusal(reply, 'return_to_source_first', 'amount');
        const expected = 'the available amount, and the amounts that must be returned by other methods, in "current"';
        expectThat(
          current?.['amount'] === toWire(money(availableBy(method, withdrawable), actor.currency)) && Object.keys(current).length > 1,
          expected,
          reply,
        );
      },
      email_not_confirmed: async (world) => {
        const player = await world.newPlayer();
        const { requires } = await methodsOf(world, player);
        expectThat(requires.includes('email_not_confirmed'), '"email_not_confirmed" in the requirements before a request');
        expectRefusal(await request(world, player, await payoutMethod(world, player)), 'email_not_confirmed');
      },
      password_required: async (world) => {
        const player = await confirmedPlayer(world);
        const method = await payoutMethod(world, player, 'to a new destination', ({ fields }) => fields.length > 0);
        expectRefusal(await request(world, player, method, { password: undefined }), 'password_required', 'password');
      },
      identity_required: untestable('needs a player with money and a second factor'),
      wrong_password: async (world) => {
        const player = await confirmedPlayer(world);
        const method = await payoutMethod(world, player, 'to a new destination', ({ fields }) => fields.length > 0);
        expectRefusal(await request(world, player, method, { password: randomUUID() }), 'wrong_password', 'password');
      },
      kyc_required: untestable('needs an operator that pays out only to verified players'),
      method_not_available: async (world) => {
        const player = await world.player();
        expectRefusal(await request(world, player, await methodElsewhere(world, player)), 'method_not_available');
      },
      bonus_running: async (world) => {
        const { actor, realMinor } = await playerWithMoneyAndBonus(world);
        await confirmMail(world, actor);
        const { withdrawable } = await methodsOf(world, actor);
        const takesAll = (known: Processor) => availableBy(known, withdrawable) >= withdrawable.minor;
        const method = await payoutMethod(world, actor, 'that can pay out all the money', takesAll);
        const reply = await request(world, actor, method, { amount: toWire(money(realMinor, actor.currency)) });
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
        const { transaction } = responseOf('paymentSendWithdrawalRequest', await request(world, actor, method, { idempotency_key }));
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
        undo: async (reply) => void (await cancel(world, actor, responseOf('paymentSendWithdrawalRequest', reply).transaction.id)),
      };
    }),
  },
  frontRemoveDestination: {
    works: async (world) => {
      const { actor, transaction } = await requested(world);
      for (const _ of [1, 2]) await world.call('frontRemoveDestination', { id: transaction.id }, actor);
      const { processors } = await methodsOf(world, actor);
      await cancel(world, actor, transaction.id);
      const isOffered = processors.some((method) => method.saved_destinations.some(({ id }) => id === transaction.id));
      expectThat(!isOffered, 'the removed destination not among the saved ones');
    },
    refuses: {
      not_found: async (world) => {
        const player = await world.otherPlayer();
        expectRefusal(await world.send('frontRemoveDestination', { id: randomUUID() }, { as: player }), 'not_found');
      },
    },
  },
  frontCancelWithdrawalRequest: {
    works: async (world) => {
      const { actor, minor, transaction } = await requested(world);
      await expectMovement(
        world,
        actor,
        () => cancel(world, actor, transaction.id),
        () => ({ real: minor, locked: -minor }),
      );
      await expectMovement(world, actor, () => cancel(world, actor, transaction.id));
      const { status } = (await world.call('frontGetFinancialTransaction', { id: transaction.id }, actor)).transaction;
      expectThat(status === 'cancelled', `a cancelled withdrawal; it is ${status}`);
    },
    refuses: {
      not_found: async (world) => {
        const { actor, transaction } = await requested(world);
        const otherPlayer = await world.otherPlayer();
        const attempt = (id: string) => world.send('frontCancelWithdrawalRequest', { id }, { as: otherPlayer });
        const replies = [await attempt(randomUUID()), await attempt(transaction.id)];
        await cancel(world, actor, transaction.id);
        for (const reply of replies) expectRefusal(reply, ['not_found', 'forbidden']);
      },
      not_cancellable: async (world) => {
        const { actor, id } = await approvedWithdrawal(world);
        expectRefusal(await world.send('frontCancelWithdrawalRequest', { id }, { as: actor }), 'not_cancellable');
      },
    },
  },
};
