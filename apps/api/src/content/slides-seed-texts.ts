import * as v from 'valibot';
import { idPart, inLanguages, type SeedTexts } from '../seed-texts/seed-texts.ts';
import { slidePicturesEntries } from './slide.schema.ts';

const seededSlideSchema = v.object({
  id: v.string(),
  href: v.string(),
  for_player: v.optional(v.object({ href: v.string() })),
  ...slidePicturesEntries,
});

/**
 * `slides.json` with the texts of all languages, as stored. The ids of the texts are `seed.slide.<id>.title`, `.text` and `.action`, and
 * `seed.slide.<id>.player.…` for the texts that a logged-in player sees.
 */
export function slidesWithTexts(json: string, texts: SeedTexts): string {
  const slides = v.parse(v.array(seededSlideSchema), JSON.parse(json)).map(({ id, href, for_player: player, ...pictures }) => ({
    id,
    ...slideText(`seed.slide.${idPart(id)}`, href, texts),
    ...(player ? { for_player: slideText(`seed.slide.${idPart(id)}.player`, player.href, texts) } : {}),
    ...pictures,
  }));
  return JSON.stringify(slides);
}

function slideText(id: string, href: string, texts: SeedTexts) {
  return {
    title: inLanguages(texts, `${id}.title`),
    text: inLanguages(texts, `${id}.text`),
    action: { label: inLanguages(texts, `${id}.action`), href },
  };
}
