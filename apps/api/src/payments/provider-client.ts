import * as v from 'valibot';
import { paymentPageSchema, type PaymentOrder } from './provider-messages.ts';
import { sign, signatureHeader } from './signature.ts';

export type ProviderClient = {
  /** Asks for a hosted page. Throws when the provider does not answer in time or not as agreed. */
  createPage(order: PaymentOrder): Promise<string>;
};

const timeoutMs = 10_000;

export function createProviderClient({ pspUrl, secret, now }: { pspUrl: string; secret: string; now: () => Date }): ProviderClient {
  return {
    async createPage(order) {
      const body = JSON.stringify(order);
      const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, now()) };
      const response = await fetch(new URL('/payments', pspUrl), { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`The payment provider answered ${response.status}`);
      const { page_url: page } = v.parse(paymentPageSchema, await response.json());
      // A player is sent to the provider's own address and to no other.
      if (new URL(page).origin !== pspUrl) throw new Error('The payment provider answered an address that is not its own');
      return page;
    },
  };
}
