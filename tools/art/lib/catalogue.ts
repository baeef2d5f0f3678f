// The motifs, each with the backdrops, palettes, letterings and foregrounds that suit it.
import type { Draw } from './core.ts';
import { adventures } from './catalogue/adventures.ts';
import { beasts } from './catalogue/beasts.ts';
import { figures } from './catalogue/figures.ts';
import type { Motif } from './catalogue/motif.ts';
import { tables } from './catalogue/tables.ts';
import { things } from './catalogue/things.ts';

export type { Motif } from './catalogue/motif.ts';

const motifs: Record<string, Motif> = { ...figures, ...beasts, ...adventures, ...things, ...tables };

/** The motif with this name. @throws {Error} if there is none. */
export function motifOf(name: string): Motif {
  const found = motifs[name];
  if (!found) throw new Error(`no motif is called ${name}`);
  return found;
}

/** The drawing of a motif for a pose; the first by default. @throws {Error} if there is none. */
export function poseOf(name: string, pose?: string): Draw {
  const { poses } = motifOf(name);
  const found = pose === undefined ? Object.values(poses)[0] : poses[pose];
  if (!found) throw new Error(`${name} has no pose ${pose ?? ''}`);
  return found;
}

/** Positions and sizes of the hero, so that the same hero is not always in the same place. */
interface Staging {
  k?: number;
  dx?: number;
  dy?: number;
  rot?: number;
}
const stagings: Record<string, Staging> = {
  centre: {},
  close: { k: 1.2, dy: 40 },
  low: { k: 0.9, dy: 22 },
  left: { k: 1.06, dx: -42, rot: -5 },
  right: { k: 1.06, dx: 42, rot: 5 },
  tilt: { k: 1.04, rot: 7 },
};
export const stagingNames = Object.keys(stagings);
/** The transformation of the hero by a staging. */
export const stagingOf = (name: string): Required<Staging> => ({ k: 1, dx: 0, dy: 0, rot: 0, ...stagings[name] });
