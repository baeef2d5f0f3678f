import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveChannel, type LiveChannel, type LiveChannelConfig } from './live-channel.ts';

type Operator = { readonly port: number; readonly io: Server; stop(): Promise<void> };

const open: { close(): void }[] = [];
let page: EventTarget;
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

let operator: Operator | undefined;

/** An operator's live server; `refuse` returns the message with which a connection is refused. */
async function startLiveServer({ port = 0, refuse = () => '' }: { port?: number; refuse?: (token: unknown) => string } = {}): Promise<Operator> {
  const http: HttpServer = createServer();
  const io = new Server(http);
  io.use((socket, next) => {
    const message = refuse(socket.handshake.auth.token);
    next(message ? new Error(message) : undefined);
  });
  io.on('connection', (socket: Socket) => {
    socket.on('join', (room: string, answer: (isIn: boolean) => void) => {
      void socket.join(room);
      answer(true);
    });
    socket.on('leave', (room: string) => void socket.leave(room));
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  operator = { io, port: (http.address() as AddressInfo).port, stop: () => io.close() };
  return operator;
}

async function openChannel(port: number, changes: Partial<LiveChannelConfig> = {}): Promise<LiveChannel> {
  const config = { url: `http://127.0.0.1:${port}`, playerId: '7', token: 't', firstRetryMs: 20, onConnected: () => {}, onRefused: () => {} };
  const channel = await openLiveChannel({ ...config, ...changes });
  open.push(channel);
  return channel;
}

const balance = (real: number) => ({ total_balance: real, real_balance: real, bonus_balance: 0, locked_balance: 0, currency: 'EUR', version: real });
const odds = (version: number) => ({
  ...{ event_id: 12, status: 'live', match_status: '1st_half', played_seconds: 60, version, score: { home: 0, away: 1 } },
  markets: [{ id: '1x2', type: '1x2', status: 'active', outcomes: [{ id: 'home', odds: '2.15' }] }],
});

describe('the live channel', () => {
  test('passes on pushes that match the contract and drops others', async () => {
    const { io, port } = await startLiveServer();
    const onConnected = vi.fn();
    const channel = await openChannel(port, { onConnected });
    const seen: unknown[] = [];
    const end = channel.on('balance', (push) => seen.push(push.real.minor));
    await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce());
    io.emit('update_balance_8', balance(1));
    io.emit('update_balance_7', { real_balance: 'all of it' });
    io.emit('update_balance_7', balance(2));
    await vi.waitFor(() => expect(seen).toEqual([200]));
    end();
    const after = vi.fn();
    channel.on('balance', after);
    io.emit('update_balance_7', balance(3));
    await vi.waitFor(() => expect(after).toHaveBeenCalledOnce());
    expect(seen).toEqual([200]);
  });

  test('reconnects after the operator restarted, reports it, and joins its rooms again', async () => {
    const first = await startLiveServer();
    const [onConnected, onJoined, onPush, onBalance] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const channel = await openChannel(first.port, { onConnected });
    channel.on('balance', onBalance);
    channel.join('odds', '12', { onPush, onJoined });
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());

    await first.stop();
    const second = await startLiveServer({ port: first.port });
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledTimes(2), 5_000);
    expect(onConnected).toHaveBeenCalledTimes(2);
    second.io.to('odds_12').emit('odds_12', odds(2));
    second.io.emit('update_balance_7', balance(5));
    await vi.waitFor(() => expect([onPush.mock.calls.length, onBalance.mock.calls.length]).toEqual([1, 1]));
  });

  test('disconnects when the page is left and reconnects if it stays', async () => {
    const { io, port } = await startLiveServer();
    const [onConnected, onJoined, onLeft] = [vi.fn(), vi.fn(), vi.fn()];
    io.on('connection', (socket: Socket) => socket.on('disconnect', onLeft));
    const channel = await openChannel(port, { onConnected });
    channel.join('odds', '12', { onPush: () => {}, onJoined });
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
    page.dispatchEvent(new Event('beforeunload'));
    page.dispatchEvent(new Event('beforeunload'));
    await vi.waitFor(() => expect(onLeft).toHaveBeenCalledExactlyOnceWith('client namespace disconnect', undefined));
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledTimes(2));
    expect(onConnected).toHaveBeenCalledTimes(2);
  });

  test('stays closed when the page is left afterwards', async () => {
    const { io, port } = await startLiveServer();
    const [onConnected, onOtherConnected] = [vi.fn(), vi.fn()];
    const channel = await openChannel(port, { onConnected });
    await openChannel(port, { onConnected: onOtherConnected });
    await vi.waitFor(() => expect([onConnected.mock.calls.length, onOtherConnected.mock.calls.length]).toEqual([1, 1]));
    channel.close();
    page.dispatchEvent(new Event('beforeunload'));
    // When an open channel has reconnected, a closed one would have too.
    await vi.waitFor(() => expect(onOtherConnected).toHaveBeenCalledTimes(2));
    expect(onConnected).toHaveBeenCalledOnce();
    expect(io.of('/').sockets.size).toBe(1);
  });

  test('leaves a room when its last watcher is removed and does not join it again', async () => {
    const { io, port } = await startLiveServer();
    const channel = await openChannel(port);
    const [onJoined, onPush] = [vi.fn(), vi.fn()];
    const leaveOne = channel.join('odds', '12', { onPush, onJoined });
    const leaveOther = channel.join('odds', '12', { onPush, onJoined });
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledTimes(2));
    leaveOne();
    leaveOne();
    io.to('odds_12').emit('odds_12', odds(2));
    await vi.waitFor(() => expect(onPush).toHaveBeenCalledOnce());
    leaveOther();
    await vi.waitFor(() => expect(io.of('/').adapter.rooms.has('odds_12')).toBe(false));
    io.disconnectSockets(true);
    await vi.waitFor(() => expect(io.of('/').sockets.size).toBe(1));
    expect(io.of('/').adapter.rooms.has('odds_12')).toBe(false);
  });

  test.each(['unauthorized', 'disable_site_access'])('reports once that its token is refused with %s and does not retry', async (error) => {
    const refuse = vi.fn((token: unknown) => (token === 'refused' ? error : 'busy'));
    const { port } = await startLiveServer({ refuse });
    const tries = (token: string) => refuse.mock.calls.filter(([tried]) => tried === token).length;
    const onRefused = vi.fn();
    await openChannel(port, { token: 'refused', onRefused });
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    await openChannel(port, { token: 'turned away', onRefused: () => expect.unreachable() });
    // When a channel with another error has retried twice, this one would have too.
    await vi.waitFor(() => expect(tries('turned away')).toBe(3), 5_000);
    expect([tries('refused'), onRefused.mock.calls.length]).toEqual([1, 1]);
  });

  test('waits longer each time if the operator accepts and then closes the connection, until one is stable', async () => {
    const { io, port } = await startLiveServer();
    const [at, cutAt]: [number[], number[]] = [[], []];
    io.on('connection', (socket: Socket) => {
      at.push(performance.now());
      const cut = () => {
        cutAt.push(performance.now());
        socket.disconnect(true);
      };
      // The sixth connection lasts longer than ten first waits.
      if (at.length === 6) setTimeout(cut, 250);
      else if (at.length < 6) cut();
    });
    await openChannel(port);
    await vi.waitFor(() => expect(at).toHaveLength(7), 5_000);
    const waited = cutAt.map((cut, index) => (at[index + 1] ?? 0) - cut);
    [0, 20, 60, 140, 300].forEach((least, index) => expect(waited[index]).toBeGreaterThanOrEqual(least));
    expect(waited[5]).toBeLessThan(600);
  });

  test('retries if the operator refused it because of a server error', async () => {
    const answers = ['action_failed', 'action_failed'];
    const { port } = await startLiveServer({ refuse: () => answers.pop() ?? '' });
    const onConnected = vi.fn();
    await openChannel(port, { onConnected });
    await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce(), 5_000);
  });
});
