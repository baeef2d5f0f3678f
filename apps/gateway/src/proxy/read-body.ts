import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A body that is not passed on: too long, in too many pieces, or not here in time. Fastify answers by its status. */
export class BodyRefused extends Error {
  readonly statusCode: 408 | 413;
  /** Whether the rest of it is not worth reading: its connection ends with the answer. */
  readonly endsConnection: boolean;

  constructor(statusCode: 408 | 413, endsConnection = statusCode === 408) {
    super(statusCode === 413 ? 'The body is too long' : 'The body did not arrive in time');
    this.statusCode = statusCode;
    this.endsConnection = endsConnection;
  }
}

export type BodyLimit = { maxBytes: number; deadlineMs: number };

const firstBytes = 4 * 1024;
/** Each piece costs time and memory of its own, whatever is in it; the packets of a network are several times as large. */
const mostSmallPieces = 1_000;
const leastBytesPerPiece = 256;

/**
 * Reads a whole body within its limits, whose memory grows only with what has come. What is beyond `maxBytes` is read away, so that its sender
 * gets to read the refusal; a body in very many small pieces is not.
 */
export function readBody(body: Readable & { headers?: IncomingHttpHeaders }, { maxBytes, deadlineMs }: BodyLimit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const announced = Number(body.headers?.['content-length'] ?? maxBytes);
    const most = Math.min(maxBytes, Number.isSafeInteger(announced) ? announced : maxBytes);
    let kept: Buffer | undefined = Buffer.alloc(0);
    let bytes = 0;
    let pieces = 0;
    const timer = setTimeout(() => refuse(new BodyRefused(408)), deadlineMs);
    const isCrumbled = () => pieces > mostSmallPieces && bytes < pieces * leastBytesPerPiece;
    const refuse = (error: Error) => {
      clearTimeout(timer);
      kept = undefined;
      body.off('end', finish).off('error', refuse).off('close', cut);
      // A late fault of a body that nobody waits for any more.
      body.on('error', () => undefined);
      reject(error);
    };
    const take = (piece: Buffer) => {
      bytes += piece.length;
      pieces += 1;
      if (!kept) return void (isCrumbled() && body.destroy());
      if (bytes > maxBytes) return refuse(new BodyRefused(413));
      if (isCrumbled()) return refuse(new BodyRefused(413, true));
      if (bytes > kept.length) kept = grown(kept, bytes - piece.length, Math.max(bytes, Math.min(most, Math.max(firstBytes, kept.length * 2))));
      piece.copy(kept, bytes - piece.length);
    };
    const finish = () => {
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
