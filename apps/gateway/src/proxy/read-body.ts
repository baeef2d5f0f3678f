import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A body that is refused: too long, in too many pieces, or late. Fastify responds with its status. */
export class BodyRefused extends Error {
  readonly statusCode: 408 | 413;
  /** Whether the connection is closed with the response, instead of reading the rest. */
  readonly endsConnection: boolean;

  constructor(statusCode: 408 | 413, endsConnection = statusCode === 408) {
    super(statusCode === 413 ? 'The body is too long' : 'The body did not arrive in time');
    this.statusCode = statusCode;
    this.endsConnection = endsConnection;
  }
}

export type BodyLimit = { maxBytes: number; deadlineMs: number };

const firstBytes = 4 * 1024;
/** Each piece costs time and memory, even a small one; network packets are several times as large as the minimum. */
const maxSmallPieces = 1_000;
const minBytesPerPiece = 256;
/** Maximum of a body beyond its limit that is read and discarded, and for how long. */
const maxDiscardedBytes = 16 * 1024 * 1024;
const maxDiscardMs = 5_000;

/**
 * Reads a body within its limits, with memory proportional to the bytes received. If it is longer than `maxBytes`, the rest is discarded for a few
 * seconds before the refusal, because a browser that still sends when its connection is closed does not see the response. A body in very many small
 * pieces is refused immediately.
 */
export function readBody(body: Readable & { headers?: IncomingHttpHeaders }, { maxBytes, deadlineMs }: BodyLimit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const announced = Number(body.headers?.['content-length'] ?? maxBytes);
    const capacity = Math.min(maxBytes, Number.isSafeInteger(announced) ? announced : maxBytes);
    // A body whose announced length is too long is not stored.
    let buffer: Buffer | undefined = announced > maxBytes ? undefined : Buffer.alloc(0);
    let isTooLong = false;
    let isRefused = false;
    let bytes = 0;
    let pieces = 0;
    let timer = setTimeout(() => refuse(new BodyRefused(408)), deadlineMs);
    const isFragmented = () => pieces > maxSmallPieces && bytes < pieces * minBytesPerPiece;
    const refuse = (error: Error) => {
      clearTimeout(timer);
      buffer = undefined;
      isRefused = true;
      body.off('end', finish).off('error', refuse).off('close', cut);
      // Without a listener, a late error would crash the process.
      body.on('error', () => undefined);
      reject(error);
    };
    const take = (piece: Buffer) => {
      bytes += piece.length;
      pieces += 1;
      if (isRefused) return void (isFragmented() && body.destroy());
      if (isFragmented() || bytes > maxBytes + maxDiscardedBytes) return refuse(new BodyRefused(413, true));
      if (bytes > maxBytes) return discardRest();
      if (!buffer) return;
      if (bytes > buffer.length)
        buffer = grown(buffer, bytes - piece.length, Math.max(bytes, Math.min(capacity, Math.max(firstBytes, buffer.length * 2))));
      piece.copy(buffer, bytes - piece.length);
    };
    const discardRest = () => {
      if (isTooLong) return;
      isTooLong = true;
      buffer = undefined;
      clearTimeout(timer);
      timer = setTimeout(() => refuse(new BodyRefused(413, true)), maxDiscardMs);
    };
    const finish = () => {
      if (isTooLong) return refuse(new BodyRefused(413));
      const result = buffer?.subarray(0, bytes);
      clearTimeout(timer);
      buffer = undefined;
      body.off('data', take).off('error', refuse).off('close', cut);
      body.on('error', () => undefined);
      if (result) resolve(result);
    };
    const cut = () => refuse(new BodyRefused(408));
    body.on('data', take).once('end', finish).once('error', refuse).once('close', cut);
  });
}

function grown(buffer: Buffer, bytes: number, size: number): Buffer {
  const larger = Buffer.allocUnsafe(size);
  buffer.copy(larger, 0, 0, bytes);
  return larger;
}
