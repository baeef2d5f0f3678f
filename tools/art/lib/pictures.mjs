// The door of the drawing code: everything the build needs, as functions from a spec to SVG text.
import { contrast, light, rngOf } from './core.mjs';
import { palettes } from './palettes.mjs';
import { motifs, stagings } from './catalogue.mjs';

export { tile, stage } from './tile.mjs';
export { prop, royal, scatter, wildHero, ribbon, finishes, medals } from './symbols.mjs';
export { banner } from './banner.mjs';
export { plate } from './plate.mjs';
export { rngOf };
export const stagingNames = Object.keys(stagings);
/** What suits a motif: the lists the allocation picks from. */
export const optionsOf = (motif) => motifs[motif];
/** Perceptual distance of two palettes, about 0 (same) to 1. */
export const paletteDistance = (a, b) => (contrast(palettes[a].mid, palettes[b].mid) + contrast(palettes[a].glow, palettes[b].glow)) / 2;
/** A colour of the palette that reads on a near-black page. */
export const accentOf = (palette) => light(palettes[palette].glow, 0.15);
