import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { crashTimeOf } from '@playfront/game-math';
import { gameAct, gameSpin, gameStart, gameState, type GameCategory, type WireBetRound } from '@playfront/api-contract';
import { readSeedFiles } from '../seeds/seed-files.ts';
import { seed } from '../seeds/seed.ts';
import { createCrashRounds } from '../testing/crash-game.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { openCategories } from '../testing/open-categories.fixture.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { betModelOf } from './models.ts';

type Game = { readonly id: number; readonly slug: string; readonly engine: string; readonly model: string | null };
/** All games of a slot model have the same rules, so four are played. */
const playedSlots = 4;
const minor = (amount: string | number) => Math.round(Number(amount) * 100);

describe('the open games of the catalogue', () => {
  let operator: TestOperator;
  let player: TestPlayer;
  let crashRounds: ReturnType<typeof createCrashRounds>;
  let games: (Game & { readonly categories: readonly GameCategory[] })[];

  beforeAll(async () => {
    const db = await createTestDatabase(inject('postgresUrl'));
    await seed(db.database, await readSeedFiles(), new Date());
    operator = await startOperator(inject('postgresUrl'), { db });
    player = await operator.createPlayer({ realMinor: 10_000_00 });
    crashRounds = createCrashRounds(operator);
    games = await db.database
      .selectFrom('games')
      .select(['id', 'slug', 'engine', 'model', 'categories'])
      .where('enabled', '=', true)
      .where('status', '=', 'active')
      .orderBy('popularity', 'desc')
      .execute();
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
    await operator.db.destroy();
  });

  async function open({ id, engine }: Game, mode: 'real' | 'demo'): Promise<string> {
    // Bets per minute are limited.
    operator.clock.now = new Date(operator.clock.now.getTime() + 10_000);
    const request = { game_id: String(id), mode, locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await operator.call('front/get_game_url', request, mode === 'real' ? player.bearer : undefined)).json<{ url: string }>();
    expect(url).toMatch(new RegExp(`^/games/${engine}/#session=`));
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  }
  const stateOf = async (session: string) => v.parse(gameState.response, (await operator.call('game/state', undefined, session)).json());

  async function playBets(game: Game, session: string): Promise<{ round: WireBetRound; balance: number }> {
    const { min_bet: amount = 0 } = await stateOf(session);
    const model = betModelOf(game.model);
    const bets = model.exampleSpots.slice(0, Math.min(3, model.maxBets)).map((spot) => ({ spot, amount: Number(amount) }));
    const request = { bets, idempotency_key: randomUUID() };
    let played = v.parse(gameStart.response, (await operator.call('game/start', request, session)).json());
    while (played.round.state === 'open') {
      const { id, moves, step } = played.round;
      expect((await stateOf(session)).open_round, 'a reload finds the open round').toEqual(played.round);
      // Two steps into the risk, if the round lasts that long; then the move that ends it, which is the last.
      const move = (step < 2 ? moves[0] : moves.at(-1))?.id;
      played = v.parse(gameAct.response, (await operator.call('game/act', { round_id: id, step, move }, session)).json());
    }
    return { round: played.round, balance: minor(played.balance) };
  }

  /** A round on the shared clock: one bet is cashed out by hand, the other automatically. */
  async function playCrash(session: string): Promise<number> {
    const amount = Number((await stateOf(session)).min_bet);
    await crashRounds.open(200, 300);
    const { bet } = await crashRounds.bet(session, { amount });
    await crashRounds.bet(session, { amount, panel: 2, auto_cash_out: 150 });
    await crashRounds.takeOff();
    await crashRounds.fly(crashTimeOf(200));
    expect(await crashRounds.cashOut(session, bet.id)).toMatchObject({ bet: { cashed_out_at: 200, win: amount * 2 } });
    await crashRounds.finish();
    return minor(amount) + minor(amount / 2);
  }

  async function expectPlayable(game: Game, mode: 'real' | 'demo'): Promise<void> {
    const session = await open(game, mode);
    const before = minor((await stateOf(session)).balance);
    if (game.engine === 'reels') {
      const spin = v.parse(gameSpin.response, (await operator.call('game/spin', { bet: 1, idempotency_key: randomUUID() }, session)).json());
      expect(minor(spin.balance)).toBe(before - 1_00 + minor(spin.win));
      return;
    }
    if (game.engine === 'crash') {
      const net = await playCrash(session);
      expect(minor((await stateOf(session)).balance)).toBe(before + net);
      return;
    }
    const { round, balance } = await playBets(game, session);
    expect(round.moves).toEqual([]);
    expect(minor(round.win)).toBe(round.bets.reduce((sum, { win }) => sum + minor(win), 0));
    expect(balance).toBe(before - minor(round.stake) + minor(round.win));
    const after = await stateOf(session);
    expect([minor(after.balance), after.open_round]).toEqual([balance, null]);
  }

  it.each(openCategories)('of %s are at least four; each can be started, played to its end and settled', async (category) => {
    const own = games.filter(({ categories }) => categories.includes(category));
    expect(own.length).toBeGreaterThanOrEqual(4);
    // Games that are in two categories are played in their first one.
    const played = own.filter(({ categories }) => categories[0] === category);
    for (const game of category === 'slots' ? played.slice(0, playedSlots) : played) await expectPlayable(game, 'real');
  });

  it('can be played free, one of each model', async () => {
    const byModel = new Map(games.map((game) => [game.model, game]));
    for (const game of byModel.values()) await expectPlayable(game, 'demo');
  });
});
