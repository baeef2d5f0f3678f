import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as v from 'valibot';
import { frontGetCrashRounds, gameCrash, gameCrashBet, type WireCrashEvent } from '@playfront/api-contract';
import { crashFlightMs, type Hundredths } from '@playfront/game-math';
import { createCrashBets } from '../crash/crash-bets.service.ts';
import { createCrashClock } from '../crash/crash-clock.ts';
import { bustOf } from '../crash/crash-rounds.rules.ts';
import { createRoundMoney } from '../games/round-money.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { combineRules } from '../wallet/money-rules.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import type { TestOperator, TestPlayer } from './test-operator.ts';

const slug = 'filler-4';
const betLimits = { min_bet: 10, max_bet: 50_00 };

/** A server seed whose round ends within bounds. */
function seedOf(number: number, [low, high]: readonly [Hundredths, Hundredths]) {
  for (let tried = 0; ; tried += 1) {
    const serverSeed = createHash('sha256').update(`${number} ${tried}`).digest('hex');
    const bust = bustOf({ server_seed: serverSeed, number });
    if (bust >= low && bust <= high) return { serverSeed, serverSeedHash: createHash('sha256').update(serverSeed).digest('hex'), bust };
  }
}

/** Crash with a clock that the test moves, and flights that end where the test wants. */
export function createCrashRounds(operator: TestOperator) {
  const { appDatabase } = operator.db;
  const now = () => operator.clock.now;
  const sent: WireCrashEvent[] = [];
  const pushed: { ownerId: string; payload: object }[] = [];
  const live = {
    watchers: 1,
    watchersOf: () => live.watchers,
    sendToRoom: (_room: string, event: object) => void sent.push(event as WireCrashEvent),
    sendToGamePages: (ownerId: string, _event: string, payload: object) => void pushed.push({ ownerId, payload }),
    balanceChanged: () => Promise.resolve(),
  };
  const metrics = createMetrics();
  const roundMoney = createRoundMoney({ wallet: createWalletService({ metrics }), rules: combineRules([]), now });
  const log = createLog('test', 'silent');
  const barring = { load: () => Promise.resolve(() => undefined) };
  const bets = createCrashBets({
    ...{ database: appDatabase, now, roundMoney, live, metrics },
    access: barring,
    betThrottle: { take: () => Promise.resolve(undefined) },
  });
  let bounds: readonly [Hundredths, Hundredths] = [100, 1_000_000];
  let number = 0;
  const createClock = () => createCrashClock({ database: appDatabase, now, newSeed: () => seedOf((number += 1), bounds), bets, live, log });
  let clock = createClock();

  const step = () => clock.step(appDatabase);
  const call = async (path: string, body: object, session: string) => (await operator.call(path, body, session)).json<Record<string, unknown>>();

  const rounds = {
    sent,
    pushed,
    live,
    bets,
    step,
    drained: () => clock.drained(),
    /** Opens the bets of a round that ends between two multiples, and returns its number. */
    async open(low: Hundredths, high: Hundredths = low): Promise<number> {
      bounds = [low, high];
      await step();
      return number;
    },
    /** Where the flight of the last round ends. */
    bust: () => seedOf(number, bounds).bust,
    later: (ms: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + ms)),
    /** Closes the bets, and starts the flight. */
    async takeOff(): Promise<void> {
      rounds.later(7_000);
      await step();
    },
    /** Time passes in flight: the clock does what is due. */
    async fly(ms: number): Promise<void> {
      rounds.later(ms);
      await step();
      await clock.drained();
    },
    /** Ends the round, with its pause. */
    async finish(): Promise<void> {
      const isOver = sent.some((event) => event.kind === 'round' && event.round.state === 'crashed' && event.round.number === number);
      if (!isOver) await rounds.fly(crashFlightMs(rounds.bust()));
      rounds.later(3_000);
      await step();
      await clock.drained();
    },
    /** The process that ran the clock ended; another one starts. */
    async restart(): Promise<void> {
      clock = createClock();
      await clock.recover(appDatabase);
    },
    async bet(session: string, changes: object = {}) {
      const body = { number, panel: 1, amount: 5, idempotency_key: randomUUID(), ...changes };
      const answer = await call('game/crash_bet', body, session);
      return answer.status === 1 ? v.parse(gameCrashBet.response, answer) : (answer as never);
    },
    cashOut: (session: string, id: string) => call('game/crash_cash_out', { bet_id: id }, session),
    takeBack: (session: string, id: string) => call('game/crash_take_back', { bet_id: id }, session),
    state: async (session: string) => v.parse(gameCrash.response, await call('game/crash', {}, session)),
    rounds: async (page = {}) => v.parse(frontGetCrashRounds.response, await call('front/get_crash_rounds', page, '')),
  };
  return rounds;
}

/** The same with a game of the test catalogue. */
export async function createCrashGame(operator: TestOperator) {
  const changes = { model: 'crash', engine: 'crash', ...betLimits };
  const query = operator.db.database.updateTable('games').set(changes).where('slug', '=', slug).returning('id');
  const { id: gameId } = await query.executeTakeFirstOrThrow();
  return {
    ...createCrashRounds(operator),
    /** Opens the game for a player, or for play money, and returns the token of its session. */
    async session(player?: Pick<TestPlayer, 'bearer'>): Promise<string> {
      const request = { game_id: String(gameId), mode: player ? 'real' : 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' };
      const opened = (await operator.call('front/get_game_url', request, player?.bearer)).json<{ url: string }>();
      expect(opened.url).toMatch(/^\/games\/crash\/#session=[\w-]{43}&locale=en&model=crash$/);
      return `Session ${new URLSearchParams(opened.url.split('#')[1]).get('session')}`;
    },
  };
}

export type CrashGame = Awaited<ReturnType<typeof createCrashGame>>;
