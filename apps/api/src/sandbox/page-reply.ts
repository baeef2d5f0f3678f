import type { FastifyReply } from 'fastify';
import { sendHtmlPage } from '../http/html-page.ts';
import { confirmPage, silentBankPage } from './bank-page.ts';
import { cardPage } from './card-page.ts';
import { appPage, approvalPage, endedPage, invoicePage, phonePage, transferPage } from './flow-pages.ts';
import { withEndReport, withHeightReport, type FramedPage } from './framed-page.ts';
import { pageStyleHash } from './page.style.ts';
import { postBackPage, postBackScriptHash } from './post-back-page.ts';
import { isUndecided, type SandboxPayment } from './sandbox-payments.store.ts';

/** Where the page is shown: after a redirect, in a frame of the site, or in a separate window. */
type Place = 'page' | 'frame' | 'aside';

function placeOf({ method }: SandboxPayment): Place {
  if (method.flow === 'redirect_url' || method.flow === 'form') return 'page';
  return method.flow === 'iframe_url' || method.flow === 'client_token' ? 'frame' : 'aside';
}

/** Whether the page asks for a card number; with all other methods it asks for approval. */
export function asksForCard(payment: SandboxPayment): boolean {
  return payment.method.kind === 'card' && placeOf(payment) !== 'aside';
}

/** Whether money can still arrive after the payment has expired. */
export function acceptsLateMoney({ method }: SandboxPayment): boolean {
  return method.flow === 'address' || method.flow === 'instructions';
}

/** Shows a payment in its current state. */
export function show(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  const isOpen = isUndecided(payment) || (payment.status === 'expired' && acceptsLateMoney(payment));
  if (!isOpen) return endVisit(reply, payment);
  const page = openPage(payment);
  return placeOf(payment) === 'frame' ? sendFramed(reply, withHeightReport(page, payment), payment) : sendPage(reply, page, payment);
}

/** Ends the player's visit: redirects to the site, or shows how the payment ended. */
export function endVisit(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  const place = placeOf(payment);
  if (place === 'page') {
    if (payment.method.flow === 'form') return sendPage(reply, postBackPage(payment), payment, postBackScriptHash);
    return reply.header('cache-control', 'no-store').redirect(payment.return_url, 303);
  }
  const page = endedPage(payment);
  return place === 'frame' ? sendFramed(reply, withEndReport(page, payment), payment) : sendPage(reply, page, payment);
}

const sendFramed = (reply: FastifyReply, { page, scriptHash }: FramedPage, payment: SandboxPayment) => sendPage(reply, page, payment, scriptHash);

function openPage(payment: SandboxPayment): string {
  if (asksForCard(payment)) {
    if (payment.status !== 'confirming') return cardPage(payment);
    return payment.details.isBankSilent ? silentBankPage(payment) : confirmPage(payment);
  }
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

/** Sends a page with a policy that allows its own content only; at most the site of the order may embed it. */
export function sendPage(reply: FastifyReply, page: string, payment?: SandboxPayment, scriptHash?: string): FastifyReply {
  const site = payment && new URL(payment.return_url).origin;
  // Browsers apply `form-action` to redirects too, so the origin of the return URL must be listed.
  const formTargets = site ? `'self' ${site}` : "'self'";
  const framedBy = payment && site && placeOf(payment) === 'frame' ? site : "'none'";
  const script = scriptHash ? ` script-src '${scriptHash}';` : '';
  const policy =
    `default-src 'none'; style-src '${pageStyleHash}';${script} img-src data:; form-action ${formTargets}; ` +
    `base-uri 'none'; frame-ancestors ${framedBy}`;
  return sendHtmlPage(reply, page, policy);
}
