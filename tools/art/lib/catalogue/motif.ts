import type { Draw } from '../core.ts';

/** A hero, and what may go with it. */
export interface Motif {
  /** Its drawings; the first is shown unless a spec names another. */
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
  /** May be mirrored without looking wrong. */
  flips: boolean;
}

interface Placing {
  scale?: number;
  dx?: number;
  dy?: number;
  flips?: boolean;
  companions?: string;
}

/** Companions of what stands in the open. */
export const air = 'none sparks orbs';
/** Companions of a table. */
export const felt = 'none coins cards sparks';

/** An entry of the catalogue: one drawing or several by name, then what suits it, each a list of names in one string. */
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
