import type { Texts } from '@playfront/i18n/server-texts';
import { html, type Html } from '../http/html.ts';
import { textsIn } from '../texts/texts.ts';
import { typedAmountOf } from './typed-amount.ts';
import { amountOf, cancelForm, framePage, otherEnds, rows } from './page-frame.ts';
import { endMessage } from './page.messages.ts';
import { isSent, type SandboxPayment } from './sandbox-payments.store.ts';
import { bankDetails } from './start-response.ts';

/** The confirmation page of a bank or wallet that the player was redirected to. */
export function approvalPage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const { text } = texts;
  const { name } = payment.method;
  return framePage(
    texts,
    text('api.sandbox.approval_title', { method: name }),
    html` <div class="card">
        <h1>${text('api.sandbox.approval_title', { method: name })}</h1>
        <p class="amount">${amountOf(payment, texts)}</p>
        <p>${text('api.sandbox.approval_text', { amount: amountOf(payment, texts), merchant: payment.merchant, method: name })}</p>
        ${decisionForm(payment, text('api.sandbox.approve'), text('api.sandbox.decline'))} ${cancelForm(payment, texts)}
      </div>
      ${otherEnds(payment, texts)}`,
  );
}

/** The app in which a payment is approved. */
export function appPage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const { text } = texts;
  const title = text('api.sandbox.app_title', { method: payment.method.name });
  return framePage(
    texts,
    title,
    html` <div class="card">
      <h1>${title}</h1>
      <p class="amount">${amountOf(payment, texts)}</p>
      <p>${text('api.sandbox.app_text', { amount: amountOf(payment, texts), merchant: payment.merchant })}</p>
      ${decisionForm(payment, text('api.sandbox.approve'), text('api.sandbox.decline'))}
    </div>`,
  );
}

/** The wallet from which coins are sent. An expired invoice still accepts them. */
export function invoicePage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const { text } = texts;
  const { coin = '', network = '', address = '', memo, rate = '', coinAmount = '', refusedCoins } = payment.details;
  const isRefused = refusedCoins !== undefined;
  if (isSent(payment)) return sentPage(payment, texts);
  return framePage(
    texts,
    `${isRefused ? `${text('api.sandbox.fault_title')}: ` : ''}${text('api.sandbox.invoice_title', { coin })}`,
    html` <div class="card">
        <h1>${text('api.sandbox.pay_to', { merchant: payment.merchant })}</h1>
        <p class="amount">${amountOf(payment, texts)}</p>
        ${payment.status === 'expired' && html`<p class="summary" role="status">${text('api.sandbox.is_over')}</p>`}
        ${rows([
          [text('api.sandbox.invoice.network'), network],
          [text('api.sandbox.invoice.address'), address],
          [text('api.sandbox.invoice.memo'), memo],
          [text('api.sandbox.invoice.rate'), `1 ${coin} = ${rate} ${payment.currency}`],
        ])}
        <form method="post" action="/pay/${payment.id}/send" novalidate>
          <div class="field">
            <label for="coins">${text('api.sandbox.coin_amount')} (${coin})</label>
            <input
              id="coins"
              name="coins"
              type="text"
              inputmode="decimal"
              maxlength="20"
              value="${refusedCoins ?? coinAmount}"
              aria-describedby="${isRefused ? 'coins-fault' : 'coins-hint'}"
              ${isRefused && html`aria-invalid="true" autofocus`}
            />
            <p class="hint" id="coins-hint">${text('api.sandbox.send_hint')}</p>
            ${isRefused && html`<p class="fault" id="coins-fault">${text('api.sandbox.coin_fault')}</p>`}
          </div>
          <button type="submit">${text('api.sandbox.send')}</button>
        </form>
      </div>
      ${payment.status === 'expired' ? undefined : otherEnds(payment, texts)}`,
  );
}

/** Coins on their way. */
function sentPage({ details, confirmations, confirmations_required: required }: SandboxPayment, texts: Texts): string {
  const title = texts.text('api.sandbox.invoice_title', { coin: details.coin ?? '' });
  return framePage(
    texts,
    title,
    html` <div class="card">
      <h1>${title}</h1>
      <p class="step" role="status">${texts.text('api.sandbox.confirmations', { count: String(confirmations), required: String(required ?? 1) })}</p>
      <p>${texts.text('api.sandbox.ended_text')}</p>
    </div>`,
  );
}

/** The bank at which the player makes a transfer. */
export function transferPage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const { text } = texts;
  const { reference, iban, bic, details } = bankDetails(payment);
  const { refusedCoins: refused } = payment.details;
  return framePage(
    texts,
    text('api.sandbox.transfer_title'),
    html` <div class="card">
      <h1>${text('api.sandbox.transfer_title')}</h1>
      <p class="amount">${amountOf(payment, texts)}</p>
      <p>${text('api.sandbox.transfer_text', { amount: amountOf(payment, texts), merchant: payment.merchant })}</p>
      ${rows([['IBAN', iban], ['BIC', bic], ...details.map(({ name, value }): [string, string] => [name, value]), [text('api.sandbox.reference_label'), reference]])}
      <form method="post" action="/pay/${payment.id}/decision" novalidate>
        <div class="field">
          <label for="amount">${text('api.sandbox.coin_amount')} (${payment.currency})</label>
          <input
            id="amount"
            name="amount"
            type="text"
            inputmode="decimal"
            maxlength="20"
            value="${refused ?? typedAmountOf(payment)}"
            aria-describedby="${refused === undefined ? 'amount-hint' : 'amount-fault'}"
            ${refused !== undefined && html`aria-invalid="true" autofocus`}
          />
          <p class="hint" id="amount-hint">${text('api.sandbox.send_hint')}</p>
          ${refused !== undefined && html`<p class="fault" id="amount-fault">${text('api.sandbox.amount_fault')}</p>`}
        </div>
        <button type="submit" name="decision" value="approve">${text('api.sandbox.arrives')}</button>
        <button type="submit" name="decision" value="decline" class="quiet">${text('api.sandbox.comes_back')}</button>
      </form>
    </div>`,
  );
}

/** The phone that a code was sent to. */
export function phonePage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const { text } = texts;
  const { code = '', phone = '' } = payment.details;
  return framePage(
    texts,
    text('api.sandbox.phone_title'),
    html` <div class="card">
      <h1>${text('api.sandbox.phone_title')} · ${phone}</h1>
      <p class="step">${text('api.sandbox.phone_text', { code, amount: amountOf(payment, texts), merchant: payment.merchant })}</p>
      <p>${text('api.sandbox.phone_hint')}</p>
    </div>`,
  );
}

/** The result of a payment in a separate window. */
export function endedPage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  return framePage(texts, endOf(payment, texts), endedContent(payment, texts));
}

function endedContent(payment: SandboxPayment, texts: Texts): Html {
  return html`<div class="card">
    <h1 class="step">${endOf(payment, texts)}</h1>
    <p>${texts.text('api.sandbox.ended_text')}</p>
  </div>`;
}

function endOf({ status }: SandboxPayment, { text }: Texts): string {
  return text(endMessage[status]);
}

function decisionForm({ id }: SandboxPayment, yes: string, no: string): Html {
  return html`<form method="post" action="/pay/${id}/decision">
    <button type="submit" name="decision" value="approve">${yes}</button>
    <button type="submit" name="decision" value="decline" class="quiet">${no}</button>
  </form>`;
}
