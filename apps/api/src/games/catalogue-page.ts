import {
  gameCategories,
  gameCollections,
  type frontGetGames,
  type GameCategory,
  type GameCollection,
  type GameSortOrder,
  type WireResponseOf,
} from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import { bitsOf, countBits, namesOf } from './bits.ts';
import { wireIn, type CatalogueIndex, type GameGroup, type IndexedGame, type WireGame } from './catalogue-index.ts';
import { findPlaces } from './catalogue-search.ts';

export type CatalogueFilter = {
  /** Without it, all groups. */
  readonly group?: GameGroup | undefined;
  readonly category?: GameCategory | undefined;
  readonly collection?: GameCollection | undefined;
  readonly providerIds?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly slug?: string | undefined;
  readonly sort: GameSortOrder;
  /** Currency of the stakes. */
  readonly currency: Currency;
  /** What the jackpots would pay in this currency, by the rules of their games. */
  readonly jackpots?: ReadonlyMap<string, number> | undefined;
  readonly offset: number;
  readonly limit: number;
};

type Facets = WireResponseOf<typeof frontGetGames>['facets'];
export type CataloguePage = { readonly games: WireGame[]; readonly total: number; readonly facets: Facets };

const newGamesBit = bitsOf(gameCollections, ['new-games']);

/**
 * Returns one page with its total and facets. A facet counts the games that each choice would show: every filter applies except the one of its kind.
 * Leaves out games in maintenance, except if requested by slug (a shared link), and live tables while all of them are closed, so that their page
 * shows the tables that will open.
 */
export function readPage(index: CatalogueIndex, filter: CatalogueFilter, now: Date): CataloguePage {
  const at = now.getTime();
  const wantedCategory = filter.category ? bitsOf(gameCategories, [filter.category]) : -1;
  const wantedCollection = filter.collection ? bitsOf(gameCollections, [filter.collection]) : -1;
  const wantedProviders = filter.providerIds && new Set(filter.providerIds);
  const searched = findPlaces(index.words, index.games.length, filter.search ?? '');
  const showsClosed = filter.slug !== undefined || (filter.group === 'live' && !index.openGroups.has('live'));
  const [categories, collections] = [new FacetCounts(), new FacetCounts()];
  const providerCounts = new Map<number, number>();

  const games: WireGame[] = [];
  let total = 0;
  for (const place of index.orders[filter.sort]) {
    const game = index.games[place];
    if (!game || (searched && searched[place] !== 1) || (filter.slug !== undefined && game.row.slug !== filter.slug)) continue;
    if ((filter.group && game.row.game_group !== filter.group) || (game.row.status !== 'active' && !showsClosed)) continue;
    const collectionBits = collectionsAt(game, at);
    const inCategory = filter.category === undefined || (game.categoryBits & wantedCategory) !== 0;
    const inCollection = filter.collection === undefined || (collectionBits & wantedCollection) !== 0;
    const inProviders = !wantedProviders || wantedProviders.has(game.row.provider_id);
    if (inCollection && inProviders) categories.add(game.categoryBits);
    if (inCategory && inProviders) collections.add(collectionBits);
    if (inCategory && inCollection) providerCounts.set(game.row.provider_id, (providerCounts.get(game.row.provider_id) ?? 0) + 1);
    if (!inCategory || !inCollection || !inProviders) continue;
    if (total >= filter.offset && games.length < filter.limit) {
      const wire = { ...wireOf(game, filter.currency, at), ...jackpotOf(game, filter) };
      games.push(filter.slug === undefined ? wire : { ...wire, ...detailsOf(game) });
    }
    total += 1;
  }
  const providers = index.providers.flatMap(({ id, slug, name }) => {
    const count = providerCounts.get(id);
    return count ? [{ id, slug, name, count }] : [];
  });
  return {
    games,
    total,
    facets: { categories: categories.of(gameCategories), collections: collections.of(gameCollections), providers },
  };
}

/** Games by id, in the order of the ids; unknown ids are left out. */
export function readGames(index: CatalogueIndex, ids: readonly number[], currency: Currency, now: Date): WireGame[] {
  return ids.flatMap((id) => {
    const game = index.byId.get(id);
    return game ? [wireOf(game, currency, now.getTime())] : [];
  });
}

/** How many games each choice would show. */
class FacetCounts {
  readonly #counts = new Uint32Array(32);

  add(bits: number): void {
    countBits(this.#counts, bits);
  }

  /** The choices with at least one game, the largest first. */
  of(slugs: readonly string[]): Facets['categories'] {
    return slugs
      .map((slug, place) => ({ slug, count: this.#counts[place] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
  }
}

function jackpotOf({ row: { model } }: IndexedGame, { jackpots, currency }: CatalogueFilter): Pick<WireGame, 'jackpot'> {
  const amount = model === null ? undefined : jackpots?.get(model);
  return model === null || amount === undefined ? {} : { jackpot: { id: model, amount: toWire(money(amount, currency)) } };
}

/** What only the page about one game shows. */
const detailsOf = ({ row }: IndexedGame) => ({ released_at: row.released_at.toISOString(), ...(row.model === null ? {} : { model: row.model }) });

/** A game's collections on a day: games are new for a limited time. */
const collectionsAt = (game: IndexedGame, at: number) => (game.newUntil > at ? game.collectionBits | newGamesBit : game.collectionBits);

const wireOf = (game: IndexedGame, currency: Currency, at: number): WireGame => ({
  ...wireIn(game, currency),
  collections: namesOf(gameCollections, collectionsAt(game, at)),
  is_new: game.newUntil > at,
});
