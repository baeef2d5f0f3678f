import { html } from '../http/html.ts';
import { textsIn } from '../texts/texts.ts';
import { bankCodeOf } from './bank-code.ts';
import { amountOf, cancelForm, framePage, otherEnds, rows } from './page-frame.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

/** The name under which each card scheme offers 3-D Secure. */
const programmes: Readonly<Record<string, string>> = {
  Visa: 'Visa Secure',
  Mastercard: 'Mastercard Identity Check',
  Maestro: 'Mastercard Identity Check',
  'American Express': 'American Express SafeKey',
  Discover: 'Discover ProtectBuy',
  'Diners Club': 'Diners Club ProtectBuy',
  JCB: 'JCB J/Secure',
};

/** The page of the card's bank, as in strong customer authentication: a code by text message, or the bank's app. */
export function confirmPage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const { text } = texts;
  const { id, merchant, created_at: createdAt, wrong_codes: wrongCodes } = payment;
  const card = cardOf(payment);
  const isWrong = wrongCodes > 0;
  return framePage(
    texts,
    `${isWrong ? `${text('api.sandbox.fault_title')}: ` : ''}${text('api.sandbox.confirm_title')}`,
    html` <div class="card">
        ${bankHeader(payment)}
        <h1 class="step">${text('api.sandbox.confirm_title')}</h1>
        ${rows([
          [text('api.sandbox.bank.merchant'), merchant],
          [text('api.sandbox.bank.amount'), amountOf(payment, texts)],
          [text('api.sandbox.bank.card'), card],
          [text('api.sandbox.bank.date'), new Intl.DateTimeFormat(texts.languageTag, { dateStyle: 'medium', timeStyle: 'short' }).format(createdAt)],
        ])}
        <form method="post" action="/pay/${id}/code" novalidate>
          <div class="field">
            <label for="code">${text('api.sandbox.bank.code')}</label>
            <input
              id="code"
              name="code"
              type="text"
              inputmode="numeric"
              autocomplete="one-time-code"
              maxlength="10"
              required
              aria-describedby="${isWrong ? 'code-fault' : 'code-hint'}"
              ${isWrong && html`aria-invalid="true" autofocus`}
            />
            <p class="hint" id="code-hint">${text('api.sandbox.bank.code_hint')}</p>
            ${isWrong && html`<p class="fault" id="code-fault">${text('api.sandbox.bank.wrong')}</p>`}
          </div>
          <button type="submit">${text('api.sandbox.bank.submit')}</button>
        </form>
        <form method="post" action="/pay/${id}/decision" class="choice">
          <p>${text('api.sandbox.bank.app')} ${text('api.sandbox.confirm_text', { amount: amountOf(payment, texts), merchant, card })}</p>
          <button type="submit" name="decision" value="approve" class="quiet">${text('api.sandbox.approve')}</button>
          <button type="submit" name="decision" value="decline" class="quiet">${text('api.sandbox.decline')}</button>
        </form>
        ${cancelForm(payment, texts)}
      </div>
      <section class="test">
        <p>${text('api.sandbox.bank.test_code')} <code>${bankCodeOf(id)}</code></p>
      </section>
      ${otherEnds(payment, texts)}`,
  );
}

/** The page of a bank that never responds. */
export function silentBankPage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const title = texts.text('api.sandbox.bank.silent_title');
  return framePage(
    texts,
    title,
    html` <div class="card">
      ${bankHeader(payment)}
      <h1 class="step">${title}</h1>
      <p>${texts.text('api.sandbox.bank.silent_text')}</p>
      ${cancelForm(payment, texts)}
    </div>`,
  );
}

function bankHeader({ card_scheme: scheme }: SandboxPayment) {
  return html`<p class="bank"><strong>Sandbox Bank</strong> <span>${programmes[scheme ?? ''] ?? '3-D Secure'}</span></p>`;
}

function cardOf({ card_scheme: scheme, card_last4: last4 }: SandboxPayment): string {
  return `${scheme ?? ''} ····\u00a0${last4 ?? ''}`.trim();
}
