import type { Texts } from '@playfront/i18n/server-texts';
import { formatMoney, isCurrency, money } from '@playfront/money';
import { html, type Html } from '../http/html.ts';
import { htmlPage } from '../http/html-page.ts';
import { textsIn } from '../texts/texts.ts';
import { pageStyle } from './page.style.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

/** The layout of every page, with its style. */
export function framePage({ languageTag, text }: Texts, title: string, content: Html): string {
  const body = html`<header><p class="notice">${text('api.sandbox.notice')}</p></header>
    <main>${content}</main>`;
  return htmlPage({ languageTag, title, style: pageStyle, body });
}

export function amountOf({ amount_minor: minor, currency }: Pick<SandboxPayment, 'amount_minor' | 'currency'>, { languageTag }: Texts): string {
  return isCurrency(currency) ? formatMoney(money(minor, currency), languageTag) : `${minor} ${currency}`;
}

/** A list of terms and values, without the missing ones. */
export function rows(entries: readonly (readonly [string, string | undefined])[]): Html {
  return html`<dl>
    ${entries.flatMap(([term, value]) => (value ? [html`<dt>${term}</dt> <dd><code>${value}</code></dd>`] : []))}
  </dl>`;
}

export function cancelForm(payment: SandboxPayment, { text }: Texts): Html {
  return html`<form method="post" action="/pay/${payment.id}/cancel"><button type="submit" class="quiet">${text('api.sandbox.cancel')}</button></form>`;
}

/** Further outcomes that a tester can choose. */
export function otherEnds(payment: SandboxPayment, { text }: Texts): Html {
  return html`<section class="test" aria-labelledby="other-ends">
    <h2 id="other-ends">${text('api.sandbox.other_ends')}</h2>
    <form method="post" action="/pay/${payment.id}/later"><button type="submit" class="quiet">${text('api.sandbox.later')}</button></form>
    <p>${text('api.sandbox.later_hint')}</p>
    <form method="post" action="/pay/${payment.id}/timeout"><button type="submit" class="quiet">${text('api.sandbox.timeout')}</button></form>
  </section>`;
}

export function notFoundPage(locale: string): string {
  const texts = textsIn(locale);
  const { text } = texts;
  return framePage(
    texts,
    text('api.sandbox.not_found_title'),
    html`<div class="card">
      <h1 class="step">${text('api.sandbox.not_found_title')}</h1>
      <p>${text('api.sandbox.not_found_text')}</p>
    </div>`,
  );
}
