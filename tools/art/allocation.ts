/** Gives a spec to each game that has none. */
import type { Game } from './games.ts';
import { liveStudios, houseStudios } from './studio-names.ts';
import { metals, stones, themes } from './themes.ts';
import { motifOf, paletteDistance, paletteNames, rngOf, stagingNames, type ArtSpec } from './lib/pictures.ts';

export type Specs = Record<string, ArtSpec>;
const candidatesPerGame = 600;

function symbolsOf(game: Game, sisters: readonly ArtSpec[]): ArtSpec['symbols'] | undefined {
  if (game.categories) return undefined;
  const taken = new Set(sisters.flatMap((spec) => Object.values(spec.symbols ?? {})));
  // each motif starts at another stone, so that the whole set is in use
  const first = Math.floor(rngOf(game.motif)() * stones.length);
  const turned = [...stones.slice(first), ...stones.slice(0, first)];
  const stone = turned.find((name) => !taken.has(`gem-${name}`)) ?? turned[sisters.length % turned.length] ?? 'ruby';
  const theme = themes[game.motif];
  if (!theme) throw new Error(`${game.motif} has no symbols: add a line to themes.ts`);
  const [A, B, C, D] = theme.map((name) => (name === 'gem' ? `gem-${stone}` : name));
  return { A: A ?? '', B: B ?? '', C: C ?? '', D: D ?? '' };
}

/**
 * The palettes a motif is drawn in. When most of its colours at most of its places are taken, further palettes join: those most like its own.
 */
function palettesOf(motif: string, sisters: number): readonly string[] {
  const { palettes, backdrops } = motifOf(motif);
  const crowd = sisters - 0.75 * palettes.length * backdrops.length;
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
    studio: game.studio ?? rngOf(`${game.slug}/studio`).pick<string>(game.live ? liveStudios : houseStudios),
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

/** Games with the same drawing in the same colours at the same place would be one picture with two names. */
const isTwin = (a: ArtSpec, b: ArtSpec): boolean => a.pose === b.pose && a.palette === b.palette && a.backdrop === b.backdrop;

/** Games of the same motif must differ in everything that is seen first. */
const sisterCost = (a: ArtSpec, b: ArtSpec): number =>
  (isTwin(a, b) ? 100_000 : 0) +
  (a.palette === b.palette ? 200 : 60 * Math.max(0, 0.35 - paletteDistance(a.palette, b.palette))) +
  (a.backdrop === b.backdrop ? 60 : 0) +
  (a.lettering === b.lettering ? 30 : 0) +
  (a.staging === b.staging ? 25 : 0) +
  (a.companion === b.companion ? 12 : 0) +
  (a.foreground === b.foreground ? 8 : 0) +
  (a.flip === b.flip ? 6 : 0);

/** Games side by side, or one above the other in rows of seven or eight, must not blend. */
const neighbourCost = (a: ArtSpec, b: ArtSpec, weight: number): number =>
  weight *
  (60 * Math.max(0, 0.4 - paletteDistance(a.palette, b.palette)) + (a.lettering === b.lettering ? 16 : 0) + (a.backdrop === b.backdrop ? 16 : 0));

const weights = new Map([1, 2, 7, 8].map((distance) => [distance, distance === 1 ? 2 : 0.7]));

/** Whether a spec is still that of the game: of its name, its motif and its pose. */
const isOf = (spec: ArtSpec, game: Game): boolean => spec.title === game.name && spec.motif === game.motif && spec.pose === game.pose;

/** Specs of all games, in the order of their slugs. Those that fit their game stay as they are. */
export function allocate(games: readonly Game[], kept: Readonly<Specs>): Specs {
  const specs: Specs = {};
  for (const game of games) {
    const spec = kept[game.slug];
    if (spec && isOf(spec, game)) specs[game.slug] = spec;
  }
  games.forEach((game, index) => {
    if (specs[game.slug]) return;
    const sisters = Object.values(specs).filter((spec) => spec.motif === game.motif);
    const neighbours = [...weights].flatMap(([distance, weight]) =>
      [index - distance, index + distance].flatMap((position) => {
        const spec = specs[games[position]?.slug ?? ''];
        return spec ? [{ spec, weight }] : [];
      }),
    );
    const cost = (spec: ArtSpec): number =>
      sisters.reduce((sum, sister) => sum + sisterCost(spec, sister), 0) +
      neighbours.reduce((sum, { spec: other, weight }) => sum + neighbourCost(spec, other, weight), 0);
    const palettes = palettesOf(game.motif, sisters.filter(({ pose }) => pose === game.pose).length);
    let best = candidate(game, 0, palettes);
    let least = cost(best);
    for (let nth = 1; nth < candidatesPerGame; nth++) {
      const next = candidate(game, nth, palettes);
      const price = cost(next);
      if (price < least) [best, least] = [next, price];
    }
    const symbols = symbolsOf(game, sisters);
    specs[game.slug] = { ...best, ...(symbols ? { symbols } : {}) };
  });
  return Object.fromEntries(Object.entries(specs).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is wrong with the pictures of games in this order: the same drawing twice on a screen, or the same picture twice at all. */
export function repetitions(games: readonly Game[], specs: Readonly<Specs>): string[] {
  const drawings = games.map(({ motif, pose }) => `${motif}/${pose ?? ''}`);
  const near = games.flatMap((game, index) =>
    nearby.flatMap((distance) =>
      drawings[index - distance] === drawings[index]
        ? [`${games[index - distance]?.slug ?? ''} and ${game.slug} show the same and stand ${distance} apart`]
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
    return twin ? [`${twin} and ${slug} are the same picture: ${look}`] : [];
  });
  return [...near, ...twins];
}

/** Columns of the lobby's grid, from phone to wide. */
const columns = [3, 5, 7, 8];
/** How far before a tile in the order those stand that touch it: on its left, and in the row above, straight and aslant. */
const nearby = [...new Set([1, ...columns.flatMap((count) => [count - 1, count, count + 1])])];
