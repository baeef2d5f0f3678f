import { callerOf, frontGetGameUrl, gameAct, gameSpin, gameStart, gameState } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { gameLawOf, isBuyOffered, type GameLaw } from '../jurisdiction/game-law.rules.ts';
import type { RestrictionRegister } from '../restrictions/restriction-register.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { betLimitsOf, defaultBetOf } from './bet-limits.ts';
import type { BetRounds } from './bet-rounds.service.ts';
import { findOpenRound } from './bet-rounds.store.ts';
import { betSteps } from './bet-steps.ts';
import { priceOf } from './draw-round.ts';
import type { Jackpots } from './jackpots.service.ts';
import { betPartsOf, findBetModel, hasWays, slotModelOf } from './models.ts';
import { upsertRecentGame } from './player-games.store.ts';
import { isAcceptingBets, type RoundSessions } from './round-sessions.service.ts';
import { readRoundSession, type RoundSession } from './round-sessions.store.ts';
import type { PlayerSeeds } from './player-seeds.service.ts';
import type { SpinService } from './spin.service.ts';
import { wireBetRound } from './wire-bet-round.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  roundSessions: RoundSessions;
  spins: SpinService;
  jackpots: Pick<Jackpots, 'amountOf'>;
  betRounds: BetRounds;
  seeds: Pick<PlayerSeeds, 'setClientSeed'>;
  settings: SettingsService;
  access: AccessService;
  restrictions: RestrictionRegister;
  throttle: Throttle;
  betThrottle: Pick<Throttle, 'take'>;
};

export function registerRounds(calls: CallRegistry, dependencies: Dependencies): void {
  const { database, now, roundSessions, spins, jackpots, betRounds, seeds, settings, access, restrictions, throttle, betThrottle } = dependencies;
  calls.open(frontGetGameUrl, async ({ body, session, request }) => {
    if (body.mode === 'real') {
      if (!session) return refuse('unauthorized');
      if (await access.check({ ip: request.ip, country: session.country })) return refuse('disable_site_access');
      const closure = await restrictions.closure(session.playerId);
      if (closure) return refuse(closure);
    } else {
      if (await access.check({ ip: request.ip })) return refuse('disable_site_access');
      // A free game creates a session and an account of play money, so visitors are limited.
      const refusal = await throttle.take({ limit: 'demo_address', of: callerOf(request.ip) });
      if (refusal) return refusal;
    }
    const opened = body.mode === 'real' && session ? await roundSessions.openReal(body.game_id, session) : await roundSessions.openDemo(body.game_id);
    if (isRefusal(opened)) return opened;
    if (session) await upsertRecentGame(database, session.playerId, Number(body.game_id), now());
    // A token in the fragment reaches the game page but no log, proxy or Referer header.
    const { token, engine, model, roundSessionId } = opened;
    // With the model the page loads its scene at once, before it knows the state.
    const fragment = new URLSearchParams({ session: token, locale: body.locale, ...(model === null ? {} : { model }) });
    return { status: 1, url: `/games/${engine}/#${fragment}`, round_session_id: roundSessionId };
  });

  calls.round(gameState, async ({ body, round }) => {
    if (body.client_seed !== undefined) {
      const changed = await seeds.setClientSeed(round.id, body.client_seed);
      if (isRefusal(changed)) return changed;
    }
    const session = await readRoundSession(database, round.id);
    if (session.player_status === 'blocked') return refuse('disable_site_access');
    if (!isAcceptingBets(session, now())) return refuse('round_session_closed');
    const owner = session.player_id
      ? ({ kind: 'player', playerId: session.player_id } as const)
      : ({ kind: 'demo', roundSessionId: session.id } as const);
    const [{ real, bonus }, { min_cycle_ms }] = await Promise.all([readBalances(database, owner), settings.read()]);
    const law = lawOf(session, now());
    const { slug, name, engine, rtp, symbols, stage, accent, lettering } = session;
    return {
      status: 1,
      game: {
        slug,
        name,
        provider: session.provider_name,
        engine,
        model: session.model ?? '',
        rtp,
        symbols,
        stage,
        accent,
        ...(lettering && { lettering }),
      },
      mode: session.mode,
      currency: session.currency,
      balance: toWire(money(real + bonus, session.currency)),
      ...(findBetModel(session.model) ? await betsState(database, session) : await reelsState(jackpots, session, law)),
      server_seed_hash: session.server_seed_hash,
      client_seed: session.client_seed,
      min_cycle_ms: Math.max(min_cycle_ms, law?.minCycleMs ?? 0),
    };
  });

  calls.round(gameSpin, async ({ body, round, request }) => {
    const refusal = await betThrottle.take({ limit: 'spin_address', of: callerOf(request.ip) });
    return refusal ?? spins.spin(round.id, body, request.ip);
  });

  calls.round(gameStart, async ({ body, round, request }) => {
    const refusal = await betThrottle.take({ limit: 'spin_address', of: callerOf(request.ip) });
    return refusal ?? betRounds.start(round.id, body, request.ip);
  });

  calls.round(gameAct, async ({ body, round, request }) => {
    const refusal = await betThrottle.take({ limit: 'spin_address', of: callerOf(request.ip) });
    return refusal ?? betRounds.act(round.id, body, request.ip);
  });
}

/** The stakes of a reels game, what it sells, and its jackpot. */
async function reelsState(jackpots: Pick<Jackpots, 'amountOf'>, { currency, model: modelId, player_country: country }: RoundSession, law?: GameLaw) {
  const model = slotModelOf(modelId);
  const { betsMinor, defaultMinor } = betSteps(currency, betPartsOf(model));
  const offeredMinor = betsMinor.filter((bet) => bet <= (law?.maxStakeMinor ?? bet));
  const wire = (minor: number) => toWire(money(minor, currency));
  const buys = offeredMinor.flatMap((bet) => {
    const price = isBuyOffered(country) ? priceOf(model, bet) : undefined;
    return price === undefined || price > (law?.maxStakeMinor ?? price) ? [] : { bet: wire(bet), price: wire(price) };
  });
  return {
    bets: offeredMinor.map(wire),
    default_bet: wire(Math.min(defaultMinor, offeredMinor.at(-1) ?? 0)),
    ...(buys.length > 0 && { buys }),
    ...(!hasWays(model) && model.jackpot && { jackpot: wire(await jackpots.amountOf(model, currency)) }),
  };
}

/** The stakes of a game whose rounds start with bets, and the round that waits for the player. */
async function betsState(database: Database, session: RoundSession) {
  const limits = betLimitsOf(session, session.currency);
  const openRound = await findOpenRound(database, session);
  const wire = (minor: number) => toWire(money(minor, session.currency));
  return {
    bets: limits.stepsMinor.map(wire),
    default_bet: wire(defaultBetOf(limits, session.currency)),
    min_bet: wire(limits.minMinor),
    max_stake: wire(limits.maxMinor),
    open_round: openRound ? wireBetRound(openRound) : null,
  };
}

/** The limits of the player's country; play money has none. */
function lawOf({ engine, player_country: country, player_birthday: birthday, currency }: RoundSession, at: Date): GameLaw | undefined {
  return country && birthday ? gameLawOf({ engine }, { country, birthday }, currency, at) : undefined;
}
