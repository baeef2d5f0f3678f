import type { PaymentContinuation } from '@playfront/api-contract';
import { canEnterCard } from './card-page.rules.ts';

/** Flows that continue on this site; the others redirect, or need no further action by the player. */
export type OnSite = Exclude<PaymentContinuation, { type: 'redirect_url' | 'form' | 'result' }>;

export function isOnSite(started: PaymentContinuation | undefined): started is OnSite {
  return started !== undefined && !['redirect_url', 'form', 'result'].includes(started.type) && canEnterCard(started);
}
