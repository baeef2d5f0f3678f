const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The URL of a payment page if a redirect to it is allowed, otherwise `undefined`: https anywhere; http only on this site's own
 * origin or on this machine; no other scheme, and no user name that makes a host look like another.
 */
export function paymentAddress(url: string, siteOrigin: string): string | undefined {
  if (!URL.canParse(url, siteOrigin)) return undefined;
  const address = new URL(url, siteOrigin);
  if (address.username || address.password) return undefined;
  const isSafe =
    address.protocol === 'https:' || (address.protocol === 'http:' && (address.origin === siteOrigin || localHosts.includes(address.hostname)));
  return isSafe ? address.href : undefined;
}
