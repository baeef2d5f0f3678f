import { contrastOfTile, contrastOfTitle, minContrast } from './contrast.ts';
import type { ArtImage } from './finish.ts';
import type { Manifest } from './manifest.ts';
import { meanDifference } from './raster.ts';
import type { ArtSpec } from './lib/drawings.ts';

/** Encoders of different machines differ by less than this, changed drawings by more. */
const allowedDifference = 3;

/** An evenly distributed sample of a list. */
function sampleOf<Item>(list: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}

/** One image of each kind (tile, stage, symbol, banner, table…), from the middle of its list. */
function onePerKind(images: readonly ArtImage[]): ArtImage[] {
  const kinds = Map.groupBy(images, ({ key }) => key.split('/')[0]);
  return [...kinds.values()].flatMap((kind) => kind[Math.floor(kind.length / 2)] ?? []);
}

/** Draws a sample of the images again and returns those that differ from the stored files. */
export async function checkSample(images: readonly ArtImage[], manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  for (const image of onePerKind(images)) {
    const stored = manifest.read(image.key);
    const { files } = await image.finish(image.drawings());
    for (const [variant, { data }] of Object.entries(files)) {
      const old = stored[variant];
      const difference = old ? await meanDifference(old, data) : 255;
      console.log(`${image.key} ${variant}: mean difference ${difference.toFixed(2)}`);
      if (difference > allowedDifference) problems.push(`${image.key} (${variant}) differs from the stored image by ${difference.toFixed(1)} of 255`);
    }
  }
  return problems;
}

const finishedTiles = 24;

/** Titles with too little contrast: checks the longest title for each lettering and palette, and a sample of finished tiles. */
export async function checkContrast(specs: readonly ArtSpec[], manifest: Manifest): Promise<string[]> {
  const longest = new Map<string, ArtSpec>();
  for (const spec of specs) {
    const look = `${spec.lettering} ${spec.palette}`;
    if (spec.title.length > (longest.get(look)?.title.length ?? 0)) longest.set(look, spec);
  }
  const problems: string[] = [];
  let lowest = Infinity;
  const checkRatio = (ratio: number, what: string): void => {
    lowest = Math.min(lowest, ratio);
    if (ratio < minContrast) problems.push(`${what} has a contrast of ${ratio.toFixed(2)}, less than ${minContrast}`);
  };
  for (const spec of longest.values()) checkRatio(await contrastOfTitle(spec), `the title of ${spec.slug} (${spec.lettering} in ${spec.palette})`);
  const tiles = sampleOf(specs, finishedTiles);
  for (const spec of tiles) {
    const stored = manifest.read(`tiles/${spec.slug}`)['w400'];
    if (stored) checkRatio(await contrastOfTile(stored, spec), `the tile of ${spec.slug}`);
  }
  console.log(`${longest.size} combinations of lettering and palette, and ${tiles.length} tiles: lowest contrast ${lowest.toFixed(2)}`);
  return problems;
}
