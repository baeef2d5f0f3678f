import type { Readable } from 'node:stream';

/** A body that is not passed on: too long, or not here in time. Fastify answers by its status. */
export class BodyRefused extends Error {
  readonly statusCode: 408 | 413;

  constructor(statusCode: 408 | 413) {
    super(statusCode === 413 ? 'The body is too long' : 'The body did not arrive in time');
    this.statusCode = statusCode;
  }
}

/** Reads a whole body of at most `maxBytes` within `deadlineMs`. What is beyond is read away, so that its sender gets to read the refusal. */
export function readBody(body: Readable, { maxBytes, deadlineMs }: { maxBytes: number; deadlineMs: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => end(new BodyRefused(408)), deadlineMs);
    const end = (error: Error | null) => {
      clearTimeout(timer);
      body.off('data', take).off('end', finish).off('error', end).off('close', cut);
      // A late fault of a body that nobody waits for any more.
      body.on('error', () => undefined);
      if (!error) return resolve(Buffer.concat(chunks, bytes));
      body.resume();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) end(new BodyRefused(413));
      else chunks.push(chunk);
    };
    const finish = () => end(null);
    const cut = () => end(new BodyRefused(408));
    body.on('data', take).on('end', finish).on('error', end).on('close', cut);
  });
}
