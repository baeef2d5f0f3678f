import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { createAllowance } from './allowance.ts';

/** A page signs in once, answers a ping every 25 seconds and may leave a hundred rooms for a hundred others. */
const framesAtOnce = 300;
const framesPerSecond = 25;
const bytesAtOnce = 128 * 1024;
const bytesPerSecond = 8 * 1024;
const tooMuch = 1008;
/** Emitted by the connection under a live channel that was cut off, for the log of refusals. */
export const cutOffEvent = 'live channel cut off';

const frames: ReadonlySet<string | symbol> = new Set(['message', 'ping', 'pong']);

/** The client's side of a live channel. A client that sends more than any page does is disconnected with 1008, and nothing more is passed on. */
export class BoundedWebSocket extends WebSocket {
  readonly #frames = createAllowance(framesPerSecond, framesAtOnce);
  readonly #bytes = createAllowance(bytesPerSecond, bytesAtOnce);
  #isCut = false;

  override emit(event: string | symbol, ...parameters: unknown[]): boolean {
    if (!frames.has(event)) return super.emit(event, ...parameters);
    if (!this.#isCut && this.#frames.take(1) && this.#bytes.take((parameters[0] as Buffer).length)) return super.emit(event, ...parameters);
    // A private field of the `ws` library that its types omit.
    if (!this.#isCut) (this as { readonly _socket?: Socket })._socket?.emit(cutOffEvent);
    this.#isCut = true;
    // What the client still sends until the connection has ended is ignored.
    this.close(tooMuch, 'too_many_requests');
    return true;
  }
}
