import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentEnvironment, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

const look = { label: 'Kortin numero "><b>', scheme: 'dark', text: '#eef1f7', dim: 'rgb(154, 166, 189)' };
const card = { holder: 'Aino Laine', number: '4111 1111 1111 1111', expiry: '12 / 40', cvv: '123' };

describe('the card fields of the sandbox', () => {
  let env: PaymentEnvironment;
  let player: TestPlayer;
  beforeAll(async () => {
    env = await startPaymentEnvironment();
    player = await env.operator.createPlayer();
  });
  afterAll(() => env.close());

  const start = () => env.startDeposit<{ fields_url: string }>(player, 'adyen');
  const open = (url: string, field: string, query: object = look) =>
    env.sandbox.inject({ url: `${new URL(url).pathname}?${new URLSearchParams({ field, ...query }).toString()}` });
  const send = (url: string, changes: Partial<typeof card> = {}) => env.submitPage(url, 'card', { ...card, ...changes });

  it('are pages that only the site may embed, in its colours, opened by the token of the payment', async () => {
    const { fields_url: url } = await start();
    const page = await open(url, 'number');
    expect(page.headers['content-security-policy']).toContain(
      "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors https://play.example",
    );
    expect(page.body).toContain('aria-label="Kortin numero &quot;&gt;&lt;b&gt;"');
    expect(page.body).toContain('color: #eef1f7');
    expect((await open(url, 'number', { ...look, text: 'red} body{background:url(//evil.example)' })).body).not.toContain('evil.example');
    expect((await open(url, 'holder')).statusCode).toBe(404);
    expect(
      (
        await open(
          url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
          'number',
        )
      ).statusCode,
    ).toBe(404);
  });

  it('send a card, which the bank asks to confirm', async () => {
    const { transaction_id: id, fields_url: url } = await start();
    const { state, url: page } = (await send(url)).json<{ state: string; url: string }>();
    expect(state).toBe('submitted');
    // Another tab continues there too, and sending the card twice does no harm.
    expect((await open(url, 'controller')).body).toContain(new URL(page).pathname);
    expect((await send(url)).json()).toEqual({ state: 'submitted', url: page });
    await env.submitPage(page, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, id, 'complete');
    expect((await send(url)).json()).toEqual({ state: 'finished', transaction_id: id });
  });

  it('report each wrong field, and nothing is paid', async () => {
    const { transaction_id: id, fields_url: url } = await start();
    const wrong = { holder: ' ', number: '4111 1111 1111 1112', expiry: '01 / 20', cvv: '12' };
    expect((await send(url, wrong)).json()).toEqual({
      state: 'refused',
      errors: { holder: 'required', number: 'invalid', expiry: 'expired', cvv: 'invalid' },
    });
    // A valid number that is not a test card.
    expect((await send(url, { number: '4539 1488 0343 6467' })).json()).toEqual({ state: 'refused', errors: { number: 'not_accepted' } });
    expect((await env.transaction(player, id)).status).toBe('pending');
    expect((await send(url)).json()).toMatchObject({ state: 'submitted' });
  });

  it('report the end of a payment whose card is declined', async () => {
    const { transaction_id: id, fields_url: url } = await start();
    expect((await send(url, { number: '4000 0000 0000 0002' })).json()).toEqual({ state: 'finished', transaction_id: id });
    await env.waitForStatus(player, id, 'failed');
  });

  it('are not part of the sheet of a wallet', async () => {
    expect(await env.startDeposit(player, 'apple_pay')).toMatchObject({ type: 'client_token', fields_url: null });
  });
});
