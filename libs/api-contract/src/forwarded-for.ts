import { isAddress } from './address-list.ts';
import { plainAddress } from './caller-address.ts';

type Headers = Record<string, string | string[] | undefined>;

/**
 * Rewrites the `X-Forwarded-For` of a request to plain addresses, which Fastify and proxy-addr expect: some proxies add the port, which differs for each
 * connection. Entries up to the last one without an address (`unknown`, `_hidden`, empty) are dropped: the proxy that wrote that entry does not know
 * its caller, so earlier entries are unverified, and the proxy itself counts as the caller.
 */
export function normaliseForwardedFor(headers: Headers): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  const entries = String(given).split(',').map(addressIn);
  const known = entries.slice(entries.lastIndexOf(undefined) + 1);
  if (known.length > 0) headers['x-forwarded-for'] = known.join(', ');
  else delete headers['x-forwarded-for'];
}

/** The address in one entry, without port, brackets and quotation marks; undefined if there is none. */
function addressIn(entry: string): string | undefined {
  const [, text = ''] = /^"?(.*?)"?$/s.exec(entry.trim()) ?? [];
  const [, bracketed, ipv4] = /^(?:\[(.+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? [];
  const address = plainAddress(bracketed ?? ipv4 ?? text);
  return isAddress(address) ? address : undefined;
}
