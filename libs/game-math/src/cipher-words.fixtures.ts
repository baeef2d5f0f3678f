/// <reference types="node" />
import { createCipheriv, createHash } from 'node:crypto';
import type { WordSource } from './uniform-int.ts';

/** Fixed words from a cipher for long simulations, of which the HMAC of the API would take most of the time. */
export function cipherWords(name: string): WordSource {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(name).digest(), Buffer.alloc(16));
  const zeros = Buffer.alloc(1 << 16);
  let block = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === block.length) [block, at] = [cipher.update(zeros), 0];
    at += 4;
    return block.readUInt32LE(at - 4);
  };
}
