import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect } from 'vitest';
import { gameStart, gameState, type ResponseOf } from '@playfront/api-contract';
import type { TestOperator, TestPlayer } from './test-operator.ts';

/** Games of the test catalogue that get other rules. */
const games = {
  'filler-1': 'european-roulette',
  'filler-2': 'mines',
  'filler-3': 'bingo-75',
  'filler-4': 'blackjack',
  'filler-5': 'casino-holdem',
} as const;
const engines = { 'european-roulette': 'betmap', mines: 'ladder', 'bingo-75': 'draw', blackjack: 'cards', 'casino-holdem': 'cards' } as const;
type Model = keyof typeof engines;

type Result = ResponseOf<typeof gameStart>;
export type BetRound = Result['round'];

/** The response as a game page reads it; a refusal as it is. */
const resultOf = (response: { json(): unknown }) => {
  const body = response.json() as Result;
  return body.status === 1 ? v.parse(gameStart.response, body) : body;
};

/**
 * Games whose rounds start with bets, from 0.10 to 50.00. Every session has the same seeds, so that rounds are known: the ball falls on 6, which is
 * black, the three mines lie in cells 8, 12 and 22, and the first extra ball of a bingo card of 1.00 costs 0.07.
 */
export async function createBetGames(operator: TestOperator) {
  const { database } = operator.db;
  const ids = new Map<Model, string>();
  for (const [slug, model] of Object.entries(games)) {
    const rules = { model, engine: engines[model], min_bet: 10, max_bet: 50_00 };
    const { id } = await database.updateTable('games').set(rules).where('slug', '=', slug).returning('id').executeTakeFirstOrThrow();
    ids.set(model, String(id));
  }

  const sessions = {
    /** Opens a game for a player, or for play money, and returns the token of its session. */
    async open(model: Model, player?: Pick<TestPlayer, 'bearer'>): Promise<string> {
      const request = { game_id: ids.get(model), mode: player ? 'real' : 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' };
      const opened = (await operator.call('front/get_game_url', request, player?.bearer)).json<{ url: string; round_session_id: string }>();
      expect(opened.url).toMatch(new RegExp(`^/games/${engines[model]}/#session=[\\w-]{43}&locale=en&model=${model}$`));
      const seeds = { server_seed: 'a'.repeat(64), client_seed: 'client-seed' };
      await database.updateTable('round_sessions').set(seeds).where('id', '=', opened.round_session_id).execute();
      return `Session ${new URLSearchParams(opened.url.split('#')[1]).get('session')}`;
    },
    async start(session: string, bets: unknown, key: string = randomUUID()): Promise<Result> {
      return resultOf(await operator.call('game/start', { bets, idempotency_key: key }, session));
    },
    async act(session: string, { id }: Pick<BetRound, 'id'>, step: number, move: string): Promise<Result> {
      return resultOf(await operator.call('game/act', { round_id: id, step, move }, session));
    },
    async state(session: string): Promise<ResponseOf<typeof gameState>> {
      return v.parse(gameState.response, (await operator.call('game/state', undefined, session)).json());
    },
  };
  return {
    ...sessions,
    setGame: (model: Model, changes: { enabled: boolean }) => database.updateTable('games').set(changes).where('model', '=', model).execute(),
  };
}

export type BetGames = Awaited<ReturnType<typeof createBetGames>>;
