import { io, type Socket } from 'socket.io-client';
import { Violation } from './verdicts.ts';

type ReceivedEvent = { readonly event: string; readonly payload: unknown };

/** A connection to the live channel that records all events. */
export type LiveSocket = {
  readonly received: readonly ReceivedEvent[];
  /** Waits for the next event of this name and returns its payload. @throws {Violation} if there is none in time. */
  next(event: string, withinMs?: number): Promise<unknown>;
  /** Whether such an event arrives in time; does not consume it. */
  receives(event: string, withinMs: number): Promise<boolean>;
  /** Sends an event and returns its acknowledgement. */
  request(event: string, ...rest: unknown[]): Promise<unknown>;
  /** Waits until the server disconnects the socket and returns the reason. @throws {Violation} if it does not. */
  untilDisconnected(): Promise<string>;
  close(): void;
};

const defaultTimeoutMs = 10_000;

/** Connects to the live channel. @throws {Violation} if the channel refuses the token. */
export async function openLiveSocket(url: string, token: unknown): Promise<LiveSocket> {
  const socket = connect(url, token);
  const received: ReceivedEvent[] = [];
  const consumed = new Set<ReceivedEvent>();
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((resume) => resume());
  let disconnectReason: string | undefined;
  socket.onAny((event: string, payload: unknown) => {
    received.push({ event, payload });
    wake();
  });
  socket.on('disconnect', (reason) => {
    disconnectReason = reason;
    wake();
  });
  await within(
    defaultTimeoutMs,
    'a connection with a valid token',
    new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => reject(new Violation(`a connection with a valid token; it was refused: ${error.message}`)));
    }),
  );

  async function until<Found>(find: () => Found | undefined, ms: number): Promise<Found | undefined> {
    for (const endMs = Date.now() + ms; ;) {
      const found = find();
      const leftMs = endMs - Date.now();
      if (found !== undefined || leftMs <= 0) return found;
      await new Promise<void>((resolve) => {
        const resume = () => {
          clearTimeout(timer);
          waiting.delete(resume);
          resolve();
        };
        const timer = setTimeout(resume, leftMs);
        waiting.add(resume);
      });
    }
  }

  const unread = (name: string) => received.find((one) => one.event === name && !consumed.has(one));

  return {
    received,
    async next(event, withinMs = defaultTimeoutMs) {
      const found = await until(() => unread(event), withinMs);
      if (!found)
        throw new Violation(`the event ${event} within ${withinMs / 1000} s; received: ${received.map((one) => one.event).join(', ') || 'nothing'}`);
      consumed.add(found);
      return found.payload;
    },
    receives: async (event, withinMs) => (await until(() => unread(event), withinMs)) !== undefined,
    request: (event, ...rest) =>
      within(defaultTimeoutMs, `an acknowledgement of "${event}"`, socket.timeout(defaultTimeoutMs).emitWithAck(event, ...rest)),
    async untilDisconnected() {
      const reason = await until(() => disconnectReason, defaultTimeoutMs);
      if (reason === undefined) throw new Violation(`a disconnected socket within ${defaultTimeoutMs / 1000} s`);
      return reason;
    },
    close: () => void socket.close(),
  };
}

/** The message with which the channel refuses an invalid token. */
export function refusalOfSocket(url: string, token: unknown): Promise<string> {
  const socket = connect(url, token);
  const response = new Promise<string>((resolve, reject) => {
    socket.once('connect_error', ({ message }) => resolve(message));
    socket.once('connect', () => reject(new Violation('a refused connection without a valid token; it connected')));
  });
  return within(defaultTimeoutMs, 'a refusal of the live channel', response).finally(() => socket.close());
}

function connect(url: string, token: unknown): Socket {
  return io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
}

async function within<Value>(ms: number, what: string, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Violation(`${what} within ${ms / 1000} s`)), ms)));
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
