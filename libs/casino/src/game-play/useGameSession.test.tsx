import type { GameMessage } from '@playfront/api-contract';
import {
  mountView,
  pendingResponse,
  wireLimits,
  wireMoneyLimit,
  wirePlayer,
  wirePlaying,
  wireSessionLimit,
  type FakeHandlers,
} from '@playfront/auth/testing';
import { toDecimal } from '@playfront/money';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameMode } from './useGameAddress.ts';
import { useGameSession, type GameSession } from './useGameSession.ts';

const onRequest = vi.fn();
const onRound = vi.fn();
let game: GameSession;
const onRendered = vi.fn((session: GameSession) => {
  game = session;
});
let cleanUp: () => void;
afterEach(() => {
  cleanUp();
  vi.clearAllMocks();
});

function GameView({ mode }: { mode: GameMode }) {
  const session = useGameSession({ sessionKey: `lantern-coast ${mode}`, mode, onRequest, onRound });
  useEffect(() => onRendered(session));
  return null;
}

async function openGame(mode: GameMode, handlers: FakeHandlers = {}) {
  const view = await mountView(<GameView mode={mode} />, { player: wirePlayer(), handlers });
  cleanUp = () => view.unmount();
  await vi.waitFor(() => expect(onRendered).toHaveBeenCalled());
  return view;
}

const source = 'playfront-game';
const started: GameMessage = { source, type: 'round-started', bet: '1.00', currency: 'EUR' };
const settled: GameMessage = {
  source,
  type: 'round-settled',
  roundId: '7',
  bet: '1.00',
  win: '3.50',
  balance: '20.00',
  currency: 'EUR',
  celebrate: true,
};
const abandoned: GameMessage = { source, type: 'round-abandoned' };
const net = () => game.net && toDecimal(game.net);
const figures = (started_at: string, minutes: number, amount: number) =>
  wirePlaying({ started_at, minutes, currency: 'EUR', staked: 40, won: 40 + amount, net: amount });
const thisSession = '2026-11-20T12:00:00.000Z';

test('clock and net result are those of the play session, which is older than the page, even if the device clock is wrong', async () => {
  await openGame('real', { frontGetPlayerLimits: () => figures(thisSession, 12, -5) });
  await vi.waitFor(() => expect(net()).toBe('-5.00'));
  expect(game.elapsedSeconds).toBeGreaterThanOrEqual(12 * 60);
  expect(game.elapsedSeconds).toBeLessThan(13 * 60);
  game.handleMessage(started);
  game.handleMessage(settled);
  await vi.waitFor(() => expect(net()).toBe('-2.50'));
});

test('the remaining limits are updated after each round, and free play has none', async () => {
  const limits = [wireMoneyLimit({ kind: 'loss', amount: 50, used: 10, remaining: 40 }), wireSessionLimit()];
  await openGame('real', { frontGetPlayerLimits: () => wireLimits({ limits }) });
  const left = () => game.limits.map((limit) => (typeof limit.left === 'number' ? limit.left : toDecimal(limit.left)));
  await vi.waitFor(() => expect(left()).toEqual(['40.00', 48]));
  game.handleMessage(started);
  game.handleMessage({ ...settled, win: '0.00' });
  await vi.waitFor(() => expect(left()).toEqual(['39.00', 48]));
});

test('figures fetched during a round are discarded, since they may contain its result, and fetched again after it', async () => {
  const early = pendingResponse<ReturnType<typeof wirePlaying>>();
  const read = vi
    .fn()
    .mockReturnValueOnce(early.response)
    .mockReturnValue(figures(thisSession, 0, 2.5));
  await openGame('real', { frontGetPlayerLimits: read });
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  game.handleMessage(started);
  early.release(figures(thisSession, 0, 99));
  await early.response;
  expect(net()).toBeUndefined();
  game.handleMessage(settled);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(net()).toBe('2.50'));
});

test('a round that waited for a move counts once, and is fetched at its start and end only', async () => {
  const read = vi
    .fn()
    .mockReturnValueOnce(figures(thisSession, 0, 0))
    .mockReturnValueOnce(figures(thisSession, 0, -1))
    .mockReturnValue(figures(thisSession, 0, 2.5));
  await openGame('real', { frontGetPlayerLimits: read });
  await vi.waitFor(() => expect(net()).toBe('0.00'));
  game.handleMessage(started);
  game.handleMessage(abandoned);
  await vi.waitFor(() => expect(net()).toBe('-1.00'));
  const move: GameMessage = { source, type: 'round-started', bet: '0.00', currency: 'EUR' };
  game.handleMessage(move);
  game.handleMessage(abandoned);
  game.handleMessage(move);
  game.handleMessage(settled);
  await vi.waitFor(() => expect(net()).toBe('2.50'));
  expect(read).toHaveBeenCalledTimes(3);
});

test('there is no net result before the first bet or after a refused one', async () => {
  const view = await openGame('real', { frontGetPlayerLimits: () => wirePlaying(null) });
  await vi.waitFor(() => expect(view.api.requestsOf('frontGetPlayerLimits')).toHaveLength(1));
  game.handleMessage(started);
  game.handleMessage(abandoned);
  await vi.waitFor(() => expect(view.api.requestsOf('frontGetPlayerLimits')).toHaveLength(2));
  expect([game.elapsedSeconds, net()]).toEqual([0, undefined]);
});

test('rounds are counted on the page if the operator does not respond', async () => {
  await openGame('real');
  game.handleMessage(started);
  game.handleMessage(settled);
  await vi.waitFor(() => expect(net()).toBe('2.50'));
});

test('free play has no net result and does not request one', async () => {
  const view = await openGame('demo');
  game.handleMessage(started);
  game.handleMessage(settled);
  await vi.waitFor(() => expect(game.hasPlayed).toBe(true));
  expect(net()).toBeUndefined();
  expect(game.limits).toEqual([]);
  expect(view.api.requestsOf('frontGetPlayerLimits')).toHaveLength(0);
});

test('reports a running round, and requests made inside the game', async () => {
  await openGame('real', { frontGetPlayerLimits: () => wirePlaying(null) });
  game.handleMessage(started);
  expect(onRound).toHaveBeenLastCalledWith(true);
  game.handleMessage(abandoned);
  expect(onRound).toHaveBeenLastCalledWith(false);
  for (const type of ['deposit', 'limits', 'contact', 'play-paused', 'reload'] as const) game.handleMessage({ source, type });
  expect(onRequest.mock.calls).toEqual([['deposit'], ['limits'], ['contact'], ['play-paused'], ['reload']]);
});
