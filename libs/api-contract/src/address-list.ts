import ipaddr from 'ipaddr.js';

/** IP addresses and CIDR ranges, IPv4 and IPv6. */
export type AddressList = { has(ip: string): boolean };

type Range = { readonly network: ipaddr.IPv6; readonly bits: number };

/**
 * A list of IP addresses and CIDR ranges; an IPv4 address is also found in its IPv6 form. An invalid entry is skipped: one typing error must
 * not allow or block everyone. Configured entries are checked with {@link isAddressOrRange} when a process starts.
 */
export function createAddressList(entries: readonly string[]): AddressList {
  const ranges = entries.map(rangeOf).filter((range) => range !== undefined);
  // Most lists are empty, and most requests check one.
  if (ranges.length === 0) return { has: () => false };
  return {
    has(ip) {
      const address = addressOf(ip);
      return address !== undefined && ranges.some(({ network, bits }) => address.match(network, bits));
    },
  };
}

/** Whether an entry of a list is an IP address or a CIDR range. */
export function isAddressOrRange(entry: string): boolean {
  return rangeOf(entry) !== undefined;
}

/** Whether a text is an IP address. */
export function isAddress(text: string): boolean {
  return addressOf(text) !== undefined;
}

function rangeOf(entry: string): Range | undefined {
  const [text = '', length, ...rest] = entry.trim().split('/');
  const network = addressOf(text);
  if (!network || rest.length > 0) return undefined;
  if (length === undefined) return { network, bits: 128 };
  const prefix = text.includes(':') ? 0 : 96;
  const bits = prefix + Number(length);
  return /^\d{1,3}$/.test(length) && bits <= 128 ? { network, bits } : undefined;
}

/** An address as IPv6, so that both families are compared in the same way. */
function addressOf(text: string): ipaddr.IPv6 | undefined {
  if (!text.includes(':')) return isDecimal(text) ? mapped(ipaddr.IPv4.parse(text)) : undefined;
  const last = text.slice(text.lastIndexOf(':') + 1);
  return (!last.includes('.') || isDecimal(last)) && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : undefined;
}

/** The library also reads octal, hexadecimal and shortened IPv4 addresses, which other programs interpret differently. */
const isDecimal = ipaddr.IPv4.isValidFourPartDecimal;

/** Like the library's `toIPv4MappedAddress`, but without formatting and parsing text. */
function mapped({ octets: [a = 0, b = 0, c = 0, d = 0] }: ipaddr.IPv4): ipaddr.IPv6 {
  return new ipaddr.IPv6([0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d]);
}
