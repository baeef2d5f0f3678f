import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { liveChannelPath } from '@playfront/api-contract';

const isLive = (url = '') => ['/', '?'].some((next) => url.startsWith(liveChannelPath + next));

/** Which requests become a WebSocket of the live channel. */
export type LiveUpgrades = {
  /** Every other wish for another protocol is passed over, as HTTP allows: the request is one like all others, with their deadlines and counts. */
  isUpgrade: (request: IncomingMessage) => boolean;
  watch: (server: Server) => void;
};

export function createLiveUpgrades(): LiveUpgrades {
  /** How many answers each connection still waits for: one that is handed over has no room for them. */
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
      // Node stops listening for errors of a connection that it hands over, and the proxy of one that is refused does not begin: a reset would end the process.
      server.prependListener('upgrade', (_request, socket) => socket.on('error', () => undefined));
    },
  };
}
