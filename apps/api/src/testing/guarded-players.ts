import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { profileOf, profileOfCountry, type Profile } from '../jurisdiction/profiles.ts';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { givePromotion } from './bonus.fixture.ts';
import { startOperator, type TestOperator, type TestPlayer } from './test-operator.ts';
import { startSportsbook, type Selection } from './test-sportsbook.ts';

/** A country of each profile; a new profile is covered automatically. */
export const countriesOfProfiles = ['FI', ...Object.keys(profileOfCountry)] as const;

/** A player on two devices with two games open on each, where the law permits games. */
export type GuardedPlayer = {
  readonly player: TestPlayer;
  readonly profile: Profile;
  readonly bearers: readonly string[];
  readonly games: readonly string[];
  readonly hasBonusOnly: boolean;
};

/** The result of a request: `ok`, or the key of its refusal. */
export type Outcome = string;

export type GuardedPlayers = Awaited<ReturnType<typeof startGuardedPlayers>>;

const depositPath = (processor: string) => `payment/get_payment_${processor}_url`;
const depositOf = (amount: number) => ({ currency: 'EUR', return_url: '/', locale: 'en', amount, idempotency_key: randomUUID() });

/** Keeps a player's sessions open, since the tests advance the clock by days. */
async function extendSessions(database: Database, playerId: string, from: Date): Promise<void> {
  const expiresAt = new Date(from.getTime() + 90 * 86_400_000);
  await database.updateTable('sessions').set({ expires_at: expiresAt }).where('player_id', '=', playerId).execute();
}

/** Calls of one operator, with the refusal of a response, if any. */
function callerOf(operator: TestOperator) {
  async function call<Result extends object = { status: number }>(
    bearer: string,
    path: string,
    body: object = {},
  ): Promise<Result & { error?: string }> {
    return (await operator.call(path, body, bearer)).json();
  }
  async function outcomeOf(bearer: string, path: string, body: object = {}): Promise<Outcome> {
    return (await call(bearer, path, body)).error ?? 'ok';
  }
  return { call, outcomeOf };
}

/** Players of every profile at an operator with games, a sportsbook and a bonus, and all their ways to stake and deposit. */
export async function startGuardedPlayers(postgresUrl: string) {
  const book = await startSportsbook(postgresUrl, { hasSandbox: true });
  const { operator, clock, database } = book;
  /** The same operator without a connection to the payment provider. */
  const cutOff = await startOperator(postgresUrl, { db: operator.db, clock });
  const startsAt = clock.now;
  const sessions = createPlayerSessions({ database, now: () => clock.now });
  const promotionId = String(await givePromotion(database, { type: 'no_deposit', wagering_x: 100 }));
  const gameIds = await Promise.all(['amber-fjord', 'cafe-etoile'].map(idOf));
  const selection: Selection = await book.select(8, 'home');

  async function idOf(slug: string): Promise<number | undefined> {
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug })).json<{ games: { id: number }[] }>();
    return games[0]?.id;
  }

  const { call, outcomeOf } = callerOf(operator);
  const openGame = (bearer: string, gameId: number | undefined) =>
    call<{ url?: string }>(bearer, 'front/get_game_url', { game_id: gameId, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' });
  async function roundToken(bearer: string, gameId: number | undefined): Promise<string> {
    const { url = '', error } = await openGame(bearer, gameId);
    if (error) throw new Error(`The game does not open: ${error}`);
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  }

  const players = {
    operator,
    database,
    clock,
    promotionId,
    call,
    outcomeOf,
    later: (ms: number) => (clock.now = new Date(clock.now.getTime() + ms)),

    /** A player with 1,000 of real money, or only 100 of bonus money, and with the limits that the law requires. */
    async create(country: string, { hasBonusOnly = false, hasRequiredLimits = true } = {}): Promise<GuardedPlayer> {
      clock.now = startsAt;
      const profile = profileOf(country);
      const player = await operator.createPlayer({ realMinor: hasBonusOnly ? 0 : 1_000_00, country });
      const bearers = [player.bearer, `Bearer ${await sessions.open(player.id, '192.0.2.7')}`];
      await extendSessions(database, player.id, startsAt);
      if (hasRequiredLimits)
        for (const period of profile.limits.requiredDepositPeriods)
          await call(player.bearer, 'front/set_player_limit', { kind: 'deposit', period, amount: 5_000 });
      if (hasBonusOnly) await call(player.bearer, 'front/claim_promotion', { id: promotionId, locale: 'en' });
      const games: string[] = [];
      if (profile.products.reels) for (const bearer of bearers) for (const id of gameIds) games.push(await roundToken(bearer, id));
      return { player, profile, bearers, games, hasBonusOnly };
    },

    async spin(token: string | undefined, bet = 1): Promise<Outcome> {
      return outcomeOf(token ?? '', 'game/spin', { bet, idempotency_key: randomUUID() });
    },

    async bet(bearer: string | undefined, stake = 1): Promise<Outcome> {
      const slip = { kind: 'single', selections: [selection], stake, accept_odds: 'any', idempotency_key: randomUUID() };
      return outcomeOf(bearer ?? '', 'front/place_bet', slip);
    },

    /** Starts a deposit that the provider opens: one that it never opened would use up no limit. */
    deposit: (bearer: string | undefined, amount = 20, processor = 'sandbox_card'): Promise<Outcome> =>
      outcomeOf(bearer ?? '', depositPath(processor), depositOf(amount)),

    /** Starts a deposit that the provider does not open, and returns what the same request is answered once the test has done something. */
    async depositAround(bearer: string | undefined, act: () => Promise<unknown>): Promise<Outcome> {
      const request = depositOf(20);
      const response = await cutOff.call(depositPath('sandbox_card'), request, bearer);
      if (response.json<{ error?: string }>().error !== 'action_failed') throw new Error('The provider opened the deposit');
      await act();
      return outcomeOf(bearer ?? '', depositPath('sandbox_card'), request);
    },

    async open(bearer: string | undefined): Promise<Outcome> {
      return (await openGame(bearer ?? '', gameIds[0])).error ?? 'ok';
    },

    /** Stakes 1.00 on sports, or in a game if the player has only bonus money. */
    stake: ({ bearers, games, hasBonusOnly }: GuardedPlayer) => (hasBonusOnly ? players.spin(games[0]) : players.bet(bearers[0])),

    /** Stakes concurrently and twice in every way: in both games and the sportsbook, on both devices. */
    async stakeEverywhere({ bearers, games }: GuardedPlayer): Promise<ReadonlySet<Outcome>> {
      const ways = [...games.map((token) => () => players.spin(token)), ...bearers.map((bearer) => () => players.bet(bearer))];
      return new Set(await Promise.all([...ways, ...ways].map((way) => way())));
    },

    /** Deposits concurrently and twice on both devices. */
    async depositEverywhere({ bearers }: GuardedPlayer): Promise<ReadonlySet<Outcome>> {
      return new Set(await Promise.all([...bearers, ...bearers].map((bearer) => players.deposit(bearer))));
    },

    async close() {
      await cutOff.close();
      await operator.close();
    },
  };
  return players;
}
