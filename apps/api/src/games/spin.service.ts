import { randomUUID } from 'node:crypto';
import { playReels } from '@playfront/game-math';
import { callerOf, type gameSpin, type Refusal, type ValidRequestOf, type WireResponseOf } from '@playfront/api-contract';
import { money, payableFromWire, toWire, type Currency } from '@playfront/money';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse, refuseForNow } from '../http/failures.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Live } from '../live/live.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { betSteps } from './bet-steps.ts';
import { findReelsModel, modelOf } from './models.ts';
import { lockRoundSession, type RoundSession } from './round-sessions.store.ts';
import { isAcceptingBets } from './round-sessions.service.ts';
import { stateOf, type RoundMoney } from './round-money.ts';
import { findRound, insertRound } from './rounds.store.ts';
import { wireSpin, type WireSpin } from './wire-spin.ts';
import { roundWords } from './round-words.ts';

type Request = ValidRequestOf<typeof gameSpin>;
type Result = WireResponseOf<typeof gameSpin>;
type Dependencies = {
  database: Database;
  now: () => Date;
  roundMoney: RoundMoney;
  settings: SettingsService;
  access: Pick<AccessService, 'load'>;
  live: Live;
  metrics: Metrics;
  /** Counted in memory, so that a round needs no additional round trip. */
  betThrottle: Pick<Throttle, 'take'>;
};

export type SpinService = {
  /**
   * Plays one round: stake, draw and win in one transaction. The same key returns the same round (contract, game/spin). The address is checked at
   * each bet, because a session can outlive a change of the blacklists.
   */
  spin(roundSessionId: string, request: Request, ip: string): Promise<Result | Refusal>;
};

export function createSpinService({ database, now, roundMoney, settings, access, live, metrics, betThrottle }: Dependencies): SpinService {
  return {
    async spin(roundSessionId, request, ip) {
      const { min_cycle_ms: minCycleMs } = await settings.read();
      const barredBy = await access.load();
      const played = await database.transaction().execute(async (trx) => {
        const session = await lockRoundSession(trx, roundSessionId);
        const earlier = await findRound(trx, session.id, request.idempotency_key);
        const stake = payableFromWire(request.bet, session.currency);
        if (earlier) return { session, result: stake?.minor === earlier.stake ? wireRound(earlier) : refuse('conflict'), isNew: false };

        if (!stake) return { session, result: refuse('malformed', { bet: 'stake_out_of_range' }), isNew: false };
        if (barredBy({ ip, country: session.player_country })) return { session, result: refuse('disable_site_access'), isNew: false };
        const refusal =
          refusalOf(session, stake.minor, minCycleMs, now()) ??
          (await betThrottle.take(
            session.player_id ? { limit: 'spin_player', of: session.player_id } : { limit: 'demo_spin_address', of: callerOf(ip) },
          ));
        if (refusal) return { session, result: refusal, isNew: false };
        return { session, result: await play(trx, session, stake.minor, request.idempotency_key), isNew: true };
      });
      if (played.isNew) {
        const { mode, player_id, currency } = played.session;
        if (played.result.status === 1) metrics.count('game_rounds_total', mode);
        // After the commit and not awaited, since the response itself contains the balance. Also after a refused bet, which may have ended an expired
        // bonus.
        if (player_id) void live.balanceChanged(player_id, currency);
      }
      return played.result;
    },
  };

  async function play(trx: DatabaseTransaction, session: RoundSession, stake: number, idempotencyKey: string): Promise<Result | Refusal> {
    const roundId = randomUUID();
    const staked = await roundMoney.stake(trx, { session, roundId, transactionId: `round:${roundId}:bet`, amountMinor: stake });
    if (isRefusal(staked)) return staked;

    const nonce = session.next_nonce;
    const { spins, winMinor: win } = playReels(modelOf(session.model), stake, roundWords(session.server_seed, session.client_seed, nonce));
    const { at, parts } = staked;
    const balanceAfter = await roundMoney.settle(trx, { session, roundId, stakeMinor: stake, parts, at, winMinor: win, staked });
    const round = {
      id: roundId,
      round_session_id: session.id,
      idempotency_key: idempotencyKey,
      player_id: session.player_id,
      game_id: session.game_id,
      currency: session.currency,
      nonce,
      stake,
      win,
      real_stake: parts.real,
      bonus_stake: parts.bonus,
      balance_after: balanceAfter,
      state: stateOf(stake, win),
    };
    const outcome = { spins: spins.map((spin) => wireSpin(spin, session.currency)) };
    await insertRound(trx, { ...round, outcome: JSON.stringify(outcome), created_at: at });
    return wireRound({ ...round, outcome });
  }
}

function refusalOf(session: RoundSession, stake: number, minCycleMs: number, now: Date): Refusal | undefined {
  if (session.player_status === 'blocked') return refuse('disable_site_access');
  if (!isAcceptingBets(session, now)) return refuse('round_session_closed');
  const model = findReelsModel(session.model);
  if (!model || !session.enabled || session.game_status !== 'active') return refuse('game_not_available');
  const { betsMinor } = betSteps(session.currency, model.lines.length);
  if (!betsMinor.includes(stake)) return refuse('stake_out_of_range');
  const waitMs = session.last_round_at ? minCycleMs - (now.getTime() - session.last_round_at.getTime()) : 0;
  return waitMs > 0 ? refuseForNow(waitMs) : undefined;
}

type PlayedRound = { id: string; currency: Currency; nonce: number; stake: number; win: number; balance_after: number; outcome: object };

function wireRound(round: PlayedRound): Result {
  const wire = (minor: number) => toWire(money(minor, round.currency));
  return {
    status: 1,
    round_id: round.id,
    nonce: round.nonce,
    // Written by this service only, in this format.
    spins: (round.outcome as { spins: WireSpin[] }).spins,
    bet: wire(round.stake),
    win: wire(round.win),
    balance: wire(round.balance_after),
    celebrate: round.win > round.stake,
  };
}
