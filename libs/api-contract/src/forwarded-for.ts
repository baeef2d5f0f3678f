import { isAddress } from './address-list.ts';
import { plainAddress } from './caller-address.ts';

type Headers = Record<string, string | string[] | undefined>;

/**
 * Writes the `X-Forwarded-For` of a request as plain addresses, which Fastify and proxy-addr expect: some proxies add the port, which is another one for
 * each connection. From the right up to the first entry that names no address (`unknown`, `_hidden`, empty): its proxy does not know who called it, so
 * what stands before is the caller's own claim, and the proxy itself counts as the caller.
 */
export function plainForwardedFor(headers: Headers): void {
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
