/**
 * Draws the pictures of the games, the banners and what lies on the tables, and writes the seed files that name them.
 *
 *   node tools/art/render.ts                    what is missing or is drawn otherwise today
 *   node tools/art/render.ts --only slug,id     only these, drawn anew
 *   node tools/art/render.ts --check            says what is not as it is drawn today, too large, or has a title that stands off too little;
 *                                               draws three again and compares; exit 1 when there is anything to say
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContrast, checkSample } from './check.ts';
import type { Picture } from './finish.ts';
import { Manifest } from './manifest.ts';
import { allPictures } from './plan.ts';
import { writeSeeds } from './seeds.ts';
import type { ArtSpec } from './lib/pictures.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, check: { type: 'boolean' } } });
const specs = JSON.parse(readFileSync(new URL('specs.json', import.meta.url), 'utf8')) as Record<string, ArtSpec>;
const manifest = new Manifest();
const only = values.only?.split(',');
const pictures = allPictures(specs);
const chosen = only ? pictures.filter((picture) => only.includes(picture.owner)) : pictures;

/** What is drawn is kept every so often, so that a run that is stopped has not been for nothing. */
const savedEvery = 50;

/** Two at a time: more does not help, because one SVG is drawn by one core. */
async function draw(list: readonly Picture[]): Promise<void> {
  const queue = [...list];
  let drawn = 0;
  const worker = async (): Promise<void> => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      await manifest.draw(picture).catch((cause: unknown) => Promise.reject(new Error(`${picture.key} cannot be drawn`, { cause })));
      if (++drawn % savedEvery === 0) manifest.save();
    }
  };
  await Promise.all([worker(), worker()]);
}

if (values.check) {
  const problems = [
    ...manifest.problems(pictures),
    ...(await checkSample(chosen, manifest)),
    ...(await checkContrast(Object.values(specs), manifest)),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  const started = performance.now();
  const due = only ? chosen : pictures.filter((picture) => !manifest.isCurrent(picture));
  await draw(due);
  manifest.sweep(pictures);
  manifest.save();
  console.log(`${due.length} of ${pictures.length} pictures drawn in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (pictures.every((picture) => manifest.isCurrent(picture))) writeSeeds(specs, manifest);
  else console.log('Some pictures are still missing, so the seed files were left alone.');
}
