import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPaymentEnvironment, testCard, type PaymentEnvironment } from '../testing/payment-environment.ts';
import { testSecret, type TestPlayer } from '../testing/test-operator.ts';
import { createLog } from '../http/log.ts';
import { createSandboxServer } from './sandbox-server.ts';
import { createSandboxDatabase, type SandboxDatabase } from './sandbox-database.ts';

type Conflict = { readonly amount: number; readonly known: { readonly event_type: string } };

/** The whole path: a tester's button, the callback over HTTP, and what the operator makes of it. */
describe('the console of testers', () => {
  let env: PaymentEnvironment;
  let sandbox: SandboxDatabase;
  let admin: TestPlayer;
  let player: TestPlayer;

  beforeAll(async () => {
    env = await startPaymentEnvironment();
    sandbox = createSandboxDatabase(env.db.pool);
    admin = await env.operator.createPlayer({ scope: ['admin'] });
  });
  beforeEach(async () => void (player = await env.operator.createPlayer()));
  afterAll(() => env.close());

  const own = { 'sec-fetch-site': 'same-origin' };
  const post = (url: string, form: Record<string, string> = {}, headers: Record<string, string> = own) =>
    env.sandbox.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  const paymentOf = (reference: string) => sandbox.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
  const press = async (reference: string, action: string, form?: Record<string, string>) => {
    expect((await post(`/console/payments/${(await paymentOf(reference)).id}/${action}`, form)).statusCode).toBe(303);
    await delivered(reference);
  };
  const callbacksOf = async (reference: string) => {
    const rows = await sandbox.selectFrom('deliveries').selectAll().where('reference', '=', reference).orderBy('position').execute();
    return rows.map(({ body, flaw, response_status: status, delivered_at: at }) => ({ ...(JSON.parse(body) as { type: string }), flaw, status, at }));
  };
  const delivered = (reference: string) =>
    vi.waitFor(async () => expect((await callbacksOf(reference)).filter(({ at }) => at === null)).toEqual([]), { timeout: 10_000, interval: 10 });
  const conflictsOf = async ({ id }: TestPlayer) =>
    (await env.operator.call('admin/get_cases', { kind: 'payment_conflict', player_id: id }, admin.bearer)).json<{ cases: Conflict[] }>().cases;
  const start = async (provider = 'sandbox_card', changes: object = { amount: 30 }) =>
    (await env.startDeposit(player, provider, { ...changes })).transaction_id;
  const real = async () => (await env.balances(player)).real;

  it('lists payments with what can be done about them, and takes forms of its own pages only', async () => {
    const reference = await start();
    const { id } = await paymentOf(reference);
    const { body, headers } = await env.sandbox.inject('/console');
    expect(body).toContain(reference);
    const style = /<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
    const foreigners: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      {},
    ];
    for (const foreign of foreigners) expect((await post(`/console/payments/${id}/approve`, {}, foreign)).statusCode).toBe(403);
    expect((await post(`/console/payments/${id}/bribe`)).statusCode).toBe(404);
    expect((await paymentOf(reference)).status).toBe('created');
  });

  it('is not served unless it is requested', async () => {
    const app = createSandboxServer({ database: sandbox, log: createLog('test', 'silent'), secret: testSecret, publicUrl: () => 'http://localhost' });
    const { id } = await paymentOf(await start());
    const answers = [await app.inject('/console'), await app.inject({ method: 'POST', url: `/console/payments/${id}/approve`, headers: own })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    await app.close();
  });

  it('repeats callbacks, and replays recorded ones: the money is credited once', async () => {
    const reference = await start();
    for (const action of ['approve', 'twice', 'twice', 'replayed']) await press(reference, action);
    expect((await callbacksOf(reference)).map(({ type, status }) => [type, status])).toEqual(Array(4).fill(['completed', 200]));
    env.advance(301);
    await press(reference, 'replayed');
    expect((await callbacksOf(reference)).at(-1)).toMatchObject({ flaw: 'replayed', status: 401 });
    expect([await real(), await conflictsOf(player)]).toEqual([30, []]);
  });

  it.each(['forged', 'unsigned', 'stale'])('sends a callback that is %s once, and nothing changes', async (flaw) => {
    const reference = await start();
    await press(reference, flaw);
    expect(await callbacksOf(reference)).toMatchObject([{ type: 'completed', flaw, status: 401 }]);
    expect([(await env.transaction(player, reference)).status, await real()]).toEqual(['pending', 0]);
  });

  it('declines with a reason, and sends the callback of an approved payment late', async () => {
    const [declined, late] = [await start(), await start()];
    await press(declined, 'decline', { reason: 'expired_card' });
    expect(await env.transaction(player, declined)).toMatchObject({ status: 'failed', reason: 'card_expired' });
    await post(`/console/payments/${(await paymentOf(late)).id}/late`);
    expect((await callbacksOf(late)).map(({ at }) => at)).toEqual([null]);
    expect((await env.transaction(player, late)).status).toBe('pending');
    env.advance(30);
    await press(late, 'twice');
    expect([(await env.transaction(player, late)).status, await real()]).toEqual(['complete', 30]);
  });

  it('contradicts itself in both orders: what is booked stays, and staff see it', async () => {
    const [paid, failed] = [await start(), await start()];
    await press(paid, 'approve');
    await press(paid, 'opposite');
    expect([(await env.transaction(player, paid)).status, await real()]).toEqual(['complete', 30]);
    expect((await conflictsOf(player)).map(({ known }) => known.event_type)).toEqual(['failed']);
    await press(failed, 'decline', { reason: 'declined' });
    await press(failed, 'opposite');
    expect([(await env.transaction(player, failed)).status, await real()]).toEqual(['failed', 30]);
    const held = await env.db.pool.query('select reason from held_money where payment_id = $1', [failed]);
    expect(held.rows).toEqual([{ reason: 'after_failed' }]);
  });

  it('refunds and charges back days later: each is listed for staff once, and no money moves', async () => {
    const reference = await start();
    await press(reference, 'approve');
    env.advance(10 * 86_400);
    for (const action of ['refunded', 'charged_back', 'refunded', 'twice']) await press(reference, action);
    player = await env.signIn(player);
    admin = await env.signIn(admin);
    const listed = (await conflictsOf(player)).map(({ amount, known }) => [known.event_type, amount]);
    expect(listed.toSorted()).toEqual([
      ['charged_back', 30],
      ['refunded', 30],
    ]);
    expect([(await env.transaction(player, reference)).status, await real()]).toEqual(['complete', 30]);
  });

  it('sends a transfer in parts, which are held', async () => {
    const reference = await start('sepa_transfer', { amount: 100 });
    await press(reference, 'part', { amount: '40' });
    await press(reference, 'part', { amount: '60' });
    const held = await env.db.pool.query('select amount, reason from held_money where payment_id = $1 order by amount', [reference]);
    expect(held.rows.map((row: { amount: unknown; reason: string }) => [Number(row.amount), row.reason])).toEqual([
      [40_00, 'other_amount'],
      [60_00, 'after_failed'],
    ]);
    expect(await real()).toBe(0);
  });

  it('confirms coins one by one, and reports each confirmation before the money', async () => {
    const reference = await start('coinspaid', { amount: 100, fields: { coin: 'BTC', network: 'bitcoin' } });
    await press(reference, 'approve');
    await env.waitForStatus(player, reference, 'complete');
    expect((await callbacksOf(reference)).map((event) => [event.type, 'progress' in event ? event.progress : null])).toEqual([
      ['progress', { confirmations: 0, required: 2, received_minor: 100_00 }],
      ['progress', { confirmations: 1, required: 2, received_minor: 100_00 }],
      ['completed', null],
    ]);
    expect(await real()).toBe(100);
  });

  describe('beside the pages of the payer', () => {
    const urlOf = async (reference: string) => `http://sandbox/pay/${(await paymentOf(reference)).id}`;

    it('a code of the bank confirms a card, and three wrong ones end the payment', async () => {
      const [right, wrong] = [await start(), await start()];
      for (const reference of [right, wrong]) await env.submitPage(await urlOf(reference), 'card', testCard);
      const page = (await env.openPage(await urlOf(right))).body;
      expect(page).toContain('Visa Secure');
      const code = /Test code: <code>(\d{6})/.exec(page)?.[1] ?? '';
      await env.submitPage(await urlOf(right), 'code', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
      await env.waitForStatus(player, right, 'complete');
      for (let attempt = 0; attempt < 3; attempt += 1) await env.submitPage(await urlOf(wrong), 'code', { code: '12' });
      expect(await env.waitForStatus(player, wrong, 'failed')).toMatchObject({ reason: 'bank_not_confirmed' });
      expect(await real()).toBe(30);
    });

    it('a card that needs no confirmation is approved at once; one whose bank is silent expires', async () => {
      const [quick, silent] = [await start(), await start()];
      await env.submitPage(await urlOf(quick), 'card', { ...testCard, number: '4242 4242 4242 4242' });
      await env.waitForStatus(player, quick, 'complete');
      await env.submitPage(await urlOf(silent), 'card', { ...testCard, number: '4000 0000 0000 0119' });
      await env.submitPage(await urlOf(silent), 'decision', { decision: 'approve' });
      expect((await env.openPage(await urlOf(silent))).body).toContain('does not respond');
      expect((await env.transaction(player, silent)).status).toBe('pending');
      env.advance(31 * 60);
      await env.waitForStatus(player, silent, 'expired');
      expect(await real()).toBe(30);
    });

    it('a payer who came by a form returns by POST', async () => {
      const reference = await start('eupayment', { amount: 40 });
      await press(reference, 'approve');
      const { statusCode, body, headers } = await env.openPage(await urlOf(reference));
      expect(statusCode).toBe(200);
      const script = /<script>([^]*?)<\/script>/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'));
      expect(headers['content-security-policy']).toContain("form-action 'self' https://play.example");
      expect(body).toContain(`action="https://play.example/user-management?tab=deposit&amp;transaction=${reference}?status=completed"`);
    });
  });
});
