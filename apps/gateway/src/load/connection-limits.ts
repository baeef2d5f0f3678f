import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from '@playfront/api-contract';
import { createAddressList } from '@playfront/api-contract/address-list';
import type { AddressCounter } from './address-counter.ts';
import type { RefusalLog } from './refusal-log.ts';

export type ConnectionLimits = { counter: AddressCounter; trustedProxies: readonly string[]; checkIntervalMs: number };

/** A client that takes longer than this to receive a response, at less than `minBytesPerSecond`, is disconnected. */
const slowAfterMs = 60_000;
const minBytesPerSecond = 1_000;

type Reading = { sinceMs: number; bytes: number };

/**
 * Refuses connections of an address that has too many, except trusted proxies, and closes those that read responses too slowly, because they only
 * occupy memory. Returns a function that stops the checks.
 */
export function limitConnections(
  server: Server,
  { counter, trustedProxies, checkIntervalMs }: ConnectionLimits,
  { note }: Pick<RefusalLog, 'note'>,
): () => void {
  const proxies = createAddressList(trustedProxies);
  const readings = new Map<Socket, Reading | undefined>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const release = proxies.has(address) ? () => undefined : counter.hold('connections', callerOf(address));
    if (!release) {
      note('connections', callerOf(address));
      return void socket.destroy();
    }
    readings.set(socket, undefined);
    socket.once('close', () => {
      readings.delete(socket);
      release();
    });
  });
  const timer = setInterval(() => {
    const nowMs = performance.now();
    for (const [socket, reading] of readings) {
      const isWaiting = socket.writableLength > 0;
      const bytes = socket.bytesWritten - socket.writableLength;
      if (!isWaiting) readings.set(socket, undefined);
      else if (!reading) readings.set(socket, { sinceMs: nowMs, bytes });
      else if (nowMs - reading.sinceMs >= slowAfterMs) {
        const perSecond = ((bytes - reading.bytes) * 1000) / (nowMs - reading.sinceMs);
        if (perSecond < minBytesPerSecond) socket.destroy();
        else readings.set(socket, { sinceMs: nowMs, bytes });
      }
    }
  }, checkIntervalMs).unref();
  return () => clearInterval(timer);
}
