import type { Manifest } from './manifest.ts';
import type { Picture } from './plan.ts';
import { meanDifference } from './raster.ts';

const sampleSize = 3;
/** Encoders of two machines differ by less than this; a changed drawing by more. */
const allowedDifference = 3;

/** Draws a sample spread over the list again and says what differs from the kept files. */
export async function checkSample(pictures: readonly Picture[], manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  const step = Math.max(1, Math.floor(pictures.length / sampleSize));
  for (const picture of pictures.filter((_, index) => index % step === 0).slice(0, sampleSize)) {
    const kept = manifest.read(picture.key);
    const { files } = await picture.draw();
    for (const [variant, { data }] of Object.entries(files)) {
      const old = kept[variant];
      const difference = old ? await meanDifference(old, data) : 255;
      console.log(`${picture.key} ${variant}: mean difference ${difference.toFixed(2)}`);
      if (difference > allowedDifference)
        problems.push(`${picture.key} (${variant}) differs from the kept picture by ${difference.toFixed(1)} of 255`);
    }
  }
  return problems;
}
