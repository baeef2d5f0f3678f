import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { startPaymentEnvironment, type PaymentEnvironment, type WireTransaction } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

type WireHeld = {
  readonly id: string;
  readonly amount: number;
  readonly version: number;
  readonly known: { readonly payment_id: string; readonly reason: string; readonly resolution: string | null };
};

const bitcoin = { fields: { coin: 'BTC', network: 'bitcoin' } };
const daySeconds = 24 * 60 * 60;

describe('money that arrived and may not be played', () => {
  let env: PaymentEnvironment;
  let admin: TestPlayer;

  beforeAll(async () => {
    env = await startPaymentEnvironment();
    admin = await env.operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => env.close());

  const call = async <Result>(player: TestPlayer, path: string, body: object = {}) =>
    (await env.operator.call(path, body, player.bearer)).json<Result & { status: number; error?: string }>();
  const limit = async (player: TestPlayer, amount: number) =>
    expect(await call(player, 'front/set_player_limit', { kind: 'deposit', period: 'day', amount })).toMatchObject({ status: 1 });
  const begin = async (player: TestPlayer, provider: string, amount: number, changes: object = {}) =>
    (await env.startDeposit(player, provider, { amount, ...(provider === 'coinspaid' ? bitcoin : {}), ...changes })).transaction_id;
  const report = (provider: string, reference: string, amount: number, changes: object = {}) =>
    env.sendEvent(provider, {
      event_id: randomUUID(),
      type: 'completed',
      reference,
      amount_minor: Math.round(amount * 100),
      currency: 'EUR',
      ...changes,
    });
  const arrive = async (provider: string, reference: string, amount: number, changes: object = {}) => {
    const response = await report(provider, reference, amount, changes);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 1 }]);
  };
  const heldOf = async (player: TestPlayer) =>
    (await call<{ cases: WireHeld[] }>(admin, 'admin/get_cases', { kind: 'held_money', player_id: player.id })).cases;
  const only = async (player: TestPlayer) => {
    const [held, ...others] = await heldOf(player);
    if (!held || others.length > 0) throw new Error('Not one');
    return held;
  };
  const resolve = ({ id, version }: Pick<WireHeld, 'id' | 'version'>, decision: 'credit' | 'return', as = admin) =>
    call<{ case?: WireHeld }>(as, 'admin/decide_case', { kind: 'held_money', id, decision, reason: 'Looked through', version });
  const lines = async (player: TestPlayer) => {
    const { transactions } = await call<{ transactions: WireTransaction[] }>(player, 'front/get_financial_transactions');
    return transactions.map(({ status, amount, reason, total }) => [status, amount, reason, total]).sort();
  };
  const mailBox = async (player: TestPlayer) => {
    const { messages } = await call<{ messages: { kind: string; params: object }[] }>(player, 'front/get_player_messages');
    return messages.map(({ kind, params }) => ({ kind, ...params }));
  };
  const real = async (player: TestPlayer) => (await env.balances(player)).real;

  it('of coins above the deposit limit is held: only what the limit permits is credited', async () => {
    const player = await env.operator.createPlayer();
    await limit(player, 50);
    const id = await begin(player, 'coinspaid', 30);
    await arrive('coinspaid', id, 5000);
    expect(await real(player)).toBe(50);
    const held = await only(player);
    expect(held).toMatchObject({ amount: 4950, known: { payment_id: id, reason: 'over_limit', resolution: null } });
    expect(await lines(player)).toEqual([
      ['complete', 50, null, 50],
      ['pending', 4950, 'limit_reached', null],
    ]);
    expect(await call(player, 'front/get_financial_transaction', { id: held.id })).toMatchObject({ transaction: { status: 'pending' } });
    expect(await mailBox(player)).toContainEqual(expect.objectContaining({ kind: 'deposit_held', amount: 4950, reason: 'over_limit' }));
    expect((await env.requestDeposit(player, 'sandbox_card', { amount: 10 })).json()).toMatchObject({ error: 'limit_reached' });

    // Still above the limit, so it stays held.
    expect(await resolve(held, 'credit')).toMatchObject({ status: 0, error: 'limit_reached' });
    expect(await real(player)).toBe(50);
    const returned = await resolve(held, 'return');
    expect(returned).toMatchObject({ case: { known: { resolution: 'returned' }, version: 2, decided_by: { id: admin.id } } });
    expect(await resolve(held, 'return')).toEqual(returned);
    expect(await resolve(held, 'credit')).toMatchObject({ error: 'conflict' });
    expect(await lines(player)).toContainEqual(['cancelled', 4950, 'limit_reached', null]);
    expect(await mailBox(player)).toContainEqual(expect.objectContaining({ kind: 'deposit_returned', amount: 4950 }));
    expect(await real(player)).toBe(50);
  });

  it('of coins above the legal maximum is held', async () => {
    const player = await env.operator.createPlayer({ country: 'DE' });
    await env.db.pool.query(
      "insert into payments (player_id, processor, currency, amount, idempotency_key, payload_hash) values ($1, 'coinspaid', 'EUR', 3000, gen_random_uuid(), '')",
      [player.id],
    );
    const { rows } = await env.db.pool.query<{ id: string }>("update payments set flow = 'address' where player_id = $1 returning id", [player.id]);
    await arrive('coinspaid', rows[0]?.id ?? '', 5000);
    expect(await real(player)).toBe(1000);
    expect(await only(player)).toMatchObject({ amount: 4000, known: { reason: 'over_limit' } });
  });

  it('of coins above the requested amount is held if the player is on a break', async () => {
    const player = await env.operator.createPlayer();
    const id = await begin(player, 'coinspaid', 30);
    await env.db.pool.query(
      "insert into player_restrictions (player_id, kind, starts_at, ends_at) values ($1, 'break', now() - interval '1 hour', now() + interval '10 days')",
      [player.id],
    );
    await arrive('coinspaid', id, 5000);
    expect(await real(player)).toBe(30);
    expect(await resolve(await only(player), 'credit')).toMatchObject({ error: 'account_restricted' });
  });

  it('of two concurrent payments is held by the limit of both together', async () => {
    const player = await env.operator.createPlayer();
    await limit(player, 100);
    const ids = [await begin(player, 'coinspaid', 30), await begin(player, 'coinspaid', 30)];
    await Promise.all(ids.map((id) => arrive('coinspaid', id, 200)));
    expect(await real(player)).toBe(100);
    expect((await heldOf(player)).reduce((sum, { amount }) => sum + amount, 0)).toBe(300);
  });

  it('above the maximum of the method is held, even the largest representable amount', async () => {
    const player = await env.operator.createPlayer();
    const id = await begin(player, 'coinspaid', 30);
    await arrive('coinspaid', id, 0, { amount_minor: Number.MAX_SAFE_INTEGER });
    const [credited, { amount }] = [await real(player), await only(player)];
    expect(credited).toBeLessThanOrEqual(100_000);
    expect(Math.round((credited + amount) * 100)).toBe(Number.MAX_SAFE_INTEGER);
    // Above the maximum of a single deposit, so it can only be returned.
    expect(await resolve(await only(player), 'credit')).toMatchObject({ error: 'amount_out_of_range' });
    expect(await resolve(await only(player), 'return')).toMatchObject({ status: 1 });
  });

  it('of an expired payment is held if other deposits have used up the limit since, and credited once the limit permits it', async () => {
    const player = await env.operator.createPlayer();
    await limit(player, 60);
    const late = await begin(player, 'coinspaid', 50);
    await env.db.pool.query("update payments set status = 'expired', settled_at = now() where id = $1", [late]);
    await arrive('coinspaid', await begin(player, 'coinspaid', 60), 60);
    await arrive('coinspaid', late, 50);
    expect(await real(player)).toBe(60);
    const held = await only(player);
    expect(held).toMatchObject({ amount: 50, known: { reason: 'over_limit' } });
    expect(await env.transaction(player, late)).toMatchObject({ status: 'failed', reason: 'limit_reached' });

    env.advance(daySeconds);
    const [tomorrow, chief] = await Promise.all([player, admin].map((one) => env.signIn(one)));
    expect(await resolve(held, 'credit', chief)).toMatchObject({ case: { known: { resolution: 'credited' } } });
    expect(await real(tomorrow ?? player)).toBe(110);
    // Counts against today's limit, as a deposit of today.
    expect((await env.requestDeposit(tomorrow ?? player, 'sandbox_card', { amount: 10.01 })).json()).toMatchObject({ error: 'limit_reached' });
    env.advance(-daySeconds);
  });

  it.each(['failed', 'cancelled'] as const)('for a payment that had %s is held, and credited once with its bonus', async (type) => {
    const player = await env.operator.createPlayer();
    const code = `LATE${type.toUpperCase()}`;
    await givePromotion(env.db.database, { code });
    const id = await begin(player, 'sandbox_card', 25.5, { promo_code: code });
    await arrive('sandbox_card', id, 25.5, { type });
    const event_id = randomUUID();
    await Promise.all([1, 2, 3].map(() => arrive('sandbox_card', id, 25.5, { event_id })));
    // A card payment is paid only once, so a second report of money is ignored.
    await arrive('sandbox_card', id, 25.5);
    expect(await real(player)).toBe(0);
    const held = await only(player);
    expect(held).toMatchObject({ amount: 25.5, known: { reason: `after_${type}` } });
    expect(await lines(player)).toEqual([
      [type, 25.5, type === 'failed' ? 'deposit_fail' : null, null],
      ['pending', 25.5, null, null],
    ]);

    const responses = await Promise.all([1, 2, 3, 4].map(() => resolve(held, 'credit')));
    for (const response of responses) expect(response).toMatchObject({ status: 1, case: { known: { resolution: 'credited' } } });
    expect(await env.balances(player)).toEqual({ real: 25.5, locked: 0, bonus: 25.5 });
    expect(await lines(player)).toContainEqual(['complete', 25.5, null, 25.5]);
    expect(await resolve(held, 'return')).toMatchObject({ error: 'conflict' });
  });

  it('below the minimum is held, and so are coins that arrive after it', async () => {
    const player = await env.operator.createPlayer();
    const id = await begin(player, 'coinspaid', 30);
    await arrive('coinspaid', id, 3);
    expect(await env.transaction(player, id)).toMatchObject({ status: 'failed', reason: 'amount_out_of_range' });
    env.advance(1);
    await arrive('coinspaid', id, 40);
    expect((await heldOf(player)).map(({ amount, known }) => [amount, known.reason])).toEqual([
      [3, 'below_minimum'],
      [40, 'after_failed'],
    ]);
    expect(await real(player)).toBe(0);
  });

  it.each([
    ['more', 80],
    ['less', 20],
  ])('of %s than requested, by a method with fixed amounts, is held completely and can be credited', async (_text, amount) => {
    const player = await env.operator.createPlayer();
    const id = await begin(player, 'trustly', 50);
    await arrive('trustly', id, amount);
    expect(await real(player)).toBe(0);
    const held = await only(player);
    expect(held).toMatchObject({ amount, known: { payment_id: id, reason: 'other_amount', resolution: null } });
    expect(await resolve(held, 'credit')).toMatchObject({ status: 1 });
    expect(await real(player)).toBe(amount);
  });

  it('sent again to the address of a complete payment is held', async () => {
    const player = await env.operator.createPlayer();
    const id = await begin(player, 'coinspaid', 30);
    await arrive('coinspaid', id, 30);
    await arrive('coinspaid', id, 45);
    expect(await real(player)).toBe(30);
    expect(await only(player)).toMatchObject({ amount: 45, known: { reason: 'after_complete' } });
  });

  it('by a repeated or partial bank transfer is held, in each part', async () => {
    const [twice, inParts] = [await env.operator.createPlayer(), await env.operator.createPlayer()];
    const again = await begin(twice, 'sepa_transfer', 100);
    for (let time = 0; time < 2; time += 1) await arrive('sepa_transfer', again, 100);
    expect(await real(twice)).toBe(100);
    expect(await only(twice)).toMatchObject({ amount: 100, known: { reason: 'after_complete' } });

    const id = await begin(inParts, 'sepa_transfer', 100);
    for (const amount of [90, 10, 100]) await arrive('sepa_transfer', id, amount);
    expect((await heldOf(inParts)).map(({ amount, known }) => [amount, known.reason]).sort()).toEqual([
      [10, 'after_failed'],
      [100, 'after_failed'],
      [90, 'other_amount'],
    ]);
    expect(await real(inParts)).toBe(0);
  });

  it('has a record that direct writes cannot change', async () => {
    const player = await env.operator.createPlayer();
    await arrive('coinspaid', await begin(player, 'coinspaid', 30), 3);
    const { id } = await only(player);
    const { pool } = env.db;
    await expect(pool.query('update held_money set amount = 1 where id = $1', [id])).rejects.toThrow(/does not change/);
    await expect(pool.query('delete from held_money where id = $1', [id])).rejects.toThrow(/append-only/);
  });
});
