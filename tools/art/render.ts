/**
 * Draws the images of games, banners and tables, and writes the seed files that refer to them.
 *
 *   node tools/art/render.ts                    draws images that are missing or whose drawing has changed
 *   node tools/art/render.ts --only slug,id     draws only these again
 *   node tools/art/render.ts --check            reports images that are outdated, too large, or have a title with too little contrast;
 *                                               draws one of each kind again and compares it; exit code 1 if there are faults
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContrast, checkSample } from './check.ts';
import type { ArtImage } from './finish.ts';
import { Manifest } from './manifest.ts';
import { allImages } from './plan.ts';
import { writeSeeds } from './seeds.ts';
import type { ArtSpec } from './lib/drawings.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, check: { type: 'boolean' } } });
const specs = JSON.parse(readFileSync(new URL('specs.json', import.meta.url), 'utf8')) as Record<string, ArtSpec>;
const manifest = new Manifest();
const only = values.only?.split(',');
const images = allImages(specs);
const chosen = only ? images.filter((image) => only.includes(image.owner)) : images;

/** The manifest is saved after this many images, so that an aborted run is not lost. */
const saveInterval = 50;

/** Draws two images in parallel. */
async function draw(list: readonly ArtImage[]): Promise<void> {
  const queue = [...list];
  let drawn = 0;
  const worker = async (): Promise<void> => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      await manifest.draw(image).catch((cause: unknown) => Promise.reject(new Error(`${image.key} cannot be drawn`, { cause })));
      if (++drawn % saveInterval === 0) manifest.save();
    }
  };
  await Promise.all([worker(), worker()]);
}

if (values.check) {
  const problems = [...manifest.problems(images), ...(await checkSample(chosen, manifest)), ...(await checkContrast(Object.values(specs), manifest))];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  const started = performance.now();
  const outdated = only ? chosen : images.filter((image) => !manifest.isCurrent(image));
  await draw(outdated);
  manifest.sweep(images);
  manifest.save();
  console.log(`${outdated.length} of ${images.length} images drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (images.every((image) => manifest.isCurrent(image))) writeSeeds(specs, manifest);
  else console.log('Some images are still missing, so the seed files were not written.');
}
