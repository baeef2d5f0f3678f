/** Turns drawings into image files, each with a size and a maximum number of bytes. */
import sharp from 'sharp';
import { encode, hexOf, outline, raster } from './raster.ts';

export interface Drawn {
  files: Record<string, { path: string; data: Buffer }>;
  dominant?: string;
}
/** The maximum number of bytes of each variant. */
export type Limits = Readonly<Record<string, number>>;

/** An image to draw; `owner` is its game, slide or symbol. */
export interface ArtImage {
  key: string;
  owner: string;
  /** The drawings of the image as SVG text; the image is up to date as long as they do not change. */
  drawings: () => string[];
  limits: Limits;
  finish: (drawings: readonly string[]) => Promise<Drawn>;
}

/** A size of an image, cropped from the middle of the drawing if the aspect ratio differs. */
export interface Size {
  width: number;
  height: number;
  maxBytes: number;
  /** Index of the drawing; the first by default. */
  from?: number;
}

/** An image in several sizes, each with its own suffix in the path. */
export function sized(
  key: string,
  owner: string,
  drawings: () => string[],
  sizes: Readonly<Record<string, Size>>,
  suffix: (variant: string) => string,
): ArtImage {
  return {
    key,
    owner,
    drawings,
    limits: Object.fromEntries(Object.entries(sizes).map(([variant, { maxBytes }]) => [variant, maxBytes])),
    finish: async (svgs) => {
      const sources = await Promise.all(svgs.map((svg) => raster(svg)));
      const [first] = sources;
      if (!first) throw new Error(`${key} has no drawing`);
      const files: Drawn['files'] = {};
      for (const [variant, { width, height, maxBytes, from = 0 }] of Object.entries(sizes))
        files[variant] = { path: `${key}-${suffix(variant)}`, data: await encode(sharp(sources[from] ?? first).resize(width, height), maxBytes) };
      return { files, dominant: await hexOf(first) };
    },
  };
}

/** An image at the size of its drawing. */
export function plain(key: string, owner: string, drawing: () => string, variant: string, maxBytes: number): ArtImage {
  return {
    key,
    owner,
    drawings: () => [drawing()],
    limits: { [variant]: maxBytes },
    finish: async ([svg = '']) => ({ files: { [variant]: { path: key, data: await encode(sharp(await raster(svg)), maxBytes) } } }),
  };
}

const symbolPx = 176;
const marginPx = 6;
const symbolBytes = 11_000;

/** Crops a symbol to its outline and centres it, so that all symbols have the same visual weight on a reel. */
async function centred(svg: string, width: number, height: number, scale = 1): Promise<Buffer> {
  const drawn = await raster(svg, scale);
  return sharp(drawn)
    .extract(await outline(drawn))
    .resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}
const blank = () => sharp({ create: { width: symbolPx, height: symbolPx, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

/** A reel symbol. */
export function symbol(name: string, drawing: () => string): ArtImage {
  return {
    key: `symbols/${name}`,
    owner: name,
    drawings: () => [drawing()],
    limits: { symbol: symbolBytes },
    finish: async ([svg = '']) => {
      const side = symbolPx - 2 * marginPx;
      const image = blank().composite([{ input: await centred(svg, side, side), left: marginPx, top: marginPx }]);
      return { files: { symbol: { path: `symbols/${name}`, data: await encode(image.png(), symbolBytes) } } };
    },
  };
}

/** The scatter of a game. Drawn at half the size, still more than twice as large as the image: the full one takes ten times as long. */
export function scatterSymbol(slug: string, drawing: () => string): ArtImage {
  const maxBytes = 5_600;
  return {
    key: `symbols/scatter-${slug}`,
    owner: slug,
    drawings: () => [drawing()],
    limits: { symbol: maxBytes },
    finish: async ([svg = '']) => {
      const medal = sharp(await centred(svg, symbolPx, symbolPx, 0.5));
      return { files: { symbol: { path: `symbols/scatter-${slug}`, data: await encode(medal, maxBytes) } } };
    },
  };
}

/** The title of a game without its tile, cropped to the letters. */
export function titleImage(slug: string, drawing: () => string): ArtImage {
  const maxBytes = 7_000;
  return {
    key: `titles/${slug}`,
    owner: slug,
    drawings: () => [drawing()],
    limits: { title: maxBytes },
    finish: async ([svg = '']) => {
      const letters = await sharp(await raster(svg))
        .trim({ threshold: 8 })
        .toBuffer();
      const image = sharp(letters).resize({ width: 400, height: 216, fit: 'inside' });
      return { files: { title: { path: `titles/${slug}`, data: await encode(image, maxBytes) } } };
    },
  };
}

/** The wild of a game: its hero with a ribbon at the bottom. */
export function wild(slug: string, hero: () => string, ribbon: () => string): ArtImage {
  return {
    key: `symbols/wild-${slug}`,
    owner: slug,
    drawings: () => [hero(), ribbon()],
    limits: { symbol: symbolBytes },
    finish: async ([figure = '', band = '']) => {
      const image = blank().composite([
        { input: await centred(figure, symbolPx - 4, 158), left: 2, top: 0 },
        { input: await raster(band), left: 0, top: symbolPx - 54 },
      ]);
      return { files: { symbol: { path: `symbols/wild-${slug}`, data: await encode(image.png(), symbolBytes) } } };
    },
  };
}
