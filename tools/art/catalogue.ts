/** All games in the lobby's order: the first slots, the other games that can be played, then those that cannot be played yet. */
import type { GameCategory } from '@playfront/api-contract';
import { firstGames, shownBy, slugOf, type Game } from './games.ts';
import { mixed } from './order.ts';
import { highSeasMotifs, slotNames, threeReelMotifs } from './slots.ts';
import { liveTables, tableGames, type CategoryGames } from './tables.ts';
import { worldTitles } from './world-titles.ts';

type Draft = Pick<Game, 'slug' | 'name' | 'motif' | 'pose' | 'categories' | 'features' | 'live' | 'model'>;

const modelOf = (motif: string) => (threeReelMotifs.has(motif) ? 'three-reels' : highSeasMotifs.has(motif) ? 'high-seas' : 'five-reels');
/** The rules that carry a feature. */
const featureModelOf = (feature: string) => (feature === 'jackpot' ? 'jackpot-reels' : feature);
const listOf = (names: string) => names.split(', ');

function slotDraft(entry: string, shows: string, slug?: string): Draft {
  const [name = '', feature] = entry.split('*');
  const shown = shownBy(shows);
  const base = { slug: slug ?? slugOf(name), name, ...shown };
  return feature === undefined ? { ...base, model: modelOf(shown.motif) } : { ...base, features: [feature], model: featureModelOf(feature) };
}

function draftsOf(category: GameCategory, { motifs, names, models = '-', also = [] }: CategoryGames): Draft[] {
  const inTurn = (list: string, index: number) => list.split(' ')[index % list.split(' ').length] ?? '';
  return listOf(names).map((name, index) => {
    const model = inTurn(models, index);
    return {
      slug: slugOf(name),
      name,
      ...shownBy(inTurn(motifs, index)),
      ...(model === '-' ? {} : { model }),
      categories: [category, ...also],
    };
  });
}

const tableDrafts = Object.entries(tableGames).map(([category, games]) => draftsOf(category as GameCategory, games));
const liveDrafts = liveTables.map(({ category, seats = null, also = [], ...games }) =>
  draftsOf(category, { ...games, also: [...also, 'live-dealer'] }).map((draft) => ({
    ...draft,
    live: { seats, language: /Ruletti|Nord/.test(draft.name) ? 'fi' : 'en' },
  })),
);
const rankedFirst = firstGames.toSorted((a, b) => b.popularity - a.popularity);
/** The number of `firstGames` at the top; after them, every third game is one of the others. */
const head = 8;

/** Derives popularity and age from the position of a game if they are not set. */
function withPopularity(order: readonly (Draft | Game)[]): Game[] {
  let popularity = 0;
  return order.map((draft, position) => {
    popularity = 'popularity' in draft ? draft.popularity : popularity - 2;
    const age = position % 19 === 4 ? 1 + ((position * 7) % 44) : 46 + ((position * 37) % 1400);
    return { releasedDaysAgo: age, top: false, ...draft, popularity };
  });
}

/** All games with these slots in the order of the lobby: playable games first, most popular first. */
export function gamesOf(slots: Readonly<Record<string, string>>): Game[] {
  const slotDrafts = [
    ...Object.entries(slots).map(([shows, names]) => listOf(names).map((entry) => slotDraft(entry, shows))),
    ...worldTitles.map(({ slug, name, shows }) => [slotDraft(name, shows, slug)]),
  ];
  const isPlayable = (draft: Draft) => draft.model !== undefined;
  const first = rankedFirst.slice(0, head);
  const playable = mixed<Draft | Game>(
    [...slotDrafts, ...tableDrafts].map((row) => row.filter(isPlayable)),
    'even',
    first,
    rankedFirst.slice(head),
  );
  const waiting = mixed(
    [...slotDrafts, ...tableDrafts].map((row) => row.filter((draft) => !isPlayable(draft))),
    'largest',
    playable,
  );
  const live = mixed(liveDrafts, 'largest', waiting);
  const games = withPopularity([...first, ...playable, ...waiting, ...live]);
  const slugs = games.map(({ slug }) => slug);
  const duplicate = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (duplicate) throw new Error(`${duplicate} is the slug of two games`);
  return games;
}

export const games: readonly Game[] = gamesOf(slotNames);

/** Games with their own stage and wild. */
export const firstSlugs: ReadonlySet<string> = new Set(firstGames.map(({ slug }) => slug));
