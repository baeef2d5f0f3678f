import { formatMoney, isCurrency, money } from '@playfront/money';
import { html, type Html } from '../http/html.ts';
import { pageStyle } from './page.style.ts';
import { wordsOf, type Words } from './page.words.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

/** The frame of every page, with its style in it. */
export function framePage(words: Words, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${words.languageTag.slice(0, 2)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${{ markup: `<style>${pageStyle}</style>` }}
      </head>
      <body>
        <header><p class="notice">${words.sandboxNotice}</p></header>
        <main>${content}</main>
      </body>
    </html>`.markup;
}

export function amountOf({ amount_minor: minor, currency }: Pick<SandboxPayment, 'amount_minor' | 'currency'>, words: Words): string {
  return isCurrency(currency) ? formatMoney(money(minor, currency), words.languageTag) : `${minor} ${currency}`;
}

export function cancelForm(payment: SandboxPayment, words: Words): Html {
  return html`<form method="post" action="/pay/${payment.id}/cancel"><button type="submit" class="quiet">${words.cancel}</button></form>`;
}

/** What a test can make happen besides yes and no. */
export function otherEnds(payment: SandboxPayment, words: Words): Html {
  return html`<section class="test" aria-labelledby="other-ends">
    <h2 id="other-ends">${words.otherEnds}</h2>
    <form method="post" action="/pay/${payment.id}/later"><button type="submit" class="quiet">${words.later}</button></form>
    <p>${words.laterHint}</p>
    <form method="post" action="/pay/${payment.id}/timeout"><button type="submit" class="quiet">${words.timeout}</button></form>
  </section>`;
}

export function notFoundPage(locale: string): string {
  const words = wordsOf(locale);
  return framePage(
    words,
    words.notFoundTitle,
    html`<div class="card">
      <h1 class="step">${words.notFoundTitle}</h1>
      <p>${words.notFoundText}</p>
    </div>`,
  );
}
