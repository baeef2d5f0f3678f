const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Canonical form of an IP address for comparisons: an IPv4 address received over an IPv6 socket (`::ffff:192.0.2.1`) becomes IPv4. */
export function plainAddress(ip: string): string {
  const bare = ip.trim().toLowerCase().replace(/%.*$/, '');
  const mapped = /^(?:0{0,4}:){2,5}ffff:(.+)$/.exec(bare)?.[1];
  if (!mapped) return bare;
  if (ipv4.test(mapped)) return mapped;
  const words = mapped.split(':').map((word) => Number.parseInt(word, 16));
  const [high = Number.NaN, low = Number.NaN] = words;
  return words.length === 2 && !Number.isNaN(high + low) ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : bare;
}

/** Key by which the requests of a caller are counted: an IPv4 address, or the /64 network of an IPv6 address, which usually belongs to one connection. */
export function callerOf(ip: string): string {
  const address = plainAddress(ip);
  return address.includes(':') ? `${expandedWords(address).slice(0, 4).join(':')}::/64` : address;
}

function expandedWords(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const words = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [words(head), words(tail)];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after].map((word) => Number.parseInt(word, 16).toString(16));
}
