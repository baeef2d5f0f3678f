import type { Texts } from '@playfront/i18n/server-texts';
import { testCards, type CardFault, type CardField } from './card.rules.ts';
import { html, type Html } from '../http/html.ts';
import { textsIn } from '../texts/texts.ts';
import { amountOf, cancelForm, framePage, otherEnds } from './page-frame.ts';
import { cardFaultMessage, cardFieldLabel, testCardMessage } from './page.messages.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

const fieldOrder: readonly CardField[] = ['holder', 'number', 'month', 'year', 'cvv'];

/** The card form. After a refusal it shows the errors and the entered values, except number and code. */
export function cardPage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const { text } = texts;
  const { typed, faults = {} } = payment.details.refusedCard ?? {};
  const amount = amountOf(payment, texts);
  // Not the key order of the stored object: jsonb does not preserve it.
  const firstFault = fieldOrder.find((name) => faults[name]);
  const field = (name: CardField, attributes: Html, value = '') => fieldOf(texts, name, attributes, value, faults[name], firstFault === name);

  return framePage(
    texts,
    `${firstFault ? `${text('api.sandbox.fault_title')}: ` : ''}${text('api.sandbox.pay_to', { merchant: payment.merchant })}`,
    html` <div class="card">
        <h1>${text('api.sandbox.pay_to', { merchant: payment.merchant })}</h1>
        <p class="amount">${amount}</p>
        ${firstFault ? html`<p class="summary" role="alert">${text('api.sandbox.fault_summary')}</p>` : undefined}
        <form method="post" action="/pay/${payment.id}/card" novalidate>
          ${field('holder', html`autocomplete="cc-name" autocapitalize="words" maxlength="80"`, typed?.holder)}
          ${field('number', html`autocomplete="cc-number" inputmode="numeric" maxlength="23"`)}
          <fieldset>
            <legend>${text('api.sandbox.expiry')}</legend>
            <div class="row">
              ${field('month', html`autocomplete="cc-exp-month" inputmode="numeric" maxlength="2" placeholder="${text('api.sandbox.placeholder.month')}"`, typed?.month)}
              ${field('year', html`autocomplete="cc-exp-year" inputmode="numeric" maxlength="4" placeholder="${text('api.sandbox.placeholder.year')}"`, typed?.year)}
            </div>
          </fieldset>
          ${field('cvv', html`autocomplete="cc-csc" inputmode="numeric" maxlength="4"`)}
          <button type="submit">${text('api.sandbox.pay', { amount })}</button>
        </form>
        ${cancelForm(payment, texts)}
      </div>
      <section class="test" aria-labelledby="test-cards">
        <h2 id="test-cards">${text('api.sandbox.test_cards')}</h2>
        <ul>
          ${testCards.map(
            ({ number, scheme, outcome }) => html`<li><code>${number}</code> <span>${scheme}: ${text(testCardMessage[outcome])}</span></li>`,
          )}
        </ul>
        <p>${text('api.sandbox.test_card_hint')}</p>
      </section>
      ${otherEnds(payment, texts)}`,
  );
}

function fieldOf({ text }: Texts, name: CardField, attributes: Html, value: string, fault: CardFault | undefined, isFirstFault: boolean): Html {
  const describedBy = [name === 'cvv' ? 'cvv-hint' : '', fault ? `${name}-fault` : ''].filter(Boolean).join(' ');
  return html` <div class="field">
    <label for="${name}">${text(cardFieldLabel[name])}</label>
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
    ${name === 'cvv' ? html`<p class="hint" id="cvv-hint">${text('api.sandbox.cvv_hint')}</p>` : undefined}
    ${fault ? html`<p class="fault" id="${name}-fault">${text(cardFaultMessage[fault])}</p>` : undefined}
  </div>`;
}
