import { testCards, type CardFault, type CardField, type CardForm } from './card.rules.ts';
import { html, type Html } from '../http/html.ts';
import { amountOf, cancelForm, framePage, otherEnds } from './page-frame.ts';
import { wordsOf, type Words } from './page.words.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

type Faults = Partial<Record<CardField, CardFault>>;

/** The form for the card. After a fault it keeps what was typed, but not number and code: they are not sent back over the wire. */
export function cardPage(payment: SandboxPayment, typed?: CardForm, faults: Faults = {}): string {
  const words = wordsOf(payment.locale);
  const amount = amountOf(payment, words);
  const [firstFault] = Object.keys(faults);
  const field = (name: CardField, attributes: Html, value = '') => fieldOf(words, name, attributes, value, faults[name], firstFault === name);

  return framePage(
    words,
    `${firstFault ? `${words.faultTitle}: ` : ''}${words.payTo(payment.merchant)}`,
    html` <div class="card">
        <h1>${words.payTo(payment.merchant)}</h1>
        <p class="amount">${amount}</p>
        ${firstFault ? html`<p class="summary" role="alert">${words.faultSummary}</p>` : undefined}
        <form method="post" action="/pay/${payment.id}/card" novalidate>
          ${field('holder', html`autocomplete="cc-name" autocapitalize="words" maxlength="80"`, typed?.holder)}
          ${field('number', html`autocomplete="cc-number" inputmode="numeric" maxlength="23"`)}
          <fieldset>
            <legend>${words.expiry}</legend>
            <div class="row">
              ${field('month', html`autocomplete="cc-exp-month" inputmode="numeric" maxlength="2" placeholder="${words.placeholders.month}"`, typed?.month)}
              ${field('year', html`autocomplete="cc-exp-year" inputmode="numeric" maxlength="4" placeholder="${words.placeholders.year}"`, typed?.year)}
            </div>
          </fieldset>
          ${field('cvv', html`autocomplete="cc-csc" inputmode="numeric" maxlength="4"`)}
          <button type="submit">${words.pay(amount)}</button>
        </form>
        ${cancelForm(payment, words)}
      </div>
      <section class="test" aria-labelledby="test-cards">
        <h2 id="test-cards">${words.testCards}</h2>
        <ul>
          ${testCards.map(({ number, outcome }) => html`<li><code>${number}</code> <span>${words[outcome]}</span></li>`)}
        </ul>
        <p>${words.testCardHint}</p>
      </section>
      ${otherEnds(payment, words)}`,
  );
}

/** The bank's question, as strong customer authentication asks it. */
export function confirmPage(payment: SandboxPayment): string {
  const words = wordsOf(payment.locale);
  const card = `${payment.card_scheme ?? ''} ···· ${payment.card_last4 ?? ''}`.trim();
  return framePage(
    words,
    words.confirmTitle,
    html` <div class="card">
      <h1 class="step">${words.confirmTitle}</h1>
      <p>${words.confirmText(amountOf(payment, words), payment.merchant, card)}</p>
      <form method="post" action="/pay/${payment.id}/decision">
        <button type="submit" name="decision" value="approve">${words.approve}</button>
        <button type="submit" name="decision" value="decline" class="quiet">${words.decline}</button>
      </form>
        ${cancelForm(payment, words)}
      </div>
      ${otherEnds(payment, words)}`,
  );
}

function fieldOf(words: Words, name: CardField, attributes: Html, value: string, fault: CardFault | undefined, isFirstFault: boolean): Html {
  const describedBy = [name === 'cvv' ? 'cvv-hint' : '', fault ? `${name}-fault` : ''].filter(Boolean).join(' ');
  return html` <div class="field">
    <label for="${name}">${words.fields[name]}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      value="${value}"
      required
      spellcheck="false"
      ${attributes}
      ${fault ? html`aria-invalid="true"` : undefined}
      ${describedBy ? html`aria-describedby="${describedBy}"` : undefined}
      ${isFirstFault ? html`autofocus` : undefined}
    />
    ${name === 'cvv' ? html`<p class="hint" id="cvv-hint">${words.cvvHint}</p>` : undefined}
    ${fault ? html`<p class="fault" id="${name}-fault">${words.faults[fault]}</p>` : undefined}
  </div>`;
}
