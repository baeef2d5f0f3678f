import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSeedFiles } from '../seeds/seed-files.ts';
import { slideSchema } from './slide.schema.ts';

/** Maximum characters that a banner shows in full at 390 px and at 1280 px. */
const maxCharacters = 60;

const slides = v.parse(v.array(slideSchema), JSON.parse((await readSeedFiles()).slides));

describe('the texts of the banners', () => {
  it('fit in every language', () => {
    const texts = slides.flatMap(({ text, for_player: player }) => [text, player?.text ?? {}].flatMap((one) => Object.values<string>(one)));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ length }) => length > maxCharacters)).toEqual([]);
  });

  it.each(slides.filter((slide) => slide.for_player))(
    '$id has as many lines for a player, so that nothing moves at login',
    ({ title, for_player }) => {
      const lines = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([locale, text]) => [locale, text.split('\n').length]);
      expect(lines(for_player?.title ?? {})).toEqual(lines(title));
    },
  );
});
