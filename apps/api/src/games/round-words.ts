import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { WordSource } from '@playfront/game-math';

/**
 * The uint32 random words of a round: HMAC-SHA256 blocks of `clientSeed:nonce:block`, keyed with the server seed, read four bytes big-endian at a
 * time. Players can recompute them from the seeds and the nonce.
 */
export function roundWords(serverSeed: string, clientSeed: string, nonce: number): WordSource {
  let block = Buffer.alloc(0);
  let blockIndex = 0;
  let offset = 0;
  return () => {
    if (offset === block.length) {
      block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${blockIndex}`).digest();
      blockIndex += 1;
      offset = 0;
    }
    const word = block.readUInt32BE(offset);
    offset += 4;
    return word;
  };
}

export type ServerSeed = { readonly serverSeed: string; readonly serverSeedHash: string };

/** A new server seed. The hash is shown before the first bet; the seed stays secret while it is in use. */
export function createServerSeed(): ServerSeed {
  const serverSeed = randomBytes(32).toString('hex');
  return { serverSeed, serverSeedHash: createHash('sha256').update(serverSeed).digest('hex') };
}

/** Seeds of a new round session, with a random client seed. */
export function createSeeds(): ServerSeed & { readonly clientSeed: string } {
  return { ...createServerSeed(), clientSeed: randomBytes(8).toString('hex') };
}
