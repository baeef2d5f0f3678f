// The public API of the drawing code: functions that turn a spec into SVG text.
import { contrast, light, type Colour } from './core.ts';
import { paletteOf } from './palettes.ts';

export { rngOf } from './core.ts';
export { paletteNames } from './palettes.ts';
export { motifOf, stagingNames } from './catalogue.ts';
export { faces, stage, tile, titleOn } from './tile.ts';
export { prop, royal, scatter, wildHero, ribbon } from './symbols.ts';
export { scatterOf, titleOf } from './slot-pieces.ts';
export { banner } from './banner.ts';
export { plate } from './plate.ts';
export { cardBack, felt, feltNames, rouletteBowl, rouletteRotor } from './table-pieces.ts';
export type { ArtSpec, BannerSpec } from './spec.ts';

/** Perceptual distance of two palettes, about 0 (same) to 1. */
export function paletteDistance(a: string, b: string): number {
  const [x, y] = [paletteOf(a), paletteOf(b)];
  return (contrast(x.mid, y.mid) + contrast(x.glow, y.glow)) / 2;
}
/** A colour of the palette that is readable on a near-black page. */
export const accentOf = (palette: string): Colour => light(paletteOf(palette).glow, 0.15);
