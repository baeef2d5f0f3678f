import type { WordSource } from './uniform-int.ts';

/** Available in browsers and Node; this library is compiled without the types of either. */
declare const crypto: {
  readonly subtle: {
    digest(algorithm: string, data: Uint8Array): Promise<ArrayBuffer>;
    importKey(format: 'raw', data: Uint8Array, algorithm: object, isExtractable: boolean, usages: readonly string[]): Promise<object>;
    sign(algorithm: string, key: object, data: Uint8Array): Promise<ArrayBuffer>;
  };
};
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

class MoreWordsNeeded extends Error {}

const wordsPerBlock = 8;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Whether the browser can compute rounds: Web Crypto is missing on pages without HTTPS. */
export function canVerify(): boolean {
  const { subtle } = (globalThis as { crypto?: { subtle?: { sign?: unknown } } }).crypto ?? {};
  return typeof subtle?.sign === 'function';
}

/** SHA-256 of a server seed in hexadecimal digits: its fingerprint. */
export async function fingerprintOf(serverSeed: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytesOf(serverSeed));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Seeds that draw a round. */
export type RoundSeeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };

/**
 * The result of `draw` with the words of a round: HMAC-SHA256 of `clientSeed:nonce:block`, keyed with the server seed, eight words per block. Web Crypto
 * is asynchronous and draws are not, so `draw` is repeated with twice as many words until they suffice.
 */
export async function drawWithWords<Result>({ serverSeed, clientSeed, nonce }: RoundSeeds, draw: (next: WordSource) => Result): Promise<Result> {
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const words: number[] = [];
  for (let wanted = 64; ; wanted *= 2) {
    while (words.length < wanted) {
      const block = new DataView(await crypto.subtle.sign('HMAC', key, bytesOf(`${clientSeed}:${nonce}:${words.length / wordsPerBlock}`)));
      for (let word = 0; word < wordsPerBlock; word++) words.push(block.getUint32(word * 4));
    }
    let taken = 0;
    try {
      return draw(() => {
        const word = words[taken++];
        if (word === undefined) throw new MoreWordsNeeded();
        return word;
      });
    } catch (error) {
      if (!(error instanceof MoreWordsNeeded)) throw error;
    }
  }
}
