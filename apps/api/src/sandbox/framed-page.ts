import { createHash } from 'node:crypto';
import { maxFrameHeight, minFrameHeight, type PaymentFrameMessage } from '@playfront/api-contract/payment-frame';
import type { SandboxPayment } from './sandbox-payments.store.ts';

/** A page for a frame of the site, with the hash of its one script. */
export type FramedPage = { readonly page: string; readonly scriptHash: string };

type Resized = Extract<PaymentFrameMessage, { state: 'resized' }>;

/** Adds a script that reports the height of the page to the site only, at every change. */
export function withHeightReport(page: string, payment: SandboxPayment): FramedPage {
  const content = 'Math.ceil([...document.body.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0))';
  const height = `Math.min(Math.max(${content}, ${minFrameHeight}), ${maxFrameHeight})`;
  const message = JSON.stringify({ source: 'payment', state: 'resized' } satisfies Omit<Resized, 'height'>);
  const report = `parent.postMessage({ ...${message}, height: ${height} }, ${siteOf(payment)})`;
  return withScript(page, `new ResizeObserver(() => ${report}).observe(document.querySelector('main'));`);
}

/** Adds a script that reports to the site only that the player has finished. It proves nothing: the operator decides the outcome. */
export function withEndReport(page: string, payment: SandboxPayment): FramedPage {
  const message = JSON.stringify({ source: 'payment', transaction_id: payment.reference, state: 'finished' } satisfies PaymentFrameMessage);
  return withScript(page, `parent.postMessage(${message}, ${siteOf(payment)});`);
}

const siteOf = ({ return_url }: SandboxPayment) => JSON.stringify(new URL(return_url).origin);

function withScript(page: string, script: string): FramedPage {
  const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return { page: page.replace('</body>', () => `<script>${script}</script></body>`), scriptHash };
}
