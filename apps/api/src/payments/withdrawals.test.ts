import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { expectLockedExplained, expectSoundLedger } from '../testing/ledger-checks.ts';
import { startPaymentEnvironment, testCard, type PaymentEnvironment, type WireTransaction } from '../testing/payment-environment.ts';
import { testPassword } from '../testing/test-player.ts';
import { startOperator, testSecret, type TestPlayer } from '../testing/test-operator.ts';
import { sign, signatureHeader } from './signature.ts';
import { takeOverduePayouts } from './withdrawals.store.ts';

/** Back to the account of a Trustly deposit. */
const back = { processor: 'trustly', details: {} };

type Listed = {
  id: string;
  version: number;
  status: string;
  username: string;
  details: Record<string, string>;
  decided_by: string | null;
  review: { flags: string[] };
};
const bank = {
  iban: 'FI21 1234 5600 0007 85',
  beneficiary_name: 'Aino Laine',
  bic: 'NDEAFIHH',
  bank_name: 'Nordic Bank',
  recipient_address: 'Linnankatu 1, Turku',
  postal_code: '20100',
};

describe('a withdrawal', () => {
  let env: PaymentEnvironment;
  let admin: TestPlayer;
  beforeAll(async () => {
    // The rules for a new destination are tested in payout-safety.test.ts.
    env = await startPaymentEnvironment({ settings: { throttle_factor: 0, new_destination_hold_hours: 0 } });
    admin = await env.operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => env.close());

  const rich = (realMinor = 100_00, country = 'FI') => env.operator.createPlayer({ realMinor, country, firstName: 'Aino', lastName: 'Laine' });
  const send = (player: TestPlayer, changes: Record<string, unknown> = {}) =>
    env.operator.call(
      'payment/send_withdrawal_request',
      { processor: 'sepa_transfer', amount: 40, details: bank, password: testPassword, idempotency_key: randomUUID(), ...changes },
      player.bearer,
    );
  const sent = async (player: TestPlayer, changes?: Record<string, unknown>) =>
    (await send(player, changes)).json<{ transaction: WireTransaction }>().transaction;
  const cancel = (player: TestPlayer, id: string) => env.operator.call('front/cancel_withdrawal_request', { id }, player.bearer);
  const listed = async (id: string) => {
    const response = await env.operator.call('admin/get_withdrawals', { page_size: 100 }, admin.bearer);
    const found = response.json<{ withdrawals: Listed[] }>().withdrawals.find((withdrawal) => withdrawal.id === id);
    if (!found) throw new Error('The back office does not see the withdrawal');
    return found;
  };
  const decide = async (id: string, decision: 'approve' | 'reject', changes: Record<string, unknown> = {}) => {
    const { version } = await listed(id);
    const reason = decision === 'reject' ? 'The name does not match' : '';
    return env.operator.call('admin/decide_withdrawal', { id, decision, reason, version, ...changes }, admin.bearer);
  };
  const orders = async () =>
    (await env.db.pool.query<{ reference: string }>('select reference from psp_sandbox.payouts')).rows.map((row) => row.reference);
  /** Approves, and advances the clock until the bank has paid. */
  const payOut = async (id: string) => {
    expect((await decide(id, 'approve')).json()).toMatchObject({ withdrawal: { status: 'processing' } });
    await vi.waitFor(async () => expect(await orders()).toContain(id), { interval: 10 });
    env.advance(3);
  };

  it('locks the money, is approved, and paid', async () => {
    const player = await rich();
    const transaction = await sent(player);
    expect(transaction).toMatchObject({ type: 'withdrawal', status: 'pending', amount: 40, total: -40, provider: 'Bank transfer', can_cancel: true });
    expect(await env.balances(player)).toEqual({ real: 60, locked: 40, bonus: 0 });
    await expectLockedExplained(env.db.database);
    const stored = { ...bank, iban: 'FI2112345600000785' };
    expect(await listed(transaction.id)).toMatchObject({ username: player.username, status: 'pending', details: stored, decided_by: null });

    await payOut(transaction.id);
    const paid = await env.waitForStatus(player, transaction.id, 'complete');
    expect(paid).toMatchObject({ total: -40, can_cancel: false });
    expect(await env.balances(player)).toEqual({ real: 60, locked: 0, bonus: 0 });
    expect(await listed(transaction.id)).toMatchObject({ status: 'complete', decided_by: admin.id });
    // Queued or already sent.
    const mails = await env.db.pool.query<{ subject: string }>('select subject from outbox union all select subject from local_mails');
    expect(mails.rows.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Northlight: Withdrawal request received', 'Northlight: Your withdrawal has been paid']),
    );
    const messages = await env.operator.call('front/get_player_messages', {}, player.bearer);
    expect(messages.body).toContain('withdrawal_complete');
  });

  it('is shown as pending while it is being paid, and can then no longer be cancelled', async () => {
    const player = await rich();
    const { id } = await sent(player);
    await decide(id, 'approve');
    expect(await env.transaction(player, id)).toMatchObject({ status: 'pending', can_cancel: false });
    expect((await cancel(player, id)).json()).toEqual({ status: 0, error: 'not_cancellable' });
  });

  it('that the bank returns is credited to the real balance, with a separate entry', async () => {
    const player = await rich();
    const { id } = await sent(player, { amount: 40.13 });
    await payOut(id);
    expect(await env.waitForStatus(player, id, 'reversal')).toMatchObject({ total: -40.13 });
    expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
    const list = await env.operator.call('front/get_financial_transactions', { type: 'reversal' }, player.bearer);
    expect(list.json()).toMatchObject({ total: 1, transactions: [{ type: 'reversal', status: 'complete', amount: 40.13, total: 40.13 }] });
  });

  it('that is rejected is returned to the real balance, with the reason', async () => {
    const player = await rich();
    const { id } = await sent(player);
    expect((await decide(id, 'reject', { reason: ' ' })).json()).toMatchObject({ status: 0, fields: { reason: 'field_required' } });
    expect((await decide(id, 'reject')).json()).toMatchObject({ withdrawal: { status: 'rejected', decided_by: admin.id, version: 2 } });
    expect(await env.transaction(player, id)).toMatchObject({ status: 'cancelled', note: 'The name does not match' });
    expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
    expect((await cancel(player, id)).json()).toEqual({ status: 0, error: 'not_cancellable' });
    expect((await decide(id, 'approve')).statusCode).toBe(409);
  });

  it('that its player cancels is returned to the real balance, once for repeated requests', async () => {
    const player = await rich();
    const { id } = await sent(player);
    const responses = await Promise.all([1, 2, 3].map(() => cancel(player, id)));
    expect(responses.map((response) => response.json<object>())).toEqual(Array(3).fill({ status: 1 }));
    expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
    expect(await env.transaction(player, id)).toMatchObject({ status: 'cancelled', can_cancel: false });
    expect((await decide(id, 'approve')).statusCode).toBe(409);
  });

  it('cannot be cancelled where the law forbids it', async () => {
    const player = await env.operator.createPlayer({ realMinor: 100_00, country: 'GB', currency: 'GBP', firstName: 'Ada', lastName: 'L' });
    const transaction = await sent(player, {
      processor: 'faster_payments',
      details: { sort_code: '200000', account_number: '55779911', beneficiary_name: 'Ada L' },
    });
    expect(transaction).toMatchObject({ status: 'pending', can_cancel: false });
    expect((await cancel(player, transaction.id)).json()).toEqual({ status: 0, error: 'not_cancellable' });
  });

  it('cannot be seen, cancelled or decided on by others', async () => {
    const [player, stranger] = [await rich(), await rich()];
    const { id } = await sent(player);
    expect((await cancel(stranger, id)).statusCode).toBe(404);
    expect((await cancel(stranger, 'x')).statusCode).toBe(404);
    expect((await env.operator.call('front/get_financial_transaction', { id }, stranger.bearer)).statusCode).toBe(404);
    for (const bearer of [player.bearer, stranger.bearer]) {
      expect((await env.operator.call('admin/get_withdrawals', {}, bearer)).statusCode).toBe(403);
      expect((await env.operator.call('admin/decide_withdrawal', { id, decision: 'approve', version: 1 }, bearer)).statusCode).toBe(403);
    }
    expect((await env.operator.call('admin/decide_withdrawal', { id: 'x', decision: 'approve', version: 1 }, admin.bearer)).statusCode).toBe(404);
    expect((await env.transaction(player, id)).status).toBe('pending');
  });

  it.each([
    ['more than there is', { amount: 100.01 }, 'insufficient_funds'],
    ['less than the minimum', { amount: 19.99 }, 'amount_out_of_range'],
    ['more than the maximum', { amount: 50_000.01 }, 'amount_out_of_range'],
    ['nothing', { amount: 0 }, 'malformed'],
    ['below nothing', { amount: -40 }, 'malformed'],
    ['finer than a cent', { amount: 40.001 }, 'malformed'],
    ['by a way that only takes money', { processor: 'eupayment' }, 'method_not_available'],
    ['by a way of another country', { processor: 'pix' }, 'method_not_available'],
    ['to the bank it came from, when none did', { processor: 'trustly', details: {} }, 'method_not_available'],
    ['to a card, when none was paid with', { processor: 'sandbox_card', details: { saved_card: randomUUID() } }, 'method_not_available'],
    ['without details', { details: {} }, 'field_required'],
    ['to an account that cannot exist', { details: { ...bank, iban: 'FI21 1234 5600 0007 86' } }, 'invalid_value'],
  ])('of %s is refused', async (_text, changes, error) => {
    const player = await rich();
    expect((await send(player, changes)).json()).toMatchObject({ status: 0, error });
    expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
  });

  it('names the invalid detail, and stores no more fields than it needs', async () => {
    const player = await rich();
    const faulty = await send(player, { details: { ...bank, iban: 'FI00', bic: '' } });
    expect(faulty.json()).toMatchObject({ fields: { iban: 'invalid_value', bic: 'field_required' } });
    const { id } = await sent(player, { details: { ...bank, cvv: '123' } });
    expect((await listed(id)).details).toEqual({ ...bank, iban: 'FI2112345600000785' });
  });

  it('by an unknown method is not found', async () => {
    expect((await send(await rich(), { processor: 'moon_dust' })).statusCode).toBe(404);
    expect((await send(await rich(), { processor: 'constructor' })).statusCode).toBe(404);
  });

  it('may be less than the minimum if it is the full balance', async () => {
    const player = await rich(7_35);
    expect(await sent(player, { amount: 7.35 })).toMatchObject({ status: 'pending', amount: 7.35 });
    expect(await env.balances(player)).toEqual({ real: 0, locked: 7.35, bonus: 0 });
  });

  it('goes back to a card that deposited, by a token that only its owner has', async () => {
    const [player, stranger] = [await env.operator.createPlayer(), await rich()];
    const { transaction_id: deposit, url } = await env.startDeposit<{ url: string }>(player, 'sandbox_card', { amount: 50 });
    await env.submitPage(url, 'card', testCard);
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, deposit, 'complete');
    const offered = await env.operator.call('front/get_withdrawal_processors', {}, player.bearer);
    const { processors } = offered.json<{ processors: { id: string; saved_cards?: { id: string; label: string }[] }[] }>();
    const card = processors.find(({ id }) => id === 'sandbox_card')?.saved_cards?.[0];
    expect(card?.label).toBe('Visa ···· 1111');
    expect(offered.json()).toMatchObject({ withdrawable: 50, forfeits: 0 });

    const toCard = { processor: 'sandbox_card', amount: 20, details: { saved_card: card?.id } };
    expect((await send(stranger, toCard)).json()).toMatchObject({ error: 'method_not_available' });
    expect((await send(player, { ...toCard, details: { saved_card: randomUUID() } })).json()).toMatchObject({ fields: { saved_card: 'wrong_card' } });
    const { id } = await sent(player, toCard);
    await payOut(id);
    await env.waitForStatus(player, id, 'complete');
  });

  it('requires verification if the operator demands it', async () => {
    const strict = await startPaymentEnvironment({ settings: { kyc_before_withdrawal: true, throttle_factor: 0 } });
    const player = await strict.operator.createPlayer({ realMinor: 100_00, firstName: 'Aino', lastName: 'Laine' });
    const request = { processor: 'sepa_transfer', amount: 40, details: bank, password: testPassword, idempotency_key: randomUUID() };
    const ask = () => strict.operator.call('payment/send_withdrawal_request', request, player.bearer);
    expect((await ask()).json()).toEqual({ status: 0, error: 'kyc_required' });
    await strict.db.pool.query("update players set kyc_status = 'verified' where id = $1", [player.id]);
    expect((await ask()).json()).toMatchObject({ status: 1 });
    await strict.close();
  });

  it('while a bonus is active: warns with the exact amount, ends it only if the player confirms, and never takes more than the real money', async () => {
    const player = await env.operator.createPlayer();
    await givePromotion(env.db.database, { code: 'HUNDRED' });
    const { transaction_id: deposit, url } = await env.startDeposit<{ url: string }>(player, 'trustly', { amount: 50, promo_code: 'HUNDRED' });
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, deposit, 'complete');
    expect(await env.balances(player)).toEqual({ real: 50, locked: 0, bonus: 50 });
    const offered = await env.operator.call('front/get_withdrawal_processors', {}, player.bearer);
    expect(offered.json()).toMatchObject({ withdrawable: 50, forfeits: 50, wagering_left: expect.any(Number) });

    expect((await send(player, { ...back, amount: 60 })).json()).toEqual({ status: 0, error: 'not_meet_wager_requirement' });
    expect((await send(player, { ...back, amount: 40 })).json()).toEqual({ status: 0, error: 'bonus_running' });
    expect(await env.balances(player)).toEqual({ real: 50, locked: 0, bonus: 50 });
    const ended = { transaction: { status: 'pending' }, destination: '', forfeited: 50, real_balance: 10 };
    expect((await send(player, { ...back, amount: 40, forfeit_bonus: true })).json()).toMatchObject(ended);
    expect(await env.balances(player)).toEqual({ real: 10, locked: 40, bonus: 0 });
    const list = await env.operator.call('front/get_financial_transactions', {}, player.bearer);
    const lines = list.json<{ transactions: WireTransaction[] }>().transactions.map(({ type, amount, total }) => [type, amount, total]);
    expect(lines.sort()).toEqual([
      ['bonus', 50, 50],
      ['bonus_forfeited', 50, -50],
      ['deposit', 50, 50],
      ['withdrawal', 40, -40],
    ]);
  });

  it('ends the waiting bonus of a deposit together with an active free one, and states both amounts before', async () => {
    const player = await env.operator.createPlayer();
    const free = await givePromotion(env.db.database, { type: 'no_deposit', amounts: { max_bonus: 10_00 } });
    await givePromotion(env.db.database, { code: 'WAITS' });
    await env.operator.call('front/claim_promotion', { id: String(free) }, player.bearer);
    const { transaction_id: deposit, url } = await env.startDeposit<{ url: string }>(player, 'trustly', { amount: 50, promo_code: 'WAITS' });
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, deposit, 'complete');
    const offered = await env.operator.call('front/get_withdrawal_processors', {}, player.bearer);
    expect(offered.json()).toMatchObject({ withdrawable: 50, forfeits: 60 });
    expect((await send(player, { ...back, amount: 50 })).json()).toEqual({ status: 0, error: 'bonus_running' });
    expect(await sent(player, { ...back, amount: 50, forfeit_bonus: true })).toMatchObject({ status: 'pending' });
    expect(await env.balances(player)).toEqual({ real: 0, locked: 50, bonus: 0 });
    const open = await env.operator.call('front/get_player_bonuses', { state: 'open' }, player.bearer);
    expect(open.json()).toMatchObject({ bonuses: [] });
  });

  it('that could not be ordered when it was approved is ordered later', async () => {
    const away = await startOperator(inject('postgresUrl'), { db: env.db, clock: env.clock });
    const [player, another] = [await rich(), await rich()];
    const { id } = await sent(player);
    const { version } = await listed(id);
    const approval = { id, decision: 'approve', version };
    expect((await away.call('admin/decide_withdrawal', approval, admin.bearer)).json()).toMatchObject({ withdrawal: { status: 'processing' } });
    const claimed = async () =>
      (await env.db.pool.query<{ at: Date }>('select next_order_at as at from withdrawals where id = $1', [id])).rows[0]?.at;
    await vi.waitFor(async () => expect((await claimed())?.getTime()).toBeGreaterThan(env.clock.now.getTime()), { interval: 10 });
    await away.app.close();
    expect(await orders()).not.toContain(id);
    env.advance(900);
    // The next order includes it.
    await payOut((await sent(another)).id);
    await vi.waitFor(async () => expect(await orders()).toContain(id), { interval: 10 });
    env.advance(3);
    await env.waitForStatus(player, id, 'complete');
  });

  describe('that can never be ordered', () => {
    /** Approves a withdrawal at its last attempt, with a payment method that was removed from the data. */
    const atLastTry = async (canBeOrdered: boolean) => {
      const [player, another] = [await rich(), await rich()];
      const { id } = await sent(player);
      await env.db.pool.query(
        `update withdrawals set status = 'processing', processor = 'left_us', next_order_at = $2, order_attempts = 21, may_be_ordered = $3 where id = $1`,
        [id, env.clock.now, canBeOrdered],
      );
      // The next order includes it.
      await payOut((await sent(another)).id);
      const row = async () =>
        (await env.db.pool.query<{ status: string; next: Date | null }>('select status, next_order_at as next from withdrawals where id = $1', [id]))
          .rows[0];
      return { player, row };
    };

    it('is returned to the real balance if no order can have arrived', async () => {
      const { player, row } = await atLastTry(false);
      await vi.waitFor(async () => expect(await row()).toEqual({ status: 'reversal', next: null }), { interval: 10 });
      expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
    });

    it('is left to the operator, and not retried, if one may have arrived', async () => {
      const { player, row } = await atLastTry(true);
      await vi.waitFor(async () => expect(await row()).toEqual({ status: 'processing', next: null }), { interval: 10 });
      expect(await env.balances(player)).toEqual({ real: 60, locked: 40, bonus: 0 });
    });
  });

  it('that was ordered and never reported is logged once a day', async () => {
    const { id } = await sent(await rich());
    await decide(id, 'approve');
    await vi.waitFor(async () => expect(await orders()).toContain(id), { interval: 10 });
    const in5Days = new Date(env.clock.now.getTime() + 5 * 24 * 3_600_000);
    const inAWeek = new Date(env.clock.now.getTime() + 7 * 24 * 3_600_000);
    const overdue = (at: Date) => takeOverduePayouts(env.db.database, at, inAWeek);
    expect(await overdue(env.clock.now)).not.toContain(id);
    await vi.waitFor(async () => expect(await overdue(in5Days)).toContain(id), { interval: 10 });
    expect(await overdue(in5Days)).not.toContain(id);
  });

  it('cannot be decided by the admin whose money it is', async () => {
    const owner = await env.operator.createPlayer({ realMinor: 100_00, scope: ['admin'], firstName: 'Aino', lastName: 'Laine' });
    const { id } = await sent(owner);
    for (const decision of ['approve', 'reject']) {
      const response = await env.operator.call('admin/decide_withdrawal', { id, decision, reason: 'mine', version: 1 }, owner.bearer);
      expect([response.statusCode, response.json()]).toEqual([403, { status: 0, error: 'forbidden' }]);
    }
    expect((await decide(id, 'reject')).json()).toMatchObject({ withdrawal: { status: 'rejected' } });
  });

  describe('requested again', () => {
    it('with the same key is the same one, although the money is gone', async () => {
      const player = await rich();
      const request = { amount: 100, idempotency_key: randomUUID() };
      const first = await send(player, request);
      expect((await send(player, request)).json()).toEqual(first.json());
      expect((await send(player, { ...request, amount: 90 })).statusCode).toBe(409);
      expect((await send(player, { ...request, details: { ...bank, beneficiary_name: 'Someone Else' } })).statusCode).toBe(409);
      expect(await env.balances(player)).toEqual({ real: 0, locked: 100, bonus: 0 });
    });

    it('with the same key many times concurrently is one', async () => {
      const player = await rich();
      const request = { idempotency_key: randomUUID() };
      const responses = await Promise.all(Array.from({ length: 8 }, () => send(player, request)));
      expect(new Set(responses.map((response) => response.json<{ transaction: { id: string } }>().transaction.id)).size).toBe(1);
      expect(await env.balances(player)).toEqual({ real: 60, locked: 40, bonus: 0 });
    });

    it('thirty times concurrently for the full balance succeeds once', async () => {
      const player = await rich();
      const responses = await Promise.all(Array.from({ length: 30 }, () => send(player, { amount: 100 })));
      const results = responses.map((response) => response.json<{ status: number; error?: string }>());
      expect(results.filter(({ status }) => status === 1)).toHaveLength(1);
      expect(results.filter(({ error }) => error === 'insufficient_funds')).toHaveLength(29);
      expect(await env.balances(player)).toEqual({ real: 0, locked: 100, bonus: 0 });
      await expectSoundLedger(env.db.database);
      await expectLockedExplained(env.db.database);
    });
  });

  it('cancelled and approved concurrently ends in one of the two states', async () => {
    for (let round = 0; round < 10; round += 1) {
      const player = await rich();
      const { id } = await sent(player);
      const [cancelled, approved] = await Promise.all([cancel(player, id), decide(id, 'approve')]);
      const isCancelled = cancelled.json<{ status: number }>().status === 1;
      const isApproved = approved.json<{ status: number }>().status === 1;
      expect([isCancelled, isApproved].filter(Boolean)).toHaveLength(1);
      expect(await env.balances(player)).toEqual(isCancelled ? { real: 100, locked: 0, bonus: 0 } : { real: 60, locked: 40, bonus: 0 });
    }
    await expectLockedExplained(env.db.database);
  });

  it('is not changed by a decision on an older version', async () => {
    const player = await rich();
    const { id } = await sent(player);
    expect((await decide(id, 'approve', { version: 7 })).statusCode).toBe(409);
    expect((await env.transaction(player, id)).status).toBe('pending');
    await cancel(player, id);
  });

  describe('callback', () => {
    const eventOf = (reference: string, changes: object = {}) => ({
      event_id: randomUUID(),
      type: 'payout_completed',
      reference,
      amount_minor: 40_00,
      currency: 'EUR',
      ...changes,
    });
    /** An approved withdrawal that the provider has accepted and not yet paid. */
    const underWay = async () => {
      const player = await rich();
      const { id } = await sent(player);
      await decide(id, 'approve');
      return { player, id };
    };

    it('sent many times pays once', async () => {
      const { player, id } = await underWay();
      const event = eventOf(id);
      const responses = await Promise.all([1, 2, 3, 4].map(() => env.sendEvent('sepa_transfer', event)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect((await env.transaction(player, id)).status).toBe('complete');
      expect(await env.balances(player)).toEqual({ real: 60, locked: 0, bonus: 0 });
    });

    it('about money that the bank returned after it was paid returns it once, and notifies the player', async () => {
      const { player, id } = await underWay();
      await env.sendEvent('sepa_transfer', eventOf(id));
      env.advance(600);
      const responses = await Promise.all([1, 2, 3].map(() => env.sendEvent('sepa_transfer', eventOf(id, { type: 'payout_failed' }))));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect((await env.transaction(player, id)).status).toBe('reversal');
      expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
      const { rows } = await env.db.pool.query<{ total: number }>(
        `select sum(amount)::int as total from postings join accounts on accounts.id = account_id join transfers on transfers.id = transfer_id
         where accounts.kind = 'psp_clearing' and idempotency_key like $1`,
        [`withdrawal:${id}:%`],
      );
      expect(rows).toEqual([{ total: 0 }]);
      const list = await env.operator.call('front/get_financial_transactions', { type: 'reversal' }, player.bearer);
      expect(list.json()).toMatchObject({ total: 1, transactions: [{ status: 'complete', total: 40 }] });
      expect((await env.operator.call('front/get_player_messages', {}, player.bearer)).body).toContain('withdrawal_reversal');
      await expectSoundLedger(env.db.database);
      await expectLockedExplained(env.db.database);
    });

    it('about a payout of money that was already returned moves nothing, and flags the next withdrawal of the player', async () => {
      const { player, id } = await underWay();
      const flagsOfNext = async () => {
        const next = await sent(player);
        const { review } = await listed(next.id);
        await cancel(player, next.id);
        return review.flags;
      };
      await env.sendEvent('sepa_transfer', eventOf(id, { type: 'payout_failed' }));
      expect(await flagsOfNext()).not.toContain('payment_conflict');
      expect((await env.sendEvent('sepa_transfer', eventOf(id))).statusCode).toBe(200);
      expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
      expect(await flagsOfNext()).toContain('payment_conflict');
      const filter = { kind: 'payment_conflict', player_id: player.id };
      const { cases } = (await env.operator.call('admin/get_cases', filter, admin.bearer)).json<{ cases: { id: string }[] }>();
      const seen = { kind: 'payment_conflict', id: cases[0]?.id, decision: 'seen', version: 1, reason: 'The bank took it back' };
      expect((await env.operator.call('admin/decide_case', seen, admin.bearer)).json()).toMatchObject({ status: 1 });
      expect(await flagsOfNext()).not.toContain('payment_conflict');
    });

    it('with the id of another event is refused, so that it is sent again with its own', async () => {
      const [one, other] = [await underWay(), await underWay()];
      const event = eventOf(one.id);
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await env.sendEvent('sepa_transfer', event)).statusCode).toBe(200);
      const { event_id } = event;
      for (const another of [eventOf(other.id, { event_id }), eventOf(one.id, { event_id, type: 'payout_failed' })])
        expect((await env.sendEvent('sepa_transfer', another)).statusCode).toBe(409);
      expect((await env.transaction(one.player, one.id)).status).toBe('complete');
      expect((await env.transaction(other.player, other.id)).status).toBe('pending');
      expect((await env.sendEvent('sepa_transfer', eventOf(other.id))).statusCode).toBe(200);
      expect((await env.transaction(other.player, other.id)).status).toBe('complete');
    });

    it.each([
      ['of an unreadable id', { event_id: 'evt\0' }, {}, 'sepa_transfer', 400],
      ['of an id with a control character', { event_id: 'evt\u001b[2J' }, {}, 'sepa_transfer', 400],
      ['of an unreadable withdrawal', { reference: `${randomUUID()}\0` }, {}, 'sepa_transfer', 400],
      ['forged', {}, { 'x-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }, 'sepa_transfer', 401],
      ['of another amount', { amount_minor: 41_00 }, {}, 'sepa_transfer', 409],
      ['of another currency', { currency: 'SEK' }, {}, 'sepa_transfer', 409],
      ['of another provider', {}, {}, 'skrill', 404],
      ['of an unknown withdrawal', { reference: randomUUID() }, {}, 'sepa_transfer', 404],
      ['of a deposit’s kind', { type: 'completed' }, {}, 'sepa_transfer', 404],
    ])('that is %s moves nothing', async (_text, changes, headers, provider, status) => {
      const { player, id } = await underWay();
      expect((await env.sendEvent(provider, eventOf(id, changes), headers)).statusCode).toBe(status);
      expect((await env.transaction(player, id)).status).toBe('pending');
      expect(await env.balances(player)).toEqual({ real: 60, locked: 40, bonus: 0 });
    });

    it('that is replayed later is refused', async () => {
      const { player, id } = await underWay();
      const event = eventOf(id);
      const recorded = sign(testSecret, JSON.stringify(event), new Date(env.clock.now.getTime() - 301_000));
      expect((await env.sendEvent('sepa_transfer', event, { [signatureHeader]: recorded })).statusCode).toBe(401);
      expect((await env.transaction(player, id)).status).toBe('pending');
    });

    it('about a withdrawal that was not approved pays nothing', async () => {
      const player = await rich();
      const { id } = await sent(player);
      await env.sendEvent('sepa_transfer', eventOf(id));
      expect(await env.transaction(player, id)).toMatchObject({ status: 'pending', can_cancel: true });
    });
  });
});
