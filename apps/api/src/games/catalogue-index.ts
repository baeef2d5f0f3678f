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
import { comparableMinor } from '../jurisdiction/comparable-amounts.ts';
import { bitsOf } from './bits.ts';
import { wordsOf, type SearchWords } from './catalogue-search.ts';
import type { CatalogueRow } from './catalogue.store.ts';

/** A game counts as new for this long (contract, "new-games"). */
const newForMs = 45 * 86_400_000;
/** How many of the most played casino games count as popular. */
const popularCount = 24;
const catalogueCurrency = 'EUR';

export type WireGame = WireResponseOf<typeof frontGetGames>['games'][number];
export type GameGroup = CatalogueRow['game_group'];

/** A game with its sets as bits, so that ten thousand are counted in a fraction of a millisecond. */
export type IndexedGame = {
  readonly row: CatalogueRow;
  readonly wire: Omit<WireGame, 'collections' | 'is_new'>;
  readonly categoryBits: number;
  /** All except new games, which depend on the day. */
  readonly collectionBits: number;
  readonly newUntil: number;
};

export type CatalogueIndex = {
  readonly games: readonly IndexedGame[];
  /** Only of games that can be opened. */
  readonly words: SearchWords;
  /** Indexes into `games`, in each order. */
  readonly orders: Readonly<Record<GameSortOrder, readonly number[]>>;
  /** Groups with a game that can be opened. */
  readonly openGroups: ReadonlySet<GameGroup>;
  readonly byId: ReadonlyMap<number, IndexedGame>;
  readonly providers: readonly Provider[];
};

export type Provider = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  readonly counts: Record<GameGroup, number>;
};

/** A game as the API returns it; stakes in a currency other than the catalogue's are comparable round amounts, as in the game. */
export function wireIn({ wire, row }: IndexedGame, currency: Currency): IndexedGame['wire'] {
  if (currency === catalogueCurrency) return wire;
  const stake = (minor: number) => toWire(money(comparableMinor(minor, currency), currency));
  return { ...wire, currency, min_bet: stake(row.min_bet), max_bet: stake(row.max_bet) };
}

const collator = new Intl.Collator('en');

/** Indexes the whole catalogue for queries. */
export function indexCatalogue(listed: readonly CatalogueRow[]): CatalogueIndex {
  const rows = listed.toSorted(byPopularity);
  const open = rows.filter(isOpen);
  const popular = new Set(open.filter(({ game_group }) => game_group === 'casino').slice(0, popularCount));
  const games = rows.map((row): IndexedGame => ({
    row,
    wire: wireGame(row),
    categoryBits: bitsOf(gameCategories, row.categories),
    collectionBits: bitsOf(gameCollections, collectionsOf(row, popular.has(row))),
    newUntil: isOpen(row) ? row.released_at.getTime() + newForMs : 0,
  }));
  const places = rows.map((row, place) => ({ row, place }));
  const sorted = (compare: (a: CatalogueRow, b: CatalogueRow) => number) =>
    places.toSorted(({ row: a }, { row: b }) => compare(a, b) || a.id - b.id).map(({ place }) => place);
  return {
    games,
    words: wordsOf(rows.map((row) => (isOpen(row) ? row.search_text : ''))),
    orders: {
      popular: games.map((_, place) => place),
      new: sorted((a, b) => b.released_at.getTime() - a.released_at.getTime()),
      az: sorted((a, b) => collator.compare(a.name, b.name)),
      rtp: sorted((a, b) => b.rtp - a.rtp || b.popularity - a.popularity),
    },
    openGroups: new Set(open.map(({ game_group }) => game_group)),
    byId: new Map(games.map((game) => [game.row.id, game])),
    providers: providersOf(open),
  };
}

const isOpen = (row: CatalogueRow) => row.status === 'active';
const byPopularity = (a: CatalogueRow, b: CatalogueRow) => b.popularity - a.popularity || a.id - b.id;

/** Collections are computed, not listed (domain §5.2). */
function collectionsOf(row: CatalogueRow, isPopular: boolean): GameCollection[] {
  const isCasino = row.game_group === 'casino';
  const liveOf = (category: GameCategory) => !isCasino && row.categories.includes(category);
  const isIn: Record<Exclude<GameCollection, 'new-games'>, boolean> = {
    'mini-games': isCasino && ['instant', 'ladder', 'crash'].includes(row.engine),
    'top-casino-games': isCasino && isOpen(row) && row.is_top,
    'popular-casino': isPopular,
    'bonus-buy': row.features.includes('bonus-buy'),
    megaways: row.features.includes('multiways'),
    'jackpot-games': row.features.includes('jackpot'),
    'live-roulette': liveOf('roulette'),
    'live-blackjack': liveOf('blackjack'),
    'live-poker': liveOf('poker'),
    'live-baccarat': liveOf('baccarat'),
  };
  return gameCollections.filter((collection) => collection !== 'new-games' && isIn[collection]);
}

function wireGame(row: CatalogueRow): IndexedGame['wire'] {
  const wire = (minor: number) => toWire(money(minor, catalogueCurrency));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    provider: { id: row.provider_id, slug: row.provider_slug, name: row.provider_name },
    engine: row.engine,
    categories: row.categories,
    rtp: row.rtp,
    volatility: row.volatility,
    currency: catalogueCurrency,
    min_bet: wire(row.min_bet),
    max_bet: wire(row.max_bet),
    has_demo: row.has_demo,
    status: row.status,
    features: row.features,
    ...(row.hit_rate === null ? {} : { hit_rate: row.hit_rate }),
    ...(row.max_win_x === null ? {} : { max_win_x: row.max_win_x }),
    ...(row.live_table ? { table: row.live_table } : {}),
    thumb: { w200: row.thumb_w200, w400: row.thumb_w400, dominant: row.dominant },
  };
}

function providersOf(rows: readonly CatalogueRow[]): Provider[] {
  const found = new Map<number, Provider>();
  for (const row of rows) {
    const { provider_id: id, provider_slug: slug, provider_name: name, provider_logo: logo } = row;
    const provider = found.get(id) ?? { id, slug, name, logo, counts: { casino: 0, live: 0 } };
    provider.counts[row.game_group] += 1;
    found.set(id, provider);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
