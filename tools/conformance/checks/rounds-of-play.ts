import type { Currency } from '@playfront/money';
import type { Game, GameCollection } from '@playfront/api-contract';
import type { ResponseTo } from '../contract-calls.ts';
import { minorOf } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';

/** An opened game with the token of its round session and its stakes. */
export type OpenGame = {
  readonly session: string;
  readonly currency: Currency;
  /** Stakes in major units, lowest first. */
  readonly stakes: readonly number[];
  readonly balanceMinor: number;
};

export const openBody = (gameId: string, mode: 'real' | 'demo') => ({
  ...{ game_id: gameId, mode, locale: 'en', form_factor: 'desktop' as const, return_url: '/online-casino' },
});

/** A game that can be played for play money. */
export function gameToPlay(world: World): Promise<Game> {
  return world.once('game that can be played', async () => {
    const { games } = await world.call('frontGetGames', { group: 'casino', category: 'slots', page_size: 100 });
    const game = games.find(({ status, has_demo }) => status === 'active' && has_demo);
    if (!game) throw new Skip('no slot can be played for play money');
    return game;
  });
}

/** Opens a game, with a player for real money, and reads its state. */
export async function openGame(world: World, player?: Actor): Promise<OpenGame> {
  const { session, currency, bets, balance } = await openById(world, (await gameToPlay(world)).id, player);
  return { session, currency, stakes: bets.map(Number).sort((a, b) => a - b), balanceMinor: minorOf(balance, currency) };
}

/** Opens a slot of a collection, with a player for real money, and reads its state. */
export async function openGameOf(world: World, collection: GameCollection, player?: Actor): ReturnType<typeof openById> {
  const { games } = await world.call('frontGetGames', { group: 'casino', category: 'slots', collection, page_size: 100 });
  const game = games.find(({ has_demo }) => has_demo);
  if (!game) throw new Skip(`no slot of the collection ${collection} is open`);
  return openById(world, game.id, player);
}

/** The state of an opened game, with the token of its round session. */
export async function openById(world: World, id: string, player?: Actor): Promise<ResponseTo<'gameState'> & { readonly session: string }> {
  const { url } = await world.call('frontGetGameUrl', openBody(id, player ? 'real' : 'demo'), player);
  const session = new URLSearchParams(url.slice(url.indexOf('#') + 1)).get('session');
  if (!url.includes('#') || !session) throw new Skip("the operator's games run on the pages of their studios");
  return { session, ...(await world.call('gameState', undefined, { session })) };
}

/** A bet that can be placed in each of these games. */
const spots = {
  /** Rounds are settled at once. */
  betmap: { 'european-roulette': 'red', 'french-roulette': 'red', 'american-roulette': 'red' },
  /** Rounds wait for moves. */
  ladder: { mines: 'mines-3', penalty: 'shoot-out' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
export type BetEngine = keyof typeof spots;

/** An opened game whose rounds start with bets, with a spot and the lowest and highest stake in major units. */
export type BetGame = {
  readonly session: string;
  readonly currency: Currency;
  readonly spot: string;
  readonly lowest: number;
  readonly highest: number;
  readonly balanceMinor: number;
};

/** Opens a game whose rounds start with bets, with a player for real money. */
export async function openBetGame(world: World, engine: BetEngine, player?: Actor): Promise<BetGame> {
  const { id, spot } = await betGameToPlay(world, engine);
  const { session, currency, min_bet: lowest, max_stake: highest, balance } = await openById(world, id, player);
  if (lowest === undefined || highest === undefined) throw new Violation('min_bet and max_stake in the state of a game with bets');
  return { session, currency, spot, lowest: Number(lowest), highest: Number(highest), balanceMinor: minorOf(balance, currency) };
}

function betGameToPlay(world: World, engine: BetEngine): Promise<{ readonly id: string; readonly spot: string }> {
  return world.once(`${engine} game that can be played`, async () => {
    const filter = engine === 'betmap' ? { category: 'roulette' as const } : { collection: 'mini-games' as const };
    const { games } = await world.call('frontGetGames', { group: 'casino', ...filter, page_size: 100 });
    const known: Readonly<Record<string, string>> = spots[engine];
    for (const { id } of games.filter((game) => game.engine === engine && game.status === 'active' && game.has_demo)) {
      const spot = known[(await openById(world, id)).game.model];
      if (spot !== undefined) return { id, spot };
    }
    throw new Skip(`no ${engine} game can be played for play money`);
  });
}
