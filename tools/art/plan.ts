import { plain, scatterSymbol, sized, symbol, titleImage, wild, type ArtImage, type Size } from './finish.ts';
import { slugOf } from './games.ts';
import { ownImages, playableSlots } from './own-images.ts';
import { promotionArt } from './promotions.ts';
import { slides } from './slides.ts';
import { gameStudios, liveStudios } from './studio-names.ts';
import {
  banner,
  cardBack,
  felt,
  feltNames,
  plate,
  prop,
  ribbon,
  rouletteBowl,
  rouletteRotor,
  royal,
  scatter,
  scatterOf,
  stage,
  tile,
  titleOf,
  wildHero,
  type ArtSpec,
} from './lib/drawings.ts';

const tileSizes: Record<string, Size> = {
  w200: { width: 200, height: 267, maxBytes: 10_000 },
  w400: { width: 400, height: 533, maxBytes: 25_000 },
};
/** The sizes of the wide drawing and of the one for phones, as their builds use them. */
const bannerSizes: Record<string, Size> = {
  w700: { width: 700, height: 200, maxBytes: 14_000 },
  w1050: { width: 1050, height: 300, maxBytes: 22_000 },
  w2100: { width: 2100, height: 600, maxBytes: 60_000 },
  m720: { width: 720, height: 344, maxBytes: 20_000, from: 1 },
  m1120: { width: 1120, height: 320, maxBytes: 24_000 },
};
const withoutW = (variant: string): string => variant.replace(/^w/, '');

const royals = ['K', 'Q', 'J', 'T'] as const;
function symbolImages(specs: readonly ArtSpec[]): ArtImage[] {
  const names = [...new Set(specs.flatMap(({ symbols }) => Object.values(symbols ?? {})))];
  const finishes = [...new Set(specs.map(({ finish }) => finish))];
  const medals = [...new Set(specs.map(({ medal }) => medal))];
  return [
    ...names.map((name) => symbol(name, () => prop(name))),
    ...finishes.flatMap((finish) => royals.map((letter) => symbol(`${letter.toLowerCase()}-${finish}`, () => royal(letter, finish)))),
    ...medals.map((medal) => symbol(`scatter-${medal}`, () => scatter(medal))),
  ];
}

/** The images of table games: card backs of the studios, felts, and the two parts of the roulette wheel. */
const tableImages = (): ArtImage[] => [
  ...gameStudios.map((studio) => {
    const slug = slugOf(studio);
    return sized(`tables/back-${slug}`, `back-${slug}`, () => [cardBack(studio)], { w240: { width: 240, height: 336, maxBytes: 16_000 } }, withoutW);
  }),
  ...feltNames.map((name) =>
    sized(
      `tables/felt-${name}`,
      `felt-${name}`,
      () => [felt(name)],
      { w800: { width: 800, height: 450, maxBytes: 14_000 }, w1600: { width: 1600, height: 900, maxBytes: 40_000 } },
      withoutW,
    ),
  ),
  ...[
    { part: 'bowl', draw: rouletteBowl },
    { part: 'rotor', draw: rouletteRotor },
  ].map(({ part, draw }) =>
    sized(
      `tables/roulette-${part}`,
      `roulette-${part}`,
      () => [draw()],
      { w480: { width: 480, height: 480, maxBytes: 30_000 }, w960: { width: 960, height: 960, maxBytes: 75_000 } },
      withoutW,
    ),
  ),
];

/** All images of the site, in a fixed order. */
export function allImages(specs: Record<string, ArtSpec>): ArtImage[] {
  const list = Object.values(specs);
  const own = ownImages(specs);
  const slots = playableSlots(specs);
  return [
    ...list.map((spec) => sized(`tiles/${spec.slug}`, spec.slug, () => [tile(spec)], tileSizes, withoutW)),
    ...own.stages.map((spec) => plain(`stages/${spec.slug}`, spec.slug, () => stage(spec), 'stage', 35_000)),
    ...own.wilds.map((spec) =>
      wild(
        spec.slug,
        () => wildHero(spec),
        () => ribbon(spec),
      ),
    ),
    ...slots.titles.map((spec) => titleImage(spec.slug, () => titleOf(spec))),
    ...slots.scatters.map((spec) => scatterSymbol(spec.slug, () => scatterOf(spec))),
    ...[...gameStudios, ...liveStudios].map((studio) => plain(`studios/${slugOf(studio)}`, slugOf(studio), () => plate(studio), 'plate', 8_000)),
    ...symbolImages(list),
    ...tableImages(),
    ...[...slides, ...promotionArt].map(({ art }) =>
      sized(`banners/${art.id}`, art.id, () => [banner(art, 'wide'), banner(art, 'phone')], bannerSizes, withoutW),
    ),
  ];
}
