import sharp from 'sharp';

/** Pixels of red, green and blue. */
export type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const channels = 3;
const gap = 8;
/** WebP's. */
const maxHeight = 16_383;
const gapColour = 128;
/** Below this size nothing is to be gained. */
const artFromBytes = 30_000;
/** Nobody sees the difference at their own size. */
const artQuality = 85;
/** Share of the lossless file that a lossy one may have. */
const artShare = 0.75;
/** Reads a PNG or WebP. */
export async function readPicture(file: Uint8Array | string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless WebP for text and surfaces, which it keeps small; lossy WebP for a sheet with so much art that it takes much less room. */
export async function writePicture({ width, height, pixels }: Picture): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels } });
  const lossless = await image.clone().webp({ lossless: true, effort: 4 }).toBuffer();
  if (lossless.length < artFromBytes) return lossless;
  const lossy = await image.clone().webp({ quality: artQuality, smartSubsample: true, effort: 4 }).toBuffer();
  return lossy.length < lossless.length * artShare ? lossy : lossless;
}

/** Pictures one under the other, in as many columns as the format's height asks for. */
export function sheetOf(pictures: readonly Picture[]): Picture {
  const columnWidth = Math.max(1, ...pictures.map((picture) => picture.width));
  let [column, top, height] = [0, 0, 1];
  const placed = pictures.map((picture) => {
    if (top > 0 && top + picture.height > maxHeight) [column, top] = [column + 1, 0];
    const place = { picture, left: column * (columnWidth + gap), top };
    height = Math.max(height, top + picture.height);
    top += picture.height + gap;
    return place;
  });
  const width = columnWidth + column * (columnWidth + gap);
  const pixels = new Uint8Array(width * height * channels).fill(gapColour);
  for (const { picture, left, top: above } of placed) {
    for (let row = 0; row < picture.height; row += 1) {
      const line = picture.pixels.subarray(row * picture.width * channels, (row + 1) * picture.width * channels);
      pixels.set(line, ((above + row) * width + left) * channels);
    }
  }
  return { width, height, pixels };
}
