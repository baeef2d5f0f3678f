import type { PaymentContinuation } from '@playfront/api-contract';

/** Flows that continue on this site; the others redirect, or need no further action by the player. */
export type OnSite = Exclude<PaymentContinuation, { type: 'redirect_url' | 'form' | 'result' }>;

export function isOnSite(started: PaymentContinuation | undefined): started is OnSite {
  return started !== undefined && !['redirect_url', 'form', 'result'].includes(started.type) && hasPage(started);
}

/** Card fields can only be shown in frames of the provider. */
function hasPage(started: PaymentContinuation): boolean {
  return started.type !== 'client_token' || started.url !== null || started.fields_url !== null;
}
