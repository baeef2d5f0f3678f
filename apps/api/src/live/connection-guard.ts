import type { Server, Socket } from 'socket.io';
import { createPacketCount } from './packet-count.ts';

type Connection = Socket['conn'];
type Packet = { readonly type: string; readonly data?: unknown };

/**
 * Bounds what one connection of the live channel costs, whoever opened it: it signs in once, to the one namespace there is, and sends no more
 * packets than a page does. Who asks for more is cut off without an answer. Packets over a WebSocket are counted by it.
 */
export function guardConnections(engine: Server['engine']): void {
  engine.on('connection', (connection: Connection) => {
    const mayHaveMore = createPacketCount();
    let hasSignedIn = false;

    function cut(): void {
      connection.close(true);
      // A closing handshake would wait for the peer, who goes on sending. Only the transport over a WebSocket has one.
      (connection.transport as { readonly socket?: { terminate(): void } }).socket?.terminate();
    }

    connection.on('packet', (packet: Packet) => {
      if (connection.transport.name === 'polling' && !mayHaveMore()) return cut();
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
