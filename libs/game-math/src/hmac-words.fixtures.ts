/// <reference types="node" />
import { createHmac } from 'node:crypto';
import type { WordSource } from './uniform-int.ts';

/** The random words of a round, generated as by the API: HMAC-SHA256 of `clientSeed:nonce:round`, eight words per block. */
export function hmacWords(serverSeed: string, clientSeed: string, nonce: number): WordSource {
  let block = Buffer.alloc(0);
  let drawn = 0;
  return () => {
    if (drawn % 8 === 0)
      block = createHmac('sha256', serverSeed)
        .update(`${clientSeed}:${nonce}:${drawn / 8}`)
        .digest();
    return block.readUInt32BE((drawn++ % 8) * 4);
  };
}
