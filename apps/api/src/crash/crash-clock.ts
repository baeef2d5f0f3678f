import type { FastifyBaseLogger } from 'fastify';
import { crashFlightMs, crashMultipleAt, type Hundredths } from '@playfront/game-math';
import { crashRoom, type WireCrashEvent } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import type { ServerSeed } from '../games/round-words.ts';
import type { Live } from '../live/live.ts';
import type { CrashBets } from './crash-bets.service.ts';
import { createCrashList } from './crash-list.ts';
import { bustOf, crashBettingMs, crashPauseMs, targetOf } from './crash-rounds.rules.ts';
import {
  findLastCrashRound,
  insertCrashRound,
  lockCrashRound,
  readOpenCrashBets,
  readUnsettledCrashRounds,
  updateCrashRound,
  type CrashRound,
} from './crash.store.ts';
import { createSettling } from './settling.ts';
import { wireCrashRound } from './wire-crash.ts';

const tickMs = 100;
const listMs = 1_000;

type Dependencies = {
  database: Database;
  now: () => Date;
  newSeed: () => ServerSeed;
  bets: Pick<CrashBets, 'settle'>;
  live: Pick<Live, 'sendToRoom' | 'watchersOf'>;
  log: FastifyBaseLogger;
};

/** A round with what the clock knows of it. `autos` are the bets in flight in the order in which they are due. */
type Running = { readonly row: CrashRound; readonly bust: Hundredths; readonly autos: readonly { id: string; target: Hundredths }[] };

/** The clock of the crash rounds. Only one process may run it; `connection` is the one that holds the lock for this. */
export type CrashClock = {
  /** Ends what an earlier run has left: open bets are paid if the flight would have reached their automatic cash-out, otherwise returned. */
  recover(connection: Connection): Promise<void>;
  /** Does what is due, and returns the time until the next step; undefined if nothing is to be done until a client joins. */
  step(connection: Connection): Promise<number | undefined>;
  /** Resolves when every bet that is due is settled. */
  drained(): Promise<void>;
};

export function createCrashClock({ database, now, newSeed, bets, live, log }: Dependencies): CrashClock {
  let running: Running | undefined;
  let listedAtMs = 0;
  const list = createCrashList({ database, live });
  const settling = createSettling({ database, bets, log });

  const send = (event: WireCrashEvent, isVolatile = false) => live.sendToRoom(crashRoom, event, { isVolatile });

  function show(): void {
    send({ kind: 'round', round: wireCrashRound(running?.row, now()) });
  }

  async function open(connection: Connection): Promise<number> {
    const row = await openCrashRound(connection, newSeed(), now());
    running = { row, bust: bustOf(row), autos: [] };
    show();
    return listMs;
  }

  async function takeOff(connection: Connection, { row, bust }: Running): Promise<number> {
    const at = await startFlight(connection, row.number, now);
    const open = await readOpenCrashBets(connection, row.number);
    const autos = open.map((bet) => ({ id: bet.id, target: targetOf(bet) })).sort((one, other) => one.target - other.target);
    running = { row: { ...row, flight_started_at: at }, bust, autos };
    show();
    return 0;
  }

  async function fly(connection: Connection, round: Running, startedAt: Date): Promise<number> {
    const elapsedMs = now().getTime() - startedAt.getTime();
    const flightMs = crashFlightMs(round.bust);
    const multiple = Math.min(crashMultipleAt(elapsedMs), round.bust);
    const due = round.autos.filter(({ target }) => target <= multiple);
    const flying = { ...round, autos: round.autos.slice(due.length) };
    running = flying;
    settling.add(due.map(({ id }) => id));
    if (elapsedMs >= flightMs) {
      const endedAt = now();
      // What clients are shown is stored.
      await updateCrashRound(connection, round.row.number, { ended_at: endedAt });
      running = { ...flying, row: { ...flying.row, ended_at: endedAt } };
      show();
      return 0;
    }
    send({ kind: 'tick', elapsed_ms: elapsedMs, multiple }, true);
    return Math.min(tickMs, flightMs - elapsedMs);
  }

  /**
   * Bets are lost once the pause is over, so that a cash-out that arrived in flight is not overtaken by the loss of its bet. The next round does not wait
   * for this.
   */
  function end(): number {
    running = undefined;
    settling.addEndedRounds();
    return 0;
  }

  async function advance(connection: Connection): Promise<number | undefined> {
    if (!running) return live.watchersOf(crashRoom) > 0 ? open(connection) : undefined;
    const { row } = running;
    const atMs = now().getTime();
    if (row.ended_at) {
      const msLeft = row.ended_at.getTime() + crashPauseMs - atMs;
      return msLeft > 0 ? msLeft : end();
    }
    if (row.flight_started_at) return fly(connection, running, row.flight_started_at);
    const msLeft = row.betting_ends_at.getTime() - atMs;
    return msLeft > 0 ? msLeft : takeOff(connection, running);
  }

  return {
    async recover(connection) {
      running = undefined;
      for (const { number, ended_at: endedAt } of await readUnsettledCrashRounds(connection)) {
        if (!endedAt) await updateCrashRound(connection, number, { ended_at: now(), is_interrupted: true });
      }
      settling.addEndedRounds();
      await settling.drained();
    },

    async step(connection) {
      const waitMs = await advance(connection);
      const atMs = now().getTime();
      if (!running || waitMs === undefined) return waitMs;
      if (atMs - listedAtMs >= listMs) {
        listedAtMs = atMs;
        await list.send(running.row.number);
      }
      return Math.min(waitMs, listMs);
    },

    drained: () => settling.drained(),
  };
}

async function openCrashRound(connection: Connection, { serverSeed, serverSeedHash }: ServerSeed, at: Date): Promise<CrashRound> {
  const row = {
    number: ((await findLastCrashRound(connection))?.number ?? 0) + 1,
    server_seed: serverSeed,
    server_seed_hash: serverSeedHash,
    created_at: at,
    betting_ends_at: new Date(at.getTime() + crashBettingMs),
    flight_started_at: null,
    ended_at: null,
    is_interrupted: false,
    is_settled: false,
  };
  await insertCrashRound(connection, row);
  return row;
}

/** Starts a flight when every bet that holds its round is committed. */
function startFlight(connection: Connection, number: number, now: () => Date): Promise<Date> {
  return connection.transaction().execute(async (trx) => {
    await lockCrashRound(trx, number);
    const at = now();
    await updateCrashRound(trx, number, { flight_started_at: at });
    return at;
  });
}
