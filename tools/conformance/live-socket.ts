import { io, type Socket } from 'socket.io-client';
import { Violation } from './verdicts.ts';

type Heard = { readonly event: string; readonly payload: unknown };

/** A connection to the live channel that keeps all it hears. */
export type LiveSocket = {
  readonly heard: readonly Heard[];
  /** The first event of this name that was not taken before. @throws {Violation} when none comes. */
  next(event: string, withinMs?: number): Promise<unknown>;
  /** Whether one comes in time. */
  hears(event: string, withinMs: number): Promise<boolean>;
  ask(event: string, ...rest: unknown[]): Promise<unknown>;
  /** Why the server ended it. @throws {Violation} when it does not. */
  untilCut(): Promise<string>;
  close(): void;
};

const patienceMs = 10_000;

/** Connects, and fails when the channel refuses. */
export async function openLiveSocket(url: string, token: unknown): Promise<LiveSocket> {
  const socket = connect(url, token);
  const heard: Heard[] = [];
  const taken = new Set<Heard>();
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((resume) => resume());
  let cut: string | undefined;
  socket.onAny((event: string, payload: unknown) => {
    heard.push({ event, payload });
    wake();
  });
  socket.on('disconnect', (reason) => {
    cut = reason;
    wake();
  });
  await within(
    patienceMs,
    'a live channel that takes a good token',
    new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => reject(new Violation(`a live channel that takes a good token; it says ${error.message}`)));
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

  const untaken = (name: string) => heard.find((one) => one.event === name && !taken.has(one));

  return {
    heard,
    async next(event, withinMs = patienceMs) {
      const found = await until(() => untaken(event), withinMs);
      if (!found)
        throw new Violation(`the event ${event} within ${withinMs / 1000} s; it heard ${heard.map((one) => one.event).join(', ') || 'nothing'}`);
      taken.add(found);
      return found.payload;
    },
    hears: async (event, withinMs) => (await until(() => untaken(event), withinMs)) !== undefined,
    ask: (event, ...rest) => within(patienceMs, `an answer to "${event}"`, socket.timeout(patienceMs).emitWithAck(event, ...rest)),
    async untilCut() {
      const reason = await until(() => cut, patienceMs);
      if (reason === undefined) throw new Violation(`a socket that is cut within ${patienceMs / 1000} s`);
      return reason;
    },
    close: () => void socket.close(),
  };
}

/** What the channel says to a token it does not take. */
export function refusalOfSocket(url: string, token: unknown): Promise<string> {
  const socket = connect(url, token);
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('connect_error', ({ message }) => resolve(message));
    socket.once('connect', () => reject(new Violation('a live channel that refuses who has no good token; it connected')));
  });
  return within(patienceMs, 'a refusal of the live channel', answer).finally(() => socket.close());
}

function connect(url: string, token: unknown): Socket {
  return io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
}

async function within<Value>(ms: number, what: string, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Violation(`${what} within ${ms / 1000} s`)), ms)));
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
