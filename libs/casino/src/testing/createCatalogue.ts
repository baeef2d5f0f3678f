import type { CallRequest } from '@playfront/api-client';
import type { FakeHandlers } from '@playfront/auth/testing';
import type { WireGame, WireGameList } from './games.fixtures.ts';

function countBy(slugs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return counts;
}

const isPlayable = ({ status }: WireGame) => status !== 'maintenance';

function facetsOf(games: readonly WireGame[]): WireGameList['facets'] {
  const playable = games.filter(isPlayable);
  const facets = (key: 'categories' | 'collections') => {
    const counts = countBy(games.flatMap((game) => game[key]));
    const open = countBy(playable.flatMap((game) => game[key]));
    return [...counts].map(([slug, count]) => ({ slug, count, playable: open.get(slug) ?? 0 }));
  };
  const providers = new Map(games.map(({ provider }) => [String(provider.id), provider]));
  const counts = countBy(games.map(({ provider }) => String(provider.id)));
  return {
    categories: facets('categories'),
    collections: facets('collections'),
    providers: [...providers].map(([id, provider]) => ({ ...provider, count: counts.get(id) ?? 0 })).sort((a, b) => a.name.localeCompare(b.name)),
  };
}

function isFound({ name, provider }: WireGame, search = ''): boolean {
  return `${name} ${provider.name}`.toLowerCase().includes(search.toLowerCase());
}

function isWanted(game: WireGame, { category, collection, provider_ids, search, slug }: CallRequest<'frontGetGames'>): boolean {
  return (
    (!category || game.categories.includes(category)) &&
    (!collection || game.collections.includes(collection)) &&
    (!provider_ids?.length || provider_ids.map(String).includes(String(game.provider.id))) &&
    isFound(game, search) &&
    (!slug || game.slug === slug)
  );
}

/** A fake operator with these games in this order, those in maintenance last. It filters, searches, counts and paginates. */
export function createCatalogue(listed: readonly WireGame[]): Pick<Required<FakeHandlers>, 'frontGetGames'> {
  const games = listed.toSorted((a, b) => Number(isPlayable(b)) - Number(isPlayable(a)));
  const facets = facetsOf(games);
  return {
    frontGetGames(request) {
      const wanted = games.filter((game) => isWanted(game, request));
      const pageSize = request.page_size ?? 24;
      const start = ((request.page ?? 1) - 1) * pageSize;
      const shown = request.search ? facetsOf(games.filter((game) => isFound(game, request.search))) : facets;
      return {
        status: 1,
        games: wanted.slice(start, start + pageSize),
        total: wanted.length,
        playable: wanted.filter(isPlayable).length,
        facets: shown,
      };
    },
  };
}
