import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPaymentEnvironment, type PaymentEnvironment, type WireTransaction } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';
import { destinationLabel } from './saved-destinations.ts';

const bank = {
  iban: 'FI21 1234 5600 0007 85',
  beneficiary_name: 'Aino Laine',
  bic: 'NDEAFIHH',
  bank_name: 'Nordic Bank',
  recipient_address: 'Linnankatu 1, Turku',
  postal_code: '20100',
};

type Saved = { id: string; label: string };
type Offer = { processors: { id: string; saved_destinations?: Saved[] }[] };
type Sent = { transaction: WireTransaction; destination: string; expected_at: string | null; forfeited: number; real_balance: number };

let env: PaymentEnvironment;
let admin: TestPlayer;
beforeAll(async () => {
  env = await startPaymentEnvironment({ settings: { throttle_factor: 0, new_destination_hold_hours: 0 } });
  admin = await env.operator.createPlayer({ scope: ['admin'] });
});
afterAll(() => env.close());

const rich = () => env.operator.createPlayer({ realMinor: 1000_00, firstName: 'Aino', lastName: 'Laine' });
const send = (player: TestPlayer, details: Record<string, string>, changes: Record<string, unknown> = {}) =>
  env.operator.call(
    'payment/send_withdrawal_request',
    { processor: 'sepa_transfer', amount: 40, details, idempotency_key: randomUUID(), ...changes },
    player.bearer,
  );
const sent = async (player: TestPlayer, details: Record<string, string>) => (await send(player, details, { password: testPassword })).json<Sent>();
const saved = async (player: TestPlayer) => {
  const offer = await env.operator.call('front/get_withdrawal_processors', {}, player.bearer);
  expect(offer.body).not.toContain('FI2112345600000785');
  const { processors } = offer.json<Offer>();
  return processors.flatMap(({ saved_destinations = [] }) => saved_destinations);
};
const remove = (player: TestPlayer, id: string) => env.operator.call('front/remove_destination', { id }, player.bearer);
const cancel = (player: TestPlayer, id: string) => env.operator.call('front/cancel_withdrawal_request', { id }, player.bearer);
const stored = async (id: string) =>
  (await env.db.pool.query<{ details: object }>('select details from withdrawals where id = $1', [id])).rows[0]?.details;

async function payOut(player: TestPlayer, id: string) {
  await env.operator.call('admin/decide_withdrawal', { id, decision: 'approve', version: 1 }, admin.bearer);
  await vi.waitFor(async () => expect((await env.db.pool.query('select from psp_sandbox.payouts where reference = $1', [id])).rowCount).toBe(1), {
    interval: 10,
  });
  env.advance(3);
  await env.waitForStatus(player, id, 'complete');
}

it('a destination is offered again, masked, and a request that names it goes to the same account', async () => {
  const player = await rich();
  expect(await saved(player)).toEqual([]);
  const first = await sent(player, bank);
  expect(first).toMatchObject({ destination: 'IBAN •••• 0785', forfeited: 0, real_balance: 960 });
  expect(Date.parse(first.expected_at ?? '')).toBeGreaterThan(env.clock.now.getTime());
  const [destination] = await saved(player);
  expect(destination).toEqual({ id: first.transaction.id, label: 'IBAN •••• 0785, Nordic Bank' });

  // It was never paid, so the password is still required.
  const again = { saved_destination: destination?.id ?? '' };
  expect((await send(player, again)).json()).toMatchObject({ error: 'password_required' });
  await payOut(player, first.transaction.id);
  const second = (await send(player, again)).json<Sent>();
  expect(second).toMatchObject({ transaction: { status: 'pending' }, destination: 'IBAN •••• 0785', real_balance: 920 });
  expect(await stored(second.transaction.id)).toEqual(await stored(first.transaction.id));
  // The same id: a request that is repeated after a lost response stays the same request.
  expect(await saved(player)).toEqual([destination]);
  const byWire = await send(player, { saved_destination: second.transaction.id }, { processor: 'wire_transfer', amount: 100 });
  expect(byWire.json()).toMatchObject({ transaction: { status: 'pending' }, destination: 'IBAN •••• 0785' });
});

it('a destination belongs to its player and to its method', async () => {
  const [player, stranger] = [await rich(), await rich()];
  const { transaction } = await sent(player, bank);
  const again = { saved_destination: transaction.id };
  for (const [who, changes] of [
    [stranger, {}],
    [player, { processor: 'coinspaid' }],
  ] as const)
    expect((await send(who, again, { password: testPassword, ...changes })).json()).toMatchObject({ error: 'method_not_available' });
  expect((await send(player, { saved_destination: 'x' })).json()).toMatchObject({ error: 'method_not_available' });
  expect((await remove(stranger, transaction.id)).statusCode).toBe(404);
  expect((await remove(player, 'x')).statusCode).toBe(404);
  expect(await saved(player)).toHaveLength(1);
});

it('a removed destination is not offered or accepted, until the player enters it again', async () => {
  const player = await rich();
  const { transaction } = await sent(player, bank);
  for (const _ of [1, 2]) expect((await remove(player, transaction.id)).json()).toEqual({ status: 1 });
  expect(await saved(player)).toEqual([]);
  expect((await send(player, { saved_destination: transaction.id })).json()).toMatchObject({ error: 'method_not_available' });
  env.advance(1);
  await sent(player, bank);
  expect(await saved(player)).toHaveLength(1);
});

it('a destination of a cancelled withdrawal is not saved', async () => {
  const player = await rich();
  const { transaction } = await sent(player, bank);
  await cancel(player, transaction.id);
  expect(await saved(player)).toEqual([]);
});

it.each([
  [
    'an account with its bank',
    { iban: 'FI2112345600000785', bank_name: 'Nordic Bank', beneficiary_name: 'Aino Laine' },
    'IBAN •••• 0785, Nordic Bank',
  ],
  ['an account with its holder', { sort_code: '200000', account_number: '55779911', beneficiary_name: 'Ada L' }, '•••• 9911, Ada L'],
  ['both ends of a coin address', { coin: 'BTC', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, 'BTC bc1qar…wf5mdq'],
  ['an email address', { email: 'aino.laine@example.com' }, 'a••••@example.com'],
])('the label of a destination is %s, never complete', (_, details, label) => expect(destinationLabel(details)).toBe(label));

it('the mails state amount, method, masked account and reference, and how to cancel', async () => {
  const player = await rich();
  const { transaction } = await sent(player, bank);
  await payOut(player, transaction.id);
  // Queued or already sent.
  const { rows } = await env.db.pool.query<{ subject: string; body: string }>(
    `select subject, body_text as body from outbox where body_text like $1 union all select subject, body_text from local_mails where body_text like $1`,
    [`%${transaction.id}%`],
  );
  const mails = new Map(rows.map(({ subject, body }) => [subject, body]));
  const facts = ['€40.00', 'IBAN •••• 0785', `Reference: ${transaction.id}`];
  const requested = mails.get('Northlight: Withdrawal request received');
  for (const fact of [...facts, 'You can cancel it under Transactions until it is approved.']) expect(requested).toContain(fact);
  const paid = mails.get('Northlight: Your withdrawal has been paid');
  for (const fact of facts) expect(paid).toContain(fact);
  expect(paid).not.toContain('cancel');
});
