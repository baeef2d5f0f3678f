import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentHouse, testCard, type PaymentHouse } from '../testing/payment-house.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

type Aside = { page_url: string };
type Form = { action: string; fields: { name: string; value: string }[] };
const bitcoin = { fields: { coin: 'BTC', network: 'bitcoin' } };
const telephone = { fields: { phone_number: '+358401234567' } };
const voucher = (code: string) => ({ fields: { voucher_code: code } });

describe('a deposit goes on', () => {
  let house: PaymentHouse;
  let player: TestPlayer;
  beforeAll(async () => {
    house = await startPaymentHouse();
    player = await house.operator.createPlayer();
  });
  afterAll(() => house.close());

  const expectArrived = async (id: string, amount: number, before: number) => {
    expect(await house.becomes(player, id, 'complete')).toMatchObject({ amount, total: amount });
    expect((await house.balances(player)).real).toBeCloseTo(before + amount, 2);
  };
  const real = async () => (await house.balances(player)).real;

  describe('with a redirect', () => {
    it('to a bank that is asked for a yes', async () => {
      const before = await real();
      const { transaction_id: id, url } = await house.start<{ url: string }>(player, 'trustly');
      expect((await house.visit(url)).body).toContain('Pay with Trustly');
      await house.submit(url, 'decision', { decision: 'approve' });
      await expectArrived(id, 25.5, before);
      expect((await house.visit(url)).headers.location).toBe(`https://play.example/user-management?tab=deposit&transaction=${id}`);
    });

    it('to a bank that says no', async () => {
      const { transaction_id: id, url } = await house.start<{ url: string }>(player, 'trustly');
      await house.submit(url, 'decision', { decision: 'decline' });
      expect(await house.becomes(player, id, 'failed')).toMatchObject({ reason: 'deposit_fail', total: null });
    });

    it('and comes back undecided, until it is decided a minute later', async () => {
      const before = await real();
      const { transaction_id: id, url } = await house.start<{ url: string }>(player, 'skrill');
      expect((await house.submit(url, 'later')).headers.location).toContain(id);
      expect((await house.transaction(player, id)).status).toBe('pending');
      house.wait(60);
      await expectArrived(id, 25.5, before);
    });

    it('and is left until its time is over', async () => {
      const { transaction_id: id, url } = await house.start<{ url: string }>(player, 'skrill');
      await house.submit(url, 'timeout');
      expect(await house.becomes(player, id, 'expired')).toMatchObject({ total: null });
    });
  });

  describe('with a form', () => {
    it('that leads to the card page, and to nothing when it was changed', async () => {
      const before = await real();
      const { transaction_id: id, ...form } = await house.start<Form>(player, 'payabl');
      const token = form.fields.find(({ name }) => name === 'token')?.value ?? '';
      const send = (value: string) =>
        house.sandbox.inject({
          method: 'POST',
          url: new URL(form.action).pathname,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ token: value }).toString(),
        });
      expect((await send(token.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
      expect((await send('')).statusCode).toBe(404);
      const page = new URL(String((await send(token)).headers.location), form.action).href;
      await house.submit(page, 'card', testCard);
      await house.submit(page, 'decision', { decision: 'approve' });
      await expectArrived(id, 25.5, before);
    });

    it('of a euro bank payment, which is found by its reference', async () => {
      const before = await real();
      const request = { amount: 40, currency: 'EUR', return_url: '/', idempotency_key: randomUUID() };
      const ask = () => house.operator.call('payment/get_eupayment_form', request, player.bearer);
      const answer = (await ask()).json<{ form: Form }>();
      expect((await ask()).json()).toEqual(answer);
      const field = (wanted: string) => answer.form.fields.find(({ name }) => name === wanted)?.value ?? '';
      const page = new URL(`/pay/${field('token').split('.')[0] ?? ''}`, answer.form.action).href;
      await house.submit(page, 'decision', { decision: 'approve' });
      await expectArrived(field('reference'), 40, before);
      const found = await house.operator.call('front/get_eupayment_financial_transaction', { reference: field('reference') }, player.bearer);
      expect(found.json()).toMatchObject({ transaction: { id: field('reference'), provider: 'EU Payment' } });
      const stranger = await house.operator.createPlayer();
      const denied = await house.operator.call('front/get_eupayment_financial_transaction', { reference: field('reference') }, stranger.bearer);
      expect(denied.statusCode).toBe(404);
    });
  });

  describe('in a frame', () => {
    it('that only the site may hold, and that tells only the site', async () => {
      const before = await real();
      const { transaction_id: id, url } = await house.start<{ url: string }>(player, 'praxis_cashier');
      expect((await house.visit(url)).headers['content-security-policy']).toContain('frame-ancestors https://play.example');
      await house.submit(url, 'card', testCard);
      await house.submit(url, 'decision', { decision: 'approve' });
      const end = await house.visit(url);
      expect(end.body).toContain(`parent.postMessage({"source":"payment","transaction_id":"${id}","state":"finished"}, "https://play.example")`);
      expect(end.headers['content-security-policy']).toMatch(/script-src 'sha256-/);
      await expectArrived(id, 25.5, before);
    });

    it('with card fields that a token opens, and no other', async () => {
      const { transaction_id: id, token, url } = await house.start<{ token: string; url: string }>(player, 'adyen');
      expect(url).toContain(token);
      expect((await house.visit(url.replace(token, `${randomUUID()}.x`))).statusCode).toBe(404);
      const page = new URL(String((await house.visit(url)).headers.location), url).href;
      expect((await house.visit(page)).body).toContain('Card number');
      await house.submit(page, 'card', { ...testCard, number: '4000000000000002' });
      expect(await house.becomes(player, id, 'failed')).toMatchObject({ reason: 'deposit_fail' });
    });

    it('with the sheet of a wallet, which asks for no card', async () => {
      const before = await real();
      const { transaction_id: id, url } = await house.start<{ url: string }>(player, 'apple_pay');
      const page = new URL(String((await house.visit(url)).headers.location), url).href;
      expect((await house.visit(page)).body).not.toContain('Card number');
      await house.submit(page, 'decision', { decision: 'approve' });
      await expectArrived(id, 25.5, before);
    });
  });

  describe('with coins', () => {
    type Invoice = Aside & { address: string; coin_amount: string; rate: string; min_fiat: number; memo: string | null; expires_at: string };
    const invoice = (changes: object = bitcoin, provider = 'coinspaid') => house.start<Invoice>(player, provider, { ...changes });

    it('sent in full', async () => {
      const before = await real();
      const answer = await invoice();
      expect(answer).toMatchObject({ type: 'address', coin: 'BTC', network: 'bitcoin', memo: null, min_fiat: 10 });
      expect(new Date(answer.expires_at).getTime() - house.clock.now.getTime()).toBe(20 * 60_000);
      await house.submit(answer.page_url, 'send', { coins: answer.coin_amount });
      await expectArrived(answer.transaction_id, 25.5, before);
    });

    it('sent in part: what came is credited', async () => {
      const before = await real();
      const answer = await invoice({ amount: 100, ...bitcoin });
      const half = (Number(answer.coin_amount) / 2).toFixed(8);
      await house.submit(answer.page_url, 'send', { coins: half });
      const { amount } = await house.becomes(player, answer.transaction_id, 'complete');
      expect(Math.abs(amount - 50)).toBeLessThanOrEqual(0.01);
      await expectArrived(answer.transaction_id, amount, before);
    });

    it('worth less than the minimum: nothing is credited', async () => {
      const before = await real();
      const answer = await invoice();
      await house.submit(answer.page_url, 'send', { coins: (Number(answer.coin_amount) / 10).toFixed(8) });
      expect(await house.becomes(player, answer.transaction_id, 'failed')).toMatchObject({ reason: 'amount_out_of_range' });
      expect(await real()).toBe(before);
    });

    it('sent late: they count at the rate of that time', async () => {
      const before = await real();
      const answer = await invoice({ amount: 1000, ...bitcoin });
      house.wait(20 * 60);
      await house.becomes(player, answer.transaction_id, 'expired');
      expect((await house.visit(answer.page_url)).body).toContain('The time of the fixed rate is over');
      await house.submit(answer.page_url, 'send', { coins: answer.coin_amount });
      const { amount } = await house.becomes(player, answer.transaction_id, 'complete');
      expect(amount).not.toBe(1000);
      expect(Math.abs(amount - 1000)).toBeLessThan(25);
      await expectArrived(answer.transaction_id, amount, before);
      // A second sending of the same invoice is not paid twice.
      await house.submit(answer.page_url, 'send', { coins: answer.coin_amount });
      expect(await real()).toBeCloseTo(before + amount, 2);
    });

    it('on a chain that needs a memo', async () => {
      expect((await invoice({ fields: { coin: 'XRP', network: 'ripple' } })).memo).toMatch(/^\d+$/);
    });

    it('whose provider takes a share on top', async () => {
      const before = await real();
      const answer = await invoice({ amount: 100, ...bitcoin }, 'coinpayments');
      await house.submit(answer.page_url, 'send', { coins: answer.coin_amount });
      await expectArrived(answer.transaction_id, 100, before);
      expect((await house.transaction(player, answer.transaction_id)).fee).toBe(0.5);
    });

    it.each([
      ['no coin', { network: 'bitcoin' }, { coin: 'field_required', network: 'invalid_value' }],
      ['a coin nobody takes', { coin: 'LUNA', network: 'bitcoin' }, { coin: 'invalid_value', network: 'invalid_value' }],
      ['a chain that does not carry it', { coin: 'BTC', network: 'tron' }, { network: 'invalid_value' }],
    ])('is refused with %s', async (_text, fields, faults) => {
      expect((await house.ask(player, 'coinspaid', { fields })).json()).toMatchObject({ status: 0, fields: faults });
    });
  });

  it('with a code to scan, and the page it leads to', async () => {
    const brazilian = await house.operator.createPlayer({ country: 'BR', currency: 'BRL' });
    const answer = await house.start<Aside & { payload: string; copy_code: string }>(brazilian, 'pix', { currency: 'BRL', amount: 50 });
    expect(answer).toMatchObject({ type: 'qr', payload: answer.page_url, copy_code: answer.page_url });
    await house.submit(answer.payload, 'decision', { decision: 'approve' });
    await house.becomes(brazilian, answer.transaction_id, 'complete');
    expect((await house.visit(answer.page_url)).body).toContain('Paid');
    const second = await house.start<Aside>(brazilian, 'pix', { currency: 'BRL', amount: 50 });
    await house.submit(second.page_url, 'decision', { decision: 'decline' });
    await house.becomes(brazilian, second.transaction_id, 'failed');
  });

  describe('in an app', () => {
    it('where it is approved, or approved by itself after a while', async () => {
      const before = await real();
      const [first, second] = [await house.start<Aside>(player, 'muchbetter', telephone), await house.start<Aside>(player, 'muchbetter', telephone)];
      await house.submit(first.page_url, 'decision', { decision: 'approve' });
      await expectArrived(first.transaction_id, 25.5, before);
      expect((await house.transaction(player, second.transaction_id)).status).toBe('pending');
      house.wait(15);
      await expectArrived(second.transaction_id, 25.5, before + 25.5);
    });

    it('where it is declined, or by a telephone that always does', async () => {
      const [first, second] = [
        await house.start<Aside>(player, 'muchbetter', telephone),
        await house.start<Aside>(player, 'muchbetter', { fields: { phone_number: '+358401234500' } }),
      ];
      await house.submit(first.page_url, 'decision', { decision: 'decline' });
      await house.becomes(player, first.transaction_id, 'failed');
      house.wait(15);
      await house.becomes(player, second.transaction_id, 'failed');
    });

    it('with the code of a bank, unless it has run out', async () => {
      const polish = await house.operator.createPlayer({ country: 'PL', currency: 'PLN' });
      const asked = { currency: 'PLN', amount: 50 };
      expect((await house.ask(polish, 'blik', { ...asked, fields: { otp: '12' } })).json()).toMatchObject({ fields: { otp: 'wrong_card' } });
      expect((await house.ask(polish, 'blik', { ...asked, fields: { otp: '000000' } })).json()).toEqual({
        status: 0,
        error: 'wrong_card',
        fields: { otp: 'wrong_card' },
      });
      const answer = await house.start<Aside>(polish, 'blik', { ...asked, fields: { otp: '777123' } });
      await house.submit(answer.page_url, 'decision', { decision: 'approve' });
      await house.becomes(polish, answer.transaction_id, 'complete');
    });
  });

  describe('with a code by phone', () => {
    const open = () => house.start<Aside & { sent_to: string }>(player, 'siru_mobile', { amount: 20, ...telephone });
    const codeOn = async (url: string) => /\b(\d{6}) is your code/.exec((await house.visit(url)).body)?.[1] ?? '';
    const confirm = (id: string, code: string, key = randomUUID(), by = player) =>
      house.operator.call('payment/confirm_payment', { transaction_id: id, code, idempotency_key: key }, by.bearer);

    it('that is right, however often it is sent', async () => {
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

    it('that is wrong three times, a retry not counted', async () => {
      const { transaction_id: id } = await open();
      const key = randomUUID();
      const wrong = { status: 0, error: 'wrong_card', fields: { code: 'wrong_card' } };
      for (let retry = 0; retry < 3; retry += 1) expect((await confirm(id, 'aaaaaa', key)).json()).toEqual(wrong);
      expect((await confirm(id, 'aaaaab')).json()).toEqual(wrong);
      expect((await confirm(id, 'aaaaac')).json()).toEqual({ status: 0, error: 'deposit_fail' });
      await house.becomes(player, id, 'failed');
      expect((await confirm(id, 'aaaaad')).statusCode).toBe(404);
    });

    it('of one’s own deposit, which awaits one', async () => {
      const { transaction_id: id, page_url: page } = await open();
      const stranger = await house.operator.createPlayer();
      expect((await confirm(id, await codeOn(page), randomUUID(), stranger)).statusCode).toBe(404);
      const { transaction_id: other } = await house.start(player, 'trustly');
      expect((await confirm(other, '123456')).statusCode).toBe(404);
      expect((await confirm('x', '123456')).statusCode).toBe(404);
      expect((await confirm(id, '1')).json()).toMatchObject({ status: 0, fields: { code: 'wrong_card' } });
    });
  });

  describe('with a voucher', () => {
    it('that holds enough, until it is used up', async () => {
      const before = await real();
      const first = await house.start<{ type: string }>(player, 'cashlib', { amount: 30, ...voucher('TEST-50-123456') });
      expect(first.type).toBe('result');
      await expectArrived(first.transaction_id, 30, before);
      expect((await house.ask(player, 'cashlib', { amount: 30, ...voucher('TEST-50-123456') })).json()).toEqual({
        status: 0,
        error: 'amount_out_of_range',
        fields: { amount: 'amount_out_of_range' },
      });
      const second = await house.start(player, 'cashlib', { amount: 20, ...voucher('test-50-123456') });
      await expectArrived(second.transaction_id, 20, before + 30);
      expect((await house.ask(player, 'cashlib', { amount: 10, ...voucher('TEST-50-123456') })).json()).toMatchObject({ error: 'wrong_card' });
    });

    it.each([
      ['unknown', 'ABCD-EFGH'],
      ['used up', 'TEST-50-000000'],
      ['worth nothing', 'TEST-0-123456'],
      ['no code', '?'],
    ])('that is %s', async (_text, code) => {
      const answer = await house.ask(player, 'cashlib', voucher(code));
      expect(answer.json()).toEqual({ status: 0, error: 'wrong_card', fields: { voucher_code: 'wrong_card' } });
    });

    it('is refused the same again, and used once by two requests at once', async () => {
      const before = await real();
      const key = randomUUID();
      const refused = { ...voucher('TEST-50-000000'), idempotency_key: key };
      expect((await house.ask(player, 'cashlib', refused)).json()).toEqual((await house.ask(player, 'cashlib', refused)).json());
      const one = { amount: 50, ...voucher('TEST-50-654321') };
      const answers = await Promise.all([1, 2, 3].map(() => house.ask(player, 'cashlib', one)));
      const taken = answers.map((answer) => answer.json<{ status: number; transaction_id: string }>()).filter(({ status }) => status === 1);
      expect(taken).toHaveLength(1);
      await expectArrived(taken[0]?.transaction_id ?? '', 50, before);
    });
  });

  it('with an account of a bank, which may say no', async () => {
    const american = await house.operator.createPlayer({ country: 'US', currency: 'USD' });
    const asked = (account: string) => ({ currency: 'USD', fields: { routing_number: '021000021', account_number: account } });
    const { transaction_id: id } = await house.start(american, 'vip_preferred', asked('123456789'));
    await house.becomes(american, id, 'complete');
    expect((await house.ask(american, 'vip_preferred', asked('1234560000'))).json()).toMatchObject({ error: 'deposit_fail' });
  });

  it('twice with one key as one payment, also when both come at once', async () => {
    const changes = { ...telephone, idempotency_key: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => house.ask(player, 'muchbetter', changes)));
    const told = answers.map((answer) => answer.json<{ transaction_id: string }>());
    expect(new Set(told.map(({ transaction_id: id }) => id)).size).toBe(1);
    expect((await house.ask(player, 'muchbetter', { ...changes, fields: { phone_number: '+358407654321' } })).statusCode).toBe(409);
  });

  it.each([
    ['of another country', 'bizum', {}],
    ['switched off', 'vipps_mobilepay', telephone],
    ['closed', 'giropay', {}],
  ])('by no way to pay that is %s', async (_text, provider, changes) => {
    expect((await house.ask(player, provider, changes)).json()).toMatchObject({ status: 0, error: 'method_not_available' });
  });

  it('only by the word of its own provider', async () => {
    const { transaction_id: id } = await house.start(player, 'trustly');
    const event = { event_id: randomUUID(), type: 'completed', reference: id, amount_minor: 2550, currency: 'EUR' };
    expect((await house.tell('skrill', event)).statusCode).toBe(404);
    expect((await house.tell('sandbox', event)).statusCode).toBe(404);
    expect((await house.tell('trustly', event, { 'x-signature': 'none' })).statusCode).toBe(401);
    expect((await house.transaction(player, id)).status).toBe('pending');
    expect((await house.tell('trustly', event)).statusCode).toBe(200);
    expect((await house.transaction(player, id)).status).toBe('complete');
  });

  it('with a transfer by its reference, which arrives days later or is sent back', async () => {
    let sender = await house.operator.createPlayer();
    const answer = await house.start<Aside & { reference: string; iban: string; amount: number }>(sender, 'sepa_transfer');
    const second = await house.start<Aside>(sender, 'sepa_transfer');
    expect(answer).toMatchObject({ type: 'instructions', amount: 25.5, iban: 'FI2112345600000785', beneficiary: 'Northlight' });
    expect(answer.reference).toMatch(/^RF\d{14}$/);
    expect((await house.visit(answer.page_url)).body).toContain(answer.reference);
    house.wait(3 * 86_400);
    sender = await house.signIn(sender);
    expect((await house.transaction(sender, answer.transaction_id)).status).toBe('pending');
    await house.submit(answer.page_url, 'decision', { decision: 'approve' });
    await house.submit(second.page_url, 'decision', { decision: 'decline' });
    await house.becomes(sender, answer.transaction_id, 'complete');
    await house.becomes(sender, second.transaction_id, 'failed');
    expect((await house.balances(sender)).real).toBe(25.5);
  });
});
