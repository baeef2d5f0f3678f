/** Measures the contrast between a title and its surroundings, at the size of the smallest tile. */
import sharp from 'sharp';
import { faces, titleOn, type ArtSpec } from './lib/drawings.ts';

/** The minimum contrast ratio (WCAG 2.2) between a letter's face and its surroundings, for nine tenths of its edge. */
export const minContrast = 3;
/** The size of the smallest tile on the site. */
const width = 120;
const height = 160;
const share = 0.1;

interface Pixels {
  data: Buffer;
  channels: number;
}

/** The pixels of an image at that size; an SVG is rendered at half its size, which is still larger. */
async function pixelsOf(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image, { unlimited: true, density: 36 })
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

const linear = (byte: number): number => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/** The relative luminance of each pixel (WCAG 2.2). */
const luminances = ({ data, channels }: Pixels): number[] =>
  Array.from({ length: width * height }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * channels);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });

/** The pixels around a pixel, at most `reach` away. */
function around(at: number, reach: number): number[] {
  const near: number[] = [];
  const [x, y] = [at % width, Math.floor(at / width)];
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) near.push(v * width + u);
  return near;
}

/**
 * The contrast along the edges of a face. At each pixel on an edge, the stroke of the letter (the mean of its pixels) is compared with the
 * pixel outside whose lightness differs most, since that is where the eye sees the outline.
 */
function contrastAlongEdges(image: readonly number[], cover: readonly number[]): number {
  const ratios: number[] = [];
  const lightOf = (at: number): number => image[at] ?? 0;
  const coverOf = (at: number): number => cover[at] ?? 0;
  for (let at = 0; at < cover.length; at++) {
    if (coverOf(at) < 0.35 || coverOf(at) > 0.65) continue;
    const near = around(at, 2);
    const inside = near.filter((next) => coverOf(next) > 0.6);
    const outside = near.filter((next) => coverOf(next) < 0.12);
    if (inside.length === 0 || outside.length === 0) continue;
    const face = inside.reduce((sum, next) => sum + lightOf(next), 0) / inside.length;
    ratios.push(Math.max(...outside.map((next) => ratio(face, lightOf(next)))));
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The contrast of the title of a finished tile: the 10th percentile along its edges. */
export async function contrastOfTile(tile: Buffer, spec: ArtSpec): Promise<number> {
  const [image, mask] = await Promise.all([pixelsOf(tile), pixelsOf(Buffer.from(faces(spec)))]);
  const cover = Array.from({ length: width * height }, (_, i) => (mask.data[i * mask.channels] ?? 0) / 255);
  return contrastAlongEdges(luminances(image), cover);
}

/** The contrast of a title on a plain background of its palette: much faster than a tile, and the outlines matter more than the background. */
export const contrastOfTitle = (spec: ArtSpec): Promise<number> => contrastOfTile(Buffer.from(titleOn(spec)), spec);
