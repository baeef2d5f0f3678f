import type { MessageId } from '@playfront/i18n/server-texts';
import { html, type Html } from '../http/html.ts';
import { paymentFailures, type PaymentEvent } from '../payments/provider-messages.ts';
import { textsIn } from '../texts/texts.ts';
import { actionsFor, type ConsoleAction } from './console-actions.ts';
import type { Callback, SandboxPayout } from './console.store.ts';
import { amountOf, framePage, rows } from './page-frame.ts';
import { failureMessage } from './page.messages.ts';
import type { SandboxPayment } from './sandbox-payments.store.ts';
import { typedAmountOf } from './typed-amount.ts';

const actionMessage = {
  approve: 'api.sandbox.approve',
  decline: 'api.sandbox.decline',
  expire: 'api.sandbox.timeout',
  confirm: 'api.sandbox.console.confirm',
  part: 'api.sandbox.send',
  again: 'api.sandbox.console.again',
  twice: 'api.sandbox.console.twice',
  late: 'api.sandbox.console.late',
  opposite: 'api.sandbox.console.opposite',
  forged: 'api.sandbox.console.forged',
  unsigned: 'api.sandbox.console.unsigned',
  stale: 'api.sandbox.console.stale',
  replayed: 'api.sandbox.console.replayed',
  refunded: 'api.sandbox.console.refunded',
  charged_back: 'api.sandbox.console.charged_back',
} as const satisfies Record<ConsoleAction, MessageId>;

/** Testers read English. */
const texts = () => textsIn('en');

export type Shown = {
  readonly payments: readonly SandboxPayment[];
  readonly payouts: readonly SandboxPayout[];
  readonly callbacks: readonly Callback[];
  /** The payment or payout that was changed last. */
  readonly openId: string | undefined;
};

/** The page on which a tester decides payments and payouts, and sends callbacks with and without faults. */
export function consolePage({ payments, payouts, callbacks, openId }: Shown): string {
  const { text } = texts();
  const title = text('api.sandbox.console.title');
  const ofOrder = (reference: string) => callbacks.filter((callback) => callback.reference === reference);
  return framePage(
    texts(),
    title,
    html`<div class="card">
        <h1 class="step">${title}</h1>
        <p>${text('api.sandbox.console.text')}</p>
      </div>
      <section class="test" aria-labelledby="payments">
        <h2 id="payments">${text('api.sandbox.console.payments')}</h2>
        ${payments.length === 0 && html`<p>${text('api.sandbox.console.none')}</p>`}
        ${payments.map((payment) => paymentItem(payment, ofOrder(payment.reference), openId === payment.id))}
      </section>
      <section class="test" aria-labelledby="payouts">
        <h2 id="payouts">${text('api.sandbox.console.payouts')}</h2>
        ${payouts.length === 0 && html`<p>${text('api.sandbox.console.none')}</p>`}
        ${payouts.map((payout) => payoutItem(payout, ofOrder(payout.reference), openId === payout.id))}
      </section>`,
  );
}

function paymentItem(payment: SandboxPayment, callbacks: readonly Callback[], isOpen: boolean): Html {
  const { text } = texts();
  const { id, reference, method, status, expires_at: expiresAt, confirmations, confirmations_required: required } = payment;
  const amount = amountOf(payment, texts());
  const isOnItsWay = required !== null && status !== 'completed';
  const progress = text('api.sandbox.confirmations', { count: String(confirmations), required: String(required ?? 0) });
  return html`<details id="${id}" ${isOpen && html`open`}>
    <summary><code>${status}</code> ${amount} · ${method.name}</summary>
    ${rows([
      [text('api.sandbox.reference_label'), reference],
      [text('api.sandbox.console.flow'), method.flow],
      [text('api.sandbox.console.expires'), expiresAt.toISOString()],
    ])}
    ${isOnItsWay && html`<p>${progress}</p>`}
    <p><a href="/pay/${id}">${text('api.sandbox.console.page')}</a></p>
    <div class="tools">${actionsFor(payment).map((action) => actionForm(payment, action))}</div>
    ${callbackList(callbacks)}
  </details>`;
}

function actionForm(payment: SandboxPayment, action: ConsoleAction): Html {
  const { text } = texts();
  const { id, currency } = payment;
  const field = (name: string) => `${name}-${id}`;
  return html`<form method="post" action="/console/payments/${id}/${action}">
    ${
      action === 'decline' &&
      html`<label for="${field('reason')}">${text('api.sandbox.console.reason')}</label>
        <select id="${field('reason')}" name="reason">
          ${paymentFailures.map((reason) => html`<option value="${reason}">${text(failureMessage[reason])}</option>`)}
        </select>`
    }
    ${
      action === 'part' &&
      html`<label for="${field('amount')}">${text('api.sandbox.coin_amount')} (${currency})</label>
        <input id="${field('amount')}" name="amount" type="text" inputmode="decimal" maxlength="20" value="${typedAmountOf({ ...payment, locale: 'en' })}" />`
    }
    <button type="submit" class="quiet">${text(actionMessage[action])}</button>
  </form>`;
}

function payoutItem(payout: SandboxPayout, callbacks: readonly Callback[], isOpen: boolean): Html {
  const { text } = texts();
  const { id, reference, status } = payout;
  const end = (outcome: string, message: MessageId) =>
    html`<form method="post" action="/console/payouts/${id}/${outcome}"><button type="submit" class="quiet">${text(message)}</button></form>`;
  return html`<details id="${id}" ${isOpen && html`open`}>
    <summary><code>${status}</code> ${amountOf(payout, texts())}</summary>
    ${rows([[text('api.sandbox.reference_label'), reference]])}
    ${
      status === 'accepted' &&
      html`<div class="tools">
        ${end('payout_completed', 'api.sandbox.console.complete')} ${end('payout_failed', 'api.sandbox.console.fail')}
      </div>`
    }
    ${callbackList(callbacks)}
  </details>`;
}

function callbackList(callbacks: readonly Callback[]): Html | undefined {
  if (callbacks.length === 0) return undefined;
  return html`<h3>${texts().text('api.sandbox.console.callbacks')}</h3>
    <ul>
      ${callbacks.map(({ body, flaw, response_status: status, attempts, next_attempt_at: at }) => {
        const { type } = JSON.parse(body) as PaymentEvent;
        const state = status === null ? `→ ${at.toISOString().slice(11, 19)}` : String(status);
        return html`<li><code>${[type, flaw ?? '', state].filter(Boolean).join(' · ')}</code> <span>× ${attempts}</span></li>`;
      })}
    </ul>`;
}
