import type { FastifyReply } from 'fastify';
import { cardPage, confirmPage } from './card-page.ts';
import { appPage, approvalPage, endedPage, framedEndPage, invoicePage, phonePage, transferPage } from './flow-pages.ts';
import { pageStyleHash } from './page.style.ts';
import { isUndecided, type SandboxPayment } from './sandbox-payments.store.ts';

/** Where the player stands: sent here with the whole page, in a frame of the site, or with the site in another window. */
type Place = 'page' | 'frame' | 'aside';

function placeOf({ method }: SandboxPayment): Place {
  if (method.flow === 'redirect_url' || method.flow === 'form') return 'page';
  return method.flow === 'iframe_url' || method.flow === 'client_token' ? 'frame' : 'aside';
}

/** Whether a card's number is asked for; every other way asks for a yes. */
export function asksForCard(payment: SandboxPayment): boolean {
  return payment.method.kind === 'card' && placeOf(payment) !== 'aside';
}

/** Money that is sent still comes when its time is over. */
export function takesLateMoney({ method }: SandboxPayment): boolean {
  return method.flow === 'address' || method.flow === 'instructions';
}

/** Shows a payment as it stands. */
export function show(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  const isOpen = isUndecided(payment) || (payment.status === 'expired' && takesLateMoney(payment));
  return isOpen ? sendPage(reply, openPage(payment), payment) : leave(reply, payment);
}

/** Lets the player go: back to the site, or a page that says how it ended. */
export function leave(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  const place = placeOf(payment);
  if (place === 'page') {
    const back = new URL(payment.return_url);
    back.searchParams.set('transaction', payment.reference);
    return reply.header('cache-control', 'no-store').redirect(back.href, 303);
  }
  if (place === 'aside') return sendPage(reply, endedPage(payment), payment);
  const { page, scriptHash } = framedEndPage(payment);
  return sendPage(reply, page, payment, scriptHash);
}

function openPage(payment: SandboxPayment): string {
  if (asksForCard(payment)) return payment.status === 'confirming' ? confirmPage(payment) : cardPage(payment);
  switch (payment.method.flow) {
    case 'address':
      return invoicePage(payment);
    case 'instructions':
      return transferPage(payment);
    case 'otp':
      return phonePage(payment);
    case 'qr':
    case 'poll':
    case 'result':
      return appPage(payment);
    default:
      return approvalPage(payment);
  }
}

/** A page, under a policy that allows what is in it and nothing else; only the site of the order may frame it, if anybody. */
export function sendPage(reply: FastifyReply, page: string, payment?: SandboxPayment, scriptHash?: string): FastifyReply {
  const site = payment && new URL(payment.return_url).origin;
  // A form's redirect counts as its target, so the way back to the shop must be named.
  const formTargets = site ? `'self' ${site}` : "'none'";
  const framedBy = payment && site && placeOf(payment) === 'frame' ? site : "'none'";
  const script = scriptHash ? ` script-src '${scriptHash}';` : '';
  const policy =
    `default-src 'none'; style-src '${pageStyleHash}';${script} img-src data:; form-action ${formTargets}; ` +
    `base-uri 'none'; frame-ancestors ${framedBy}`;
  return reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
