import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { responseOf, expectRefusal, expectThat } from '../check.ts';
import { balancesOf, expectBalances, moved } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { claimFreeBonus } from './bonus-players.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { startForm } from './deposits.ts';
import { confirmMail } from './mailed-token.ts';
import { depositMethod, startDeposit } from './payment-methods.ts';

/** A code that is correct only once in a million times. */
const wrongCode = '000000';
const settledWithinMs = 30_000;

/** A deposit that waits for a code, and the page of the provider's sandbox, if any. */
async function codeDeposit(world: World, actor: Actor) {
  const method = await depositMethod(world, actor, 'with a code by phone', ({ flow }) => flow === 'otp');
  const started = responseOf('paymentGetPaymentUrl', await startDeposit(world, actor, method));
  if (started.type !== 'otp') throw new Violation('a response of type otp');
  return { method, id: started.transactionId, page: started.page_url, length: started.length };
}

/** A deposit that waits for a bank transfer. */
async function transfer(world: World) {
  const actor = await world.player();
  const method = await depositMethod(world, actor, 'by bank transfer', ({ flow }) => flow === 'instructions');
  return { actor, id: responseOf('paymentGetPaymentUrl', await startDeposit(world, actor, method)).transactionId };
}

async function cancel(world: World, actor: Actor, id: string): Promise<void> {
  const { transaction } = await world.call('paymentCancelDeposit', { transaction_id: id }, actor);
  expectThat(transaction.id === id && transaction.status === 'cancelled', `transaction ${id}, cancelled`);
}

const confirm = (world: World, actor: Actor, id: string, code: string, key: string = randomUUID()) =>
  world.send('paymentConfirmPayment', { transaction_id: id, code, idempotency_key: key }, { as: actor });

const resend = (world: World, actor: Actor, id: string) => world.send('paymentResendCode', { transaction_id: id }, { as: actor });

/** A deposit that waits for a card, and whether the site's own form may take it. */
async function cardDeposit(world: World, actor: Actor) {
  const method = await depositMethod(
    world,
    actor,
    'by a card whose fields the site shows',
    ({ flow, kind }) => flow === 'client_token' && kind === 'card',
  );
  const started = responseOf('paymentGetPaymentUrl', await startDeposit(world, actor, method));
  if (started.type !== 'client_token') throw new Violation('a response of type client_token');
  return { id: started.transactionId, isOwnForm: started.own_card_form };
}

/** The same with the site's own form. */
async function ownCardDeposit(world: World, actor: Actor): Promise<string> {
  const { id, isOwnForm } = await cardDeposit(world, actor);
  if (!isOwnForm) throw new Skip('the operator may not see cards');
  return id;
}

/** With a number that every provider knows as a test card. */
const payCard = (world: World, actor: Actor, id: string, changes: { readonly holder?: string; readonly number?: string } = {}) => {
  const card = { holder: 'Conformance Player', number: '4111111111111111', expiry_month: '12', expiry_year: '2040', cvv: '123', ...changes };
  return world.send('paymentPayCard', { transaction_id: id, ...card }, { as: actor });
};

/** The code from the page of a sandbox, which shows the text message that was sent. */
async function codeOn(page: string | null, length: number): Promise<string> {
  if (!page) throw new Skip('the provider has no page that shows the sent code');
  const html = await (await fetch(page)).text();
  const words = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  const code = new RegExp(`(?<![\\d+])\\d{${length}}(?!\\d)`).exec(words)?.[0];
  if (!code) throw new Skip('the page of the provider does not show the sent code');
  return code;
}

async function statusOf(world: World, actor: Actor, id: string): Promise<string> {
  return (await world.call('frontGetFinancialTransaction', { id }, actor)).transaction.status;
}

async function untilComplete(world: World, actor: Actor, id: string): Promise<void> {
  for (const startedAt = Date.now(); (await statusOf(world, actor, id)) !== 'complete'; await sleep(250))
    if (Date.now() - startedAt > settledWithinMs) throw new Violation(`a complete deposit ${settledWithinMs / 1000} s after the correct code`);
}

const payer = (world: World) => world.once('player who deposits', () => world.newPlayer());

/** Deposits the minimum with a code, which the provider's page must show. Returns the amount. */
async function payIn(world: World, actor: Actor): Promise<number> {
  const { id, page, length, method } = await codeDeposit(world, actor);
  responseOf('paymentConfirmPayment', await confirm(world, actor, id, await codeOn(page, length)));
  await untilComplete(world, actor, id);
  return method.minAmount.minor;
}

/** A new player with a confirmed email address and money that may be withdrawn to any destination. */
export async function newPlayerWithFreeMoney(world: World): Promise<Actor> {
  const actor = await world.newPlayer();
  await confirmMail(world, actor);
  await payIn(world, actor);
  return actor;
}

/** Such a player, shared by all checks that do not spend the money. */
export function playerWithFreeMoney(world: World): Promise<Actor> {
  return world.once('player with money from a deposit by phone', () => newPlayerWithFreeMoney(world));
}

/** A player with a deposit and an active bonus. */
export function playerWithMoneyAndBonus(world: World): Promise<{ actor: Actor; realMinor: number }> {
  return world.once('player with money and a bonus', async () => {
    const actor = await payer(world);
    await payIn(world, actor);
    await claimFreeBonus(world, actor);
    return { actor, realMinor: (await balancesOf(world, actor)).real };
  });
}

export const paymentChecks: ChecksOf<
  | 'paymentCancelDeposit'
  | 'paymentConfirmPayment'
  | 'paymentGetStartedPayment'
  | 'paymentPayCard'
  | 'paymentRemoveSavedCard'
  | 'paymentResendCode'
  | 'frontGetEupaymentFinancialTransaction'
  | 'frontGetFinancialTransaction'
  | 'frontGetFinancialTransactions'
  | 'frontGetTransactionDetails'
> = {
  paymentGetStartedPayment: {
    works: async (world) => {
      const player = await world.player();
      const method = await depositMethod(world, player, 'with a code by phone', ({ flow }) => flow === 'otp');
      const started = responseOf('paymentGetPaymentUrl', await startDeposit(world, player, method));
      const again = await world.call('paymentGetStartedPayment', { transaction_id: started.transactionId }, player);
      if (!isDeepStrictEqual(again, started)) throw new Violation('the same response as at the start');
    },
    refuses: {
      not_found: async (world) => {
        const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
        const find = (id: string, as: Actor) => world.send('paymentGetStartedPayment', { transaction_id: id }, { as });
        expectRefusal(await find(randomUUID(), player), 'not_found');
        const { id } = await codeDeposit(world, player);
        expectRefusal(await find(id, otherPlayer), ['not_found', 'forbidden']);
      },
    },
  },
  paymentPayCard: {
    works: async (world) => {
      const player = await world.player();
      const id = await ownCardDeposit(world, player);
      expectRefusal(await payCard(world, player, id, { number: '4111111111111112' }), 'invalid_value', 'number');
      const first = responseOf('paymentPayCard', await payCard(world, player, id));
      if (!first.confirm_url) return;
      const again = responseOf('paymentPayCard', await payCard(world, player, id));
      if (again.confirm_url !== first.confirm_url) throw new Violation('the same page for a card that is sent twice');
    },
    refuses: {
      method_not_available: async (world) => {
        const player = await world.player();
        const { id, isOwnForm } = await cardDeposit(world, player);
        if (isOwnForm) throw new Skip('the operator may see cards');
        expectRefusal(await payCard(world, player, id), 'method_not_available');
      },
      not_found: async (world) => {
        const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
        const id = await ownCardDeposit(world, player);
        expectRefusal(await payCard(world, player, randomUUID()), 'not_found');
        expectRefusal(await payCard(world, otherPlayer, id), ['not_found', 'forbidden']);
      },
      field_required: async (world) => {
        expectRefusal(await payCard(world, await world.player(), randomUUID(), { holder: ' ' }), 'field_required', 'holder');
      },
      wrong_card: untestable('needs a card that the provider does not take'),
      disable_site_access: untestable('needs an IP address that the operator blocks'),
    },
  },
  paymentCancelDeposit: {
    works: async (world) => {
      const { actor, id } = await transfer(world);
      await cancel(world, actor, id);
    },
    repeats: {
      'a repeated cancellation changes nothing': async (world) => {
        const { actor, id } = await transfer(world);
        for (const _ of [1, 2]) await cancel(world, actor, id);
      },
    },
    refuses: {
      not_found: async (world) => {
        const [{ id }, otherPlayer] = [await transfer(world), await world.otherPlayer()];
        const attempt = (given: string, as: Actor) => world.send('paymentCancelDeposit', { transaction_id: given }, { as });
        expectRefusal(await attempt(randomUUID(), otherPlayer), 'not_found');
        expectRefusal(await attempt(id, otherPlayer), ['not_found', 'forbidden']);
      },
    },
  },
  paymentRemoveSavedCard: {
    works: async (world) => {
      const actor = await world.funded();
      const cards = async () =>
        (await world.call('frontGetProcessors', { currency: actor.currency }, actor)).processors.flatMap((one) => one.saved_cards);
      const [card] = await cards();
      if (!card) throw new Skip('the player has no saved card');
      responseOf('paymentRemoveSavedCard', await world.send('paymentRemoveSavedCard', { id: card.id }, { as: actor }));
      expectThat(
        (await cards()).every(({ id }) => id !== card.id),
        'deposit methods without the removed card',
      );
    },
    refuses: {
      not_found: async (world) => {
        const player = await world.player();
        expectRefusal(await world.send('paymentRemoveSavedCard', { id: randomUUID() }, { as: player }), 'not_found');
      },
    },
  },
  paymentResendCode: {
    works: async (world) => {
      const player = await world.player();
      const { id, page, length } = await codeDeposit(world, player);
      responseOf('paymentResendCode', await resend(world, player, id));
      responseOf('paymentConfirmPayment', await confirm(world, player, id, await codeOn(page, length)));
    },
    refuses: {
      not_found: async (world) => {
        const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
        expectRefusal(await resend(world, player, randomUUID()), 'not_found');
        const { id } = await codeDeposit(world, player);
        expectRefusal(await resend(world, otherPlayer, id), ['not_found', 'forbidden']);
      },
      disable_site_access: untestable('needs an IP address that the operator blocks'),
    },
  },
  paymentConfirmPayment: {
    works: async (world) => {
      const actor = await payer(world);
      const { id, page, length, method } = await codeDeposit(world, actor);
      const code = await codeOn(page, length);
      const before = await balancesOf(world, actor);
      const key = randomUUID();
      for (const reply of await Promise.all([confirm(world, actor, id, code, key), confirm(world, actor, id, code, key)]))
        expectThat(responseOf('paymentConfirmPayment', reply).transaction.id === id, `transaction ${id}`, reply);
      await untilComplete(world, actor, id);
      responseOf('paymentConfirmPayment', await confirm(world, actor, id, code, key));
      await expectBalances(world, actor, moved(before, { real: method.minAmount.minor }));
    },
    refuses: {
      not_found: async (world) => {
        const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
        expectRefusal(await confirm(world, player, randomUUID(), wrongCode), 'not_found');
        const { id } = await codeDeposit(world, player);
        expectRefusal(await confirm(world, otherPlayer, id, wrongCode), ['not_found', 'forbidden']);
      },
      disable_site_access: untestable('needs an IP address that the operator blocks'),
      wrong_card: async (world) => {
        const player = await world.player();
        const { id } = await codeDeposit(world, player);
        expectRefusal(await confirm(world, player, id, wrongCode), 'wrong_card', 'code');
      },
      deposit_fail: async (world) => {
        const player = await world.player();
        const { id } = await codeDeposit(world, player);
        for (const _ of [1, 2]) expectRefusal(await confirm(world, player, id, wrongCode), 'wrong_card');
        expectRefusal(await confirm(world, player, id, wrongCode), 'deposit_fail');
      },
      conflict: async (world) => {
        const player = await world.player();
        const { id } = await codeDeposit(world, player);
        const key = randomUUID();
        expectRefusal(await confirm(world, player, id, wrongCode, key), 'wrong_card');
        expectRefusal(await confirm(world, player, id, '000001', key), 'conflict');
      },
    },
    repeats: {
      'a wrong code repeated with the same key counts once': async (world) => {
        const player = await world.player();
        const { id } = await codeDeposit(world, player);
        const key = randomUUID();
        for (const _ of [1, 2, 3, 4]) expectRefusal(await confirm(world, player, id, wrongCode, key), 'wrong_card');
        expectRefusal(await confirm(world, player, id, wrongCode), 'wrong_card');
      },
    },
  },
  frontGetEupaymentFinancialTransaction: {
    works: async (world) => {
      const { player, reference } = await eupayment(world);
      const { transaction } = await world.call('frontGetEupaymentFinancialTransaction', { reference }, player);
      expectThat(transaction.status === 'pending' && transaction.amount.minor > 0, `a pending payment; it is ${transaction.status}`);
    },
    refuses: {
      not_found: async (world) => {
        const { reference } = await eupayment(world);
        const otherPlayer = await world.otherPlayer();
        const find = (reference: string) => world.send('frontGetEupaymentFinancialTransaction', { reference }, { as: otherPlayer });
        expectRefusal(await find('no-such-reference'), 'not_found');
        expectRefusal(await find(reference), ['not_found', 'forbidden']);
      },
    },
  },
  frontGetFinancialTransaction: {
    works: async (world) => {
      const { player, id } = await startedDeposit(world);
      const { transaction } = await world.call('frontGetFinancialTransaction', { id }, player);
      expectThat(transaction.id === id && transaction.status === 'pending', `transaction ${id}, pending`);
    },
    refuses: {
      not_found: async (world) => {
        const { id } = await startedDeposit(world);
        const otherPlayer = await world.otherPlayer();
        expectRefusal(await world.send('frontGetFinancialTransaction', { id: randomUUID() }, { as: otherPlayer }), 'not_found');
        expectRefusal(await world.send('frontGetFinancialTransaction', { id }, { as: otherPlayer }), ['not_found', 'forbidden']);
      },
    },
  },
  frontGetTransactionDetails: {
    works: async (world) => {
      const { player, id } = await startedDeposit(world);
      const { transaction, reference, steps } = await world.call('frontGetTransactionDetails', { id }, player);
      expectThat(transaction.id === id && reference !== '', `transaction ${id} with a reference`);
      expectThat(
        steps.some(({ state }) => state === 'done') && steps.some(({ state }) => state !== 'done'),
        'steps done and to come of a pending deposit',
      );
    },
    refuses: {
      not_found: async (world) => {
        const { id } = await startedDeposit(world);
        const otherPlayer = await world.otherPlayer();
        expectRefusal(await world.send('frontGetTransactionDetails', { id: randomUUID() }, { as: otherPlayer }), 'not_found');
        expectRefusal(await world.send('frontGetTransactionDetails', { id }, { as: otherPlayer }), ['not_found', 'forbidden']);
      },
    },
  },
  frontGetFinancialTransactions: {
    works: async (world) => {
      const { player, id } = await startedDeposit(world);
      const { transactions, total } = await world.call('frontGetFinancialTransactions', {}, player);
      expectThat(transactions.some((row) => row.id === id) && total >= transactions.length, `transaction ${id} in the list`);
      const dates = transactions.map(({ date }) => Date.parse(date));
      const isSorted = dates.every((date, index) => index === 0 || date <= (dates[index - 1] ?? date));
      expectThat(isSorted, 'the newest first');
    },
    also: {
      'filters leave out other transactions': async (world) => {
        const { player, id } = await startedDeposit(world);
        const list = async (filter: object) => (await world.call('frontGetFinancialTransactions', filter, player)).transactions;
        const pending = await list({ type: 'deposit', status: 'pending' });
        expectThat(pending.some((row) => row.id === id) && pending.every(({ status }) => status === 'pending'), 'only pending deposits');
        expectThat((await list({ type: 'withdrawal' })).length === 0, 'no withdrawals of a player without withdrawals');
        expectThat((await list({ to: '2001-01-01T00:00:00.000Z' })).length === 0, 'nothing from before the registration');
      },
    },
  },
};

function startedDeposit(world: World): Promise<{ player: Actor; id: string }> {
  return world.once('started deposit', async () => {
    const player = await world.player();
    const method = await depositMethod(world, player, 'without fields', ({ fields }) => fields.length === 0);
    const { transactionId } = responseOf('paymentGetPaymentUrl', await startDeposit(world, player, method));
    if (!transactionId) throw new Skip('the response to a deposit has no transaction id');
    return { player, id: transactionId };
  });
}

function eupayment(world: World): Promise<{ player: Actor; reference: string }> {
  return world.once('euro bank payment', async () => {
    const player = await world.player();
    const { form } = await startForm(world, player);
    return { player, reference: form.fields.find(({ name }) => name === 'reference')?.value ?? '' };
  });
}
