/** Number and length in bits of an IPv4 or IPv6 address; an IPv4 address in its IPv6 form counts as IPv4. */
function readAddress(text: string): { value: bigint; bits: 32 | 128 } | undefined {
  const ip = text
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(ip)) {
    const bytes = ip.split('.').map(Number);
    return bytes.every((byte) => byte < 256) ? { value: bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n), bits: 32 } : undefined;
  }
  const halves = ip.split('::');
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const given = groups.flat();
  if (!ip.includes(':') || halves.length > 2 || !given.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return undefined;
  if (halves.length === 1 ? given.length !== 8 : given.length > 7) return undefined;
  const [first = [], last = []] = groups;
  const all = [...first, ...Array.from({ length: 8 - given.length }, () => '0'), ...last];
  return { value: all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n), bits: 128 };
}

/** Whether an address is on the operator's list of addresses and CIDR ranges; an entry that is neither is passed over, as the gateway does. */
export function isListedAddress(ip: string, list: readonly string[]): boolean {
  const address = readAddress(ip);
  if (!address) return false;
  return list.some((entry) => {
    const [network = '', length] = entry.split('/');
    const listed = readAddress(network);
    if (!listed || listed.bits !== address.bits) return false;
    if (length !== undefined && (!/^\d{1,3}$/.test(length) || Number(length) > listed.bits)) return false;
    const hostBits = BigInt(length === undefined ? 0 : listed.bits - Number(length));
    return listed.value >> hostBits === address.value >> hostBits;
  });
}
