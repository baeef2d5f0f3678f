import { isSafePath } from '@playfront/api-contract';

/** The return URL of a payment. It names the payment itself: a provider may append anything, or return the player by POST. */
export function returnAddressOf(paymentId: string, returnUrl: string): string {
  const address = new URL(returnUrl);
  address.searchParams.set('transaction', paymentId);
  return address.href;
}

/** The absolute URL of a return path, or `undefined` if the path could leave the site. */
export function returnAddress(path: string, publicUrl: string): string | undefined {
  return isSafePath(path) ? new URL(path, publicUrl).href : undefined;
}
