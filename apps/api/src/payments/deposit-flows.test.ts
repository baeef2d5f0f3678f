import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentEnvironment, testCard, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

type Aside = { page_url: string };
type Form = { action: string; fields: { name: string; value: string }[] };
const bitcoin = { fields: { coin: 'BTC', network: 'bitcoin' } };
const telephone = { fields: { phone_number: '+358401234567' } };
const voucher = (code: string) => ({ fields: { voucher_code: code } });

describe('a deposit continues', () => {
  let env: PaymentEnvironment;
  let player: TestPlayer;
  beforeAll(async () => {
    env = await startPaymentEnvironment();
    player = await env.operator.createPlayer();
  });
  afterAll(() => env.close());

  const expectArrived = async (id: string, amount: number, before: number) => {
    expect(await env.waitForStatus(player, id, 'complete')).toMatchObject({ amount, total: amount });
    expect((await env.balances(player)).real).toBeCloseTo(before + amount, 2);
  };
  const real = async () => (await env.balances(player)).real;

  describe('with a redirect', () => {
    it('to a bank that asks for approval', async () => {
      const before = await real();
      const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'trustly');
      expect((await env.openPage(url)).body).toContain('Pay with Trustly');
      await env.submitPage(url, 'decision', { decision: 'approve' });
      await expectArrived(id, 25.5, before);
      expect((await env.openPage(url)).headers.location).toBe(`https://play.example/user-management?tab=deposit&transaction=${id}`);
    });

    it('to a bank that declines', async () => {
      const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'trustly');
      await env.submitPage(url, 'decision', { decision: 'decline' });
      expect(await env.waitForStatus(player, id, 'failed')).toMatchObject({ reason: 'deposit_fail', total: null });
    });

    it('and returns undecided, then is decided a minute later', async () => {
      const before = await real();
      const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'skrill');
      expect((await env.submitPage(url, 'later')).headers.location).toContain(id);
      expect((await env.transaction(player, id)).status).toBe('pending');
      env.advance(60);
      await expectArrived(id, 25.5, before);
    });

    it('and is abandoned until it expires', async () => {
      const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'skrill');
      await env.submitPage(url, 'timeout');
      expect(await env.waitForStatus(player, id, 'expired')).toMatchObject({ total: null });
    });
  });

  describe('with a form', () => {
    it('that redirects to the card page, and is refused if tampered with', async () => {
      const before = await real();
      const { transaction_id: id, ...form } = await env.startDeposit<Form>(player, 'payabl');
      const token = form.fields.find(({ name }) => name === 'token')?.value ?? '';
      const send = (value: string) =>
        env.sandbox.inject({
          method: 'POST',
          url: new URL(form.action).pathname,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ token: value }).toString(),
        });
      expect((await send(token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
      expect((await send('')).statusCode).toBe(404);
      const page = new URL(String((await send(token)).headers.location), form.action).href;
      await env.submitPage(page, 'card', testCard);
      await env.submitPage(page, 'decision', { decision: 'approve' });
      await expectArrived(id, 25.5, before);
    });

    it('of a euro bank payment, which can be found by its reference', async () => {
      const before = await real();
      const request = { amount: 40, currency: 'EUR', return_url: '/', idempotency_key: randomUUID() };
      const ask = () => env.operator.call('payment/get_eupayment_form', request, player.bearer);
      const response = (await ask()).json<{ form: Form }>();
      expect((await ask()).json()).toEqual(response);
      const field = (wanted: string) => response.form.fields.find(({ name }) => name === wanted)?.value ?? '';
      const page = new URL(`/pay/${field('token').split('.')[0] ?? ''}`, response.form.action).href;
      await env.submitPage(page, 'decision', { decision: 'approve' });
      await expectArrived(field('reference'), 40, before);
      const found = await env.operator.call('front/get_eupayment_financial_transaction', { reference: field('reference') }, player.bearer);
      expect(found.json()).toMatchObject({ transaction: { id: field('reference'), provider: 'Online bank' } });
      const stranger = await env.operator.createPlayer();
      const denied = await env.operator.call('front/get_eupayment_financial_transaction', { reference: field('reference') }, stranger.bearer);
      expect(denied.statusCode).toBe(404);
    });
  });

  describe('in a frame', () => {
    it('that only the site may embed, and that posts messages only to the site', async () => {
      const before = await real();
      const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'praxis_cashier');
      expect((await env.openPage(url)).headers['content-security-policy']).toContain('frame-ancestors https://play.example');
      await env.submitPage(url, 'card', testCard);
      await env.submitPage(url, 'decision', { decision: 'approve' });
      const end = await env.openPage(url);
      expect(end.body).toContain(`parent.postMessage({"source":"payment","transaction_id":"${id}","state":"finished"}, "https://play.example")`);
      expect(end.headers['content-security-policy']).toMatch(/script-src 'sha256-/);
      await expectArrived(id, 25.5, before);
    });

    it('with card fields that are opened by a valid token only', async () => {
      const { transaction_id: id, token, url } = await env.startDeposit<{ token: string; url: string }>(player, 'adyen');
      expect(url).toContain(token);
      expect((await env.openPage(url.replace(token, `${randomUUID()}.x`))).statusCode).toBe(404);
      const page = new URL(String((await env.openPage(url)).headers.location), url).href;
      expect((await env.openPage(page)).body).toContain('Card number');
      await env.submitPage(page, 'card', { ...testCard, number: '4000000000000002' });
      expect(await env.waitForStatus(player, id, 'failed')).toMatchObject({ reason: 'deposit_fail' });
    });

    it('with the sheet of a wallet, which does not ask for a card', async () => {
      const before = await real();
      const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'apple_pay');
      const page = new URL(String((await env.openPage(url)).headers.location), url).href;
      expect((await env.openPage(page)).body).not.toContain('Card number');
      await env.submitPage(page, 'decision', { decision: 'approve' });
      await expectArrived(id, 25.5, before);
    });
  });

  describe('with coins', () => {
    type Invoice = Aside & { address: string; coin_amount: string; rate: string; min_fiat: number; memo: string | null; expires_at: string };
    const invoice = (changes: object = bitcoin, provider = 'coinspaid') => env.startDeposit<Invoice>(player, provider, { ...changes });

    it('sent in full', async () => {
      const before = await real();
      const response = await invoice();
      expect(response).toMatchObject({ type: 'address', coin: 'BTC', network: 'bitcoin', memo: null, min_fiat: 10 });
      expect(new Date(response.expires_at).getTime() - env.clock.now.getTime()).toBe(20 * 60_000);
      await env.submitPage(response.page_url, 'send', { coins: response.coin_amount });
      await expectArrived(response.transaction_id, 25.5, before);
    });

    it('sent in part: the amount that arrived is credited', async () => {
      const before = await real();
      const response = await invoice({ amount: 100, ...bitcoin });
      const half = (Number(response.coin_amount) / 2).toFixed(8);
      await env.submitPage(response.page_url, 'send', { coins: half });
      const { amount } = await env.waitForStatus(player, response.transaction_id, 'complete');
      expect(Math.abs(amount - 50)).toBeLessThanOrEqual(0.01);
      await expectArrived(response.transaction_id, amount, before);
    });

    it('worth less than the minimum: nothing is credited', async () => {
      const before = await real();
      const response = await invoice();
      await env.submitPage(response.page_url, 'send', { coins: (Number(response.coin_amount) / 10).toFixed(8) });
      expect(await env.waitForStatus(player, response.transaction_id, 'failed')).toMatchObject({ reason: 'amount_out_of_range' });
      expect(await real()).toBe(before);
    });

    it('of an invalid amount: the page asks again at its own URL', async () => {
      const response = await invoice();
      const refused = await env.submitPage(response.page_url, 'send', { coins: 'all of them' });
      expect([refused.statusCode, refused.headers.location]).toEqual([303, new URL(response.page_url).pathname]);
      expect((await env.openPage(response.page_url)).body).toMatch(/value="all of them"[^>]*aria-invalid="true"/);
    });

    it('sent late: they are valued at the rate of that time', async () => {
      const before = await real();
      const response = await invoice({ amount: 1000, ...bitcoin });
      env.advance(20 * 60);
      await env.waitForStatus(player, response.transaction_id, 'expired');
      expect((await env.openPage(response.page_url)).body).toContain('The fixed rate has expired');
      await env.submitPage(response.page_url, 'send', { coins: response.coin_amount });
      const { amount } = await env.waitForStatus(player, response.transaction_id, 'complete');
      expect(amount).not.toBe(1000);
      expect(Math.abs(amount - 1000)).toBeLessThan(25);
      await expectArrived(response.transaction_id, amount, before);
      // A second transfer to the same invoice is not credited twice.
      await env.submitPage(response.page_url, 'send', { coins: response.coin_amount });
      expect(await real()).toBeCloseTo(before + amount, 2);
    });

    it('on a chain that needs a memo', async () => {
      expect((await invoice({ fields: { coin: 'XRP', network: 'ripple' } })).memo).toMatch(/^\d+$/);
    });

    it('whose provider adds a fee', async () => {
      const before = await real();
      const response = await invoice({ amount: 100, ...bitcoin }, 'coinpayments');
      await env.submitPage(response.page_url, 'send', { coins: response.coin_amount });
      await expectArrived(response.transaction_id, 100, before);
      expect((await env.transaction(player, response.transaction_id)).fee).toBe(0.5);
    });

    it.each([
      ['no coin', { network: 'bitcoin' }, { coin: 'field_required', network: 'invalid_value' }],
      ['a coin that is not accepted', { coin: 'LUNA', network: 'bitcoin' }, { coin: 'invalid_value', network: 'invalid_value' }],
      ['a chain that does not support it', { coin: 'BTC', network: 'tron' }, { network: 'invalid_value' }],
    ])('is refused with %s', async (_text, fields, faults) => {
      expect((await env.requestDeposit(player, 'coinspaid', { fields })).json()).toMatchObject({ status: 0, fields: faults });
    });
  });

  it('with a code to scan, and the page that it opens', async () => {
    const brazilian = await env.operator.createPlayer({ country: 'BR', currency: 'BRL' });
    const response = await env.startDeposit<Aside & { payload: string; copy_code: string }>(brazilian, 'pix', { currency: 'BRL', amount: 50 });
    expect(response).toMatchObject({ type: 'qr', payload: response.page_url, copy_code: response.page_url });
    await env.submitPage(response.payload, 'decision', { decision: 'approve' });
    await env.waitForStatus(brazilian, response.transaction_id, 'complete');
    expect((await env.openPage(response.page_url)).body).toContain('Paid');
    const second = await env.startDeposit<Aside>(brazilian, 'pix', { currency: 'BRL', amount: 50 });
    await env.submitPage(second.page_url, 'decision', { decision: 'decline' });
    await env.waitForStatus(brazilian, second.transaction_id, 'failed');
  });

  describe('in an app', () => {
    it('where it is approved, or is approved automatically after a while', async () => {
      const before = await real();
      const [first, second] = [
        await env.startDeposit<Aside>(player, 'muchbetter', telephone),
        await env.startDeposit<Aside>(player, 'muchbetter', telephone),
      ];
      await env.submitPage(first.page_url, 'decision', { decision: 'approve' });
      await expectArrived(first.transaction_id, 25.5, before);
      expect((await env.transaction(player, second.transaction_id)).status).toBe('pending');
      env.advance(15);
      await expectArrived(second.transaction_id, 25.5, before + 25.5);
    });

    it('where it is declined, or by a test phone number that always declines', async () => {
      const [first, second] = [
        await env.startDeposit<Aside>(player, 'muchbetter', telephone),
        await env.startDeposit<Aside>(player, 'muchbetter', { fields: { phone_number: '+358401234500' } }),
      ];
      await env.submitPage(first.page_url, 'decision', { decision: 'decline' });
      await env.waitForStatus(player, first.transaction_id, 'failed');
      env.advance(15);
      await env.waitForStatus(player, second.transaction_id, 'failed');
    });

    it('with the code of a bank, unless it has expired', async () => {
      const polish = await env.operator.createPlayer({ country: 'PL', currency: 'PLN' });
      const asked = { currency: 'PLN', amount: 50 };
      expect((await env.requestDeposit(polish, 'blik', { ...asked, fields: { otp: '12' } })).json()).toMatchObject({ fields: { otp: 'wrong_card' } });
      expect((await env.requestDeposit(polish, 'blik', { ...asked, fields: { otp: '000000' } })).json()).toEqual({
        status: 0,
        error: 'wrong_card',
        fields: { otp: 'wrong_card' },
      });
      const response = await env.startDeposit<Aside>(polish, 'blik', { ...asked, fields: { otp: '777123' } });
      await env.submitPage(response.page_url, 'decision', { decision: 'approve' });
      await env.waitForStatus(polish, response.transaction_id, 'complete');
    });
  });

  describe('with a code by phone', () => {
    const open = () => env.startDeposit<Aside & { sent_to: string }>(player, 'siru_mobile', { amount: 20, ...telephone });
    const codeOn = async (url: string) => /\b(\d{6}) is your code/.exec((await env.openPage(url)).body)?.[1] ?? '';
    const confirm = (id: string, code: string, key = randomUUID(), by = player) =>
      env.operator.call('payment/confirm_payment', { transaction_id: id, code, idempotency_key: key }, by.bearer);

    it('that is right, even if repeated', async () => {
      const before = await real();
      const { transaction_id: id, page_url: page, sent_to: sentTo } = await open();
      expect(sentTo).toBe('+••••••••••67');
      const [code, key] = [await codeOn(page), randomUUID()];
      const first = await confirm(id, code, key);
      expect(first.json()).toMatchObject({ status: 1, transaction: { id, type: 'deposit' } });
      await expectArrived(id, 20, before);
      expect((await confirm(id, code, key)).json()).toMatchObject({ status: 1, transaction: { id, status: 'complete', fee: 2 } });
      expect((await confirm(id, '111111', key)).statusCode).toBe(409);
      expect(await real()).toBeCloseTo(before + 20, 2);
    });

    it('that is wrong three times, not counting retries', async () => {
      const { transaction_id: id } = await open();
      const key = randomUUID();
      const wrong = { status: 0, error: 'wrong_card', fields: { code: 'wrong_card' } };
      for (let retry = 0; retry < 3; retry += 1) expect((await confirm(id, 'aaaaaa', key)).json()).toEqual(wrong);
      expect((await confirm(id, 'aaaaab')).json()).toEqual(wrong);
      expect((await confirm(id, 'aaaaac')).json()).toEqual({ status: 0, error: 'deposit_fail' });
      await env.waitForStatus(player, id, 'failed');
      expect((await confirm(id, 'aaaaad')).statusCode).toBe(404);
    });

    it('for the player’s own deposit only, while it awaits a code', async () => {
      const { transaction_id: id, page_url: page } = await open();
      const stranger = await env.operator.createPlayer();
      expect((await confirm(id, await codeOn(page), randomUUID(), stranger)).statusCode).toBe(404);
      const { transaction_id: other } = await env.startDeposit(player, 'trustly');
      expect((await confirm(other, '123456')).statusCode).toBe(404);
      expect((await confirm('x', '123456')).statusCode).toBe(404);
      expect((await confirm(id, '1')).json()).toMatchObject({ status: 0, fields: { code: 'wrong_card' } });
    });
  });

  describe('with a voucher', () => {
    it('that covers the amount, until it is used up', async () => {
      const before = await real();
      const first = await env.startDeposit<{ type: string }>(player, 'cashlib', { amount: 30, ...voucher('TEST-50-123456') });
      expect(first.type).toBe('result');
      await expectArrived(first.transaction_id, 30, before);
      expect((await env.requestDeposit(player, 'cashlib', { amount: 30, ...voucher('TEST-50-123456') })).json()).toEqual({
        status: 0,
        error: 'amount_out_of_range',
        fields: { amount: 'amount_out_of_range' },
      });
      const second = await env.startDeposit(player, 'cashlib', { amount: 20, ...voucher('test-50-123456') });
      await expectArrived(second.transaction_id, 20, before + 30);
      expect((await env.requestDeposit(player, 'cashlib', { amount: 10, ...voucher('TEST-50-123456') })).json()).toMatchObject({
        error: 'wrong_card',
      });
    });

    it.each([
      ['unknown', 'ABCD-EFGH'],
      ['used up', 'TEST-50-000000'],
      ['worth nothing', 'TEST-0-123456'],
      ['no code', '?'],
    ])('that is %s', async (_text, code) => {
      const response = await env.requestDeposit(player, 'cashlib', voucher(code));
      expect(response.json()).toEqual({ status: 0, error: 'wrong_card', fields: { voucher_code: 'wrong_card' } });
    });

    it('is refused as before for a repeated request, and used once by two concurrent ones', async () => {
      const before = await real();
      const key = randomUUID();
      const refused = { ...voucher('TEST-50-000000'), idempotency_key: key };
      expect((await env.requestDeposit(player, 'cashlib', refused)).json()).toEqual((await env.requestDeposit(player, 'cashlib', refused)).json());
      const one = { amount: 50, ...voucher('TEST-50-654321') };
      const responses = await Promise.all([1, 2, 3].map(() => env.requestDeposit(player, 'cashlib', one)));
      const taken = responses.map((response) => response.json<{ status: number; transaction_id: string }>()).filter(({ status }) => status === 1);
      expect(taken).toHaveLength(1);
      await expectArrived(taken[0]?.transaction_id ?? '', 50, before);
    });
  });

  it('with a bank account, which may be declined', async () => {
    const american = await env.operator.createPlayer({ country: 'US', currency: 'USD' });
    const asked = (account: string) => ({ currency: 'USD', fields: { routing_number: '021000021', account_number: account } });
    const { transaction_id: id } = await env.startDeposit(american, 'vip_preferred', asked('123456789'));
    await env.waitForStatus(american, id, 'complete');
    expect((await env.requestDeposit(american, 'vip_preferred', asked('1234560000'))).json()).toMatchObject({ error: 'deposit_fail' });
  });

  it('twice with one key as one payment, also concurrently', async () => {
    const changes = { ...telephone, idempotency_key: randomUUID() };
    const responses = await Promise.all([1, 2, 3, 4].map(() => env.requestDeposit(player, 'muchbetter', changes)));
    const started = responses.map((response) => response.json<{ transaction_id: string }>());
    expect(new Set(started.map(({ transaction_id: id }) => id)).size).toBe(1);
    expect((await env.requestDeposit(player, 'muchbetter', { ...changes, fields: { phone_number: '+358407654321' } })).statusCode).toBe(409);
  });

  it.each([
    ['of another country', 'bizum', {}],
    ['disabled', 'vipps_mobilepay', telephone],
    ['closed', 'giropay', {}],
  ])('by no payment method that is %s', async (_text, provider, changes) => {
    expect((await env.requestDeposit(player, provider, changes)).json()).toMatchObject({ status: 0, error: 'method_not_available' });
  });

  it('with the last used method first', async () => {
    const payer = await env.operator.createPlayer();
    const offered = async () => {
      const response = await env.operator.call('front/get_processors', { currency: 'EUR' }, payer.bearer);
      return response.json<{ processors: { id: string; is_last_used: boolean }[] }>().processors;
    };
    expect((await offered()).filter((method) => method.is_last_used)).toEqual([]);
    const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(payer, 'skrill');
    expect((await offered())[0]).toMatchObject({ id: 'sandbox_card', is_last_used: false });
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(payer, id, 'complete');
    expect((await offered()).slice(0, 2)).toMatchObject([
      { id: 'skrill', is_last_used: true },
      { id: 'sandbox_card', is_last_used: false },
    ]);
  });

  it('in another tab with the response of its start', async () => {
    const response = await env.startDeposit<Aside>(player, 'muchbetter', telephone);
    const { transaction_id: id } = response;
    const started = (given: string, by = player) => env.operator.call('payment/get_started_payment', { transaction_id: given }, by.bearer);
    expect((await started(id)).json()).toEqual(response);
    expect((await started(id, await env.operator.createPlayer())).statusCode).toBe(404);
    expect((await started('x')).statusCode).toBe(404);
    await env.submitPage(response.page_url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, id, 'complete');
    expect((await started(id)).json()).toEqual(response);
  });

  it('until the player cancels a transfer; money that arrives later is held for staff', async () => {
    const payer = await env.operator.createPlayer();
    const { transaction_id: id, page_url: page } = await env.startDeposit<Aside>(payer, 'sepa_transfer');
    const cancel = (given: string, by = payer) => env.operator.call('payment/cancel_deposit', { transaction_id: given }, by.bearer);
    expect((await cancel(id, player)).statusCode).toBe(404);
    expect((await env.transaction(payer, id)).status).toBe('pending');
    const responses = await Promise.all([1, 2, 3].map(() => cancel(id)));
    for (const response of responses) expect(response.json()).toMatchObject({ status: 1, transaction: { id, status: 'cancelled' } });
    await env.submitPage(page, 'decision', { decision: 'approve' });
    const held = () => env.db.pool.query<{ reason: string }>('select reason from held_money where payment_id = $1', [id]);
    await expect.poll(async () => (await held()).rows, { interval: 20 }).toEqual([{ reason: 'after_cancelled' }]);
    expect((await env.balances(payer)).real).toBe(0);
  });

  it('without a cancellation if it is at a provider or complete', async () => {
    const cancel = (id: string) => env.operator.call('payment/cancel_deposit', { transaction_id: id }, player.bearer);
    const { transaction_id: id } = await env.startDeposit(player, 'trustly');
    expect((await cancel(id)).statusCode).toBe(404);
    const transfer = await env.startDeposit<Aside>(player, 'sepa_transfer');
    await env.submitPage(transfer.page_url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, transfer.transaction_id, 'complete');
    expect((await cancel(transfer.transaction_id)).json()).toMatchObject({ status: 1, transaction: { status: 'complete' } });
  });

  it('only when its own provider reports it', async () => {
    const { transaction_id: id } = await env.startDeposit(player, 'trustly');
    const event = { event_id: randomUUID(), type: 'completed', reference: id, amount_minor: 2550, currency: 'EUR' };
    expect((await env.sendEvent('skrill', event)).statusCode).toBe(404);
    expect((await env.sendEvent('sandbox', event)).statusCode).toBe(404);
    expect((await env.sendEvent('trustly', event, { 'x-signature': 'none' })).statusCode).toBe(401);
    expect((await env.transaction(player, id)).status).toBe('pending');
    expect((await env.sendEvent('trustly', event)).statusCode).toBe(200);
    expect((await env.transaction(player, id)).status).toBe('complete');
  });

  it('with a bank transfer, which arrives days later or is sent back', async () => {
    let sender = await env.operator.createPlayer();
    const response = await env.startDeposit<Aside & { reference: string; iban: string; amount: number }>(sender, 'sepa_transfer');
    const second = await env.startDeposit<Aside>(sender, 'sepa_transfer');
    expect(response).toMatchObject({ type: 'instructions', amount: 25.5, iban: 'FI2112345600000785', beneficiary: 'Northlight' });
    expect(response.reference).toMatch(/^RF\d{14}$/);
    expect((await env.openPage(response.page_url)).body).toContain(response.reference);
    env.advance(3 * 86_400);
    sender = await env.signIn(sender);
    expect((await env.transaction(sender, response.transaction_id)).status).toBe('pending');
    await env.submitPage(response.page_url, 'decision', { decision: 'approve' });
    await env.submitPage(second.page_url, 'decision', { decision: 'decline' });
    await env.waitForStatus(sender, response.transaction_id, 'complete');
    await env.waitForStatus(sender, second.transaction_id, 'failed');
    expect((await env.balances(sender)).real).toBe(25.5);
  });
});
