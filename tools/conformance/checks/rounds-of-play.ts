import type { Currency } from '@playfront/money';
import type { Game } from '@playfront/api-contract';
import { minorOf } from '../money.ts';
import { Skip } from '../verdicts.ts';
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
  const { id } = await gameToPlay(world);
  const { url } = await world.call('frontGetGameUrl', openBody(id, player ? 'real' : 'demo'), player);
  const session = new URLSearchParams(url.slice(url.indexOf('#') + 1)).get('session');
  if (!url.includes('#') || !session) throw new Skip("the operator's games run on the pages of their studios");
  const { currency, bets, balance } = await world.call('gameState', undefined, { session });
  return { session, currency, stakes: bets.map(Number).sort((a, b) => a - b), balanceMinor: minorOf(balance, currency) };
}
