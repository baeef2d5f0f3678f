import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { WireResponseOf, frontGetAccountClosure } from '@playfront/api-contract';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { createTestPayouts } from '../testing/exclusion-payouts.fixture.ts';
import { createFactorTools } from '../testing/factors.fixture.ts';
import { createBetGames } from '../testing/bet-games.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startPaymentEnvironment, testCard, type PaymentEnvironment } from '../testing/payment-environment.ts';
import { createProtectedPlay } from '../testing/protected-play.ts';
import type { TestOperator, TestPlayer } from '../testing/test-operator.ts';
import { testPassword } from '../testing/test-player.ts';
import { startSportsbook } from '../testing/test-sportsbook.ts';
import { readBalances } from '../wallet/balance.service.ts';

type Preview = WireResponseOf<typeof frontGetAccountClosure>;

const supportEmail = 'support@northlight.example';

/** Calls and queries that the tests share, for one operator. */
function createClosureTools(operator: TestOperator) {
  const call = async (path: string, body: object, as?: TestPlayer) => (await operator.call(path, body, as?.bearer)).json<Record<string, unknown>>();
  return {
    call,
    close: (player: TestPlayer, body: object = { password: testPassword }) => call('front/close_account', body, player),
    preview: async (player: TestPlayer) => (await call('front/get_account_closure', {}, player)) as unknown as Preview,
    login: (player: TestPlayer) => call('front/auth/login/', { username: player.username, password: testPassword }),
    balances: (player: TestPlayer) => readBalances(operator.db.database, { kind: 'player', playerId: player.id }),
    withdrawals: (player: TestPlayer) =>
      operator.db.database.selectFrom('withdrawals').selectAll().where('player_id', '=', player.id).orderBy('amount').execute(),
    async mails(player: TestPlayer, about: RegExp): Promise<string[]> {
      const to = `${player.username}@example.com`;
      const { database } = operator.db;
      // In one query that lists each mail once: a mail that is being sent is in both tables.
      const mails = await database
        .selectFrom('outbox')
        .select(['id', 'subject', 'body_text'])
        .where('recipient', '=', to)
        .union(database.selectFrom('local_mails').select(['id', 'subject', 'body_text']).where('recipient', '=', to))
        .execute();
      return mails.filter(({ subject }) => about.test(subject)).map(({ body_text }) => body_text);
    },
  };
}

describe('an account that its player closes', () => {
  let env: PaymentEnvironment;
  let admin: TestPlayer;
  let tools: ReturnType<typeof createClosureTools>;

  beforeAll(async () => {
    env = await startPaymentEnvironment();
    admin = await env.operator.createPlayer({ scope: ['admin', 'audit'] });
    tools = createClosureTools(env.operator);
  });
  afterAll(() => env.close());

  const closed = /Your account is closed/;
  const pendingOf = async (player: TestPlayer) =>
    (await tools.withdrawals(player)).filter(({ status }) => status === 'pending').map(({ amount }) => amount);
  async function payWithCard(player: TestPlayer, amount = 25.5, card = testCard): Promise<void> {
    const { url, transaction_id } = await env.startDeposit<{ url: string }>(player, 'sandbox_card', { amount });
    await env.submitPage(url, 'card', card);
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, transaction_id, 'complete');
  }
  const event = (reference: string, amount: number) => ({
    ...{ reference, event_id: randomUUID(), type: 'completed', amount_minor: amount * 100, currency: 'EUR' },
  });

  /** Creates a player with `leftMinor` left, after a payout that was confirmed by password to the bank account of a deposit. */
  async function createPaidPlayer(leftMinor: number): Promise<TestPlayer> {
    const player = await env.operator.createPlayer({ realMinor: leftMinor });
    const { transaction_id: reference } = await env.startDeposit(player, 'trustly', { amount: 50 });
    await env.sendEvent('trustly', event(reference, 50));
    const money = { player_id: player.id, processor: 'trustly', currency: 'EUR', amount: 50_00 } as const;
    await env.db.database
      .insertInto('withdrawals')
      .values({
        ...{ ...money, details: '{}', destination: 'trustly', source_payment_id: reference, is_proven: true, status: 'complete' },
        ...{ idempotency_key: randomUUID(), payload_hash: Buffer.alloc(32), created_at: env.clock.now, settled_at: env.clock.now },
      })
      .execute();
    await createProtectedPlay(env.db.database, env.clock).play(player.id, 50_00);
    return player;
  }

  it('is previewed first, and then pays out the full balance to the account that received earlier payouts', async () => {
    const player = await createPaidPlayer(30_50);
    expect(await tools.preview(player)).toMatchObject({
      status: 1,
      payouts: [{ processor: 'trustly', name: 'Trustly', account: null, amount: 30.5, is_held: false }],
      ...{ rest: 0, bonuses: 0, bonus: 0, open_bets: 0, pending_withdrawals: 0, pending_deposits: 0, requirements: [] },
    });
    expect(await pendingOf(player)).toEqual([]);

    expect(await tools.close(player)).toEqual({ status: 1 });
    expect(await pendingOf(player)).toEqual([30_50]);
    expect(await tools.balances(player)).toMatchObject({ real: 0, bonus: 0, locked: 30_50 });
    const [mail, ...more] = await tools.mails(player, closed);
    expect(mail).toMatch(/whole balance of €30\.50 by Trustly/);
    expect(mail).toContain(`To open the account again, email ${supportEmail}`);
    expect(more).toEqual([]);

    expect((await env.operator.call('front/get_factors', {}, player.bearer)).statusCode).toBe(401);
    expect(await tools.login(player)).toEqual({ status: 0, error: 'account_closed' });
  });

  it('can be previewed by more callers at the same time than there are database connections', async () => {
    const player = await env.operator.createPlayer();
    const sent = await Promise.all(Array.from({ length: 40 }, () => env.operator.call('front/get_account_closure', {}, player.bearer)));
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it.each([
    ['no password', {}, { error: 'password_required', fields: { password: 'password_required' } }],
    ['a wrong password', { password: 'wrong' }, { error: 'wrong_password', fields: { password: 'wrong_password' } }],
  ])('stays open with %s', async (_text, body, refusal) => {
    const player = await env.operator.createPlayer({ realMinor: 10_00 });
    expect(await tools.close(player, body)).toEqual({ status: 0, ...refusal });
    expect(await tools.balances(player)).toMatchObject({ real: 10_00 });
    expect(await tools.login(player)).toHaveProperty('accessToken');
  });

  it('needs a recent confirmation instead of the password if the player has sign-in factors', async () => {
    const player = await env.operator.createPlayer();
    const factors = createFactorTools(env.operator);
    const { secret } = await factors.setUpAuthenticator(player);
    const confirm = () => factors.ask('front/confirm_identity', { password: testPassword, code: factors.nextCode(secret) }, player.bearer);
    expect(await tools.close(player)).toEqual({ status: 0, error: 'identity_required' });
    expect(await confirm()).toEqual({ status: 1 });
    env.advance(5 * 60);
    expect(await tools.close(player, {})).toEqual({ status: 0, error: 'identity_required' });
    await confirm();
    expect(await tools.close(player, {})).toEqual({ status: 1 });
    // Reported once the password is right, even without a code, and never without the password.
    expect(await tools.login(player)).toEqual({ status: 0, error: 'account_closed' });
    expect(await tools.call('front/auth/login/', { username: player.username, password: 'wrong' })).toEqual({ status: 0, error: 'failed_login' });
  });

  it('cannot be closed by a stranger, nor by a player who is blocked or excluded', async () => {
    expect(await tools.call('front/close_account', { password: testPassword })).toMatchObject({ error: 'unauthorized' });
    const blocked = await env.operator.createPlayer({ realMinor: 10_00 });
    await tools.call('admin/set_player_status', { id: blocked.id, status: 'blocked', expected: 'active', reason: 'Test' }, admin);
    expect(await tools.close(blocked)).toMatchObject({ error: 'disable_site_access' });
    const excluded = await env.operator.createPlayer();
    await tools.call('front/self_exclude', { months: 12 }, excluded);
    expect(await tools.close(excluded)).toMatchObject({ error: 'unauthorized' });
    const { rows } = await env.db.pool.query('select from account_closures where player_id = any($1)', [[blocked.id, excluded.id]]);
    expect(rows).toEqual([]);
    expect(await tools.balances(blocked)).toMatchObject({ real: 10_00, locked: 0 });
  });

  it('forfeits its bonus, leaves a pending withdrawal, and withdraws consents to marketing', async () => {
    const player = await env.operator.createPlayer();
    await payWithCard(player, 40);
    const [card] = await env.db.database.selectFrom('payment_instruments').select('id').where('player_id', '=', player.id).execute();
    const request = { processor: 'sandbox_card', amount: 15, details: { saved_card: card?.id }, idempotency_key: randomUUID() };
    expect(await tools.call('payment/send_withdrawal_request', request, player)).toMatchObject({ status: 1 });
    const promotionId = String(await givePromotion(env.db.database, { type: 'no_deposit', amounts: { max_bonus: 10_00 } }));
    expect(await tools.call('front/claim_promotion', { id: promotionId, locale: 'en' }, player)).toMatchObject({ status: 1 });
    expect(await tools.preview(player)).toMatchObject({ bonuses: 1, bonus: 10, pending_withdrawals: 1, pending_withdrawals_amount: 15 });
    await tools.call('front/set_marketing_consent', { channel: 'email', is_given: true }, player);

    expect(await tools.close(player)).toEqual({ status: 1 });
    expect(await pendingOf(player)).toEqual([15_00]);
    expect(await tools.balances(player)).toMatchObject({ real: 25_00, bonus: 0, locked: 15_00 });
    const bonuses = await env.db.database.selectFrom('player_bonuses').select(['status', 'reason']).where('player_id', '=', player.id).execute();
    expect(bonuses).toEqual([{ status: 'cancelled', reason: 'account_closed' }]);
    const { consents, log } = await tools.call('admin/get_player_consents', { id: player.id }, admin);
    expect(consents).toEqual(expect.arrayContaining([expect.objectContaining({ channel: 'email', is_given: false })]));
    expect(log).toMatchObject([
      { channel: 'email', is_given: false, source: 'account_closed', wording: null },
      { channel: 'email', is_given: true, source: 'account' },
    ]);
  });

  it('is closed once by two concurrent calls, also without money', async () => {
    const player = await createPaidPlayer(30_00);
    const other = await env.signIn(player);
    const responses = await Promise.all([tools.close(player), tools.close(other)]);
    expect(responses.some(({ status }) => status === 1)).toBe(true);
    for (const response of responses) expect(response.error ?? 'unauthorized').toBe('unauthorized');
    expect(await pendingOf(player)).toEqual([30_00]);
    expect(await tools.mails(player, closed)).toHaveLength(1);

    const empty = await env.operator.createPlayer();
    expect(await tools.preview(empty)).toMatchObject({ payouts: [], rest: 0 });
    expect(await tools.close(empty)).toEqual({ status: 1 });
    expect((await tools.mails(empty, closed))[0]).toContain('There is no money in the account.');
  });

  it('pays out a deposit that arrives later, and reports it by mail', async () => {
    const player = await createPaidPlayer(50_00);
    const { transaction_id: late } = await env.startDeposit(player, 'trustly', { amount: 20 });
    expect(await tools.preview(player)).toMatchObject({ pending_deposits: 1, payouts: [{ account: null, amount: 50 }] });
    await tools.close(player);
    await env.sendEvent('trustly', event(late, 20));
    await createTestPayouts(env.db.database, env.clock).payOutLate();
    expect(await pendingOf(player)).toEqual([20_00, 50_00]);
    expect((await tools.mails(player, /Money in your closed account/))[0]).toMatch(/which you closed: .*€20\.00 by Trustly/s);
  });

  it('without a known account, waits for bank details given to support, and is paid to them', async () => {
    const player = await env.operator.createPlayer({ realMinor: 33_00 });
    expect(await tools.preview(player)).toMatchObject({ payouts: [], rest: 33 });
    await env.db.database.updateTable('players').set({ language: 'fi' }).where('id', '=', player.id).execute();
    await tools.close(player);
    expect((await tools.mails(player, /Tilisi on suljettu/))[0]).toMatch(/33,00.€ on sinun/);
    const listed = await tools.call('admin/get_cases', { kind: 'excluded_balance', player_id: player.id }, admin);
    expect(listed.cases).toMatchObject([{ amount: 33, known: { shut_by: 'closure', has_returned: false } }]);
    const details = { iban: 'FI2112345600000785', bic: 'NDEAFIHH', beneficiary_name: 'Test Player', bank_name: 'Bank' };
    const more = { recipient_address: 'Linnankatu 1, Turku', postal_code: '20100' };
    const pay = { player_id: player.id, processor: 'sepa_transfer', details: { ...details, ...more }, reason: 'By letter' };
    expect(await tools.call('admin/pay_out_excluded', pay, admin)).toMatchObject({ status: 1 });
    expect(await tools.withdrawals(player)).toMatchObject([{ processor: 'sepa_transfer', amount: 33_00 }]);
  });

  it('is opened again by support, with the reason in the audit log; a blocked one is only unblocked', async () => {
    const player = await env.operator.createPlayer({ realMinor: 20_00 });
    await tools.close(player);
    const state = async () => ((await tools.call('admin/get_player', { id: player.id }, admin)).player as { state: string }).state;
    const set = (status: string, expected: string) =>
      tools.call('admin/set_player_status', { id: player.id, status, expected, reason: 'Asked by email' }, admin);
    expect(await state()).toBe('closed');
    await set('blocked', 'closed');
    await set('active', 'blocked');
    expect(await state()).toBe('closed');
    expect(await tools.login(player)).toEqual({ status: 0, error: 'account_closed' });

    expect(await set('active', 'active')).toEqual({ status: 0, error: 'conflict' });
    expect(await set('active', 'closed')).toEqual({ status: 1 });
    expect(await state()).toBe('active');
    expect((await tools.mails(player, /Your account is open again/))[0]).toContain(supportEmail);
    const again = await tools.login(player);
    expect(again).toHaveProperty('accessToken');
    const log = await tools.call('admin/get_audit_log', { target: player.id }, admin);
    expect((log.entries as unknown[])[0]).toMatchObject({
      ...{ call: 'admin/set_player_status', reason: 'Asked by email', before: { status: 'closed' }, after: { status: 'active' } },
    });
    const events = env.db.database.selectFrom('protection_events').select(['kind', 'made_by']).where('player_id', '=', player.id).orderBy('id');
    expect(await events.execute()).toEqual([
      { kind: 'account_closed', made_by: player.id },
      { kind: 'account_reopened', made_by: admin.id },
    ]);
    // The player can withdraw the remaining money again, and can close the account a second time.
    const back = { ...player, bearer: `Bearer ${String(again.accessToken)}` };
    expect(await tools.close(back)).toEqual({ status: 1 });
    expect(await state()).toBe('closed');
  });
});

describe('the open bets of a player who closes the account', () => {
  let book: Awaited<ReturnType<typeof startSportsbook>>;
  beforeAll(async () => {
    book = await startSportsbook(inject('postgresUrl'));
  });
  afterAll(async () => {
    await expectSoundLedger(book.database);
    await book.operator.close();
  });

  it('stay open, and their winnings are paid out or wait for bank details', async () => {
    const tools = createClosureTools(book.operator);
    const player = await book.operator.createPlayer({ realMinor: 10_00 });
    const selection = await book.select(1, 'home');
    await book.bet(player, { selections: [selection] });
    expect(await tools.preview(player)).toMatchObject({ open_bets: 1, open_bets_stake: 10, payouts: [], rest: 0 });
    expect(await tools.close(player)).toEqual({ status: 1 });
    expect(await tools.balances(player)).toMatchObject({ real: 0, locked: 10_00 });

    await book.playTo(1, 110);
    const wonMinor = Math.floor(1000 * selection.odds);
    expect(await tools.balances(player)).toMatchObject({ real: wonMinor, locked: 0 });
    await createTestPayouts(book.database, book.clock).payOutLate();
    expect(await tools.mails(player, /Money in your closed account/)).toMatchObject([expect.stringContaining('an open bet won')]);
  });

  it('include the rounds of games that wait for a move', async () => {
    const player = await book.operator.createPlayer({ realMinor: 10_00 });
    const games = await createBetGames(book.operator);
    await games.start(await games.open('mines', player), [{ spot: 'mines-3', amount: 4 }]);
    expect(await createClosureTools(book.operator).preview(player)).toMatchObject({ open_bets: 1, open_bets_stake: 4 });
  });
});
