import type { Server, Socket } from 'socket.io';

type Connection = Socket['conn'];
type Transport = Connection['transport'];
type Packet = { readonly type: string; readonly data?: unknown };
/** What a transport over a WebSocket keeps to itself; polling ones have none. */
type WebSocketParts = { on(event: 'message' | 'ping' | 'pong', listener: () => void): void; terminate(): void };

/** Leaving the hundred things that one socket may watch, and joining as many others, takes 200 at once. */
const packetsAtOnce = 240;
const packetsPerSecond = 20;

/**
 * Bounds what one connection of the live channel costs, whoever opened it: it signs in once, to the one namespace there is, and sends no more
 * packets than a page does. Who asks for more is cut off without an answer.
 */
export function guardConnections(engine: Server['engine']): void {
  engine.on('connection', (connection: Connection) => {
    const webSockets = new Set<WebSocketParts>();
    let left = packetsAtOnce;
    let countedAtMs = performance.now();
    let hasSignedIn = false;

    function cut(): void {
      connection.close(true);
      // A closing handshake would wait for the peer, who goes on sending.
      for (const webSocket of webSockets) webSocket.terminate();
    }
    function count(): void {
      const nowMs = performance.now();
      left = Math.min(packetsAtOnce, left + ((nowMs - countedAtMs) / 1000) * packetsPerSecond) - 1;
      countedAtMs = nowMs;
      if (left < 0) cut();
    }
    function watch(transport: Transport): void {
      const webSocket = (transport as unknown as { socket?: WebSocketParts }).socket;
      if (!webSocket || webSockets.has(webSocket)) return;
      webSockets.add(webSocket);
      for (const event of ['message', 'ping', 'pong'] as const) webSocket.on(event, count);
    }

    watch(connection.transport);
    connection.on('upgrading', watch);
    connection.on('packet', (packet: Packet) => {
      if (connection.transport.name === 'polling') count();
      const namespace = namespaceOfSignIn(packet);
      if (namespace === undefined) return;
      if (hasSignedIn || namespace !== '/') cut();
      hasSignedIn = true;
    });
  });
}

/** Of a packet that asks to be let in, where to; read as leniently as the parser does, which takes a blank for the 0 of a sign-in. */
function namespaceOfSignIn({ type, data }: Packet): string | undefined {
  if (type !== 'message' || typeof data !== 'string' || Number(data.charAt(0)) !== 0) return undefined;
  return data.charAt(1) === '/' ? data.slice(1).split(',', 1)[0] : '/';
}
