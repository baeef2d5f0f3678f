import sharp from 'sharp';
import { slugOf } from './games.ts';
import { encode, hexOf, outline, raster } from './raster.ts';
import { ownPictures } from './own-pictures.ts';
import { slides } from './slides.ts';
import { houseStudios, liveStudios } from './studio-names.ts';
import { banner, plate, prop, ribbon, royal, scatter, stage, tile, wildHero, type ArtSpec } from './lib/pictures.mjs';

export interface Drawn {
  files: Record<string, { path: string; data: Buffer }>;
  dominant?: string;
}
/** One drawing of the plan; `owner` is the game, the slide or the symbol it belongs to. */
export interface Picture {
  key: string;
  owner: string;
  spec: unknown;
  draw: () => Promise<Drawn>;
}

const symbolPx = 176;
const marginPx = 6;

async function drawTile(spec: ArtSpec): Promise<Drawn> {
  const full = await raster(tile(spec));
  const at = async (width: number, height: number, maxBytes: number) => ({
    path: `tiles/${spec.slug}-${width}`,
    data: await encode(sharp(full).resize(width, height), maxBytes),
  });
  return { files: { w200: await at(200, 267, 10_000), w400: await at(400, 533, 25_000) }, dominant: await hexOf(full) };
}

async function drawStage(spec: ArtSpec): Promise<Drawn> {
  return { files: { stage: { path: `stages/${spec.slug}`, data: await encode(sharp(await raster(stage(spec))), 35_000) } } };
}

/** Cuts a symbol to its own outline and centres it, so that all symbols have the same weight on a reel. */
async function centred(svg: string, width: number, height: number): Promise<Buffer> {
  const drawn = await raster(svg);
  return sharp(drawn)
    .extract(await outline(drawn))
    .resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}
const blank = () => sharp({ create: { width: symbolPx, height: symbolPx, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
const symbolBytes = 11_000;

async function drawSymbol(name: string, svg: string): Promise<Drawn> {
  const side = symbolPx - 2 * marginPx;
  const input = await centred(svg, side, side);
  return {
    files: {
      symbol: {
        path: `symbols/${name}`,
        data: await encode(
          blank()
            .composite([{ input, left: marginPx, top: marginPx }])
            .png(),
          symbolBytes,
        ),
      },
    },
  };
}

/** The game's own hero with a ribbon across its foot. */
async function drawWild(spec: ArtSpec): Promise<Drawn> {
  const hero = await centred(wildHero(spec), symbolPx - 4, 158);
  const image = blank().composite([
    { input: hero, left: 2, top: 0 },
    { input: await raster(ribbon(spec)), left: 0, top: symbolPx - 54 },
  ]);
  return { files: { symbol: { path: `symbols/wild-${spec.slug}`, data: await encode(image.png(), symbolBytes) } } };
}

const royals = ['K', 'Q', 'J', 'T'] as const;

function symbolPictures(specs: readonly ArtSpec[]): Picture[] {
  const shared = (name: string, svg: () => string): Picture => ({
    key: `symbols/${name}`,
    owner: name,
    spec: name,
    draw: () => drawSymbol(name, svg()),
  });
  const names = [...new Set(specs.flatMap(({ symbols }) => Object.values(symbols ?? {})))];
  const finishes = [...new Set(specs.map(({ finish }) => finish))];
  const medals = [...new Set(specs.map(({ medal }) => medal))];
  return [
    ...names.map((name) => shared(name, () => prop(name))),
    ...finishes.flatMap((finish) => royals.map((letter) => shared(`${letter.toLowerCase()}-${finish}`, () => royal(letter, finish)))),
    ...medals.map((medal) => shared(`scatter-${medal}`, () => scatter(medal))),
  ];
}

function slidePictures(): Picture[] {
  return slides.map(({ art }) => ({
    key: `banners/${art.id}`,
    owner: art.id,
    spec: art,
    draw: async () => {
      const wide = await raster(banner(art, 'wide'));
      const phone = await raster(banner(art, 'phone'));
      const at = async (source: Buffer, name: string, width: number, height: number, maxBytes: number) => ({
        path: `banners/${art.id}-${name}`,
        data: await encode(sharp(source).resize(width, height), maxBytes),
      });
      return {
        files: {
          w700: await at(wide, '700', 700, 200, 14_000),
          w1050: await at(wide, '1050', 1050, 300, 22_000),
          w2100: await at(wide, '2100', 2100, 600, 60_000),
          m720: await at(phone, 'm720', 720, 344, 20_000),
          m1120: await at(wide, 'm1120', 1120, 320, 24_000),
        },
        dominant: await hexOf(wide),
      };
    },
  }));
}

/** The name plates of the studios. */
function platePictures(): Picture[] {
  return [...houseStudios, ...liveStudios].map((studio) => ({
    key: `studios/${slugOf(studio)}`,
    owner: slugOf(studio),
    spec: studio,
    draw: async () => ({
      files: { plate: { path: `studios/${slugOf(studio)}`, data: await encode(sharp(await raster(plate(studio))), 8_000) } },
    }),
  }));
}

/** Every picture the site has, in a fixed order. */
export function allPictures(specs: Record<string, ArtSpec>): Picture[] {
  const list = Object.values(specs);
  const own = ownPictures(specs);
  return [
    ...list.map((spec) => ({ key: `tiles/${spec.slug}`, owner: spec.slug, spec, draw: () => drawTile(spec) })),
    ...own.stages.map((spec) => ({ key: `stages/${spec.slug}`, owner: spec.slug, spec, draw: () => drawStage(spec) })),
    ...own.wilds.map((spec) => ({ key: `symbols/wild-${spec.slug}`, owner: spec.slug, spec, draw: () => drawWild(spec) })),
    ...platePictures(),
    ...symbolPictures(list),
    ...slidePictures(),
  ];
}
