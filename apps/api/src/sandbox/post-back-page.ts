import { createHash } from 'node:crypto';
import { html } from '../http/html.ts';
import { textsIn } from '../texts/texts.ts';
import { framePage } from './page-frame.ts';
import { endMessage } from './page.messages.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';

const script = 'document.forms[0].submit();';
/** Hash of the script that submits the form; without scripts the payer presses its button. */
export const postBackScriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Returns the payer by POST, as some providers do: with own fields, and a query that is appended regardless of the URL's own. */
export function postBackPage(payment: SandboxPayment): string {
  const texts = textsIn(payment.locale);
  const address = `${payment.return_url}?status=${payment.status}`;
  const end = texts.text(endMessage[payment.status]);
  return framePage(
    texts,
    end,
    html`<div class="card">
      <h1 class="step">${end}</h1>
      <form method="post" action="${address}">
        <input type="hidden" name="reference" value="${payment.reference}" />
        <input type="hidden" name="status" value="${payment.status}" />
        <button type="submit">${texts.text('api.sandbox.post_back')}</button>
      </form>
    </div>`,
  ).replace('</body>', () => `<script>${script}</script></body>`);
}
