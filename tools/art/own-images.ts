/** Chooses the games with their own stage or wild, and those that other games share: images for each of 600 games would make up most of the repository. */
import { firstSlugs, games } from './catalogue.ts';
import type { Game } from './games.ts';
import { paletteDistance, type ArtSpec } from './lib/drawings.ts';

type Specs = Record<string, ArtSpec>;

/** Playable slots: each has its own title, and its own scatter if its reels have one. */
export function playableSlots(specs: Specs): { titles: ArtSpec[]; scatters: ArtSpec[] } {
  const specsOf = (playable: readonly Game[]) => playable.flatMap(({ slug }) => (specs[slug]?.symbols ? [specs[slug]] : []));
  const playable = games.filter(({ model }) => model !== undefined);
  return { titles: specsOf(playable), scatters: specsOf(playable.filter(({ model }) => model !== 'three-reels')) };
}

/** The first games have both; for each further motif, its most popular slot has a wild. */
export function ownImages(specs: Specs): { stages: ArtSpec[]; wilds: ArtSpec[] } {
  const inOrder = games.flatMap(({ slug }) => specs[slug] ?? []);
  const stages = inOrder.filter(({ slug }) => firstSlugs.has(slug));
  const shown = new Set(stages.map(({ motif }) => motif));
  const wilds = [...stages];
  for (const spec of inOrder) {
    if (!spec.symbols || shown.has(spec.motif)) continue;
    shown.add(spec.motif);
    wilds.push(spec);
  }
  return { stages, wilds };
}

const nearest = (list: readonly ArtSpec[], cost: (spec: ArtSpec) => number): string | undefined =>
  list.toSorted((a, b) => cost(a) - cost(b) || (a.slug < b.slug ? -1 : 1))[0]?.slug;

/** The slug whose stage a game is played on: its own, otherwise the one most similar to its tile. */
export function stageFor(specs: Specs, spec: ArtSpec): string {
  const { stages } = ownImages(specs);
  if (stages.includes(spec)) return spec.slug;
  const found = nearest(stages, (other) => (other.backdrop === spec.backdrop ? 0 : 1) + paletteDistance(other.palette, spec.palette));
  if (!found) throw new Error('No game has a stage');
  return found;
}

/** The slug whose wild a slot shows; a game without symbols has none. */
export function wildFor(specs: Specs, spec: ArtSpec): string | undefined {
  if (!spec.symbols) return undefined;
  const { wilds } = ownImages(specs);
  if (wilds.includes(spec)) return spec.slug;
  return nearest(
    wilds.filter(({ motif }) => motif === spec.motif),
    (other) => paletteDistance(other.palette, spec.palette),
  );
}
