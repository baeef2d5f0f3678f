import { constants, inflateRawSync } from 'node:zlib';

/** Bytes of one stream, and of all, once inflated: a scanned page in colour at 300 dpi has 26 MB. */
const maxStreamBytes = 64 * 1024 * 1024;
const maxInflatedBytes = 256 * 1024 * 1024;
const maxStreams = 5_000;

/** Undefined if a stream cannot be inflated; `too_much` if it, or all so far together, exceed the limits. */
export type Inflate = (packed: Uint8Array) => Buffer | 'too_much' | undefined;

/**
 * PDF readers ignore the window size and the checksum of a zlib stream, so this ignores them too: otherwise a wrong one would hide the stream from the
 * scan, but not from the reader.
 */
export function createInflate(): Inflate {
  let total = 0;
  return (packed) => {
    // The first byte of a zlib stream names its method.
    if (((packed[0] ?? 0) & 0x0f) !== 8) return undefined;
    try {
      const inflated = inflateRawSync(packed.subarray(2), { maxOutputLength: maxStreamBytes, finishFlush: constants.Z_SYNC_FLUSH });
      total += inflated.length;
      return total > maxInflatedBytes ? 'too_much' : inflated;
    } catch (error) {
      return error instanceof RangeError ? 'too_much' : undefined;
    }
  };
}

/** All streams of a file that can be inflated, wherever they are in it; undefined if they exceed the limits. */
export function inflatedStreams(bytes: Buffer): Buffer[] | undefined {
  const inflate = createInflate();
  const streams: Buffer[] = [];
  let count = 0;
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end') continue;
    count += 1;
    if (count > maxStreams) return undefined;
    let from = at + 6;
    while (bytes[from] === 0x0d || bytes[from] === 0x0a || bytes[from] === 0x20) from += 1;
    const inflated = inflate(bytes.subarray(from));
    if (inflated === 'too_much') return undefined;
    if (inflated) streams.push(inflated);
  }
  return streams;
}
