import { randomUUID } from 'node:crypto';
import { add, money, toWire } from '@playfront/money';
import type { Processor } from '@playfront/api-contract';
import { responseOf, expectRefusal, expectThat } from '../check.ts';
import { expectMovement } from '../money.ts';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf, type Run } from './call-checks.ts';
import { heldPlayer, limitedPlayer, limitlessPlayer, restingPlayer } from './players.ts';
import { repeatsOf } from './repeats.ts';
import { countriesElsewhere, depositMethod, depositMethods, fieldsFor, startDeposit } from './payment-methods.ts';

const flows = ['redirect_url', 'form', 'iframe_url', 'client_token', 'address', 'instructions', 'qr', 'otp', 'poll', 'result'] as const;
const asksFor = (field: string) => (method: Processor) => method.fields.includes(field);
const simplest = (world: World, actor: Actor) => depositMethod(world, actor, 'without fields', ({ fields }) => fields.length === 0);

/** Starts a deposit with one invalid field, which the refusal must name. */
function wrongField(field: string, value: string, key: Parameters<typeof expectRefusal>[1]): Run {
  return async (world) => {
    const player = await world.player();
    const method = await depositMethod(world, player, `that requires ${field}`, asksFor(field));
    const fields = { ...fieldsFor(method), [field]: value };
    await expectMovement(world, player, async () => expectRefusal(await startDeposit(world, player, method, { fields }), key, field));
  };
}

/**
 * A deposit continues with the flow of its method, is listed as pending, and moves no money. An invalid voucher is refused. A flow with approval in an app
 * may be approved automatically after a while, so it is not tested with a player whose balance matters.
 */
function startsFlow(flow: (typeof flows)[number]): Run {
  return async (world) => {
    const player = flow === 'poll' ? await world.otherPlayer() : await world.player();
    const method = await depositMethod(world, player, `of flow ${flow}`, (known) => known.flow === flow);
    const reply = await expectMovement(world, player, () => startDeposit(world, player, method));
    if (method.fields.includes('voucher_code')) return void expectRefusal(reply, 'wrong_card', 'voucher_code');
    const started = responseOf('paymentGetPaymentUrl', reply);
    expectThat(started.type === flow, `a response of type ${flow}, the flow of the method`, reply);
    const { transactions } = await world.call('frontGetFinancialTransactions', { type: 'deposit' }, player);
    const listed = started.transactionId ? transactions.find(({ id }) => id === started.transactionId) : transactions[0];
    expectThat(listed !== undefined && listed.amount.minor === method.minAmount.minor, 'the deposit in the list of transactions', reply);
    const isOpen = listed.status === 'pending' || flow === 'result';
    expectThat(isOpen, `a pending deposit; it is ${listed.status}`);
  };
}

export const depositChecks: ChecksOf<'frontGetProcessors' | 'paymentGetPaymentUrl' | 'paymentGetEupaymentForm'> = {
  frontGetProcessors: {
    works: async (world) => {
      const methods = await depositMethods(world, await world.player());
      expectThat(methods.length > 0, 'at least one deposit method');
      const isInOrder = methods.every(({ minAmount, maxAmount }) => maxAmount.minor === 0 || minAmount.minor <= maxAmount.minor);
      expectThat(isInOrder, 'a minimum that is not above the maximum');
    },
  },
  paymentGetPaymentUrl: {
    works: async (world) => {
      const player = await world.player();
      const method = await simplest(world, player);
      const reply = await expectMovement(world, player, () => startDeposit(world, player, method));
      responseOf('paymentGetPaymentUrl', reply);
    },
    refuses: {
      not_found: async (world) => {
        const player = await world.player();
        const method = await simplest(world, player);
        expectRefusal(await startDeposit(world, player, { ...method, id: 'no_such_method' }), 'not_found');
      },
      method_not_available: async (world) => {
        const player = await world.player();
        const method = await methodElsewhere(world, player);
        expectRefusal(await startDeposit(world, player, method), 'method_not_available');
      },
      amount_out_of_range: async (world) => {
        const player = await world.player();
        const method = await simplest(world, player);
        const { minAmount, maxAmount } = method;
        const tooMuch = maxAmount.minor > 0 ? [toWire(add(maxAmount, money(1, maxAmount.currency)))] : [];
        const tooLittle = minAmount.minor > 1 ? [toWire(money(minAmount.minor - 1, minAmount.currency))] : [];
        for (const amount of [...tooMuch, ...tooLittle]) expectRefusal(await startDeposit(world, player, method, { amount }), 'amount_out_of_range');
        for (const amount of [0, -10, toWire(minAmount) + 0.0001])
          expectRefusal(await startDeposit(world, player, method, { amount }), ['malformed', 'amount_out_of_range']);
      },
      invalid_promo_code: async (world) => {
        const player = await world.player();
        const reply = await startDeposit(world, player, await simplest(world, player), { promo_code: `no-${randomUUID()}` });
        expectRefusal(reply, 'invalid_promo_code', 'promo_code');
      },
      bonus_had_before: untestable('needs a second account of a person who has already had the bonus of a code'),
      bonus_not_available: async (world) => {
        const player = await world.player();
        const method = await simplest(world, player);
        const { promotions } = await world.call('frontGetPromotionTemplate', {}, player);
        const promotion = promotions.find(({ code, terms }) => code && terms && terms.minDeposit.minor > method.minAmount.minor);
        if (!promotion) throw new Skip('no promotion with a code requires more than the minimum deposit');
        expectRefusal(await startDeposit(world, player, method, { promo_code: promotion.code }), 'bonus_not_available', 'promo_code');
      },
      wrong_card: wrongField('voucher_code', 'NOT-A-VOUCHER', 'wrong_card'),
      deposit_fail: untestable('depends on the provider'),
      field_required: wrongField('phone_number', '', 'field_required'),
      invalid_value: wrongField('network', 'no-such-network', 'invalid_value'),
      phone_number_validation: wrongField('phone_number', 'none', 'phone_number_validation'),
      phone_number_length_check: wrongField('phone_number', '+358', 'phone_number_length_check'),
      limit_reached: async (world) => {
        const player = await limitedPlayer(world);
        expectRefusal(await startDeposit(world, player, await simplest(world, player)), 'limit_reached');
      },
      limit_required: async (world) => {
        const player = await limitlessPlayer(world);
        expectRefusal(await startDeposit(world, player, await simplest(world, player)), 'limit_required');
      },
      account_restricted: async (world) => {
        const { actor } = await restingPlayer(world);
        expectRefusal(await startDeposit(world, actor, await simplest(world, actor)), 'account_restricted');
      },
      verification_required: async (world) => {
        const { actor } = await heldPlayer(world);
        expectRefusal(await startDeposit(world, actor, await simplest(world, actor)), 'verification_required');
      },
      disable_site_access: untestable('needs an IP address that the operator blocks'),
      conflict: async (world) => {
        const player = await world.player();
        const method = await simplest(world, player);
        const idempotency_key = randomUUID();
        responseOf('paymentGetPaymentUrl', await startDeposit(world, player, method, { idempotency_key }));
        const amount = toWire(money(method.minAmount.minor * 2, player.currency));
        expectRefusal(await startDeposit(world, player, method, { idempotency_key, amount }), 'conflict');
      },
    },
    also: {
      ...Object.fromEntries(flows.map((flow) => [`a deposit of flow ${flow} continues with that flow`, startsFlow(flow)])),
      'a currency other than the player’s is malformed': async (world) => {
        const player = await world.player();
        const currency = player.currency === 'SEK' ? 'NOK' : 'SEK';
        expectRefusal(await startDeposit(world, player, await simplest(world, player), { currency }), ['malformed', 'method_not_available']);
      },
      'a return address of another site is malformed': async (world) => {
        const player = await world.player();
        const method = await simplest(world, player);
        for (const return_url of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])
          expectRefusal(await startDeposit(world, player, method, { return_url }), 'malformed');
      },
    },
    repeats: repeatsOf(async (world) => {
      const actor = await world.player();
      const method = await simplest(world, actor);
      const amount = (which: 'first' | 'other') => toWire(money(method.minAmount.minor * (which === 'first' ? 1 : 2), actor.currency));
      return {
        actor,
        send: (idempotency_key, which) => startDeposit(world, actor, method, { idempotency_key, amount: amount(which) }),
        moves: () => ({}),
      };
    }),
  },
  paymentGetEupaymentForm: {
    works: async (world) => {
      const player = await world.player();
      const { form } = await startForm(world, player);
      expectThat(
        form.fields.some(({ name, value }) => name === 'reference' && value !== ''),
        'a form with the field "reference"',
      );
    },
    refuses: {
      method_not_available: untestable('needs a player from a country where it is not offered'),
      amount_out_of_range: async (world) => {
        await startForm(world, await world.player());
        for (const amount of [-10, 0]) expectRefusal(await sendForm(world, await world.player(), { amount }), ['malformed', 'amount_out_of_range']);
        expectRefusal(await sendForm(world, await world.player(), { amount: 1e12 }), 'amount_out_of_range');
      },
      limit_reached: async (world) => {
        await startForm(world, await world.player());
        expectRefusal(await sendForm(world, await limitedPlayer(world)), 'limit_reached');
      },
      limit_required: untestable('the countries that require a limit have other currencies'),
      account_restricted: async (world) => {
        await startForm(world, await world.player());
        expectRefusal(await sendForm(world, (await restingPlayer(world)).actor), 'account_restricted');
      },
      verification_required: async (world) => {
        await startForm(world, await world.player());
        expectRefusal(await sendForm(world, (await heldPlayer(world)).actor), 'verification_required');
      },
      disable_site_access: untestable('needs an IP address that the operator blocks'),
      conflict: async (world) => {
        const player = await world.player();
        const idempotency_key = randomUUID();
        await startForm(world, player, { idempotency_key });
        expectRefusal(await sendForm(world, player, { idempotency_key, amount: 77 }), 'conflict');
      },
    },
    repeats: repeatsOf(async (world) => {
      const actor = await world.player();
      await startForm(world, actor);
      return {
        actor,
        send: (idempotency_key, which) => sendForm(world, actor, { idempotency_key, amount: which === 'first' ? 50 : 77 }),
        moves: () => ({}),
      };
    }),
  },
};

const sendForm = (world: World, actor: Actor, changes: Readonly<Record<string, unknown>> = {}) =>
  world.send(
    'paymentGetEupaymentForm',
    { amount: 50, currency: actor.currency, return_url: '/user-management?tab=deposit', locale: 'en', idempotency_key: randomUUID(), ...changes },
    { as: actor },
  );

/** Starts a euro bank payment of 50. */
export async function startForm(world: World, actor: Actor, changes: Readonly<Record<string, unknown>> = {}) {
  const reply = await sendForm(world, actor, changes);
  if (reply.text.includes('method_not_available')) throw new Skip('the operator offers no euro bank payment');
  return responseOf('paymentGetEupaymentForm', reply);
}

/** A deposit method that is offered in other countries but not to this player. */
async function methodElsewhere(world: World, player: Actor): Promise<Processor> {
  // Other gateways of the player's methods are not listed, but can be used.
  const keyOf = ({ method, id }: Processor) => method || id;
  const own = new Set((await depositMethods(world, player)).map(keyOf));
  for (const country of countriesElsewhere) {
    const { processors } = await world.call('frontGetProcessors', { country, currency: player.currency }, player);
    const other = processors.find((processor) => !own.has(keyOf(processor)));
    if (other) return other;
  }
  throw new Skip('the deposit methods are the same in all countries');
}
