import { expectRefusal, expectThat } from '../check.ts';
import { Skip } from '../verdicts.ts';
import type { World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { heldPlayer, restingPlayer } from './players.ts';
import { gameToPlay, openBody } from './rounds-of-play.ts';

const noSuchGame = '999999999999';
const page = (world: World, body: Readonly<Record<string, unknown>>) => world.call('frontGetGames', { group: 'casino', ...body });

export const gameChecks: ChecksOf<
  | 'frontGetGames'
  | 'frontGetGameGroupList'
  | 'frontGetGameProviders'
  | 'frontGetGameUrl'
  | 'frontGetFavourites'
  | 'frontSetFavourite'
  | 'frontGetRecentGames'
> = {
  frontGetGames: {
    works: async (world) => {
      const { games, total, facets } = await page(world, { page_size: 5 });
      expectThat(games.length === Math.min(5, total), `${Math.min(5, total)} games on the page; there are ${games.length}`);
      expectThat(total === 0 || facets.categories.length > 0, 'the categories that have games, with counts');
    },
    also: {
      'pages contain no game twice': async (world) => {
        const [first, second] = [await page(world, { page_size: 3, page: 1 }), await page(world, { page_size: 3, page: 2 })];
        const ids = [...first.games, ...second.games].map(({ id }) => id);
        expectThat(new Set(ids).size === ids.length, `six different games on two pages of three; they are ${ids.join(', ')}`);
        expectThat(first.total === second.total, 'the same total on each page');
      },
      'games are sorted in each order': async (world) => {
        const byName = (await page(world, { sort: 'az', page_size: 50 })).games.map(({ name }) => name);
        const isSorted = byName.every(
          (name, index) => index === 0 || (byName[index - 1] ?? '').localeCompare(name, 'en', { sensitivity: 'base' }) <= 0,
        );
        expectThat(isSorted, `games by name for "az"; they are ${byName.slice(0, 8).join(', ')}`);
        for (const sort of ['popular', 'new', 'rtp'] as const) await page(world, { sort, page_size: 5 });
      },
      'the count of a facet is the number of games it selects': async (world) => {
        const { facets } = await page(world, { page_size: 1 });
        const category = facets.categories.find(({ count }) => count > 0);
        if (!category) throw new Skip('no game is in a category');
        const { total } = await page(world, { page_size: 1, category: category.slug });
        expectThat(total === category.count, `${category.count} games in ${category.slug}, the count of its facet; there are ${total}`);
      },
      'a game is found by a search and by its slug': async (world) => {
        const game = await gameToPlay(world);
        const found = await page(world, { search: game.name });
        expectThat(
          found.games.some(({ id }) => id === game.id),
          `${game.name} in the results for its name`,
        );
        const shared = await page(world, { slug: game.slug });
        expectThat(shared.games.length === 1 && shared.games[0]?.id === game.id, `only ${game.name} for its slug`);
      },
      'a page size above 100 and a page 0 are malformed': async (world) => {
        for (const body of [{ page_size: 101 }, { page: 0 }])
          expectRefusal(await world.send('frontGetGames', { group: 'casino', ...body }), 'malformed');
      },
    },
  },
  frontGetGameGroupList: {
    works: async (world) => void (await world.call('frontGetGameGroupList', { type: 'online', status: 'activated' })),
  },
  frontGetGameProviders: {
    works: async (world) => {
      const { providers } = await world.call('frontGetGameProviders', { group: 'casino' });
      expectThat(providers.length > 0 && providers.every(({ game_count }) => game_count > 0), 'the studios that have games');
    },
  },
  frontGetGameUrl: {
    works: async (world) => {
      const game = await gameToPlay(world);
      const { url } = await world.call('frontGetGameUrl', openBody(game.id, 'demo'));
      expectThat(url !== '', 'the URL of the game');
      await world.call('frontGetGameUrl', openBody(game.id, 'real'), await world.player());
    },
    refuses: {
      not_found: async (world) => void expectRefusal(await world.send('frontGetGameUrl', openBody(noSuchGame, 'demo')), 'not_found'),
      game_not_available: async (world) => {
        const game = await unavailableGame(world);
        if (!game) throw new Skip('every game can be played, also for play money');
        expectRefusal(await world.send('frontGetGameUrl', openBody(game.id, 'demo')), 'game_not_available');
      },
      disable_site_access: untestable('needs an IP address that the operator blocks'),
      unauthorized: async (world) => {
        const { id } = await gameToPlay(world);
        expectRefusal(await world.send('frontGetGameUrl', openBody(id, 'real')), 'unauthorized');
      },
      account_restricted: async (world) => {
        const [{ id }, { actor }] = [await gameToPlay(world), await restingPlayer(world)];
        expectRefusal(await world.send('frontGetGameUrl', openBody(id, 'real'), { as: actor }), 'account_restricted');
      },
      verification_required: async (world) => {
        const [{ id }, { actor }] = [await gameToPlay(world), await heldPlayer(world)];
        expectRefusal(await world.send('frontGetGameUrl', openBody(id, 'real'), { as: actor }), 'verification_required');
      },
    },
    also: {
      'a return address of another site is malformed': async (world) => {
        const { id } = await gameToPlay(world);
        for (const return_url of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/%2f%2fevil.example', 'javascript:alert(1)'])
          expectRefusal(await world.send('frontGetGameUrl', { ...openBody(id, 'demo'), return_url }), 'malformed');
      },
    },
  },
  frontGetFavourites: {
    works: async (world) => {
      const [player, otherPlayer, { id }] = [await world.player(), await world.otherPlayer(), await gameToPlay(world)];
      await world.call('frontSetFavourite', { game_id: id, favourite: true }, player);
      const { games } = await world.call('frontGetFavourites', {}, player);
      expectThat(games[0]?.id === id, 'the latest favourite first');
      const others = await world.call('frontGetFavourites', {}, otherPlayer);
      expectThat(others.total === 0, "none of another player's marks");
    },
  },
  frontSetFavourite: {
    works: async (world) => {
      const [player, { id }] = [await world.player(), await gameToPlay(world)];
      for (const favourite of [true, true, false, false]) await world.call('frontSetFavourite', { game_id: id, favourite }, player);
      const { games } = await world.call('frontGetFavourites', {}, player);
      expectThat(!games.some((game) => game.id === id), 'no game that is no longer a favourite');
    },
    refuses: {
      not_found: async (world) => {
        const body = { game_id: noSuchGame, favourite: true };
        expectRefusal(await world.send('frontSetFavourite', body, { as: await world.player() }), 'not_found');
      },
    },
  },
  frontGetRecentGames: {
    works: async (world) => {
      const [player, { id }] = [await world.player(), await gameToPlay(world)];
      await world.call('frontGetGameUrl', openBody(id, 'real'), player);
      const { games, opened } = await world.call('frontGetRecentGames', {}, player);
      expectThat(games[0]?.id === id, 'the game opened last first');
      expectThat(
        opened.every(({ game_id }) => games.some((game) => game.id === game_id)),
        'times of the listed games only',
      );
    },
  },
};

/** A game that cannot be played for play money: one in maintenance, or a live table. */
async function unavailableGame(world: World) {
  for (const group of ['live', 'casino'] as const) {
    const { games } = await world.call('frontGetGames', { group, page_size: 100 });
    const found = games.find(({ status, has_demo }) => status === 'maintenance' || !has_demo);
    if (found) return found;
  }
  return undefined;
}
