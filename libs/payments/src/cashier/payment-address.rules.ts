const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The URL of a payment page if a redirect to it is allowed, otherwise `undefined`. Allowed are https, and http on this site's own origin or
 * on localhost; never another scheme, nor a user name, which can make a host look like another.
 */
export function paymentAddress(url: string, siteOrigin: string): string | undefined {
  if (!URL.canParse(url, siteOrigin)) return undefined;
  const address = new URL(url, siteOrigin);
  if (address.username || address.password) return undefined;
  const isSafe =
    address.protocol === 'https:' || (address.protocol === 'http:' && (address.origin === siteOrigin || localHosts.includes(address.hostname)));
  return isSafe ? address.href : undefined;
}
