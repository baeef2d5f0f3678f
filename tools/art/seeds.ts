import { mkdirSync, writeFileSync } from 'node:fs';
import { games, slugOf } from './games.ts';
import { accentOf, type ArtSpec } from './lib/pictures.mjs';
import type { Manifest } from './manifest.ts';
import { slides } from './slides.ts';

const folder = new URL('../../apps/api/seed/', import.meta.url);
const write = (name: string, value: unknown): void => writeFileSync(new URL(name, folder), `${JSON.stringify(value, null, 2)}\n`);

/** Writes `games.json` and `slides.json`, which the API reads when its database is empty. */
export function writeSeeds(specs: Record<string, ArtSpec>, manifest: Manifest): void {
  mkdirSync(folder, { recursive: true });
  const symbol = (name: string): string => manifest.address(`symbols/${name}`, 'symbol');
  const seededGames = games.map((game) => {
    const { slug } = game;
    const spec = specs[slug];
    if (!spec) throw new Error(`${slug} has no spec: run node tools/art/allocate.ts`);
    const { A, B, C, D } = spec.symbols;
    return {
      slug,
      name: game.name,
      studio: { slug: slugOf(game.studio), name: game.studio },
      model: game.model,
      popularity: game.popularity,
      released_days_ago: game.releasedDaysAgo,
      top: game.top,
      dominant: manifest.dominant(`tiles/${slug}`),
      thumb: { w200: manifest.address(`tiles/${slug}`, 'w200'), w400: manifest.address(`tiles/${slug}`, 'w400') },
      stage: manifest.address(`stages/${slug}`, 'stage'),
      accent: accentOf(spec.palette),
      symbols: {
        W: symbol(`wild-${slug}`),
        S: symbol(`scatter-${spec.medal}`),
        A: symbol(A),
        B: symbol(B),
        C: symbol(C),
        D: symbol(D),
        K: symbol(`k-${spec.finish}`),
        Q: symbol(`q-${spec.finish}`),
        J: symbol(`j-${spec.finish}`),
        T: symbol(`t-${spec.finish}`),
      },
    };
  });
  const seededSlides = slides.map(({ art: { id }, title, text, action }) => ({
    id,
    title,
    text,
    action,
    pictures: Object.fromEntries(['w700', 'w1050', 'w2100', 'm720', 'm1120'].map((variant) => [variant, manifest.address(`banners/${id}`, variant)])),
    dominant: manifest.dominant(`banners/${id}`),
  }));
  write('games.json', seededGames);
  write('slides.json', seededSlides);
}
