import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CardFrame, CardFrameField, CardFrameLook, PaymentFrameMessage } from '@playfront/api-contract/payment-frame';
import { html, type Html } from '../http/html.ts';
import { htmlPage } from '../http/html-page.ts';
import { textsIn } from '../texts/texts.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

const script = readFileSync(new URL('hosted-fields-script.js', import.meta.url), 'utf8');
const hashOf = (inlined: string) => `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`;

const inputAttributes: Readonly<Record<CardFrameField, Html>> = {
  number: html`autocomplete="cc-number" maxlength="40"`,
  expiry: html`autocomplete="cc-exp" placeholder="MM / YY" maxlength="20"`,
  cvv: html`autocomplete="cc-csc" maxlength="20"`,
};

/** Colours that may be written into a style: hexadecimal, or a function of numbers. */
const colourPattern = /^(#[\da-f]{3,8}|(rgb|hsl|oklch)a?\([\d.,%/ ]{1,40}\))$/i;

/** The look of a field as the site asks for it; invalid colours are ignored. */
export function lookOf(query: Readonly<Record<string, unknown>>): CardFrameLook {
  const { label, scheme, text, dim } = query;
  const colour = (given: unknown) => (typeof given === 'string' && colourPattern.test(given) ? given : 'CanvasText');
  return {
    label: typeof label === 'string' ? label.slice(0, 100) : '',
    scheme: scheme === 'dark' ? 'dark' : 'light',
    text: colour(text),
    dim: colour(dim),
  };
}

/** On the site's own background: the page has the colour scheme of the site, as otherwise browsers paint it opaque. */
function styleOf({ scheme, text, dim }: CardFrameLook): string {
  return `
:root { color-scheme: ${scheme}; background: transparent; }
html, body, main { height: 100%; margin: 0; overflow: hidden; }
input { box-sizing: border-box; width: 100%; height: 100%; padding: 0 0 0 14px; border: 0; border-radius: 0; outline: 0; background: transparent; color: ${text};
  font: 400 16px/1.4 system-ui, -apple-system, 'Segoe UI', sans-serif; font-variant-numeric: tabular-nums; }
input::placeholder { color: ${dim}; opacity: 1; }
#error { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
`;
}

type FramePage = {
  readonly payment: SandboxPayment;
  readonly frame: CardFrame;
  readonly look: CardFrameLook;
  readonly cardUrl: string;
  /** What the controller reports first, if the payment no longer waits for a card. */
  readonly initial: object | undefined;
};

/** The page of a card frame with its policy: it may contact its own origin only, and only the site of the order may embed it. */
export function hostedFieldPage({ payment, frame, look, cardUrl, initial }: FramePage): { page: string; policy: string } {
  const site = new URL(payment.return_url).origin;
  const style = styleOf(look);
  const label = look.label || frame;
  const content =
    frame === 'controller'
      ? html`<main data-site="${site}" data-card-url="${cardUrl}" ${initial && html`data-initial="${JSON.stringify(initial)}"`}></main>`
      : html`<main data-site="${site}">
          <input type="text" name="${frame}" inputmode="numeric" aria-label="${label}" aria-describedby="error" spellcheck="false" dir="ltr" ${inputAttributes[frame]} />
          <p id="error"></p>
        </main>`;
  const body = html`${content}${{ markup: `<script type="module">${script}</script>` }}`;
  const page = htmlPage({ languageTag: textsIn(payment.locale).languageTag, title: label, style, body });
  const policy =
    `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; img-src data:; connect-src 'self'; ` +
    `form-action 'none'; base-uri 'none'; frame-ancestors ${site}`;
  return { page, policy };
}

/** A message of the controller, without its source, which the script adds. */
export type ControllerMessage<Message = PaymentFrameMessage> = Message extends unknown ? Omit<Message, 'source'> : never;
