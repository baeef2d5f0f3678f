import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { confirmPage } from './bank-page.ts';
import { cardPage } from './card-page.ts';
import { appPage, approvalPage, endedPage, invoicePage, phonePage, transferPage } from './flow-pages.ts';
import { withEndReport, withHeightReport } from './framed-page.ts';
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
  failure: null,
  confirmations: 0,
  confirmations_required: null,
  created_at: new Date(),
  expires_at: new Date(),
};

describe('the hosted page', () => {
  // The browser ignores the style if it differs by a single space.
  it.each([
    ['form', cardPage(payment)],
    ['question', confirmPage(payment)],
    ['not-found page', notFoundPage('fi')],
    ['approval', approvalPage(payment)],
    ['app', appPage(payment)],
    ['invoice', invoicePage({ ...payment, details: { refusedCoins: '"><b>' } })],
    ['transfer', transferPage(payment)],
    ['phone', phonePage(payment)],
    ['end', endedPage({ ...payment, status: 'completed' })],
    ['in a frame', withHeightReport(cardPage(payment), payment).page],
  ])('contains exactly the style that the policy allows: %s', (_text, page) => {
    const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
    expect(`sha256-${createHash('sha256').update(style).digest('base64')}`).toBe(pageStyleHash);
  });

  it('escapes text from the order', () => {
    expect(confirmPage(payment)).toContain('Salt &amp; &lt;Keel&gt;');
    const refusedCard = { typed: { holder: '"><b>', month: '', year: '' }, faults: { number: 'required' } } as const;
    expect(cardPage({ ...payment, details: { refusedCard } })).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  it('escapes entered amounts of coins', () => {
    expect(invoicePage({ ...payment, details: { refusedCoins: '"><b>' } })).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  it.each([
    ['its height', withHeightReport(cardPage(payment), payment)],
    ['its end', withEndReport(endedPage({ ...payment, status: 'completed' }), payment)],
  ])('in a frame runs only the script that its policy allows, and reports to the site %s', (_text, { page, scriptHash }) => {
    const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(`sha256-${createHash('sha256').update(script).digest('base64')}`).toBe(scriptHash);
    expect(script).toContain('"https://play.example"');
  });

  it('is in Finnish at each step of a payment', () => {
    const finnish = { ...payment, locale: 'fi' };
    expect(approvalPage(finnish)).toContain('Hyväksy');
    expect(transferPage(finnish)).toContain('Siirto saapuu');
    expect(phonePage({ ...finnish, details: { code: '123456' } })).toContain('123456 on koodisi');
  });

  it('is in the language of the order, with its currency format', () => {
    expect(cardPage({ ...payment, locale: 'fi' })).toContain('lang="fi-FI"');
    expect(cardPage({ ...payment, locale: 'fi' })).toMatch(/Maksa 1\s250,50\s€/);
    expect(cardPage({ ...payment, locale: 'en' })).toContain('Pay €1,250.50');
  });

  it('shows its errors and links each to its field', () => {
    const refusedCard = { typed: { holder: 'Aino', month: '13', year: '2040' }, faults: { month: 'month' } } as const;
    const page = cardPage({ ...payment, details: { refusedCard } });
    expect(page).toMatch(/<title>Error: /);
    expect(page).toMatch(/id="month"[^>]*aria-invalid="true"[^>]*aria-describedby="month-fault"[^>]*autofocus/);
    expect(page).toContain('value="Aino"');
  });
});
