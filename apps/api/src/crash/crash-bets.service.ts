import { crash, crashCashOutMove, crashSpot } from '@playfront/game-math';
import { callerOf, gameEvents, isUuid, type gameCrashBet, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import { payableFromWire } from '@playfront/money';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { betLimitsOf } from '../games/bet-limits.ts';
import type { RoundMoney } from '../games/round-money.ts';
import { isAcceptingBets } from '../games/round-sessions.service.ts';
import { lockRoundSession, readRoundSession, type RoundSession } from '../games/round-sessions.store.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Live } from '../live/live.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { createCrashPlay, type AskedBet } from './crash-play.ts';
import { multipleOf, targetOf } from './crash-rounds.rules.ts';
import {
  findCrashBet,
  holdCrashRound,
  isPanelTaken,
  lockCrashBet,
  lockOwnCrashBet,
  readCrashRound,
  type CrashBetRow,
  type CrashRound,
} from './crash.store.ts';
import { wireChangedBet, type WireChangedBet } from './wire-crash.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  roundMoney: RoundMoney;
  access: Pick<AccessService, 'load'>;
  live: Pick<Live, 'balanceChanged' | 'sendToGamePages'>;
  metrics: Metrics;
  /** Counted in memory, so that a bet needs no additional round trip. */
  betThrottle: Pick<Throttle, 'take'>;
};

export type CrashBets = {
  /** Debits a bet on a round whose bets are open (contract, game/crash_bet). */
  place(roundSessionId: string, request: ValidRequestOf<typeof gameCrashBet>, ip: string): Promise<WireChangedBet | Refusal>;
  /** Returns the stake while bets are open (contract, game/crash_take_back). */
  takeBack(roundSessionId: string, betId: string): Promise<WireChangedBet | Refusal>;
  /** Cashes a bet out at the multiple of the time at which the request arrived (contract, game/crash_cash_out). */
  cashOut(roundSessionId: string, betId: string, receivedAt: Date): Promise<WireChangedBet | Refusal>;
  /** Settles an open bet that the flight has carried to its automatic cash-out, or one whose round is over. Any number of calls settle it once. */
  settle(betId: string): Promise<void>;
};

type Changed = { readonly session: RoundSession; readonly result: WireChangedBet | Refusal; readonly isNew: boolean };

/** Bets on crash rounds. Locks are taken in the order session, bet, round, wallet. */
export function createCrashBets(dependencies: Dependencies): CrashBets {
  const { database, now, roundMoney, access, live, metrics, betThrottle } = dependencies;
  const play = createCrashPlay({ roundMoney });

  /** Runs a change in a transaction, and announces it after the commit. */
  async function change(run: (trx: DatabaseTransaction) => Promise<Changed>): Promise<WireChangedBet | Refusal> {
    const { session, result, isNew } = await database.transaction().execute(run);
    // Also a refused stake may have moved money: it ends a bonus that has expired.
    if (isNew && session.player_id) void live.balanceChanged(session.player_id, session.currency);
    if (!isNew || isRefusal(result)) return result;
    const { bet, balance, celebrate } = result;
    live.sendToGamePages(session.player_id ?? session.id, gameEvents.crashBet.name, { bet, balance, celebrate });
    return result;
  }

  /** The bet of a call on its own round session. */
  async function withOwnBet(
    roundSessionId: string,
    betId: string,
    run: (trx: DatabaseTransaction, bet: CrashBetRow) => Promise<CrashBetRow | Refusal>,
  ): Promise<WireChangedBet | Refusal> {
    return change(async (trx) => {
      const session = await readRoundSession(trx, roundSessionId);
      if (session.player_status === 'blocked') return { session, result: refuse('disable_site_access'), isNew: false };
      const bet = isUuid(betId) ? await lockOwnCrashBet(trx, session, betId) : undefined;
      if (!bet) return { session, result: refuse('not_found'), isNew: false };
      const changed = await run(trx, bet);
      return { session, result: isRefusal(changed) ? changed : wireChangedBet(changed), isNew: changed !== bet && !isRefusal(changed) };
    });
  }

  async function stake(trx: DatabaseTransaction, session: RoundSession, asked: AskedBet): Promise<WireChangedBet | Refusal> {
    // The round cannot take off before the bet is committed.
    const round = await holdCrashRound(trx, asked.number);
    if (!round || !isBetting(round, now())) return refuse('event_closed');
    const staked = await play.stake(trx, session, asked);
    if (isRefusal(staked)) return staked;
    metrics.count('game_rounds_total', session.mode);
    return wireChangedBet(staked);
  }

  return {
    async place(roundSessionId, request, ip) {
      const barredBy = await access.load();
      const placed = change(async (trx) => {
        const session = await lockRoundSession(trx, roundSessionId);
        const asked = readBet(request, session);
        const earlier = await findCrashBet(trx, session.id, asked.key);
        if (earlier) return { session, result: isSame(earlier, asked) ? wireChangedBet(earlier) : refuse('conflict'), isNew: false };
        const isBarred = barredBy({ ip, country: session.player_country }) !== undefined;
        const counted = session.player_id
          ? ({ limit: 'spin_player', of: session.player_id } as const)
          : ({ limit: 'demo_spin_address', of: callerOf(ip) } as const);
        const refusal = refusalOf(session, asked, isBarred, now()) ?? (await betThrottle.take(counted));
        return { session, result: refusal ?? (await stake(trx, session, asked)), isNew: true };
      });
      return placed.catch((error: unknown) => {
        if (isPanelTaken(error)) return refuse('conflict');
        throw error;
      });
    },

    takeBack: (roundSessionId, betId) =>
      withOwnBet(roundSessionId, betId, async (trx, bet) => {
        if (bet.state === 'void') return bet;
        const round = await holdCrashRound(trx, bet.crash_number ?? 0);
        return bet.state === 'open' && round && isBetting(round, now()) ? play.giveBack(trx, bet) : refuse('event_closed');
      }),

    cashOut: (roundSessionId, betId, receivedAt) =>
      withOwnBet(roundSessionId, betId, async (trx, bet) => {
        if (bet.state === 'won' || bet.state === 'returned') return bet;
        if (bet.state !== 'open') return refuse('cash_out_unavailable');
        const multiple = multipleOf(await readCrashRound(trx, bet.crash_number ?? 0), receivedAt);
        if (multiple === undefined) return refuse('cash_out_unavailable');
        const automatic = targetOf(bet);
        // The automatic cash-out was due before.
        if (automatic <= multiple) return play.finish(trx, bet, automatic, []);
        return play.finish(trx, bet, multiple, [crashCashOutMove(multiple)]);
      }),

    async settle(betId) {
      await change(async (trx) => {
        const bet = await lockCrashBet(trx, betId);
        if (!bet) throw new Error(`There is no bet ${betId}`);
        const session = await readRoundSession(trx, bet.round_session_id);
        if (bet.state !== 'open') return { session, result: wireChangedBet(bet), isNew: false };
        const round = await readCrashRound(trx, bet.crash_number ?? 0);
        const settled = await play.settle(trx, bet, round);
        return { session, result: wireChangedBet(settled), isNew: settled !== bet };
      });
    },
  };
}

function readBet(request: ValidRequestOf<typeof gameCrashBet>, { currency }: RoundSession): AskedBet {
  const { number, panel, amount, auto_cash_out: automatic, idempotency_key: key } = request;
  return { number, panel, spot: crashSpot(automatic), key, amountMinor: payableFromWire(amount, currency)?.minor ?? 0 };
}

function isSame({ crash_number: number, crash_panel: panel, bets, stake }: CrashBetRow, asked: AskedBet): boolean {
  return number === asked.number && panel === asked.panel && bets?.[0]?.spot === asked.spot && stake === asked.amountMinor;
}

function refusalOf(session: RoundSession, { amountMinor }: AskedBet, isBarred: boolean, now: Date): Refusal | undefined {
  if (session.player_status === 'blocked' || isBarred) return refuse('disable_site_access');
  if (amountMinor === 0) return refuse('malformed', { amount: 'stake_out_of_range' });
  if (!isAcceptingBets(session, now)) return refuse('round_session_closed');
  if (session.model !== crash.id || !session.enabled || session.game_status !== 'active') return refuse('game_not_available');
  const { minMinor, maxMinor } = betLimitsOf(session, session.currency);
  return amountMinor < minMinor || amountMinor > maxMinor ? refuse('stake_out_of_range') : undefined;
}

function isBetting({ flight_started_at: startedAt, ended_at: endedAt, betting_ends_at: endsAt }: CrashRound, now: Date): boolean {
  return !startedAt && !endedAt && now < endsAt;
}
