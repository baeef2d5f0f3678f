import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, vi } from 'vitest';
import { openLiveChannel } from './live-channel.ts';
import type { LiveChannel, LiveChannelConfig } from './live-types.ts';

type Operator = { readonly port: number; readonly io: Server; stop(): Promise<void> };

const open: { close(): void }[] = [];
let page: EventTarget;
let operator: Operator | undefined;

/** Call once in a test file: each test gets a new page, and its server and channels are closed after it. */
export function closeAfterEachTest(): void {
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(async () => {
    for (const channel of open.splice(0)) channel.close();
    vi.unstubAllGlobals();
    await operator?.stop();
    operator = undefined;
  });
}

/** Dispatches the event of a player leaving the page. */
export function leavePage(): void {
  page.dispatchEvent(new Event('beforeunload'));
}

/** Starts an operator's live server, which stops after the test; `refuse` returns the message with which a connection is refused. */
export async function startLiveServer({
  port = 0,
  refuse = () => '',
}: { port?: number; refuse?: (token: unknown) => string } = {}): Promise<Operator> {
  const http: HttpServer = createServer();
  const io = new Server(http);
  io.use((socket, next) => {
    const message = refuse(socket.handshake.auth.token);
    next(message ? new Error(message) : undefined);
  });
  io.on('connection', (socket: Socket) => {
    socket.on('join', (room: string, acknowledge: (isIn: boolean) => void) => {
      void socket.join(room);
      acknowledge(true);
    });
    socket.on('leave', (room: string) => void socket.leave(room));
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  operator = { io, port: (http.address() as AddressInfo).port, stop: () => io.close() };
  return operator;
}

/** Opens a channel that waits 20 ms before its first retry, and is closed after the test. */
export async function openChannel(port: number, changes: Partial<LiveChannelConfig> = {}): Promise<LiveChannel> {
  const config = { url: `http://127.0.0.1:${port}`, playerId: '7', token: 't', firstRetryMs: 20, onConnected: () => {}, onRefused: () => {} };
  const channel = await openLiveChannel({ ...config, ...changes });
  open.push(channel);
  return channel;
}
