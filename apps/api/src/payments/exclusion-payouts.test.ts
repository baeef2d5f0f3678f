import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { startPaymentHouse, testCard, type PaymentHouse } from '../testing/payment-house.ts';
import { createProtectedPlay } from '../testing/protected-play.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLetters } from '../mail/letters.service.ts';
import { createOutbox } from '../mail/outbox.service.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { createExclusionPayouts } from './exclusion-payouts.service.ts';
import { createProcessors } from './processors.service.ts';
import { readProviderData } from './provider-data.ts';

const day = 86_400;

type Balance = { readonly player_id: string; readonly amount: number };

describe('the money of a player who excludes themselves', () => {
  let house: PaymentHouse;
  let admin: TestPlayer;
  let promotionId: string;

  beforeAll(async () => {
    house = await startPaymentHouse();
    admin = await house.operator.createPlayer({ scope: ['admin'] });
    promotionId = String(await givePromotion(house.db.database, { type: 'no_deposit', amounts: { max_bonus: 10_00 } }));
  });
  afterAll(() => house.close());

  const call = (path: string, body: object, as: TestPlayer) => house.operator.call(path, body, as.bearer);
  const exclude = (player: TestPlayer) => call('front/self_exclude', { months: 12 }, player);
  const balancesOf = (player: TestPlayer) => readBalances(house.db.database, { kind: 'player', playerId: player.id });
  const withdrawalsOf = (player: TestPlayer) =>
    house.db.database
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
    const { database } = house.db;
    const waiting = await database.selectFrom('outbox').select(['subject', 'body_text']).where('recipient', '=', to).execute();
    const sent = await database.selectFrom('local_mails').select(['subject', 'body_text']).where('recipient', '=', to).execute();
    return [...waiting, ...sent].find(({ subject }) => about.test(subject))?.body_text ?? '';
  }
  async function payWithCard(player: TestPlayer, amount = 25.5, card = testCard): Promise<void> {
    const { url, transaction_id } = await house.start<{ url: string }>(player, 'sandbox_card', { amount });
    await house.submit(url, 'card', card);
    await house.submit(url, 'decision', { decision: 'approve' });
    await house.becomes(player, transaction_id, 'complete');
  }
  const anotherCard = { ...testCard, number: '5555 5555 5555 4444', holder: 'Somebody Else' };
  async function cardPayoutsOf(player: TestPlayer) {
    const { rows } = await house.db.pool.query<{ last4: string; amount: number; is_held: boolean }>(
      `select last4, amount::int, hold_until is not null as is_held from withdrawals
       join payment_instruments on payment_instruments.id::text = details->>'saved_card' where withdrawals.player_id = $1 order by amount`,
      [player.id],
    );
    return rows;
  }
  /** Pays in by a bank whose account the provider does not report; returns the deposit. */
  async function payByBank(player: TestPlayer, processor: string, amount: number): Promise<string> {
    const { transaction_id: reference } = await house.start(player, processor, { amount });
    await house.tell(processor, { reference, event_id: randomUUID(), type: 'completed', amount_minor: amount * 100, currency: 'EUR' });
    house.wait(1);
    return reference;
  }
  async function bankPayoutsOf(player: TestPlayer) {
    const { rows } = await house.db.pool.query<{ source: string; amount: number; is_held: boolean }>(
      `select source_payment_id as source, amount::int, hold_until is not null as is_held from withdrawals
       where player_id = $1 and status = 'pending' order by amount`,
      [player.id],
    );
    return rows;
  }
  const win = (player: TestPlayer, minor: number) => createProtectedPlay(house.db.database, house.clock).play(player.id, 1, { win: minor + 1 });
  async function afterDays(days: number, player: TestPlayer): Promise<TestPlayer> {
    house.wait(days * day);
    admin = await house.signIn(admin);
    return house.signIn(player);
  }
  const decide = (id: string, decision: 'approve' | 'reject', version: number) =>
    call('admin/decide_withdrawal', { id, decision, version, reason: 'The card is closed.' }, admin);
  const payouts = () =>
    createExclusionPayouts({
      database: house.db.database,
      now: () => house.clock.now,
      processors: createProcessors({
        data: readProviderData(),
        settings: { read: () => Promise.resolve({ processors: {} } as never) },
        secrets: { of: () => ['a secret'] },
      }),
      settings: { read: () => Promise.resolve({ new_destination_hold_hours: 24, payout_name_match: true } as never) },
      wallet: createWalletService({ metrics: createMetrics() }),
      letters: createLetters({
        outbox: createOutbox({ now: () => house.clock.now }),
        publicUrl: 'https://localhost',
        merchant: 'Playfront',
      }),
      supportEmail: () => Promise.resolve('support@northlight.example'),
      log: createLog('test', 'silent'),
    });

  it('goes back to the card it came from, all of it, for approval; the bonus ends and the player is told', async () => {
    const player = await house.operator.createPlayer();
    await payWithCard(player);
    await win(player, 5_00);
    expect((await call('front/claim_promotion', { id: promotionId, locale: 'en' }, player)).json()).toMatchObject({ status: 1 });
    expect((await exclude(player)).json()).toMatchObject({ status: 1 });
    expect(await balancesOf(player)).toMatchObject({ real: 0, bonus: 0, locked: 30_50 });
    const [withdrawal, ...more] = await withdrawalsOf(player);
    expect(withdrawal).toMatchObject({ processor: 'sandbox_card', amount: 30_50, status: 'pending', details: { saved_card: expect.any(String) } });
    expect(more).toEqual([]);
    expect(await mailTo(player)).toMatch(/whole balance of €30\.50 by Card/);

    // The card is new: whoever holds the session may have put it there.
    expect((await decide(withdrawal?.id ?? '', 'approve', 1)).json()).toEqual({ status: 0, error: 'withdrawal_on_hold' });
    house.wait(day);
    admin = await house.signIn(admin);
    expect((await decide(withdrawal?.id ?? '', 'approve', 1)).json()).toMatchObject({ status: 1 });
    const orders = async () =>
      (await house.db.pool.query<{ reference: string }>('select reference from psp_sandbox.payouts')).rows.map((row) => row.reference);
    await expect.poll(orders, { timeout: 10_000, interval: 20 }).toContain(withdrawal?.id);
    house.wait(3);
    const later = async () => (await withdrawalsOf(player))[0]?.status;
    await expect.poll(later, { timeout: 10_000, interval: 20 }).toBe('complete');
    expect(await balancesOf(player)).toMatchObject({ real: 0, bonus: 0, locked: 0 });
  });

  it('goes back to each card it came from, and winnings to the one that paid in first, after a hold', async () => {
    const player = await house.operator.createPlayer();
    await payWithCard(player, 1000);
    await win(player, 5_00);
    house.wait(2 * day);
    const later = await house.signIn(player);
    admin = await house.signIn(admin);
    await payWithCard(later, 1001, anotherCard);
    await exclude(later);
    expect(await cardPayoutsOf(player)).toEqual([
      { last4: '4444', amount: 1001_00, is_held: true },
      { last4: '1111', amount: 1005_00, is_held: true },
    ]);
    expect(await balancesOf(player)).toMatchObject({ real: 0, locked: 2006_00 });
    expect(await mailTo(player)).toMatch(/whole balance of €2,006\.00 by Card/);
  });

  it('goes back to the account that was known then, whoever pays in before it is approved', async () => {
    const player = await house.operator.createPlayer();
    const payIn = async (as: TestPlayer, amount: number) => {
      const { transaction_id: reference } = await house.start(as, 'trustly', { amount });
      return { reference, event_id: randomUUID(), type: 'completed', amount_minor: amount * 100, currency: 'EUR' };
    };
    const first = await payIn(player, 500);
    await house.tell('trustly', first);
    house.wait(2 * day);
    const later = await house.signIn(player);
    admin = await house.signIn(admin);
    const late = await payIn(later, 20);
    await exclude(later);
    await house.tell('trustly', late);
    await payouts().payOutLate();
    const { rows } = await house.db.pool.query(
      'select source_payment_id, amount::int, hold_until is not null as is_held from withdrawals where player_id = $1 order by amount',
      [player.id],
    );
    expect(rows).toEqual([
      { source_payment_id: late.reference, amount: 20_00, is_held: true },
      { source_payment_id: first.reference, amount: 500_00, is_held: false },
    ]);
  });

  describe('of whom a thief holds a session', () => {
    it('goes to the account of the thief as far as it came from there', async () => {
      const player = await house.operator.createPlayer();
      const own = await payByBank(player, 'trustly', 500);
      await win(player, 3000_00);
      const stolen = await afterDays(30, player);
      const foreign = await payByBank(stolen, 'brite', 501);
      await exclude(stolen);
      expect(await bankPayoutsOf(player)).toEqual([
        { source: foreign, amount: 501_00, is_held: true },
        { source: own, amount: 3500_00, is_held: true },
      ]);
      expect(await mailTo(player)).toMatch(/do not know a payment method named here, write to support@northlight\.example/);
    });

    it('goes to the account of each deposit by the same bank as far as it came from there', async () => {
      const player = await house.operator.createPlayer({ realMinor: 3000_00 });
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

    it('waits for support where nothing says that an account is the player’s, and support cannot send it there without details', async () => {
      const player = await house.operator.createPlayer({ realMinor: 3000_00 });
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

    it('goes where a payout with the password has arrived, at once', async () => {
      const player = await house.operator.createPlayer({ realMinor: 3000_00 });
      const own = await payByBank(player, 'trustly', 500);
      const request = { processor: 'trustly', amount: 600, details: {}, password: testPassword, idempotency_key: randomUUID() };
      expect((await call('payment/send_withdrawal_request', request, player)).json()).toMatchObject({ status: 1 });
      const [withdrawal] = await withdrawalsOf(player);
      const reference = withdrawal?.id ?? '';
      await afterDays(1, player);
      expect((await decide(reference, 'approve', 1)).json()).toMatchObject({ status: 1 });
      await house.tell('trustly', { reference, event_id: randomUUID(), type: 'payout_completed', amount_minor: 600_00, currency: 'EUR' });
      expect(await withdrawalsOf(player)).toMatchObject([{ status: 'complete' }]);
      const stolen = await afterDays(30, player);
      const foreign = await payByBank(stolen, 'brite', 501);
      await exclude(stolen);
      expect(await bankPayoutsOf(player)).toEqual([
        { source: foreign, amount: 501_00, is_held: true },
        { source: own, amount: 2900_00, is_held: false },
      ]);
    });

    it('waits for the hold when it was kept away in bets, and the player is written to', async () => {
      const player = await house.operator.createPlayer({ realMinor: 3000_00 });
      const own = await payByBank(player, 'trustly', 500);
      const stolen = await afterDays(30, player);
      const foreign = await payByBank(stolen, 'brite', 501);
      await createProtectedPlay(house.db.database, house.clock).play(player.id, 4001_00);
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
      expect(mail).toMatch(/We pay out €1,001\.00 by Brite Payments \(€501\.00\), Trustly \(€500\.00\)\. Another €3,000\.00 is yours/);
      expect(mail).toMatch(/do not know a payment method named here, write to support@northlight\.example/);
    });

    const comeBack = (player: TestPlayer, amountMinor: number) =>
      house.db.database.transaction().execute((trx) =>
        createWalletService({ metrics: createMetrics() }).deposit(trx, {
          wallet: { owner: { kind: 'player', playerId: player.id }, currency: 'EUR' },
          transactionId: `test:back:${player.id}`,
          amountMinor,
          from: 'psp_clearing',
        }),
      );
  });

  it('that came from an account nobody knows is listed, and not sent to a card that paid in a little', async () => {
    const player = await house.operator.createPlayer();
    const { url, transaction_id } = await house.start<{ url: string }>(player, 'skrill', { amount: 300 });
    await house.submit(url, 'decision', { decision: 'approve' });
    await house.becomes(player, transaction_id, 'complete');
    await payWithCard(player, 10);
    await exclude(player);
    expect(await withdrawalsOf(player)).toMatchObject([{ processor: 'sandbox_card', amount: 10_00, hold_until: expect.any(Date) }]);
    expect(await listedOf(player)).toBe(300);
    expect(await mailTo(player)).toMatch(/pay out €10\.00 by Card\. Another €300\.00 is yours/);
  });

  it('cannot be taken back to play, and an earlier withdrawal goes on', async () => {
    const player = await house.operator.createPlayer({ realMinor: 0 });
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

  it('is listed for the operator when no destination is known, and goes where support was told', async () => {
    const player = await house.operator.createPlayer({ realMinor: 3_00 });
    await house.db.database.updateTable('players').set({ language: 'fi' }).where('id', '=', player.id).execute();
    await exclude(player);
    expect(await withdrawalsOf(player)).toEqual([]);
    expect(await listedOf(player)).toBe(3);
    expect(await mailTo(player)).toMatch(/3,00.€ on sinun\. .* support@northlight\.example/);
    expect((await call('admin/get_excluded_balances', {}, player)).statusCode).toBe(401);

    const pay = (processor: string, details: object, player_id = player.id) =>
      call('admin/pay_out_excluded', { player_id, processor, details, reason: 'By letter' }, admin);
    expect((await pay('no_such', {})).json()).toEqual({ status: 0, error: 'method_not_available' });
    expect((await pay('sandbox_card', { saved_card: randomUUID() })).json()).toMatchObject({ error: 'method_not_available' });
    const { id: processor, fields } = await bankMethod();
    expect((await pay(processor, {})).json()).toMatchObject({ error: 'field_required' });
    expect((await pay(processor, fields, (await house.operator.createPlayer({ realMinor: 1_00 })).id)).statusCode).toBe(404);
    expect((await pay(processor, fields)).json()).toMatchObject({ status: 1, withdrawal_id: expect.any(String) });
    // Less than the minimum is paid out too: nothing may be kept back.
    expect(await withdrawalsOf(player)).toMatchObject([{ processor, amount: 3_00, status: 'pending' }]);
    expect(await listedOf(player)).toBeUndefined();
    expect((await pay(processor, fields)).statusCode).toBe(404);
  });

  it('goes to the own name alone, after a hold, and is approved by another admin than the one who said where', async () => {
    const player = await house.operator.createPlayer({ realMinor: 30_00, firstName: 'Aino', lastName: 'Laine' });
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
    const another = await house.operator.createPlayer({ scope: ['admin'] });
    const approve = async (as: TestPlayer) =>
      (await call('admin/decide_withdrawal', { id, decision: 'approve', version: 1, reason: '' }, as)).json<object>();
    expect(await approve(another)).toEqual({ status: 0, error: 'withdrawal_on_hold' });
    house.wait(day);
    admin = await house.signIn(admin);
    expect(await approve(admin)).toEqual({ status: 0, error: 'forbidden' });
    expect(await approve(await house.signIn(another))).toMatchObject({ status: 1 });
  });

  it('that comes later is paid out too, and what came back is listed instead of sent again', async () => {
    const player = await house.operator.createPlayer();
    await givePromotion(house.db.database, { code: 'LATE' });
    const { url, transaction_id } = await house.start<{ url: string }>(player, 'sandbox_card', { amount: 20, promo_code: 'LATE' });
    await exclude(player);
    expect(await mailTo(player)).toMatch(/no money in the account/);
    await house.submit(url, 'card', testCard);
    await house.submit(url, 'decision', { decision: 'approve' });
    const arrived = async () => (await balancesOf(player)).real;
    await expect.poll(arrived, { timeout: 10_000, interval: 20 }).toBe(20_00);
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
  });

  /** A way to pay out for which it is enough to know where. */
  async function bankMethod(): Promise<{ id: string; fields: Record<string, string> }> {
    const { processors } = (await call('front/get_withdrawal_processors', {}, await house.operator.createPlayer())).json<{
      processors: { id: string; fields: string[] }[];
    }>();
    const known: Record<string, string> = { email: 'aino@example.com', account_id: 'AB12345678' };
    const found = processors.find(({ fields }) => fields.length === 1 && fields.every((field) => field in known));
    if (!found) throw new Error(`No method of ${processors.map(({ id, fields }) => `${id}(${fields.join()})`).join(' ')}`);
    return { id: found.id, fields: Object.fromEntries(found.fields.map((field) => [field, known[field] ?? ''])) };
  }
});
