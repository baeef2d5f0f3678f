import { BlockList, isIP } from 'node:net';

export type AddressList = { has(ip: string): boolean };

/** The operator's list of addresses and CIDR ranges; an IPv4 address is found in its IPv6 form too, an entry that is neither is passed over. */
export function createAddressList(entries: readonly string[]): AddressList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const family = version === 6 ? 'ipv6' : 'ipv4';
    if (version !== 0 && bits === undefined) list.addAddress(address, family);
    else if (version !== 0 && /^\d{1,3}$/.test(bits ?? '') && Number(bits) <= (version === 6 ? 128 : 32))
      list.addSubnet(address, Number(bits), family);
  }
  if (list.rules.length === 0) return { has: () => false };
  return {
    has(ip) {
      const version = isIP(ip);
      return version !== 0 && list.check(ip, version === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
