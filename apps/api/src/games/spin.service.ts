import { callerOf, type gameSpin, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import { payableFromWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { refuse, refuseForNow } from '../http/failures.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Live } from '../live/live.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { betSteps } from './bet-steps.ts';
import { isBuyOffered } from '../jurisdiction/game-law.rules.ts';
import { priceOf } from './draw-round.ts';
import type { Jackpots } from './jackpots.service.ts';
import { betPartsOf, findSlotModel } from './models.ts';
import { createReelsPlay, isSameStake, wireRound, type PlayedSpins } from './reels-play.ts';
import type { RoundMoney } from './round-money.ts';
import { lockRoundSession, type RoundSession } from './round-sessions.store.ts';
import { isAcceptingBets } from './round-sessions.service.ts';
import { findRound } from './rounds.store.ts';

type Request = ValidRequestOf<typeof gameSpin>;
type Dependencies = {
  database: Database;
  now: () => Date;
  roundMoney: RoundMoney;
  jackpots: Pick<Jackpots, 'take' | 'announce'>;
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
  spin(roundSessionId: string, request: Request, ip: string): Promise<PlayedSpins | Refusal>;
};

export function createSpinService({ database, now, roundMoney, jackpots, settings, access, live, metrics, betThrottle }: Dependencies): SpinService {
  const play = createReelsPlay({ roundMoney, jackpots });
  return {
    async spin(roundSessionId, request, ip) {
      const { min_cycle_ms: minCycleMs } = await settings.read();
      const barredBy = await access.load();
      const played = await database.transaction().execute(async (trx) => {
        const session = await lockRoundSession(trx, roundSessionId);
        const earlier = await findRound(trx, session.id, request.idempotency_key);
        const bet = payableFromWire(request.bet, session.currency);
        if (earlier)
          return { session, result: bet && isSameStake(earlier, request.buy, bet) ? wireRound(earlier) : refuse('conflict'), isNew: false };

        if (!bet) return { session, result: refuse('malformed', { bet: 'stake_out_of_range' }), isNew: false };
        if (barredBy({ ip, country: session.player_country })) return { session, result: refuse('disable_site_access'), isNew: false };
        const refusal =
          refusalOf(session, bet.minor, request.buy, minCycleMs, now()) ??
          (await betThrottle.take(
            session.player_id ? { limit: 'spin_player', of: session.player_id } : { limit: 'demo_spin_address', of: callerOf(ip) },
          ));
        if (refusal) return { session, result: refusal, isNew: false };
        const asked = { betMinor: bet.minor, isBought: request.buy, key: request.idempotency_key };
        return { session, result: await play(trx, session, asked), isNew: true };
      });
      if (played.isNew) {
        const { mode, player_id, currency } = played.session;
        if (played.result.status === 1) metrics.count('game_rounds_total', mode);
        // After the commit and not awaited, since the response itself contains the balance. Also after a refused bet, which may have ended an expired
        // bonus.
        if (player_id) void live.balanceChanged(player_id, currency);
        if (player_id && played.result.status === 1 && played.result.jackpot) jackpots.announce();
      }
      return played.result;
    },
  };
}

function refusalOf(session: RoundSession, bet: number, isBought: boolean, minCycleMs: number, now: Date): Refusal | undefined {
  if (session.player_status === 'blocked') return refuse('disable_site_access');
  if (!isAcceptingBets(session, now)) return refuse('round_session_closed');
  const model = findSlotModel(session.model);
  if (!model || !session.enabled || session.game_status !== 'active') return refuse('game_not_available');
  const { betsMinor } = betSteps(session.currency, betPartsOf(model));
  if (!betsMinor.includes(bet)) return refuse('stake_out_of_range');
  if (isBought && (priceOf(model, bet) === undefined || !isBuyOffered(session.player_country))) return refuse('game_not_available');
  const waitMs = session.last_round_at ? minCycleMs - (now.getTime() - session.last_round_at.getTime()) : 0;
  return waitMs > 0 ? refuseForNow(waitMs) : undefined;
}
