import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { createTestPayouts } from '../testing/exclusion-payouts.fixture.ts';
import { startPaymentEnvironment, testCard, type PaymentEnvironment } from '../testing/payment-environment.ts';
import { createProtectedPlay } from '../testing/protected-play.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';
import { createMetrics } from '../http/metrics.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { readBalances } from '../wallet/balance.service.ts';

const day = 86_400;

type Balance = { readonly player_id: string; readonly amount: number };

describe('the money of a player who excludes themselves', () => {
  let env: PaymentEnvironment;
  let admin: TestPlayer;
  let promotionId: string;

  beforeAll(async () => {
    env = await startPaymentEnvironment();
    admin = await env.operator.createPlayer({ scope: ['admin'] });
    promotionId = String(await givePromotion(env.db.database, { type: 'no_deposit', amounts: { max_bonus: 10_00 } }));
  });
  afterAll(() => env.close());

  const call = (path: string, body: object, as: TestPlayer) => env.operator.call(path, body, as.bearer);
  const exclude = (player: TestPlayer) => call('front/self_exclude', { months: 12 }, player);
  const balancesOf = (player: TestPlayer) => readBalances(env.db.database, { kind: 'player', playerId: player.id });
  const withdrawalsOf = (player: TestPlayer) =>
    env.db.database
      .selectFrom('withdrawals')
      .select(['id', 'processor', 'amount', 'status', 'details', 'version', 'hold_until'])
      .where('player_id', '=', player.id)
      .orderBy('amount')
      .execute();
  async function listedOf(player: TestPlayer) {
    const { balances } = (await call('admin/get_excluded_balances', { page_size: 100 }, admin)).json<{ balances: Balance[] }>();
    return balances.find(({ player_id }) => player_id === player.id)?.amount;
  }
  async function mailTo(player: TestPlayer, about = /self-exclusion|Pelikieltosi/): Promise<string> {
    const to = `${player.username}@example.com`;
    const { database } = env.db;
    const waiting = await database.selectFrom('outbox').select(['subject', 'body_text']).where('recipient', '=', to).execute();
    const sent = await database.selectFrom('local_mails').select(['subject', 'body_text']).where('recipient', '=', to).execute();
    return [...waiting, ...sent].find(({ subject }) => about.test(subject))?.body_text ?? '';
  }
  async function payWithCard(player: TestPlayer, amount = 25.5, card = testCard): Promise<void> {
    const { url, transaction_id } = await env.startDeposit<{ url: string }>(player, 'sandbox_card', { amount });
    await env.submitPage(url, 'card', card);
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, transaction_id, 'complete');
  }
  const anotherCard = { ...testCard, number: '5555 5555 5555 4444', holder: 'Somebody Else' };
  async function cardPayoutsOf(player: TestPlayer) {
    const { rows } = await env.db.pool.query<{ last4: string; amount: number; is_held: boolean }>(
      `select last4, amount::int, hold_until is not null as is_held from withdrawals
       join payment_instruments on payment_instruments.id::text = details->>'saved_card' where withdrawals.player_id = $1 order by amount`,
      [player.id],
    );
    return rows;
  }
  /** Deposits by a bank whose account the provider does not report; returns the deposit. */
  async function payByBank(player: TestPlayer, processor: string, amount: number): Promise<string> {
    const { transaction_id: reference } = await env.startDeposit(player, processor, { amount });
    await env.sendEvent(processor, { reference, event_id: randomUUID(), type: 'completed', amount_minor: amount * 100, currency: 'EUR' });
    env.advance(1);
    return reference;
  }
  async function bankPayoutsOf(player: TestPlayer) {
    const { rows } = await env.db.pool.query<{ source: string; amount: number; is_held: boolean }>(
      `select source_payment_id as source, amount::int, hold_until is not null as is_held from withdrawals
       where player_id = $1 and status = 'pending' order by amount`,
      [player.id],
    );
    return rows;
  }
  const win = (player: TestPlayer, minor: number) => createProtectedPlay(env.db.database, env.clock).play(player.id, 1, { win: minor + 1 });
  async function afterDays(days: number, player: TestPlayer): Promise<TestPlayer> {
    env.advance(days * day);
    admin = await env.signIn(admin);
    return env.signIn(player);
  }
  const decide = (id: string, decision: 'approve' | 'reject', version: number) =>
    call('admin/decide_withdrawal', { id, decision, version, reason: 'The card is closed.' }, admin);
  const payouts = () => createTestPayouts(env.db.database, env.clock);

  it('goes back to the card it came from, all of it, for approval; the bonus ends and the player is notified', async () => {
    const player = await env.operator.createPlayer();
    await payWithCard(player);
    await win(player, 5_00);
    expect((await call('front/claim_promotion', { id: promotionId, locale: 'en' }, player)).json()).toMatchObject({ status: 1 });
    expect((await exclude(player)).json()).toMatchObject({ status: 1 });
    expect(await balancesOf(player)).toMatchObject({ real: 0, bonus: 0, locked: 30_50 });
    const [withdrawal, ...more] = await withdrawalsOf(player);
    expect(withdrawal).toMatchObject({ processor: 'sandbox_card', amount: 30_50, status: 'pending', details: { saved_card: expect.any(String) } });
    expect(more).toEqual([]);
    expect(await mailTo(player)).toMatch(/whole balance of €30\.50 by Card/);

    // The card is new: the holder of the session may have added it.
    expect((await decide(withdrawal?.id ?? '', 'approve', 1)).json()).toEqual({ status: 0, error: 'withdrawal_on_hold' });
    env.advance(day);
    admin = await env.signIn(admin);
    expect((await decide(withdrawal?.id ?? '', 'approve', 1)).json()).toMatchObject({ status: 1 });
    const orders = async () =>
      (await env.db.pool.query<{ reference: string }>('select reference from psp_sandbox.payouts')).rows.map((row) => row.reference);
    await expect.poll(orders, { interval: 20 }).toContain(withdrawal?.id);
    env.advance(3);
    const later = async () => (await withdrawalsOf(player))[0]?.status;
    await expect.poll(later, { interval: 20 }).toBe('complete');
    expect(await balancesOf(player)).toMatchObject({ real: 0, bonus: 0, locked: 0 });
  });

  it('goes back to each card it came from, and winnings to the one that deposited first, after a hold', async () => {
    const player = await env.operator.createPlayer();
    await payWithCard(player, 1000);
    await win(player, 5_00);
    env.advance(2 * day);
    const later = await env.signIn(player);
    admin = await env.signIn(admin);
    await payWithCard(later, 1001, anotherCard);
    await exclude(later);
    expect(await cardPayoutsOf(player)).toEqual([
      { last4: '4444', amount: 1001_00, is_held: true },
      { last4: '1111', amount: 1005_00, is_held: true },
    ]);
    expect(await balancesOf(player)).toMatchObject({ real: 0, locked: 2006_00 });
    expect(await mailTo(player)).toMatch(/whole balance of €2,006\.00 by Card/);
  });

  it('goes back to the account that was known then, whoever deposits before it is approved', async () => {
    const player = await env.operator.createPlayer();
    const payIn = async (as: TestPlayer, amount: number) => {
      const { transaction_id: reference } = await env.startDeposit(as, 'trustly', { amount });
      return { reference, event_id: randomUUID(), type: 'completed', amount_minor: amount * 100, currency: 'EUR' };
    };
    const first = await payIn(player, 500);
    await env.sendEvent('trustly', first);
    env.advance(2 * day);
    const later = await env.signIn(player);
    admin = await env.signIn(admin);
    const late = await payIn(later, 20);
    await exclude(later);
    await env.sendEvent('trustly', late);
    await payouts().payOutLate();
    const { rows } = await env.db.pool.query(
      'select source_payment_id, amount::int, hold_until is not null as is_held from withdrawals where player_id = $1 order by amount',
      [player.id],
    );
    expect(rows).toEqual([
      { source_payment_id: late.reference, amount: 20_00, is_held: true },
      { source_payment_id: first.reference, amount: 500_00, is_held: false },
    ]);
  });

  describe('while a thief holds a session', () => {
    it('goes to the account of the thief only as far as it came from there', async () => {
      const player = await env.operator.createPlayer();
      const own = await payByBank(player, 'trustly', 500);
      await win(player, 3000_00);
      const stolen = await afterDays(30, player);
      const foreign = await payByBank(stolen, 'brite', 501);
      await exclude(stolen);
      expect(await bankPayoutsOf(player)).toEqual([
        { source: foreign, amount: 501_00, is_held: true },
        { source: own, amount: 3500_00, is_held: true },
      ]);
      expect(await mailTo(player)).toMatch(/do not recognise a payment method named here, email support@northlight\.example/);
    });

    it('goes to the account of each deposit by the same bank as far as it came from there', async () => {
      const player = await env.operator.createPlayer({ realMinor: 3000_00 });
      const own = await payByBank(player, 'trustly', 500);
      const stolen = await afterDays(30, player);
      const foreign = await payByBank(stolen, 'trustly', 20);
      const second = await payByBank(stolen, 'trustly', 501);
      await exclude(stolen);
      expect(await bankPayoutsOf(player)).toEqual([
        { source: foreign, amount: 20_00, is_held: true },
        { source: own, amount: 500_00, is_held: false },
        { source: second, amount: 501_00, is_held: true },
      ]);
      expect(await listedOf(player)).toBe(3000);
    });

    it('waits for support if nothing proves that an account is the player’s, and support cannot send it there without details', async () => {
      const player = await env.operator.createPlayer({ realMinor: 3000_00 });
      await payWithCard(player, 500);
      const stolen = await afterDays(30, player);
      await payWithCard(stolen, 501, anotherCard);
      await payByBank(stolen, 'brite', 20);
      await exclude(stolen);
      expect(await cardPayoutsOf(player)).toEqual([
        { last4: '1111', amount: 500_00, is_held: false },
        { last4: '4444', amount: 501_00, is_held: true },
      ]);
      expect(await listedOf(player)).toBe(3000);
      expect(await mailTo(player)).toMatch(/Another €3,000\.00 is yours. To protect it, we send it only to an account that we know is yours/);
      const order = { player_id: player.id, processor: 'brite', details: {}, reason: 'By letter' };
      expect((await call('admin/pay_out_excluded', order, admin)).json()).toMatchObject({ error: 'method_not_available' });
    });

    it('goes at once to an account that a payout with the password has reached', async () => {
      const player = await env.operator.createPlayer({ realMinor: 3000_00 });
      const own = await payByBank(player, 'trustly', 500);
      const request = { processor: 'trustly', amount: 600, details: {}, password: testPassword, idempotency_key: randomUUID() };
      expect((await call('payment/send_withdrawal_request', request, player)).json()).toMatchObject({ status: 1 });
      const [withdrawal] = await withdrawalsOf(player);
      const reference = withdrawal?.id ?? '';
      await afterDays(1, player);
      expect((await decide(reference, 'approve', 1)).json()).toMatchObject({ status: 1 });
      await env.sendEvent('trustly', { reference, event_id: randomUUID(), type: 'payout_completed', amount_minor: 600_00, currency: 'EUR' });
      expect(await withdrawalsOf(player)).toMatchObject([{ status: 'complete' }]);
      const stolen = await afterDays(30, player);
      const foreign = await payByBank(stolen, 'brite', 501);
      await exclude(stolen);
      expect(await bankPayoutsOf(player)).toEqual([
        { source: foreign, amount: 501_00, is_held: true },
        { source: own, amount: 2900_00, is_held: false },
      ]);
    });

    it('waits for the hold if it was kept away in bets, and the player is notified', async () => {
      const player = await env.operator.createPlayer({ realMinor: 3000_00 });
      const own = await payByBank(player, 'trustly', 500);
      const stolen = await afterDays(30, player);
      const foreign = await payByBank(stolen, 'brite', 501);
      await createProtectedPlay(env.db.database, env.clock).play(player.id, 4001_00);
      await exclude(stolen);
      expect(await mailTo(player)).toMatch(/no money in the account/);
      await afterDays(2, player);
      await comeBack(player, 4001_00);
      await payouts().payOutLate();
      expect(await bankPayoutsOf(player)).toEqual([
        { source: own, amount: 500_00, is_held: false },
        { source: foreign, amount: 501_00, is_held: true },
      ]);
      expect(await listedOf(player)).toBe(3000);
      const mail = await mailTo(player, /Money in your closed account/);
      expect(mail).toMatch(/We are paying out €1,001\.00 by Brite Payments \(€501\.00\), Trustly \(€500\.00\)\. Another €3,000\.00 is yours/);
      expect(mail).toMatch(/do not recognise a payment method named here, email support@northlight\.example/);
    });

    const comeBack = (player: TestPlayer, amountMinor: number) =>
      env.db.database.transaction().execute((trx) =>
        createWalletService({ metrics: createMetrics() }).deposit(trx, {
          wallet: { owner: { kind: 'player', playerId: player.id }, currency: 'EUR' },
          transactionId: `test:back:${player.id}`,
          amountMinor,
          from: 'psp_clearing',
        }),
      );
  });

  it('that came from an unknown account is listed, and not sent to a card that deposited a little', async () => {
    const player = await env.operator.createPlayer();
    const { url, transaction_id } = await env.startDeposit<{ url: string }>(player, 'skrill', { amount: 300 });
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, transaction_id, 'complete');
    await payWithCard(player, 10);
    await exclude(player);
    expect(await withdrawalsOf(player)).toMatchObject([{ processor: 'sandbox_card', amount: 10_00, hold_until: expect.any(Date) }]);
    expect(await listedOf(player)).toBe(300);
    expect(await mailTo(player)).toMatch(/paying out €10\.00 by Card\. Another €300\.00 is yours/);
  });

  it('cannot be cancelled to play, and an earlier withdrawal continues', async () => {
    const player = await env.operator.createPlayer({ realMinor: 0 });
    await payWithCard(player, 40);
    const { processors } = (await call('front/get_withdrawal_processors', {}, player)).json<{
      processors: { id: string; saved_cards?: { id: string }[] }[];
    }>();
    const card = processors.find(({ id }) => id === 'sandbox_card')?.saved_cards?.[0]?.id;
    const request = { processor: 'sandbox_card', amount: 15, details: { saved_card: card }, idempotency_key: randomUUID() };
    const earlier = (await call('payment/send_withdrawal_request', request, player)).json<{ status: number }>();
    expect(earlier).toMatchObject({ status: 1 });
    await exclude(player);
    const all = await withdrawalsOf(player);
    expect(all.map(({ amount, status }) => [amount, status])).toEqual([
      [15_00, 'pending'],
      [25_00, 'pending'],
    ]);
    for (const { id } of all) expect((await call('front/cancel_withdrawal_request', { id }, player)).statusCode).toBe(401);
    expect(await balancesOf(player)).toMatchObject({ real: 0, locked: 40_00 });
  });

  it('is listed for the operator if no destination is known, and goes where support was told', async () => {
    const player = await env.operator.createPlayer({ realMinor: 3_00 });
    await env.db.database.updateTable('players').set({ language: 'fi' }).where('id', '=', player.id).execute();
    await exclude(player);
    expect(await withdrawalsOf(player)).toEqual([]);
    expect(await listedOf(player)).toBe(3);
    expect(await mailTo(player)).toMatch(/3,00.€ on sinun\. .* support@northlight\.example/);
    expect((await call('admin/get_excluded_balances', {}, player)).statusCode).toBe(401);

    const pay = (processor: string, details: object, player_id = player.id) =>
      call('admin/pay_out_excluded', { player_id, processor, details, reason: 'By letter' }, admin);
    expect((await pay('no_such', {})).json()).toEqual({ status: 0, error: 'method_not_available' });
    expect((await pay('sandbox_card', { saved_card: randomUUID() })).json()).toMatchObject({ error: 'method_not_available' });
    const { balances } = (await call('admin/get_excluded_balances', { page_size: 100 }, admin)).json<{ balances: Balance[] }>();
    expect(balances.find(({ player_id }) => player_id === player.id)).toMatchObject({ shut_by: 'self_exclusion', has_returned: false });
    const methodsOf = (player_id: string) => call('admin/get_excluded_payout_methods', { player_id }, admin);
    const { methods } = (await methodsOf(player.id)).json<{ methods: { id: string; fields: string[] }[] }>();
    expect(methods).toContainEqual(expect.objectContaining({ id: 'sepa_transfer', fields: expect.arrayContaining(['iban', 'beneficiary_name']) }));
    // Neither a card that never paid nor the account of no deposit.
    expect(methods.filter(({ id, fields }) => fields.length === 0 || id === 'sandbox_card')).toEqual([]);
    for (const other of [admin.id, 'no-id']) expect((await methodsOf(other)).statusCode).toBe(404);
    const { id: processor, fields } = await bankMethod();
    expect((await pay(processor, {})).json()).toMatchObject({ error: 'field_required' });
    expect((await pay(processor, fields, (await env.operator.createPlayer({ realMinor: 1_00 })).id)).statusCode).toBe(404);
    expect((await pay(processor, fields)).json()).toEqual({ status: 1, withdrawal_id: expect.any(String), amount: 3, currency: 'EUR' });
    // Less than the minimum is paid out too: nothing may be kept back.
    expect(await withdrawalsOf(player)).toMatchObject([{ processor, amount: 3_00, status: 'pending' }]);
    expect(await listedOf(player)).toBeUndefined();
    expect((await pay(processor, fields)).statusCode).toBe(404);
  });

  it('goes to the player’s own name alone, after a hold, and is approved by another admin than the one who entered the destination', async () => {
    const player = await env.operator.createPlayer({ realMinor: 30_00, firstName: 'Aino', lastName: 'Laine' });
    await exclude(player);
    const bank = (beneficiary_name: string) => ({
      ...{ iban: 'FI21 1234 5600 0007 85', beneficiary_name, bic: 'NDEAFIHH', bank_name: 'Nordic Bank' },
      ...{ recipient_address: 'Linnankatu 1, Turku', postal_code: '20100' },
    });
    const pay = (name: string, reason = 'By letter') =>
      call('admin/pay_out_excluded', { player_id: player.id, processor: 'sepa_transfer', details: bank(name), reason }, admin);
    expect((await pay('Aino Laine', ' ')).json()).toMatchObject({ error: 'field_required', fields: { reason: 'field_required' } });
    expect((await pay('Matti Virtanen')).json()).toMatchObject({ error: 'name_mismatch', fields: { beneficiary_name: 'name_mismatch' } });
    const { withdrawal_id: id } = (await pay('Aino Laine')).json<{ withdrawal_id: string }>();
    const another = await env.operator.createPlayer({ scope: ['admin'] });
    const approve = async (as: TestPlayer) =>
      (await call('admin/decide_withdrawal', { id, decision: 'approve', version: 1, reason: '' }, as)).json<object>();
    expect(await approve(another)).toEqual({ status: 0, error: 'withdrawal_on_hold' });
    env.advance(day);
    admin = await env.signIn(admin);
    expect(await approve(admin)).toEqual({ status: 0, error: 'forbidden' });
    expect(await approve(await env.signIn(another))).toMatchObject({ status: 1 });
  });

  it('that arrives later is paid out too, and returned money is listed instead of sent again', async () => {
    const player = await env.operator.createPlayer();
    await givePromotion(env.db.database, { code: 'LATE' });
    const { url, transaction_id } = await env.startDeposit<{ url: string }>(player, 'sandbox_card', { amount: 20, promo_code: 'LATE' });
    await exclude(player);
    expect(await mailTo(player)).toMatch(/no money in the account/);
    await env.submitPage(url, 'card', testCard);
    await env.submitPage(url, 'decision', { decision: 'approve' });
    const arrived = async () => (await balancesOf(player)).real;
    await expect.poll(arrived, { interval: 20 }).toBe(20_00);
    expect(transaction_id).toBeTruthy();
    expect((await balancesOf(player)).bonus).toBe(0);
    await payouts().payOutLate();
    const [withdrawal] = await withdrawalsOf(player);
    expect(withdrawal).toMatchObject({ amount: 20_00, status: 'pending' });
    expect((await decide(withdrawal?.id ?? '', 'reject', 1)).json()).toMatchObject({ status: 1 });
    await payouts().payOutLate();
    await payouts().payOutLate();
    expect(await withdrawalsOf(player)).toHaveLength(1);
    expect(await listedOf(player)).toBe(20);
    const { balances } = (await call('admin/get_excluded_balances', { page_size: 100 }, admin)).json<{ balances: Balance[] }>();
    expect(balances.find(({ player_id }) => player_id === player.id)).toMatchObject({ has_returned: true });
  });

  /** A payout method that needs no more than the destination. */
  async function bankMethod(): Promise<{ id: string; fields: Record<string, string> }> {
    const { processors } = (await call('front/get_withdrawal_processors', {}, await env.operator.createPlayer())).json<{
      processors: { id: string; fields: string[] }[];
    }>();
    const known: Record<string, string> = { email: 'aino@example.com', account_id: 'AB12345678' };
    const found = processors.find(({ fields }) => fields.length === 1 && fields.every((field) => field in known));
    if (!found) throw new Error(`No method of ${processors.map(({ id, fields }) => `${id}(${fields.join()})`).join(' ')}`);
    return { id: found.id, fields: Object.fromEntries(found.fields.map((field) => [field, known[field] ?? ''])) };
  }
});
