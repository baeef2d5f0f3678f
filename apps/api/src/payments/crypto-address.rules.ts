import { createHash } from 'node:crypto';
import { base58, base58xrp, bech32, bech32m } from '@scure/base';

/** Maximum lengths of addresses. */
const maxBase58Length = 64;
const maxBech32Length = 120;

/** Whether a text is a valid address of a network, including its checksum if it has one. */
export function isCryptoAddress(network: string, address: string): boolean {
  return Object.hasOwn(rules, network) && (rules[network]?.(address) ?? false);
}

const rules: Readonly<Record<string, (address: string) => boolean>> = {
  bitcoin: (address) => hasBase58Check(address, [0x00, 0x05]) || hasBech32Check(address, 'bc'),
  litecoin: (address) => hasBase58Check(address, [0x30, 0x05, 0x32]) || hasBech32Check(address, 'ltc'),
  dogecoin: (address) => hasBase58Check(address, [0x1e, 0x16]),
  tron: (address) => hasBase58Check(address, [0x41]),
  ripple: (address) => hasBase58Check(address, [0x00], base58xrp),
  bitcoin_cash: (address) => /^(bitcoincash:)?[qp][02-9ac-hj-np-z]{41}$/.test(address) || hasBase58Check(address, [0x00, 0x05]),
  ethereum: (address) => /^0x[0-9a-fA-F]{40}$/.test(address),
  bsc: (address) => /^0x[0-9a-fA-F]{40}$/.test(address),
  solana: (address) => decodeBase58(address)?.length === 32,
  cardano: (address) => hasBech32Check(address, 'addr'),
  ton: (address) => /^[EU]Q[A-Za-z0-9_-]{46}$/.test(address),
};

/** A version byte, twenty bytes, and the first four of their double SHA-256. */
function hasBase58Check(address: string, versions: readonly number[], alphabet = base58): boolean {
  const bytes = decodeBase58(address, alphabet);
  if (bytes?.length !== 25 || !versions.includes(bytes[0] ?? -1)) return false;
  const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest();
  return sha256(sha256(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
}

function decodeBase58(text: string, alphabet = base58): Uint8Array | undefined {
  if (text.length === 0 || text.length > maxBase58Length) return undefined;
  try {
    return alphabet.decode(text);
  } catch {
    return undefined;
  }
}

/** BIP 173 and 350: a prefix, `1`, and characters whose checksum is that of Bech32 or Bech32m. */
function hasBech32Check(address: string, prefix: string): boolean {
  if (address.length > maxBech32Length) return false;
  const read = bech32.decodeUnsafe(address, maxBech32Length) ?? bech32m.decodeUnsafe(address, maxBech32Length);
  return read?.prefix === prefix;
}
