import { paymentAddress } from '../cashier/payment-address.rules.ts';

/** The address of a payment page if it may be shown in a frame. A page of this site would escape the frame's sandbox. */
export function frameAddress(url: string, siteOrigin: string): string | undefined {
  const allowed = paymentAddress(url, siteOrigin);
  return allowed && new URL(allowed).origin !== siteOrigin ? allowed : undefined;
}
