import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { createTestPayouts } from '../testing/exclusion-payouts.fixture.ts';
import { startPaymentEnvironment, testCard, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';
import { readBalances } from '../wallet/balance.service.ts';

const day = 86_400;

type Balance = { readonly amount: number; readonly known: object };

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
  async function caseOf(player: TestPlayer): Promise<Balance | undefined> {
    const filter = { kind: 'excluded_balance', player_id: player.id };
    return (await call('admin/get_cases', filter, admin)).json<{ cases: Balance[] }>().cases[0];
  }
  const listedOf = async (player: TestPlayer) => (await caseOf(player))?.amount;
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
  /** Deposits by a bank whose account the provider does not report; returns the deposit's id. */
  async function payByBank(player: TestPlayer, processor: string, amount: number): Promise<string> {
    const { transaction_id: reference } = await env.startDeposit(player, processor, { amount });
    await env.sendEvent(processor, { reference, event_id: randomUUID(), type: 'completed', amount_minor: amount * 100, currency: 'EUR' });
    env.advance(1);
    return reference;
  }
  async function afterDays(days: number, player: TestPlayer): Promise<TestPlayer> {
    env.advance(days * day);
    admin = await env.signIn(admin);
    return env.signIn(player);
  }
  const decide = (id: string, decision: 'approve' | 'reject', version: number) =>
    call('admin/decide_withdrawal', { id, decision, version, reason: 'The card is closed.' }, admin);
  const payouts = () => createTestPayouts(env.db.database, env.clock);

  /** Completes a payout with the password to the account of a deposit. Returns the player, signed in again a day later. */
  async function paidBefore(player: TestPlayer, processor = 'trustly'): Promise<TestPlayer> {
    const request = { processor, amount: 600, details: {}, password: testPassword, idempotency_key: randomUUID() };
    expect((await call('payment/send_withdrawal_request', request, player)).json()).toMatchObject({ status: 1 });
    const reference = (await withdrawalsOf(player)).find(({ status }) => status === 'pending')?.id ?? '';
    const later = await afterDays(1, player);
    expect((await decide(reference, 'approve', 1)).json()).toMatchObject({ status: 1 });
    await env.sendEvent(processor, { reference, event_id: randomUUID(), type: 'payout_completed', amount_minor: 600_00, currency: 'EUR' });
    return later;
  }
  const pendingOf = (player: TestPlayer) =>
    env.db.database
      .selectFrom('withdrawals')
      .select(['source_payment_id', 'amount', 'hold_until'])
      .where('player_id', '=', player.id)
      .where('status', '=', 'pending')
      .execute();

  it('is withdrawn, pending approval, to the only account that payouts have reached; the bonus ends and the player is notified', async () => {
    const player = await env.operator.createPlayer({ realMinor: 3000_00 });
    const own = await payByBank(player, 'trustly', 500);
    const later = await paidBefore(player);
    expect((await call('front/claim_promotion', { id: promotionId, locale: 'en' }, later)).json()).toMatchObject({ status: 1 });
    // A deposit by a thief with the session does not change the destination.
    await payByBank(later, 'brite', 501);
    expect((await exclude(later)).json()).toMatchObject({ status: 1 });
    expect(await balancesOf(player)).toMatchObject({ real: 0, bonus: 0, locked: 3401_00 });
    expect(await pendingOf(player)).toEqual([{ source_payment_id: own, amount: 3401_00, hold_until: null }]);
    expect(await mailTo(player)).toMatch(/whole balance of €3,401\.00 by Trustly/);
    expect(await listedOf(player)).toBeUndefined();
  });

  it('is left to support if payouts have reached several accounts', async () => {
    const player = await env.operator.createPlayer({ realMinor: 3000_00 });
    await payByBank(player, 'trustly', 500);
    const second = await paidBefore(player);
    await payByBank(second, 'brite', 500);
    const later = await paidBefore(second, 'brite');
    await exclude(later);
    expect(await pendingOf(player)).toEqual([]);
    expect(await listedOf(player)).toBe(2800);
  });

  it('is left to support if money only returned to its source, and support cannot send more there without details', async () => {
    const player = await env.operator.createPlayer({ realMinor: 3000_00 });
    await payWithCard(player, 500);
    const stolen = await afterDays(30, player);
    await payByBank(stolen, 'brite', 20);
    await exclude(stolen);
    expect(await withdrawalsOf(player)).toEqual([]);
    expect(await listedOf(player)).toBe(3520);
    expect(await mailTo(player)).toMatch(/Your balance of €3,520\.00 is yours\. .* support@northlight\.example/);
    const order = { player_id: player.id, processor: 'brite', details: {}, reason: 'By letter' };
    expect((await call('admin/pay_out_excluded', order, admin)).json()).toMatchObject({ error: 'method_not_available' });
  });

  it('cannot be cancelled for play, and an earlier withdrawal continues', async () => {
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
    expect(all.map(({ amount, status }) => [amount, status])).toEqual([[15_00, 'pending']]);
    for (const { id } of all) expect((await call('front/cancel_withdrawal_request', { id }, player)).statusCode).toBe(401);
    expect(await balancesOf(player)).toMatchObject({ real: 25_00, locked: 15_00 });
  });

  it('is listed for the operator if no destination is known, and goes to the details given to support', async () => {
    const player = await env.operator.createPlayer({ realMinor: 3_00 });
    await env.db.database.updateTable('players').set({ language: 'fi' }).where('id', '=', player.id).execute();
    await exclude(player);
    expect(await withdrawalsOf(player)).toEqual([]);
    expect(await listedOf(player)).toBe(3);
    expect(await mailTo(player)).toMatch(/3,00.€ on sinun\. .* support@northlight\.example/);

    const pay = (processor: string, details: object, player_id = player.id) =>
      call('admin/pay_out_excluded', { player_id, processor, details, reason: 'By letter' }, admin);
    expect((await pay('no_such', {})).json()).toEqual({ status: 0, error: 'method_not_available' });
    expect((await pay('sandbox_card', { saved_card: randomUUID() })).json()).toMatchObject({ error: 'method_not_available' });
    expect(await caseOf(player)).toMatchObject({ known: { shut_by: 'self_exclusion', has_returned: false } });
    const methodsOf = (player_id: string) => call('admin/get_excluded_payout_methods', { player_id }, admin);
    const { methods } = (await methodsOf(player.id)).json<{ methods: { id: string; fields: string[] }[] }>();
    expect(methods).toContainEqual(expect.objectContaining({ id: 'sepa_transfer', fields: expect.arrayContaining(['iban', 'beneficiary_name']) }));
    // Offers neither a card that never paid nor a method without a deposit.
    expect(methods.filter(({ id, fields }) => fields.length === 0 || id === 'sandbox_card')).toEqual([]);
    for (const other of [admin.id, 'no-id']) expect((await methodsOf(other)).statusCode).toBe(404);
    const { id: processor, fields } = await bankMethod();
    expect((await pay(processor, {})).json()).toMatchObject({ error: 'field_required' });
    expect((await pay(processor, fields, (await env.operator.createPlayer({ realMinor: 1_00 })).id)).statusCode).toBe(404);
    expect((await pay(processor, fields)).json()).toEqual({ status: 1, withdrawal_id: expect.any(String), amount: 3, currency: 'EUR' });
    // Amounts below the minimum are paid out too.
    expect(await withdrawalsOf(player)).toMatchObject([{ processor, amount: 3_00, status: 'pending' }]);
    expect(await listedOf(player)).toBeUndefined();
    expect((await pay(processor, fields)).statusCode).toBe(404);
  });

  it('goes to the details given to support after a hold, and is approved by a different admin than the one who entered them', async () => {
    const player = await env.operator.createPlayer({ realMinor: 30_00, firstName: 'Aino', lastName: 'Laine' });
    await exclude(player);
    const bank = (beneficiary_name: string) => ({
      ...{ iban: 'FI21 1234 5600 0007 85', beneficiary_name, bic: 'NDEAFIHH', bank_name: 'Nordic Bank' },
      ...{ recipient_address: 'Linnankatu 1, Turku', postal_code: '20100' },
    });
    const pay = (name: string, reason = 'By letter') =>
      call('admin/pay_out_excluded', { player_id: player.id, processor: 'sepa_transfer', details: bank(name), reason }, admin);
    expect((await pay('Aino Laine', ' ')).json()).toMatchObject({ error: 'field_required', fields: { reason: 'field_required' } });
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

  it('that arrives later is paid out too, and returned money is listed instead of being sent again', async () => {
    const player = await env.operator.createPlayer({ realMinor: 100_00 });
    await payByBank(player, 'trustly', 500);
    const later = await paidBefore(player);
    const { transaction_id: reference } = await env.startDeposit(later, 'trustly', { amount: 20 });
    await exclude(later);
    expect(await mailTo(player)).toMatch(/no money in the account/);
    await env.sendEvent('trustly', { reference, event_id: randomUUID(), type: 'completed', amount_minor: 20_00, currency: 'EUR' });
    await payouts().payOutLate();
    expect(await mailTo(player, /Money in your closed account/)).toMatch(/whole balance of €20\.00 by Trustly/);
    const [withdrawal] = (await withdrawalsOf(player)).filter(({ status }) => status === 'pending');
    expect(withdrawal).toMatchObject({ amount: 20_00 });
    expect((await decide(withdrawal?.id ?? '', 'reject', 1)).json()).toMatchObject({ status: 1 });
    await payouts().payOutLate();
    await payouts().payOutLate();
    expect(await pendingOf(player)).toEqual([]);
    expect(await caseOf(player)).toMatchObject({ amount: 20, known: { has_returned: true } });
  });

  /** A payout method without any further fields than the destination. */
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
