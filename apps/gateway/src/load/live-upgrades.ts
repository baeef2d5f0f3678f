import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { liveChannelPath } from '@playfront/api-contract';

const isLive = (url = '') => ['/', '?'].some((next) => url.startsWith(liveChannelPath + next));

/** Tracks which requests may upgrade to a WebSocket of the live channel. */
export type LiveUpgrades = {
  /** Ignores any other upgrade request, as HTTP allows: it is handled like a plain request, with the same deadlines and limits. */
  isUpgrade: (request: IncomingMessage) => boolean;
  watch: (server: Server) => void;
};

export function createLiveUpgrades(): LiveUpgrades {
  /** Pending responses per connection: one that is upgraded cannot send them any more. */
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, count: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + count);
  return {
    isUpgrade: ({ method, url, headers, socket }) =>
      method === 'GET' && isLive(url) && headers.upgrade?.toLowerCase() === 'websocket' && !waiting.get(socket),
    watch(server) {
      server.on('request', ({ socket }, response) => {
        add(socket, 1);
        response.once('close', () => add(socket, -1));
      });
      // Node removes its error listener from an upgraded connection, and the proxy adds none to a refused one: a reset would crash the process.
      server.prependListener('upgrade', (_request, socket) => socket.on('error', () => undefined));
    },
  };
}
