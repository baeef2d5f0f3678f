import sharp from 'sharp';

/** Pixels of red, green and blue. */
export type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const channels = 3;
const gap = 8;
const gapColour = 128;
/** Four bits of each colour: a surface still differs from its page, and letters take little more than half of the bytes. */
const keptBits = 0b1111_0000;

/** Reads a PNG or WebP. */
export async function readPicture(file: Uint8Array | string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless WebP. */
export function writePicture({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels } }).webp({ lossless: true, effort: 4 }).toBuffer();
}

/** Pictures one under the other, in colours as they are kept. */
export function sheetOf(pictures: readonly Picture[]): Picture {
  const width = Math.max(1, ...pictures.map((picture) => picture.width));
  const height = Math.max(
    1,
    pictures.reduce((sum, picture) => sum + picture.height + gap, -gap),
  );
  const pixels = new Uint8Array(width * height * channels).fill(gapColour);
  let top = 0;
  for (const picture of pictures) {
    for (let row = 0; row < picture.height; row += 1) {
      const line = picture.pixels.subarray(row * picture.width * channels, (row + 1) * picture.width * channels);
      pixels.set(
        line.map((shade) => shade & keptBits),
        (top + row) * width * channels,
      );
    }
    top += picture.height + gap;
  }
  return { width, height, pixels };
}
