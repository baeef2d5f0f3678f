import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';

type Conflict = { readonly id: string; readonly amount: number; readonly known: { readonly event_type: string; readonly booked_status: string } };

describe('a report of a provider that contradicts the ledger', () => {
  let env: PaymentEnvironment;
  let admin: TestPlayer;

  beforeAll(async () => {
    env = await startPaymentEnvironment();
    admin = await env.operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => env.close());

  const call = async <Result>(path: string, body: object = {}, as = admin) => (await env.operator.call(path, body, as.bearer)).json<Result>();
  const conflictsOf = async (player: TestPlayer) =>
    (await call<{ cases: Conflict[] }>('admin/get_cases', { kind: 'payment_conflict', player_id: player.id })).cases;
  const only = async (player: TestPlayer) => {
    const [conflict, ...others] = await conflictsOf(player);
    if (!conflict || others.length > 0) throw new Error('Not one');
    return conflict;
  };
  const report = (processor: string, type: string, reference: string, amountMinor: number, event_id: string = randomUUID()) =>
    env.sendEvent(processor, { event_id, type, reference, amount_minor: amountMinor, currency: 'EUR' });

  async function withdrawal(): Promise<{ player: TestPlayer; id: string }> {
    const player = await env.operator.createPlayer({ realMinor: 100_00 });
    const request = { processor: 'jeton', details: { email: 'a@example.com' }, amount: 40, password: testPassword, idempotency_key: randomUUID() };
    const methods = await call<{ processors: { id: string; fields: string[] }[] }>('front/get_withdrawal_processors', {}, player);
    const fields = methods.processors.find(({ id }) => id === 'jeton')?.fields ?? [];
    const details = Object.fromEntries(fields.map((field) => [field, field === 'email' ? 'a@example.com' : '12345678']));
    const { transaction } = await call<{ transaction: { id: string } }>('payment/send_withdrawal_request', { ...request, details }, player);
    return { player, id: transaction.id };
  }

  async function deposited(): Promise<{ player: TestPlayer; id: string }> {
    const player = await env.operator.createPlayer();
    const { transaction_id: id } = await env.startDeposit(player, 'trustly', { amount: 30 });
    await report('trustly', 'completed', id, 30_00);
    return { player, id };
  }

  it.each(['payout_completed', 'payout_failed'])('about a withdrawal that was not ordered (%s) is listed once and moves nothing', async (type) => {
    const { player, id } = await withdrawal();
    const event = randomUUID();
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await report('jeton', type, id, 40_00, event)).statusCode).toBe(200);
    expect(await only(player)).toMatchObject({
      ...{ amount: 40, version: 1, note: null, decided_by: null },
      known: { transaction_type: 'withdrawal', transaction_id: id, event_type: type, booked_status: 'pending', provider: 'Jeton Wallet' },
    });
    expect(await env.balances(player)).toEqual({ real: 60, locked: 40, bonus: 0 });
  });

  it('about a cancelled withdrawal is listed, unless it agrees', async () => {
    const { player, id } = await withdrawal();
    await call('front/cancel_withdrawal_request', { id }, player);
    await report('jeton', 'payout_completed', id, 40_00);
    expect(await only(player)).toMatchObject({ known: { event_type: 'payout_completed', booked_status: 'cancelled' } });
    expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
  });

  it.each(['failed', 'cancelled', 'expired', 'refunded', 'charged_back'])(
    'about a credited deposit (%s) is listed, and the money stays',
    async (type) => {
      const { player, id } = await deposited();
      expect(await conflictsOf(player)).toEqual([]);
      await report('trustly', type, id, 30_00);
      expect(await only(player)).toMatchObject({
        amount: 30,
        known: { transaction_type: 'deposit', transaction_id: id, event_type: type, booked_status: 'complete' },
      });
      expect(await env.balances(player)).toEqual({ real: 30, locked: 0, bonus: 0 });
    },
  );

  it.each(['trustly', 'skrill', 'sandbox_card'])(
    'about repeated money for a deposit (%s) is listed with the amount, and is not credited',
    async (processor) => {
      const player = await env.operator.createPlayer();
      const fields = processor === 'skrill' ? { fields: { email: 'aino@example.com' } } : {};
      const { transaction_id: id } = await env.startDeposit(player, processor, { amount: 100, ...fields });
      const { amount, fee } = await env.db.database.selectFrom('payments').select(['amount', 'fee']).where('id', '=', id).executeTakeFirstOrThrow();
      await report(processor, 'completed', id, amount + fee);
      const event = randomUUID();
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await report(processor, 'completed', id, 10_00, event)).statusCode).toBe(200);
      expect(await only(player)).toMatchObject({ amount: 10, known: { transaction_id: id, event_type: 'completed', booked_status: 'complete' } });
      expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
    },
  );

  it('about money in parts is listed after the part that is held', async () => {
    const player = await env.operator.createPlayer();
    const { transaction_id: id } = await env.startDeposit(player, 'trustly', { amount: 100 });
    for (const amountMinor of [90_00, 10_00, 100_00]) {
      await report('trustly', 'completed', id, amountMinor);
      env.advance(1);
    }
    expect((await conflictsOf(player)).map(({ amount, known }) => [amount, known.booked_status])).toEqual([
      [10, 'failed'],
      [100, 'failed'],
    ]);
    const held = await env.db.database.selectFrom('held_money').select(['amount', 'reason']).where('player_id', '=', player.id).execute();
    expect(held).toEqual([{ amount: 90_00, reason: 'other_amount' }]);
    expect(await env.balances(player)).toEqual({ real: 0, locked: 0, bonus: 0 });
  });

  describe('and is refused, so that it is sent again unchanged,', () => {
    const tell = (processor: string, event: object) => env.sendEvent(processor, { currency: 'EUR', ...event });
    const refused = async (processor: string, event: object) => {
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await tell(processor, event)).statusCode).toBe(409);
    };

    it('is listed once if an event id is repeated with another amount or currency', async () => {
      const player = await env.operator.createPlayer();
      const { transaction_id: reference } = await env.startDeposit(player, 'coinspaid', { amount: 100, fields: { coin: 'BTC', network: 'bitcoin' } });
      const event = { event_id: randomUUID(), type: 'completed', reference, amount_minor: 50_00 };
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await tell('coinspaid', event)).statusCode).toBe(200);
      expect(await conflictsOf(player)).toEqual([]);
      await refused('coinspaid', { ...event, amount_minor: 200_00 });
      await refused('coinspaid', { ...event, currency: 'USD' });
      expect(await only(player)).toMatchObject({ amount: 200, currency: 'EUR', known: { transaction_id: reference } });
      expect(await env.balances(player)).toEqual({ real: 50, locked: 0, bonus: 0 });
    });

    it('is listed if money arrives in another currency than requested, and is booked once corrected', async () => {
      const player = await env.operator.createPlayer();
      const { transaction_id: reference } = await env.startDeposit(player, 'trustly', { amount: 30 });
      const event = { event_id: randomUUID(), type: 'completed', reference, amount_minor: 30_00 };
      await refused('trustly', { ...event, currency: 'USD' });
      env.advance(1);
      await refused('trustly', { ...event, event_id: randomUUID(), currency: 'ZZZ', amount_minor: 1 });
      expect(await conflictsOf(player)).toMatchObject([
        { known: { booked_status: 'pending' }, amount: 30, currency: 'USD' },
        { known: { booked_status: 'pending' }, amount: 30, currency: 'EUR' },
      ]);
      env.advance(1);
      for (const type of ['completed', 'failed'])
        await tell('trustly', { ...event, type, event_id: type === 'failed' ? randomUUID() : event.event_id });
      expect((await conflictsOf(player)).map(({ known }) => known.event_type)).toEqual(['completed', 'completed', 'failed']);
      expect(await env.balances(player)).toEqual({ real: 30, locked: 0, bonus: 0 });
    });

    it.each<[string, object, object]>([
      ['amount', { amount_minor: 39_00 }, { amount: 39, currency: 'EUR' }],
      ['amount, as large as can be', { amount_minor: Number.MAX_SAFE_INTEGER }, { currency: 'EUR' }],
      ['currency', { currency: 'USD' }, { amount: 40, currency: 'USD' }],
    ])('is listed if a payout is reported in another %s', async (_what, changes, listed) => {
      const { player, id } = await withdrawal();
      const event = { event_id: randomUUID(), type: 'payout_completed', reference: id, amount_minor: 40_00 };
      await refused('jeton', { ...event, ...changes });
      expect(await only(player)).toMatchObject({
        known: { transaction_type: 'withdrawal', transaction_id: id, event_type: 'payout_completed', booked_status: 'pending' },
        ...listed,
      });
      expect(await env.balances(player)).toEqual({ real: 60, locked: 40, bonus: 0 });
    });
  });

  it('has a record that direct writes cannot change', async () => {
    const { player, id } = await deposited();
    await report('trustly', 'failed', id, 30_00);
    const { id: conflict } = await only(player);
    const { pool } = env.db;
    await expect(pool.query('update payment_conflicts set amount = 1 where id = $1', [conflict])).rejects.toThrow(/does not change/);
    await expect(pool.query('delete from payment_conflicts where id = $1', [conflict])).rejects.toThrow(/append-only/);
  });
});
