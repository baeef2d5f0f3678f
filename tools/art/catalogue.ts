/** Every game of the house, in the lobby's order: the first slots, the other slots, then what cannot be played yet. */
import type { GameCategory } from '@playfront/api-contract';
import { firstGames, shownBy, slugOf, type Game } from './games.ts';
import { mixed } from './order.ts';
import { highSeasMotifs, slotNames, threeReelMotifs } from './slots.ts';
import { liveTables, tableGames } from './tables.ts';
import { worldTitles } from './world-titles.ts';

type Draft = Pick<Game, 'slug' | 'name' | 'motif' | 'pose' | 'categories' | 'features' | 'live' | 'model'>;

const modelOf = (motif: string) => (threeReelMotifs.has(motif) ? 'three-reels' : highSeasMotifs.has(motif) ? 'high-seas' : 'five-reels');
const listOf = (names: string) => names.split(', ');

function slotDraft(entry: string, shows: string, slug?: string): Draft {
  const [name = '', feature] = entry.split('*');
  const shown = shownBy(shows);
  return { slug: slug ?? slugOf(name), name, ...shown, ...(feature ? { features: [feature] } : { model: modelOf(shown.motif) }) };
}

function draftsOf(category: GameCategory, { motifs, names, also = [] }: { motifs: string; names: string; also?: readonly GameCategory[] }): Draft[] {
  const shown = motifs.split(' ');
  return listOf(names).map((name, index) => ({
    slug: slugOf(name),
    name,
    ...shownBy(shown[index % shown.length] ?? ''),
    categories: [category, ...also],
  }));
}

const tableDrafts = Object.entries(tableGames).map(([category, games]) => draftsOf(category as GameCategory, games));
const liveDrafts = liveTables.map(({ category, seats = null, also = [], ...games }) =>
  draftsOf(category, { ...games, also: [...also, 'live-dealer'] }).map((draft) => ({
    ...draft,
    live: { seats, language: /Ruletti|Nord/.test(draft.name) ? 'fi' : 'en' },
  })),
);
const byHand = firstGames.toSorted((a, b) => b.popularity - a.popularity);
/** So many games by hand stand before the first of the others; after them every third is one of those. */
const head = 8;

/** Popularity and age follow from the place in the order where they are not given by hand. */
function placed(order: readonly (Draft | Game)[]): Game[] {
  let popularity = 0;
  return order.map((draft, place) => {
    popularity = 'popularity' in draft ? draft.popularity : popularity - 2;
    const age = place % 19 === 4 ? 1 + ((place * 7) % 44) : 46 + ((place * 37) % 1400);
    return { releasedDaysAgo: age, top: false, ...draft, popularity };
  });
}

/** All games of a house that has these slots. What can be played comes first, most popular first: the order of the lobby. */
export function gamesOf(slots: Readonly<Record<string, string>>): Game[] {
  const slotDrafts = [
    ...Object.entries(slots).map(([shows, names]) => listOf(names).map((entry) => slotDraft(entry, shows))),
    ...worldTitles.map(({ slug, name, shows }) => [slotDraft(name, shows, slug)]),
  ];
  const isPlayable = (draft: Draft) => draft.model !== undefined;
  const first = byHand.slice(0, head);
  const playable = mixed<Draft | Game>(
    slotDrafts.map((row) => row.filter(isPlayable)),
    'even',
    first,
    byHand.slice(head),
  );
  const waiting = mixed([...slotDrafts.map((row) => row.filter((draft) => !isPlayable(draft))), ...tableDrafts], 'most', playable);
  const live = mixed(liveDrafts, 'most', waiting);
  const games = placed([...first, ...playable, ...waiting, ...live]);
  const slugs = games.map(({ slug }) => slug);
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (twice) throw new Error(`${twice} is the slug of two games`);
  return games;
}

export const games: readonly Game[] = gamesOf(slotNames);

/** Games that have a stage and a wild drawn for them alone. */
export const firstSlugs: ReadonlySet<string> = new Set(firstGames.map(({ slug }) => slug));
