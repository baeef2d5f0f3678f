// The specs of images. An image depends only on its spec and the drawing code.
import type { Point } from './core.ts';

/** The attributes of the image of a game, stored in `specs.json`. */
export interface ArtSpec {
  slug: string;
  title: string;
  studio: string;
  motif: string;
  /** The drawing of the motif; the first by default. */
  pose?: string;
  backdrop: string;
  palette: string;
  lettering: string;
  foreground: string;
  staging: string;
  companion: string;
  flip: boolean;
  /** The position of the key light as fractions of width and height. */
  lightAt: Point;
  /** The high symbols of a slot. */
  symbols?: { A: string; B: string; C: string; D: string };
  /** The metal of the royals. */
  finish: string;
  /** The metal of the scatter medal. */
  medal: string;
}

/** The attributes of a banner. */
export interface BannerSpec {
  id: string;
  hero: string;
  /** The drawing of the hero; the first by default. */
  pose?: string;
  backdrop: string;
  palette: string;
  scale: number;
  dx: number;
  dy: number;
  lightDx: number;
  halo: number;
}
