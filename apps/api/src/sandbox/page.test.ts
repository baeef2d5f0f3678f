import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardPage, confirmPage } from './card-page.ts';
import { appPage, approvalPage, endedPage, framedEndPage, invoicePage, phonePage, transferPage } from './flow-pages.ts';
import { notFoundPage } from './page-frame.ts';
import { pageStyleHash } from './page.style.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

const payment: SandboxPayment = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: '00000000-0000-4000-8000-000000000002',
  order_hash: Buffer.alloc(1),
  merchant: 'Salt & <Keel>',
  amount_minor: 125_050,
  currency: 'EUR',
  locale: 'en',
  return_url: 'https://play.example/',
  callback_url: 'https://play.example/',
  status: 'created',
  card_last4: '1111',
  card_scheme: 'Visa',
  card_token: null,
  method: { id: 'sandbox_card', name: 'Card', kind: 'card', flow: 'redirect_url' },
  details: {},
  paid_minor: null,
  wrong_codes: 0,
  decide_at: null,
  decide_as: null,
  created_at: new Date(),
  expires_at: new Date(),
};

describe('the hosted page', () => {
  // A single space more, and the browser drops the whole style.
  it.each([
    ['form', cardPage(payment)],
    ['question', confirmPage(payment)],
    ['not-found page', notFoundPage('fi')],
    ['approval', approvalPage(payment)],
    ['app', appPage(payment)],
    ['invoice', invoicePage(payment, { typed: '"><b>' })],
    ['transfer', transferPage(payment)],
    ['telephone', phonePage(payment)],
    ['end', endedPage({ ...payment, status: 'completed' })],
    ['end in a frame', framedEndPage({ ...payment, status: 'failed' }).page],
  ])('carries its style as the policy allows it: %s', (_text, page) => {
    const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
    expect(`sha256-${createHash('sha256').update(style).digest('base64')}`).toBe(pageStyleHash);
  });

  it('escapes what others wrote', () => {
    expect(confirmPage(payment)).toContain('Salt &amp; &lt;Keel&gt;');
    expect(cardPage(payment, { holder: '"><b>', number: '', month: '', year: '', cvv: '' }, { number: 'required' })).toContain(
      'value="&quot;&gt;&lt;b&gt;"',
    );
  });

  it('escapes what was typed for coins', () => {
    expect(invoicePage(payment, { typed: '"><b>' })).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  it('in a frame runs the script that its policy names, and no other', () => {
    const { page, scriptHash } = framedEndPage({ ...payment, status: 'completed' });
    const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(`sha256-${createHash('sha256').update(script).digest('base64')}`).toBe(scriptHash);
    expect(script).toContain('"https://play.example"');
  });

  it('speaks Finnish on each side of a payment', () => {
    const finnish = { ...payment, locale: 'fi' };
    expect(approvalPage(finnish)).toContain('Hyväksy');
    expect(transferPage(finnish)).toContain('Siirto saapuu');
    expect(phonePage({ ...finnish, details: { code: '123456' } })).toContain('123456 on koodisi');
  });

  it('speaks the language of the order, with its money', () => {
    expect(cardPage({ ...payment, locale: 'fi' })).toContain('lang="fi"');
    expect(cardPage({ ...payment, locale: 'fi' })).toMatch(/Maksa 1\s250,50\s€/);
    expect(cardPage({ ...payment, locale: 'de' })).toContain('Pay €1,250.50');
  });

  it('names its faults, and ties each to its field', () => {
    const page = cardPage(payment, { holder: 'Aino', number: '', month: '13', year: '2040', cvv: '' }, { month: 'month' });
    expect(page).toMatch(/<title>Error: /);
    expect(page).toMatch(/id="month"[^>]*aria-invalid="true"[^>]*aria-describedby="month-fault"[^>]*autofocus/);
    expect(page).toContain('value="Aino"');
  });
});
