import { liveLimits } from '@playfront/api-contract';
import { WebSocket, WebSocketServer, type ServerOptions } from 'ws';
import { createPacketCount } from './packet-count.ts';

const frames: ReadonlySet<string | symbol> = new Set(['message', 'ping', 'pong']);

/** Counts frames from the first one, even on a WebSocket that is to replace polling and has not sent its upgrade packet yet. */
class BoundedWebSocket extends WebSocket {
  readonly #canReceiveMore = createPacketCount();

  override emit(event: string | symbol, ...parameters: unknown[]): boolean {
    if (!frames.has(event) || this.#canReceiveMore()) return super.emit(event, ...parameters);
    // A closing handshake would wait for the client, which may continue to send.
    this.terminate();
    return true;
  }
}

/** The WebSocket server of the live channel. It closes a connection that exceeds the limits, and terminates it if the client does not close in time. */
export class BoundedWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    // `closeTimeout` is documented but missing from the types.
    super({ ...options, maxFragments: liveLimits.fragments, ...{ WebSocket: BoundedWebSocket, closeTimeout: liveLimits.closeMs } } as ServerOptions);
  }
}
