/** How drawings become files: rasters of a size each, within a number of bytes each. */
import sharp from 'sharp';
import { encode, hexOf, outline, raster } from './raster.ts';

export interface Drawn {
  files: Record<string, { path: string; data: Buffer }>;
  dominant?: string;
}
/** Most bytes of each variant. */
export type Limits = Readonly<Record<string, number>>;

/** One drawing of the plan; `owner` is the game, the slide or the symbol it belongs to. */
export interface Picture {
  key: string;
  owner: string;
  /** The drawings it is made from, as SVG text: while they stay the same, so does the picture. */
  drawings: () => string[];
  limits: Limits;
  finish: (drawings: readonly string[]) => Promise<Drawn>;
}

/** One size of a picture, cut from the middle of a drawing when its shape is another. */
export interface Size {
  width: number;
  height: number;
  maxBytes: number;
  /** Which of the drawings; the first unless told. */
  from?: number;
}

/** A picture in several sizes, each with its own name at the end of the path. */
export function sized(
  key: string,
  owner: string,
  drawings: () => string[],
  sizes: Readonly<Record<string, Size>>,
  suffix: (variant: string) => string,
): Picture {
  return {
    key,
    owner,
    drawings,
    limits: Object.fromEntries(Object.entries(sizes).map(([variant, { maxBytes }]) => [variant, maxBytes])),
    finish: async (svgs) => {
      const sources = await Promise.all(svgs.map(raster));
      const [first] = sources;
      if (!first) throw new Error(`${key} has no drawing`);
      const files: Drawn['files'] = {};
      for (const [variant, { width, height, maxBytes, from = 0 }] of Object.entries(sizes))
        files[variant] = { path: `${key}-${suffix(variant)}`, data: await encode(sharp(sources[from] ?? first).resize(width, height), maxBytes) };
      return { files, dominant: await hexOf(first) };
    },
  };
}

/** A picture at the size of its drawing. */
export function plain(key: string, owner: string, drawing: () => string, variant: string, maxBytes: number): Picture {
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

/** A symbol of the reels. */
export function symbol(name: string, drawing: () => string): Picture {
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

/** The wild of a game: its own hero with a ribbon across its foot. */
export function wild(slug: string, hero: () => string, ribbon: () => string): Picture {
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
