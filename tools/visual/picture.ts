import sharp from 'sharp';

/** Pixels of red, green and blue. */
export type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const channels = 3;
const gap = 8;
/** WebP's. */
const maxHeight = 16_383;
const gapColour = 128;
/** Reads a PNG or WebP. */
export async function readPicture(file: Uint8Array | string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless WebP. */
export function writePicture({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels } }).webp({ lossless: true, effort: 4 }).toBuffer();
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
