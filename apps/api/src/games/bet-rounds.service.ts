import type { Bet } from '@playfront/game-math';
import { callerOf, isUuid, type gameAct, type gameStart, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import { payableFromWire, type Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { refuse, refuseForNow } from '../http/failures.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Live } from '../live/live.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { betLimitsOf } from './bet-limits.ts';
import type { BetRoundPlay } from './bet-round-play.ts';
import { findBetRound, isSecondOpenRound, lockOwnRound, type BetRoundRow } from './bet-rounds.store.ts';
import { findBetModel } from './models.ts';
import { isAcceptingBets } from './round-sessions.service.ts';
import { lockRoundSession, type RoundSession } from './round-sessions.store.ts';
import { wirePlayed, type WirePlayed } from './wire-bet-round.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  play: BetRoundPlay;
  settings: SettingsService;
  access: Pick<AccessService, 'load'>;
  live: Pick<Live, 'balanceChanged'>;
  metrics: Metrics;
  /** Counted in memory, so that a round needs no additional round trip. */
  betThrottle: Pick<Throttle, 'take'>;
};

export type BetRounds = {
  /** Stakes and draws a round in one transaction, and settles it unless the player has moves to make (contract, game/start). */
  start(roundSessionId: string, request: ValidRequestOf<typeof gameStart>, ip: string): Promise<WirePlayed | Refusal>;
  /** Makes a move in an open round, also one that was started in another session of the player (contract, game/act). */
  act(roundSessionId: string, request: ValidRequestOf<typeof gameAct>, ip: string): Promise<WirePlayed | Refusal>;
};

type Outcome = { readonly session: RoundSession; readonly result: WirePlayed | Refusal; readonly hasMovedMoney: boolean };

export function createBetRounds({ database, now, play, settings, access, live, metrics, betThrottle }: Dependencies): BetRounds {
  return {
    async start(roundSessionId, { bets: asked, idempotency_key: key }, ip) {
      const { min_cycle_ms: minCycleMs } = await settings.read();
      const barredBy = await access.load();
      const started = database.transaction().execute(async (trx): Promise<Outcome> => {
        const session = await lockRoundSession(trx, roundSessionId);
        const answer = (result: WirePlayed | Refusal): Outcome => ({ session, result, hasMovedMoney: false });
        const bets = readBets(asked, session.currency);
        const earlier = await findBetRound(trx, session.id, key);
        if (earlier) return answer(bets && isSame(earlier.bets ?? [], bets) ? wirePlayed(earlier) : refuse('conflict'));

        if (!bets) return answer(refuse('malformed', { bets: 'stake_out_of_range' }));
        if (barredBy({ ip, country: session.player_country })) return answer(refuse('disable_site_access'));
        const refusal =
          refusalOf(session, bets, minCycleMs, now()) ??
          (await betThrottle.take(
            session.player_id ? { limit: 'spin_player', of: session.player_id } : { limit: 'demo_spin_address', of: callerOf(ip) },
          ));
        if (refusal) return answer(refusal);
        // Also a refused stake may have moved money: it ends a bonus that has expired.
        return { session, result: await play.open(trx, session, bets, key), hasMovedMoney: true };
      });
      const outcome = await started.catch((error: unknown) => {
        // The player has opened another round in another session at the same time; this stake was rolled back.
        if (isSecondOpenRound(error)) return undefined;
        throw error;
      });
      if (!outcome) return refuse('conflict');
      if (outcome.hasMovedMoney && outcome.result.status === 1) metrics.count('game_rounds_total', outcome.session.mode);
      announce(outcome);
      return outcome.result;
    },

    async act(roundSessionId, { round_id: roundId, step, move }, ip) {
      const barredBy = await access.load();
      const acted = await database.transaction().execute(async (trx): Promise<Outcome> => {
        const session = await lockRoundSession(trx, roundSessionId);
        const answer = (result: WirePlayed | Refusal): Outcome => ({ session, result, hasMovedMoney: false });
        const round = isUuid(roundId) ? await lockOwnRound(trx, session, roundId) : undefined;
        if (round && round.moves?.[step] === move) return answer(wirePlayed(round));

        if (session.player_status === 'blocked') return answer(refuse('disable_site_access'));
        if (!isAcceptingBets(session, now())) return answer(refuse('round_session_closed'));
        if (!round) return answer(refuse('not_found'));
        const costMinor = isNext(round, step) ? play.costOf(session, round, move) : undefined;
        if (costMinor === undefined) return answer(refuse('conflict'));
        // Only more stakes need an open game and a permitted address: a round can always be ended.
        if (costMinor > 0 && barredBy({ ip, country: session.player_country })) return answer(refuse('disable_site_access'));
        if (costMinor > 0 && !isOpenForBets(session)) return answer(refuse('game_not_available'));
        const result = await play.advance(trx, session, round, { id: move, costMinor });
        const isSettled = result.status === 1 && result.round.state === 'settled';
        return { session, result, hasMovedMoney: costMinor > 0 || isSettled };
      });
      announce(acted);
      return acted.result;
    },
  };

  /** After the commit and not awaited, since the response itself contains the balance. */
  function announce({ session: { player_id: playerId, currency }, hasMovedMoney }: Outcome): void {
    if (playerId && hasMovedMoney) void live.balanceChanged(playerId, currency);
  }
}

/** The bets of a request; undefined if an amount is none. */
function readBets(asked: ValidRequestOf<typeof gameStart>['bets'], currency: Currency): readonly Bet[] | undefined {
  const bets = asked.map(({ spot, amount }) => ({ spot, amountMinor: payableFromWire(amount, currency)?.minor ?? 0 }));
  return bets.every(({ amountMinor }) => amountMinor > 0) ? bets : undefined;
}

function isSame(stored: readonly Bet[], asked: readonly Bet[]): boolean {
  return (
    stored.length === asked.length &&
    stored.every(({ spot, amountMinor }, index) => asked[index]?.spot === spot && asked[index].amountMinor === amountMinor)
  );
}

function isNext({ state, moves }: BetRoundRow, step: number): boolean {
  return state === 'open' && moves?.length === step;
}

function isOpenForBets({ enabled, game_status: status }: RoundSession): boolean {
  return enabled && status === 'active';
}

function refusalOf(session: RoundSession, bets: readonly Bet[], minCycleMs: number, now: Date): Refusal | undefined {
  if (session.player_status === 'blocked') return refuse('disable_site_access');
  if (!isAcceptingBets(session, now)) return refuse('round_session_closed');
  const model = findBetModel(session.model);
  // Crash is played on the shared clock only.
  if (!model || model.engine === 'crash' || !isOpenForBets(session)) return refuse('game_not_available');
  if (bets.length > model.maxBets || !bets.every(({ spot }) => model.isSpot(spot)) || model.accepts?.(bets) === false) return refuse('malformed');
  const { minMinor, maxMinor } = betLimitsOf(session, session.currency);
  const total = bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (bets.some(({ amountMinor }) => amountMinor < minMinor) || total > maxMinor) return refuse('stake_out_of_range');
  const waitMs = session.last_round_at ? minCycleMs - (now.getTime() - session.last_round_at.getTime()) : 0;
  return waitMs > 0 ? refuseForNow(waitMs) : undefined;
}
