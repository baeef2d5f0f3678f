import type { Socket } from 'socket.io';
import { describe, expect, test, vi } from 'vitest';
import { leavePage, openChannel, startLiveServer, closeAfterEachTest } from './live-server.fixture.ts';

closeAfterEachTest();

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
    await vi.waitFor(() => expect(onJoined).toHaveBeenCalledTimes(2));
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
    leavePage();
    leavePage();
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
    leavePage();
    // By the time the open channel has reconnected, the closed one would have too.
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
    await openChannel(port, { token: 'busy token', onRefused: () => expect.unreachable() });
    // By the time a channel with another error has retried twice, this one would have too.
    await vi.waitFor(() => expect(tries('busy token')).toBe(3));
    expect([tries('refused'), onRefused.mock.calls.length]).toEqual([1, 1]);
  });

  test('retries if the operator refused it because of a server error', async () => {
    const errors = ['action_failed', 'action_failed'];
    const { port } = await startLiveServer({ refuse: () => errors.pop() ?? '' });
    const onConnected = vi.fn();
    await openChannel(port, { onConnected });
    await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce());
  });
});
