import { BlockList, isIP } from 'node:net';

export type AddressList = { has(ip: string): boolean };

/**
 * A list of addresses and CIDR ranges, IPv4 and IPv6; an IPv4 address is found in its IPv6 form too. An entry that is neither is passed
 * over: one slip must not open or close the site.
 */
export function createAddressList(entries: readonly string[]): AddressList {
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  return {
    has(ip) {
      const version = isIP(ip);
      return version !== 0 && list.check(ip, version === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', bits, ...rest] = entry.trim().split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32)) list.addSubnet(address, Number(bits), family);
}
