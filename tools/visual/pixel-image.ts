import sharp from 'sharp';

/** An image with three bytes per pixel: red, green and blue. */
export type PixelImage = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const channels = 3;
const gap = 8;
/** The maximum height of a WebP file. */
const maxHeight = 16_383;
const gapColour = 128;
/** Lossy compression saves nothing below this size. */
const artFromBytes = 30_000;
/** At this quality the loss is invisible at full size. */
const artQuality = 85;
/** The maximum size of a lossy file, as a share of the lossless one. */
const artShare = 0.75;

/** Reads an image file, such as PNG or WebP. */
export async function readImage(file: Uint8Array | string): Promise<PixelImage> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Encodes as lossless WebP, which is small for text and surfaces, or as lossy WebP if the sheet has so much art that this is much smaller. */
export async function writeImage({ width, height, pixels }: PixelImage): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels } });
  const lossless = await image.clone().webp({ lossless: true, effort: 4 }).toBuffer();
  if (lossless.length < artFromBytes) return lossless;
  const lossy = await image.clone().webp({ quality: artQuality, smartSubsample: true, effort: 4 }).toBuffer();
  return lossy.length < lossless.length * artShare ? lossy : lossless;
}

/** Places images below each other, in as many columns as the maximum height requires. */
export function sheetOf(images: readonly PixelImage[]): PixelImage {
  const columnWidth = Math.max(1, ...images.map((image) => image.width));
  let [column, top, height] = [0, 0, 1];
  const placed = images.map((image) => {
    if (top > 0 && top + image.height > maxHeight) [column, top] = [column + 1, 0];
    const place = { image, left: column * (columnWidth + gap), top };
    height = Math.max(height, top + image.height);
    top += image.height + gap;
    return place;
  });
  const width = columnWidth + column * (columnWidth + gap);
  const pixels = new Uint8Array(width * height * channels).fill(gapColour);
  for (const { image, left, top: above } of placed) {
    for (let row = 0; row < image.height; row += 1) {
      const line = image.pixels.subarray(row * image.width * channels, (row + 1) * image.width * channels);
      pixels.set(line, ((above + row) * width + left) * channels);
    }
  }
  return { width, height, pixels };
}
