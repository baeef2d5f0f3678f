/** Gives every game without a spec one, and writes `specs.json`. Specs already there are never touched. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from './catalogue.ts';
import type { Game } from './games.ts';
import { metals, stones, themes } from './themes.ts';
import { optionsOf, paletteDistance, rngOf, stagingNames, type ArtSpec } from './lib/pictures.mjs';

type Specs = Record<string, ArtSpec>;
const file = new URL('specs.json', import.meta.url);
const specs: Specs = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Specs) : {};
const candidatesPerGame = 600;

function symbolsOf(game: Game, sisters: readonly ArtSpec[]): ArtSpec['symbols'] | undefined {
  if (game.categories) return undefined;
  const taken = new Set(sisters.flatMap((spec) => Object.values(spec.symbols ?? {})));
  // each motif starts at another stone, so that the whole set is in use
  const first = Math.floor(rngOf(game.motif)() * stones.length);
  const turned = [...stones.slice(first), ...stones.slice(0, first)];
  const stone = turned.find((name) => !taken.has(`gem-${name}`)) ?? turned[sisters.length % turned.length] ?? 'ruby';
  const [A, B, C, D] = (themes[game.motif] ?? themes.reels ?? ['gem', 'gem', 'gem', 'gem']).map((name) => (name === 'gem' ? `gem-${stone}` : name));
  return { A: A ?? '', B: B ?? '', C: C ?? '', D: D ?? '' };
}

function candidate(game: Game, nth: number): ArtSpec {
  const options = optionsOf(game.motif);
  const random = rngOf(`${game.slug}/${nth}`);
  const palette = random.pick(options.palettes);
  const metal = metals[palette] ?? { finish: 'gilded', medal: 'gold' };
  return {
    slug: game.slug,
    title: game.name,
    studio: game.studio,
    motif: game.motif,
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

/** Games of the same motif must differ in everything that is seen first. */
const sisterCost = (a: ArtSpec, b: ArtSpec): number =>
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

games.forEach((game, index) => {
  if (specs[game.slug]) return;
  const sisters = Object.values(specs).filter((spec) => spec.motif === game.motif);
  const cost = (spec: ArtSpec): number => {
    let sum = sisters.reduce((total, sister) => total + sisterCost(spec, sister), 0);
    for (const [distance, weight] of weights)
      for (const position of [index - distance, index + distance]) {
        const other = specs[games[position]?.slug ?? ''];
        if (other) sum += neighbourCost(spec, other, weight);
      }
    return sum;
  };
  let best = candidate(game, 0);
  for (let nth = 1; nth < candidatesPerGame; nth++) {
    const next = candidate(game, nth);
    if (cost(next) < cost(best)) best = next;
  }
  const symbols = symbolsOf(game, sisters);
  specs[game.slug] = { ...best, ...(symbols ? { symbols } : {}) };
});

games.forEach((game, index) => {
  const next = games[index + 1];
  if (next?.motif === game.motif) throw new Error(`${game.slug} and ${next.slug} stand side by side and share a motif: change the order of one`);
});
const known = Object.entries(specs).filter(([slug]) => games.some((game) => game.slug === slug));
writeFileSync(file, `${JSON.stringify(Object.fromEntries(known.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);
console.log(`${known.length} specs`);
