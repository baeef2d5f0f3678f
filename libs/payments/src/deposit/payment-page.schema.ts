import * as v from 'valibot';
import { defineDraft } from '@playfront/auth/form';
import { paymentAddress } from './payment-address.rules.ts';
import { paymentPageKey } from './payment-page.key.ts';

/** Where the last deposit of this tab is paid, for whoever comes back without having paid. Cleared when it is decided and when the session ends. */
export const paymentPageDraft = defineDraft({
  key: paymentPageKey,
  version: 1,
  schema: v.object({ transactionId: v.string(), address: v.string() }),
});

/** The page on which a deposit is paid, if this tab was sent there. */
export function paymentPageOf(transactionId: string): string | undefined {
  const kept = paymentPageDraft.read();
  return kept?.transactionId === transactionId ? paymentAddress(kept.address, location.origin) : undefined;
}

/** That deposit is decided; the page of another one, which may still wait, stays. */
export function forgetPaymentPageOf(transactionId: string): void {
  if (paymentPageDraft.read()?.transactionId === transactionId) paymentPageDraft.clear();
}
