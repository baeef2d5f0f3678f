/** Every game of the house, in the lobby's order: the first slots, the slots of `slots.ts`, then what cannot be played yet. */
import { firstGames, slugOf, type Game } from './games.ts';
import { highSeasMotifs, slotNames, threeReelMotifs } from './slots.ts';
import { houseStudios, liveStudios } from './studio-names.ts';
import { liveTables, tableGames } from './tables.ts';
import type { GameCategory } from '@playfront/api-contract';

type Draft = Pick<Game, 'name' | 'motif' | 'categories' | 'features' | 'live'> & { model?: Game['model'] };

const modelOf = (motif: string) => (threeReelMotifs.has(motif) ? 'three-reels' : highSeasMotifs.has(motif) ? 'high-seas' : 'five-reels');
const listOf = (names: string) => names.split(', ');

const slotDrafts: Draft[][] = Object.entries(slotNames).map(([motif, names]) =>
  listOf(names).map((entry) => {
    const [name = '', feature] = entry.split('*');
    return feature ? { name, motif, features: [feature] } : { name, motif, model: modelOf(motif) };
  }),
);

function draftsOf(category: GameCategory, { motifs, names, also = [] }: { motifs: string; names: string; also?: readonly GameCategory[] }): Draft[] {
  const shown = motifs.split(' ');
  return listOf(names).map((name, index) => ({ name, motif: shown[index % shown.length] ?? '', categories: [category, ...also] }));
}

const tableDrafts = Object.entries(tableGames).map(([category, games]) => draftsOf(category as GameCategory, games));
const liveDrafts = liveTables.map(({ category, seats = null, also = [], ...games }) =>
  draftsOf(category, { ...games, also: [...also, 'live-dealer'] }).map((draft) => ({
    ...draft,
    live: { seats, language: /Ruletti|Nord/.test(draft.name) ? 'fi' : 'en' },
  })),
);

/** One after the other from the longest rows, never the same motif twice in a row while there is a choice. */
function interleave(rows: readonly (readonly Draft[])[], before = ''): Draft[] {
  const queues = rows.map((row) => [...row]);
  const order: Draft[] = [];
  for (let motif = before; ;) {
    const waiting = queues.filter((queue) => queue.length > 0);
    if (waiting.length === 0) return order;
    const fitting = waiting.filter((queue) => queue[0]?.motif !== motif);
    const longest = (fitting.length > 0 ? fitting : waiting).reduce((best, queue) => (queue.length > best.length ? queue : best));
    const next = longest.shift();
    if (!next) return order;
    order.push(next);
    motif = next.motif;
  }
}

const isPlayable = (draft: Draft) => draft.model !== undefined;
const playable = interleave(slotDrafts.map((row) => row.filter(isPlayable)));
const lastSlot = playable.at(-1)?.motif ?? '';
const waiting = interleave([...slotDrafts.map((row) => row.filter((draft) => !isPlayable(draft))), ...tableDrafts], lastSlot);
const live = interleave(liveDrafts, waiting.at(-1)?.motif);

/** Popularity, age and studio follow from the place in the order; the first games have theirs by hand. */
const gameAt = (draft: Draft, place: number): Game => {
  const studios = draft.live ? liveStudios : houseStudios;
  return {
    slug: slugOf(draft.name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll("'", '')),
    studio: studios[(place * 7) % studios.length] ?? '',
    popularity: 2315 - 3 * place,
    releasedDaysAgo: place % 19 === 4 ? 1 + ((place * 7) % 44) : 46 + ((place * 37) % 1400),
    top: false,
    ...draft,
  };
};

/** What can be played first, most popular first: the order of the lobby. */
export const games: readonly Game[] = [
  ...firstGames.toSorted((a, b) => b.popularity - a.popularity),
  ...[...playable, ...waiting, ...live].map(gameAt),
];

/** Games that have a stage and a wild drawn for them alone. */
export const firstSlugs: ReadonlySet<string> = new Set(firstGames.map(({ slug }) => slug));

const twice = games.find((game, index) => games.findIndex(({ slug }) => slug === game.slug) !== index);
if (twice) throw new Error(`${twice.slug} is the slug of two games`);
