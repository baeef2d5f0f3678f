import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readSeedFiles } from '../seeds/seed-files.ts';
import { slideSchema } from './slide.schema.ts';

/** Maximum characters that a banner shows in full at 390 px and at 1280 px. */
const mostCharacters = 60;

it('the texts of the banners fit into them in every language', async () => {
  const slides = v.parse(v.array(slideSchema), JSON.parse((await readSeedFiles()).slides));
  const texts = slides.flatMap(({ text, for_player: player }) => [text, player?.text ?? {}].flatMap((words) => Object.values<string>(words)));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ length }) => length > mostCharacters)).toEqual([]);
});
