import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readSeedFiles } from '../seeds/seed-files.ts';
import { slideSchema } from './slide.schema.ts';

/** Maximum characters that a banner shows in full at 390 px and at 1280 px. */
const maxCharacters = 60;

it('the texts of the banners fit in every language', async () => {
  const slides = v.parse(v.array(slideSchema), JSON.parse((await readSeedFiles()).slides));
  const texts = slides.flatMap(({ text, for_player: player }) => [text, player?.text ?? {}].flatMap((one) => Object.values<string>(one)));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ length }) => length > maxCharacters)).toEqual([]);
});
