import type { Server, Socket } from 'socket.io';
import { createPacketCount } from './packet-count.ts';

type Connection = Socket['conn'];
type Packet = { readonly type: string; readonly data?: unknown };

/**
 * Limits what any connection of the live channel can cost: it signs in once, to the only namespace, and sends no more packets than a page does. A
 * connection that exceeds this is closed without a response. Packets over a WebSocket are counted by the WebSocket itself.
 */
export function guardConnections(engine: Server['engine']): void {
  engine.on('connection', (connection: Connection) => {
    const canReceiveMore = createPacketCount();
    let hasSignedIn = false;

    function cut(): void {
      connection.close(true);
      // A closing handshake would wait for the client, which may continue to send. Only the WebSocket transport has one.
      (connection.transport as { readonly socket?: { terminate(): void } }).socket?.terminate();
    }

    connection.on('packet', (packet: Packet) => {
      if (connection.transport.name === 'polling' && !canReceiveMore()) return cut();
      const namespace = namespaceOfSignIn(packet);
      if (namespace === undefined) return;
      if (hasSignedIn || namespace !== '/') cut();
      hasSignedIn = true;
    });
  });
}

/** The requested namespace of a sign-in packet; parsed as leniently as Socket.IO does, which accepts a space for the 0 of a sign-in. */
function namespaceOfSignIn({ type, data }: Packet): string | undefined {
  if (type !== 'message' || typeof data !== 'string' || Number(data.charAt(0)) !== 0) return undefined;
  return data.charAt(1) === '/' ? data.slice(1).split(',', 1)[0] : '/';
}
