import type { CallRequest } from '@playfront/api-client';
import type { FakeHandlers } from '@playfront/auth/testing';
import { matchesText } from '@playfront/ui';
import type { WireGame, WireGameList } from './games.fixtures.ts';

function countBy(slugs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return counts;
}

function facetsOf(games: readonly WireGame[]): WireGameList['facets'] {
  const facets = (key: 'categories' | 'collections') => [...countBy(games.flatMap((game) => game[key]))].map(([slug, count]) => ({ slug, count }));
  const providers = new Map(games.map(({ provider }) => [String(provider.id), provider]));
  const counts = countBy(games.map(({ provider }) => String(provider.id)));
  return {
    categories: facets('categories'),
    collections: facets('collections'),
    providers: [...providers].map(([id, provider]) => ({ ...provider, count: counts.get(id) ?? 0 })).sort((a, b) => a.name.localeCompare(b.name)),
  };
}

function isFound({ name, provider }: WireGame, search = ''): boolean {
  return matchesText(`${name} ${provider.name}`, search);
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

const isOpen = ({ status }: WireGame) => status !== 'maintenance';

/**
 * A fake operator with these games and live tables, each in this order. It filters, searches, counts and paginates. Games in maintenance are found by
 * their slug only, but tables also while all of them are closed.
 */
export function createCatalogue(casino: readonly WireGame[], tables: readonly WireGame[] = []): Pick<Required<FakeHandlers>, 'frontGetGames'> {
  const listed = { casino: casino.filter(isOpen), live: tables.some(isOpen) ? tables.filter(isOpen) : tables };
  const all = [...listed.casino, ...tables.filter(isOpen)];
  return {
    frontGetGames(request) {
      const games = request.slug ? [...casino, ...tables] : request.group ? listed[request.group] : all;
      const wanted = games.filter((game) => isWanted(game, request));
      const pageSize = request.page_size ?? 24;
      const start = ((request.page ?? 1) - 1) * pageSize;
      return {
        status: 1,
        games: wanted.slice(start, start + pageSize),
        total: wanted.length,
        facets: facetsOf(games.filter((game) => isFound(game, request.search))),
      };
    },
  };
}
