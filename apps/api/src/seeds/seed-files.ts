import { readFile } from 'node:fs/promises';
import { promotionsWithTexts } from '../bonus/promotions-seed-texts.ts';
import { slidesWithTexts } from '../content/slides-seed-texts.ts';
import { readSeedTexts } from '../seed-texts/seed-texts.ts';
import type { SeedFiles } from './seed.ts';

/** The catalogue in the repository, with the texts of all languages. */
export async function readSeedFiles(): Promise<SeedFiles> {
  const read = (name: string) => readFile(new URL(`../../seed/${name}`, import.meta.url), 'utf8');
  const [games, studios, slides, promotions] = await Promise.all([
    read('games.json'),
    read('studios.json'),
    read('slides.json'),
    read('promotions.json'),
  ]);
  const texts = readSeedTexts();
  return { games, studios, slides: slidesWithTexts(slides, texts), promotions: promotionsWithTexts(promotions, texts) };
}
