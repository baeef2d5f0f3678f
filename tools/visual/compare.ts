import type { PixelImage } from './pixel-image.ts';

/** Up to this many changed pixels are ignored. */
export const toleratedPixels = 4;
const changed = [255, 0, 80] as const;
/** Minimum difference in one of red, green and blue: a surface still differs from its page, but small differences in a gradient are ignored. */
const visibleDifference = 16;

export type Difference = { readonly changedPixels: number; /** Unchanged pixels are pale, changed ones red. */ readonly image: PixelImage };

/** Compares two images pixel by pixel. Pixels that only one of them has count as changed. */
export function compare(before: PixelImage, after: PixelImage): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const pixels = new Uint8Array(width * height * 3);
  let changedPixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isChanged = !isSame(before, after, x, y);
      if (isChanged) changedPixels += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const shade = after.pixels[(y * after.width + x) * 3 + channel] ?? 0;
        pixels[(y * width + x) * 3 + channel] = isChanged ? (changed[channel] ?? 0) : 96 + shade / 4;
      }
    }
  }
  return { changedPixels, image: { width, height, pixels } };
}

function isSame(before: PixelImage, after: PixelImage, x: number, y: number): boolean {
  if (x >= before.width || x >= after.width || y >= before.height || y >= after.height) return false;
  const at = (y * before.width + x) * 3;
  const other = (y * after.width + x) * 3;
  return [0, 1, 2].every((channel) => Math.abs((before.pixels[at + channel] ?? 0) - (after.pixels[other + channel] ?? 0)) < visibleDifference);
}
