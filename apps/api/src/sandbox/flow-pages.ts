import { createHash } from 'node:crypto';
import { html, type Html } from '../http/html.ts';
import { amountOf, cancelForm, framePage, otherEnds } from './page-frame.ts';
import { wordsOf, type Words } from './page.words.ts';
import { payerExamples } from './payer-accounts.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';
import { bankDetails } from './start-answer.ts';

/** The question of a bank or a wallet that the player was sent to. */
export function approvalPage(payment: SandboxPayment): string {
  const words = wordsOf(payment.locale);
  const { name } = payment.method;
  return framePage(
    words,
    words.approvalTitle(name),
    html` <div class="card">
        <h1>${words.approvalTitle(name)}</h1>
        <p class="amount">${amountOf(payment, words)}</p>
        <p>${words.approvalText(amountOf(payment, words), payment.merchant, name)}</p>
        ${decisionForm(payment, words, words.approve, words.decline)} ${cancelForm(payment, words)}
      </div>
      ${otherEnds(payment, words)}`,
  );
}

/** The app in which a payment is approved. */
export function appPage(payment: SandboxPayment): string {
  const words = wordsOf(payment.locale);
  const title = words.appTitle(payment.method.name);
  return framePage(
    words,
    title,
    html` <div class="card">
      <h1>${title}</h1>
      <p class="amount">${amountOf(payment, words)}</p>
      <p>${words.appText(amountOf(payment, words), payment.merchant)}</p>
      ${decisionForm(payment, words, words.approve, words.decline)}
    </div>`,
  );
}

/** The wallet from which coins are sent. After its time the invoice still takes them. */
export function invoicePage(payment: SandboxPayment, fault?: { readonly typed: string }): string {
  const words = wordsOf(payment.locale);
  const { coin = '', network = '', address = '', memo, rate = '', coinAmount = '' } = payment.details;
  const { invoiceRows } = words;
  return framePage(
    words,
    `${fault ? `${words.faultTitle}: ` : ''}${words.invoiceTitle(coin)}`,
    html` <div class="card">
        <h1>${words.payTo(payment.merchant)}</h1>
        <p class="amount">${amountOf(payment, words)}</p>
        ${payment.status === 'expired' && html`<p class="summary" role="status">${words.isOver}</p>`}
        ${rows([
          [invoiceRows.network, network],
          [invoiceRows.address, address],
          [invoiceRows.memo, memo],
          [invoiceRows.rate, `1 ${coin} = ${rate} ${payment.currency}`],
        ])}
        <form method="post" action="/pay/${payment.id}/send" novalidate>
          <div class="field">
            <label for="coins">${words.coinAmount} (${coin})</label>
            <input
              id="coins"
              name="coins"
              type="text"
              inputmode="decimal"
              maxlength="20"
              value="${fault?.typed ?? coinAmount}"
              aria-describedby="${fault ? 'coins-fault' : 'coins-hint'}"
              ${fault && html`aria-invalid="true" autofocus`}
            />
            <p class="hint" id="coins-hint">${words.sendHint}</p>
            ${fault && html`<p class="fault" id="coins-fault">${words.coinFault}</p>`}
          </div>
          <button type="submit">${words.send}</button>
        </form>
      </div>
      ${payment.status === 'expired' ? undefined : otherEnds(payment, words)}`,
  );
}

/** The bank at which the player makes a transfer. */
export function transferPage(payment: SandboxPayment): string {
  const words = wordsOf(payment.locale);
  const { reference, iban, bic, details } = bankDetails(payment);
  return framePage(
    words,
    words.transferTitle,
    html` <div class="card">
      <h1>${words.transferTitle}</h1>
      <p class="amount">${amountOf(payment, words)}</p>
      <p>${words.transferText(amountOf(payment, words), payment.merchant)}</p>
      ${rows([['IBAN', iban], ['BIC', bic], ...details.map(({ name, value }): [string, string] => [name, value]), [words.referenceLabel, reference]])}
      ${decisionForm(payment, words, words.arrives, words.comesBack)}
    </div>`,
  );
}

/** The telephone that a code was sent to. */
export function phonePage(payment: SandboxPayment): string {
  const words = wordsOf(payment.locale);
  const { code = '', phone = '' } = payment.details;
  return framePage(
    words,
    words.phoneTitle,
    html` <div class="card">
      <h1>${words.phoneTitle} · ${phone}</h1>
      <p class="step">${words.phoneText(code, amountOf(payment, words), payment.merchant)}</p>
      <p>${words.phoneHint}</p>
    </div>`,
  );
}

/** The end of a payment that stands beside the site. */
export function endedPage(payment: SandboxPayment): string {
  const words = wordsOf(payment.locale);
  return framePage(words, endOf(payment, words), endedContent(payment, words));
}

/**
 * The end of a payment inside the site's frame. Its script tells the site, and no other, that the player is done. It proves nothing: what
 * became of the payment the operator says.
 */
export function framedEndPage(payment: SandboxPayment): { page: string; scriptHash: string } {
  const words = wordsOf(payment.locale);
  const message = JSON.stringify({ source: 'payment', transaction_id: payment.reference, state: 'finished' });
  const script = `parent.postMessage(${message}, ${JSON.stringify(new URL(payment.return_url).origin)});`;
  const content = html`${endedContent(payment, words)} ${{ markup: `<script>${script}</script>` }}`;
  const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return { page: framePage(words, endOf(payment, words), content), scriptHash };
}

function endedContent(payment: SandboxPayment, words: Words): Html {
  return html`<div class="card">
    <h1 class="step">${endOf(payment, words)}</h1>
    <p>${words.endedText}</p>
  </div>`;
}

function endOf({ status }: SandboxPayment, words: Words): string {
  return words.ended[status];
}

function decisionForm({ id, details: { payerFields = [] } }: SandboxPayment, words: Words, yes: string, no: string): Html {
  return html`<form method="post" action="/pay/${id}/decision">
    ${payerFields.map(
      (field) => html`<div class="field">
        <label for="${field}">${words.payerFields[field]}</label>
        <input id="${field}" name="${field}" type="text" maxlength="100" spellcheck="false" autocapitalize="none" value="${payerExamples[field]}" />
      </div>`,
    )}
    <button type="submit" name="decision" value="approve">${yes}</button>
    <button type="submit" name="decision" value="decline" class="quiet">${no}</button>
  </form>`;
}

function rows(entries: readonly (readonly [string, string | undefined])[]): Html {
  return html`<dl>
    ${entries.flatMap(([term, value]) => (value ? [html`<dt>${term}</dt> <dd><code>${value}</code></dd>`] : []))}
  </dl>`;
}
