import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from './catalogue.ts';
import { slugOf, type Game } from './games.ts';
import { accentOf, type ArtSpec } from './lib/drawings.ts';
import type { Manifest } from './manifest.ts';
import { playableSlots, stageFor, wildFor } from './own-images.ts';
import { promotionArt } from './promotions.ts';
import { slides } from './slides.ts';
import { gameStudios, liveStudios } from './studio-names.ts';

const folder = new URL('../../apps/api/seed/', import.meta.url);
const write = (name: string, value: unknown): void => writeFileSync(new URL(name, folder), `${JSON.stringify(value, null, 2)}\n`);

/** The games as `games.json` contains them. */
export function seededGames(specs: Record<string, ArtSpec>, manifest: Manifest): object[] {
  const symbol = (name: string): string => manifest.address(`symbols/${name}`, 'symbol');
  const slots = playableSlots(specs);
  const own = { titles: new Set(slots.titles), scatters: new Set(slots.scatters) };
  return games.map((game) => {
    const { slug } = game;
    const spec = specs[slug];
    if (!spec) throw new Error(`${slug} has no spec: run node tools/art/allocate.ts`);
    return {
      slug,
      name: game.name,
      studio: { slug: slugOf(spec.studio), name: spec.studio },
      ...kindOf(game),
      popularity: game.popularity,
      released_days_ago: game.releasedDaysAgo,
      top: game.top,
      dominant: manifest.dominant(`tiles/${slug}`),
      thumb: { w200: manifest.address(`tiles/${slug}`, 'w200'), w400: manifest.address(`tiles/${slug}`, 'w400') },
      stage: manifest.address(`stages/${stageFor(specs, spec)}`, 'stage'),
      accent: accentOf(spec.palette),
      ...(own.titles.has(spec) ? { lettering: manifest.address(`titles/${slug}`, 'title') } : {}),
      symbols: symbolsOf(spec, { wild: wildFor(specs, spec), scatter: own.scatters.has(spec) ? slug : spec.medal }, symbol),
    };
  });
}

/** Writes `games.json`, `studios.json` and `slides.json`, with which the API seeds its database, and the banners in `promotions.json`. */
export function writeSeeds(specs: Record<string, ArtSpec>, manifest: Manifest): void {
  mkdirSync(folder, { recursive: true });
  const seededStudios = [...gameStudios, ...liveStudios].map((name) => ({
    slug: slugOf(name),
    name,
    logo: manifest.address(`studios/${slugOf(name)}`, 'plate'),
  }));
  const seededSlides = slides.map(({ art: { id }, ...texts }) => ({
    id,
    ...texts,
    pictures: Object.fromEntries(['w700', 'w1050', 'w2100', 'm720', 'm1120'].map((variant) => [variant, manifest.address(`banners/${id}`, variant)])),
    dominant: manifest.dominant(`banners/${id}`),
  }));
  write('games.json', seededGames(specs, manifest));
  write('studios.json', seededStudios);
  write('slides.json', seededSlides);
  writePromotionBanners(manifest);
}

/** promotions.json is edited manually: replaces only the lines with the banners. */
function writePromotionBanners(manifest: Manifest): void {
  const file = new URL('promotions.json', folder);
  let text = readFileSync(file, 'utf8');
  for (const { art, keys } of promotionArt)
    for (const key of keys) {
      const line = new RegExp(`("key": "${key}",[^{]*?"picture": ")[^"]*`);
      if (!line.test(text)) throw new Error(`promotions.json has no banner for ${key}`);
      text = text.replace(line, `$1${manifest.address(`banners/${art.id}`, 'w1050')}`);
    }
  writeFileSync(file, text);
}

function kindOf({ model, categories, features, live }: Game): object {
  return { ...(model ? { model } : {}), ...(categories ? { categories } : {}), ...(features ? { features } : {}), ...(live ? { live } : {}) };
}

type Specials = { wild: string | undefined; scatter: string };

function symbolsOf({ symbols, finish }: ArtSpec, { wild, scatter }: Specials, address: (name: string) => string): Record<string, string> {
  if (!symbols || !wild) return {};
  const names = { W: `wild-${wild}`, S: `scatter-${scatter}`, ...symbols, K: `k-${finish}`, Q: `q-${finish}`, J: `j-${finish}`, T: `t-${finish}` };
  return Object.fromEntries(Object.entries(names).map(([symbol, name]) => [symbol, address(name)]));
}
