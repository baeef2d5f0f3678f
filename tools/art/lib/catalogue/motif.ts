import type { Draw } from '../core.ts';

/** A hero and the elements that suit it. */
export interface Motif {
  /** Its drawings by pose; the first is the default. */
  poses: Readonly<Record<string, Draw>>;
  backdrops: readonly string[];
  palettes: readonly string[];
  letterings: readonly string[];
  foregrounds: readonly string[];
  companions: readonly string[];
  /** How the drawing is placed on a tile. */
  scale: number;
  dx: number;
  dy: number;
  /** Whether it may be mirrored. */
  flips: boolean;
}

interface Placing {
  scale?: number;
  dx?: number;
  dy?: number;
  flips?: boolean;
  companions?: string;
}

/** Companions of outdoor motifs. */
export const air = 'none sparks orbs';
/** Companions of table games. */
export const felt = 'none coins cards sparks';

/** An entry of the catalogue: one drawing or several by pose, then lists of matching elements, each as names in one string. */
export const motif = (
  drawn: Draw | Record<string, Draw>,
  backdrops: string,
  palettes: string,
  letterings: string,
  foregrounds: string,
  { companions = 'none sparks orbs gems coins', scale = 1, dx = 0, dy = 0, flips = false }: Placing = {},
): Motif => ({
  poses: typeof drawn === 'function' ? { first: drawn } : drawn,
  backdrops: backdrops.split(' '),
  palettes: palettes.split(' '),
  letterings: letterings.split(' '),
  foregrounds: foregrounds.split(' '),
  companions: companions.split(' '),
  scale,
  dx,
  dy,
  flips,
});
