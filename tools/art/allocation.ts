/** Chooses a spec for each game without one. */
import type { Game } from './games.ts';
import { liveStudios, gameStudios } from './studio-names.ts';
import { metals, stones, themes } from './themes.ts';
import { motifOf, paletteDistance, paletteNames, rngOf, stagingNames, type ArtSpec } from './lib/drawings.ts';

export type Specs = Record<string, ArtSpec>;
const candidatesPerGame = 600;

function symbolsOf(game: Game, sameMotif: readonly ArtSpec[]): ArtSpec['symbols'] | undefined {
  if (game.categories) return undefined;
  const taken = new Set(sameMotif.flatMap((spec) => Object.values(spec.symbols ?? {})));
  // each motif starts with a different stone, so that all stones are used
  const first = Math.floor(rngOf(game.motif)() * stones.length);
  const turned = [...stones.slice(first), ...stones.slice(0, first)];
  const stone = turned.find((name) => !taken.has(`gem-${name}`)) ?? turned[sameMotif.length % turned.length] ?? 'ruby';
  const theme = themes[game.motif];
  if (!theme) throw new Error(`${game.motif} has no symbols: add a line to themes.ts`);
  const [A, B, C, D] = theme.map((name) => (name === 'gem' ? `gem-${stone}` : name));
  return { A: A ?? '', B: B ?? '', C: C ?? '', D: D ?? '' };
}

/**
 * The palettes for a motif. Once most combinations of its palettes and backdrops are used, the palettes most similar to its own are added.
 */
function palettesOf(motif: string, gameCount: number): readonly string[] {
  const { palettes, backdrops } = motifOf(motif);
  const crowd = gameCount - 0.75 * palettes.length * backdrops.length;
  if (crowd < 0) return palettes;
  const distance = (name: string): number => Math.min(...palettes.map((own) => paletteDistance(own, name)));
  const others = paletteNames.filter((name) => !palettes.includes(name)).toSorted((a, b) => distance(a) - distance(b));
  return [...palettes, ...others.slice(0, 1 + Math.ceil(crowd / backdrops.length))];
}

function candidate(game: Game, nth: number, palettes: readonly string[]): ArtSpec {
  const options = motifOf(game.motif);
  const random = rngOf(`${game.slug}/${nth}`);
  const palette = random.pick(palettes);
  const metal = metals[palette] ?? { finish: 'gilded', medal: 'gold' };
  return {
    slug: game.slug,
    title: game.name,
    studio: game.studio ?? rngOf(`${game.slug}/studio`).pick<string>(game.live ? liveStudios : gameStudios),
    motif: game.motif,
    ...(game.pose === undefined ? {} : { pose: game.pose }),
    backdrop: game.place ?? random.pick(options.backdrops),
    palette,
    lettering: random.pick(options.letterings),
    foreground: random.pick(options.foregrounds),
    staging: random.pick(stagingNames),
    companion: random.pick(options.companions),
    flip: options.flips && random.chance(0.45),
    lightAt: [random.chance(0.6) ? 0.24 : 0.76, 0.14],
    ...metal,
  };
}

/** Games with the same drawing, palette and backdrop would have the same image. */
const isTwin = (a: ArtSpec, b: ArtSpec): boolean => a.pose === b.pose && a.palette === b.palette && a.backdrop === b.backdrop;

/** Games with the same motif must differ in their most visible attributes. */
const sameMotifCost = (a: ArtSpec, b: ArtSpec): number =>
  (isTwin(a, b) ? 100_000 : 0) +
  (a.palette === b.palette ? 200 : 60 * Math.max(0, 0.35 - paletteDistance(a.palette, b.palette))) +
  (a.backdrop === b.backdrop ? 60 : 0) +
  (a.lettering === b.lettering ? 30 : 0) +
  (a.staging === b.staging ? 25 : 0) +
  (a.companion === b.companion ? 12 : 0) +
  (a.foreground === b.foreground ? 8 : 0) +
  (a.flip === b.flip ? 6 : 0);

/** Games next to each other, or above each other in rows of seven or eight, must not look alike. */
const neighbourCost = (a: ArtSpec, b: ArtSpec, weight: number): number =>
  weight *
  (60 * Math.max(0, 0.4 - paletteDistance(a.palette, b.palette)) + (a.lettering === b.lettering ? 16 : 0) + (a.backdrop === b.backdrop ? 16 : 0));

const weights = new Map([1, 2, 7, 8].map((distance) => [distance, distance === 1 ? 2 : 0.7]));

/** Whether a spec still matches the name, motif and pose of its game. */
const isSpecOf = (spec: ArtSpec, game: Game): boolean => spec.title === game.name && spec.motif === game.motif && spec.pose === game.pose;

/** The specs of all games, sorted by slug. Existing specs that match their game are unchanged. */
export function allocate(games: readonly Game[], existing: Readonly<Specs>): Specs {
  const specs: Specs = {};
  for (const game of games) {
    const spec = existing[game.slug];
    if (spec && isSpecOf(spec, game)) specs[game.slug] = spec;
  }
  games.forEach((game, index) => {
    if (specs[game.slug]) return;
    const sameMotif = Object.values(specs).filter((spec) => spec.motif === game.motif);
    const neighbours = [...weights].flatMap(([distance, weight]) =>
      [index - distance, index + distance].flatMap((position) => {
        const spec = specs[games[position]?.slug ?? ''];
        return spec ? [{ spec, weight }] : [];
      }),
    );
    const cost = (spec: ArtSpec): number =>
      sameMotif.reduce((sum, other) => sum + sameMotifCost(spec, other), 0) +
      neighbours.reduce((sum, { spec: other, weight }) => sum + neighbourCost(spec, other, weight), 0);
    const palettes = palettesOf(game.motif, sameMotif.filter(({ pose }) => pose === game.pose).length);
    let best = candidate(game, 0, palettes);
    let lowestCost = cost(best);
    for (let nth = 1; nth < candidatesPerGame; nth++) {
      const next = candidate(game, nth, palettes);
      const nextCost = cost(next);
      if (nextCost < lowestCost) [best, lowestCost] = [next, nextCost];
    }
    const symbols = symbolsOf(game, sameMotif);
    specs[game.slug] = { ...best, ...(symbols ? { symbols } : {}) };
  });
  return Object.fromEntries(Object.entries(specs).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The repetitions in games in this order: the same drawing twice on a screen, or the same image twice at all. */
export function repetitions(games: readonly Game[], specs: Readonly<Specs>): string[] {
  const drawings = games.map(({ motif, pose }) => `${motif}/${pose ?? ''}`);
  const near = games.flatMap((game, index) =>
    nearby.flatMap((distance) =>
      drawings[index - distance] === drawings[index]
        ? [`${games[index - distance]?.slug ?? ''} and ${game.slug} have the same drawing and are ${distance} apart`]
        : [],
    ),
  );
  const seen = new Map<string, string>();
  const twins = games.flatMap(({ slug }) => {
    const spec = specs[slug];
    if (!spec) return [`${slug} has no spec: run node tools/art/allocate.ts`];
    const look = [spec.motif, spec.pose, spec.palette, spec.backdrop].join(' ');
    const twin = seen.get(look);
    seen.set(look, slug);
    return twin ? [`${twin} and ${slug} have the same image: ${look}`] : [];
  });
  return [...near, ...twins];
}

/** The numbers of columns of the lobby's grid, from phone to wide screen. */
const columns = [3, 5, 7, 8];
/** The distances in the order to the tiles that touch a tile: to its left, above it, and diagonally above it. */
const nearby = [...new Set([1, ...columns.flatMap((count) => [count - 1, count, count + 1])])];
