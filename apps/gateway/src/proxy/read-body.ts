import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A body that is refused: too long, in too many pieces, or late. Fastify responds with its status. */
export class BodyRefused extends Error {
  readonly statusCode: 408 | 413;
  /** Whether the rest is not worth reading, so that the connection is closed with the response. */
  readonly endsConnection: boolean;

  constructor(statusCode: 408 | 413, endsConnection = statusCode === 408) {
    super(statusCode === 413 ? 'The body is too long' : 'The body did not arrive in time');
    this.statusCode = statusCode;
    this.endsConnection = endsConnection;
  }
}

export type BodyLimit = { maxBytes: number; deadlineMs: number };

const firstBytes = 4 * 1024;
/** Each piece costs time and memory, whatever its size; network packets are several times as large. */
const mostSmallPieces = 1_000;
const leastBytesPerPiece = 256;
/** How much more of a body that is too long is read, and for how long. */
const mostDiscardedBytes = 16 * 1024 * 1024;
const longestDiscardMs = 5_000;

/**
 * Reads a whole body within its limits, with memory proportional to what has arrived. A body beyond `maxBytes` is refused when its rest has been read and
 * discarded, for a moment: a browser that still sends when its connection is closed does not see the refusal. One in very many small pieces is refused at once.
 */
export function readBody(body: Readable & { headers?: IncomingHttpHeaders }, { maxBytes, deadlineMs }: BodyLimit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const announced = Number(body.headers?.['content-length'] ?? maxBytes);
    const most = Math.min(maxBytes, Number.isSafeInteger(announced) ? announced : maxBytes);
    // Of a body that is announced as too long nothing is stored.
    let kept: Buffer | undefined = announced > maxBytes ? undefined : Buffer.alloc(0);
    let isTooLong = false;
    let isRefused = false;
    let bytes = 0;
    let pieces = 0;
    let timer = setTimeout(() => refuse(new BodyRefused(408)), deadlineMs);
    const isCrumbled = () => pieces > mostSmallPieces && bytes < pieces * leastBytesPerPiece;
    const refuse = (error: Error) => {
      clearTimeout(timer);
      kept = undefined;
      isRefused = true;
      body.off('end', finish).off('error', refuse).off('close', cut);
      // A late error of a body that nothing waits for any more.
      body.on('error', () => undefined);
      reject(error);
    };
    const take = (piece: Buffer) => {
      bytes += piece.length;
      pieces += 1;
      if (isRefused) return void (isCrumbled() && body.destroy());
      if (isCrumbled() || bytes > maxBytes + mostDiscardedBytes) return refuse(new BodyRefused(413, true));
      if (bytes > maxBytes) return discardRest();
      if (!kept) return;
      if (bytes > kept.length) kept = grown(kept, bytes - piece.length, Math.max(bytes, Math.min(most, Math.max(firstBytes, kept.length * 2))));
      piece.copy(kept, bytes - piece.length);
    };
    const discardRest = () => {
      if (isTooLong) return;
      isTooLong = true;
      kept = undefined;
      clearTimeout(timer);
      timer = setTimeout(() => refuse(new BodyRefused(413, true)), longestDiscardMs);
    };
    const finish = () => {
      if (isTooLong) return refuse(new BodyRefused(413));
      const whole = kept?.subarray(0, bytes);
      clearTimeout(timer);
      kept = undefined;
      body.off('data', take).off('error', refuse).off('close', cut);
      body.on('error', () => undefined);
      if (whole) resolve(whole);
    };
    const cut = () => refuse(new BodyRefused(408));
    body.on('data', take).once('end', finish).once('error', refuse).once('close', cut);
  });
}

function grown(kept: Buffer, bytes: number, size: number): Buffer {
  const larger = Buffer.allocUnsafe(size);
  kept.copy(larger, 0, 0, bytes);
  return larger;
}
