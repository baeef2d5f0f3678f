import { contrastOfTile, contrastOfTitle, leastContrast } from './contrast.ts';
import type { Picture } from './finish.ts';
import type { Manifest } from './manifest.ts';
import { meanDifference } from './raster.ts';
import type { ArtSpec } from './lib/pictures.ts';

/** Encoders of two machines differ by less than this; a changed drawing by more. */
const allowedDifference = 3;

/** A few of a list, spread over it. */
function sampleOf<Item>(list: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}

/** One picture of each kind (tile, stage, symbol, banner, table…), from the middle of its kind. */
function onePerKind(pictures: readonly Picture[]): Picture[] {
  const kinds = Map.groupBy(pictures, ({ key }) => key.split('/')[0]);
  return [...kinds.values()].flatMap((kind) => kind[Math.floor(kind.length / 2)] ?? []);
}

/** Draws a sample of the pictures again and says what differs from the kept files. */
export async function checkSample(pictures: readonly Picture[], manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  for (const picture of onePerKind(pictures)) {
    const kept = manifest.read(picture.key);
    const { files } = await picture.finish(picture.drawings());
    for (const [variant, { data }] of Object.entries(files)) {
      const old = kept[variant];
      const difference = old ? await meanDifference(old, data) : 255;
      console.log(`${picture.key} ${variant}: mean difference ${difference.toFixed(2)}`);
      if (difference > allowedDifference)
        problems.push(`${picture.key} (${variant}) differs from the kept picture by ${difference.toFixed(1)} of 255`);
    }
  }
  return problems;
}

const finishedTiles = 24;

/** Titles that stand off too little: of each lettering in each palette the longest one, and some of the finished tiles. */
export async function checkContrast(specs: readonly ArtSpec[], manifest: Manifest): Promise<string[]> {
  const longest = new Map<string, ArtSpec>();
  for (const spec of specs) {
    const look = `${spec.lettering} ${spec.palette}`;
    if (spec.title.length > (longest.get(look)?.title.length ?? 0)) longest.set(look, spec);
  }
  const problems: string[] = [];
  let least = Infinity;
  const judge = (ratio: number, what: string): void => {
    least = Math.min(least, ratio);
    if (ratio < leastContrast) problems.push(`${what} has a contrast of ${ratio.toFixed(2)}, less than ${leastContrast}`);
  };
  for (const spec of longest.values()) judge(await contrastOfTitle(spec), `the title of ${spec.slug} (${spec.lettering} in ${spec.palette})`);
  const tiles = sampleOf(specs, finishedTiles);
  for (const spec of tiles) {
    const kept = manifest.read(`tiles/${spec.slug}`)['w400'];
    if (kept) judge(await contrastOfTile(kept, spec), `the tile of ${spec.slug}`);
  }
  console.log(`${longest.size} letterings in a palette and ${tiles.length} tiles: least contrast ${least.toFixed(2)}`);
  return problems;
}
