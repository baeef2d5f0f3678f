import { createHash } from 'node:crypto';

const base58Signs = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const rippleSigns = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const bech32Signs = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Whether a text is an address of a network, with its check sum where it has one. Nothing is sent to an address that cannot exist. */
export function isCryptoAddress(network: string, address: string): boolean {
  return Object.hasOwn(rules, network) && (rules[network]?.(address) ?? false);
}

const rules: Readonly<Record<string, (address: string) => boolean>> = {
  bitcoin: (address) => hasBase58Check(address, [0x00, 0x05]) || hasBech32Check(address, 'bc'),
  litecoin: (address) => hasBase58Check(address, [0x30, 0x05, 0x32]) || hasBech32Check(address, 'ltc'),
  dogecoin: (address) => hasBase58Check(address, [0x1e, 0x16]),
  tron: (address) => hasBase58Check(address, [0x41]),
  ripple: (address) => hasBase58Check(address, [0x00], rippleSigns),
  bitcoin_cash: (address) => /^(bitcoincash:)?[qp][02-9ac-hj-np-z]{41}$/.test(address) || hasBase58Check(address, [0x00, 0x05]),
  ethereum: (address) => /^0x[0-9a-fA-F]{40}$/.test(address),
  bsc: (address) => /^0x[0-9a-fA-F]{40}$/.test(address),
  solana: (address) => decodeBase58(address, base58Signs)?.length === 32,
  cardano: (address) => hasBech32Check(address, 'addr'),
  ton: (address) => /^[EU]Q[A-Za-z0-9_-]{46}$/.test(address),
};

/** A version byte, twenty bytes, and the first four of their double SHA-256. */
function hasBase58Check(address: string, versions: readonly number[], signs = base58Signs): boolean {
  const bytes = decodeBase58(address, signs);
  if (bytes?.length !== 25 || !versions.includes(bytes[0] ?? -1)) return false;
  const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest();
  return sha256(sha256(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
}

function decodeBase58(text: string, signs: string): Buffer | undefined {
  if (text.length === 0 || text.length > 64) return undefined;
  let value = 0n;
  for (const sign of text) {
    const digit = signs.indexOf(sign);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value === 0n ? '' : value.toString(16);
  const zeros = [...text].findIndex((sign) => sign !== signs[0]);
  return Buffer.from('00'.repeat(zeros < 0 ? text.length : zeros) + (hex.length % 2 ? `0${hex}` : hex), 'hex');
}

/** BIP 173 and 350: a prefix, `1`, and signs whose check sum is that of Bech32 or Bech32m. */
function hasBech32Check(address: string, prefix: string): boolean {
  const text = address.toLowerCase();
  // Small or capital letters, not both.
  if (text !== address && address.toUpperCase() !== address) return false;
  if (!text.startsWith(`${prefix}1`) || text.length < prefix.length + 8 || text.length > 120) return false;
  const values = [...text.slice(prefix.length + 1)].map((sign) => bech32Signs.indexOf(sign));
  if (values.includes(-1)) return false;
  const codes = [...prefix].map((sign) => sign.charCodeAt(0));
  const sum = polymod([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values]);
  return sum === 1 || sum === 0x2bc830a3;
}

function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  return values.reduce((sum, value) => {
    const top = sum >>> 25;
    return generators.reduce((next, generator, bit) => ((top >> bit) & 1 ? next ^ generator : next), ((sum & 0x1ffffff) << 5) ^ value);
  }, 1);
}
