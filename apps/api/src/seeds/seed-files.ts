import { readFile } from 'node:fs/promises';
import type { SeedFiles } from './seed.ts';

/** The catalogue in the repository. */
export async function readSeedFiles(): Promise<SeedFiles> {
  const read = (name: string) => readFile(new URL(`../../seed/${name}`, import.meta.url), 'utf8');
  const [games, studios, slides, promotions] = await Promise.all([
    read('games.json'),
    read('studios.json'),
    read('slides.json'),
    read('promotions.json'),
  ]);
  return { games, studios, slides, promotions };
}
