import { frontGetBetList, frontGetGameUrl, gameSpin, gameState } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { betSteps } from './bet-steps.ts';
import { modelOf } from './models.ts';
import { takesBets, type RoundSessions } from './round-sessions.service.ts';
import { readRoundSession } from './round-sessions.store.ts';
import { readBets, summarizeBets } from './rounds.store.ts';
import type { SpinService } from './spin.service.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  roundSessions: RoundSessions;
  spins: SpinService;
  settings: SettingsService;
  access: AccessService;
};

export function registerRounds(calls: CallRegistry, { database, now, roundSessions, spins, settings, access }: Dependencies): void {
  calls.open(frontGetGameUrl, async ({ body, session, request }) => {
    if (body.mode === 'real') {
      if (!session) return refuse('unauthorized');
      if (await access.check({ ip: request.ip, country: session.country })) return refuse('disable_site_access');
    }
    const opened = body.mode === 'real' && session ? await roundSessions.openReal(body.game_id, session) : await roundSessions.openDemo(body.game_id);
    if (isRefusal(opened)) return opened;
    // In the fragment the token reaches the game page but no log, proxy or Referer.
    const fragment = new URLSearchParams({ session: opened.token, locale: body.locale });
    return { status: 1, url: `/games/reels/#${fragment}`, round_session_id: opened.roundSessionId };
  });

  calls.round(gameState, async ({ round }) => {
    const session = await readRoundSession(database, round.id);
    if (!takesBets(session, now())) return refuse('round_session_closed');
    const owner = session.player_id
      ? ({ kind: 'player', playerId: session.player_id } as const)
      : ({ kind: 'demo', roundSessionId: session.id } as const);
    const [{ real, bonus }, { min_cycle_ms }] = await Promise.all([readBalances(database, owner), settings.read()]);
    const { betsMinor, defaultMinor } = betSteps(session.currency, modelOf(session.model).lines.length);
    const wire = (minor: number) => toWire(money(minor, session.currency));
    const { slug, name, engine, model, rtp, symbols, stage, accent } = session;
    return {
      status: 1,
      game: { slug, name, provider: session.provider_name, engine, model, rtp, symbols, stage, accent },
      mode: session.mode,
      currency: session.currency,
      balance: wire(real + bonus),
      bets: betsMinor.map(wire),
      default_bet: wire(defaultMinor),
      server_seed_hash: session.server_seed_hash,
      client_seed: session.client_seed,
      min_cycle_ms,
    };
  });

  calls.round(gameSpin, ({ body, round }) => spins.spin(round.id, body));

  calls.player(frontGetBetList, async ({ body, session }) => {
    const { currency } = session;
    const wire = (minor: number) => toWire(money(minor, currency));
    // There are no sports bets before there is a sportsbook.
    if (body.kind === 'sports') return { status: 1, bets: [], total: 0, summary: { currency, staked: 0, won: 0, net: 0 } };
    const filter = {
      playerId: session.playerId,
      from: body.from ? new Date(body.from) : undefined,
      to: body.to ? new Date(body.to) : undefined,
      state: body.state,
      offset: (body.page - 1) * body.page_size,
      limit: body.page_size,
    };
    const [bets, { total, staked, won }] = await Promise.all([readBets(database, filter), summarizeBets(database, filter)]);
    return {
      status: 1,
      bets: bets.map((bet) => ({
        id: bet.id,
        date: bet.created_at.toISOString(),
        game_name: bet.game_name,
        game_slug: bet.game_slug,
        thumb: bet.thumb_w200,
        provider: bet.provider_name,
        currency: bet.currency,
        bet: wire(bet.stake),
        win: wire(bet.win),
        total: wire(bet.win - bet.stake),
        real_part: wire(bet.real_stake),
        bonus_part: wire(bet.bonus_stake),
        state: bet.state,
      })),
      total,
      summary: { currency, staked: wire(staked), won: wire(won), net: wire(won - staked) },
    };
  });
}
