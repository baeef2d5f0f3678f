// What a picture is drawn from. A picture depends on its spec and the drawing code alone.
import type { Point } from './core.ts';

/** How one game is drawn. Kept in `specs.json`. */
export interface ArtSpec {
  slug: string;
  title: string;
  studio: string;
  motif: string;
  /** Which drawing of the motif; its first unless told. */
  pose?: string;
  backdrop: string;
  palette: string;
  lettering: string;
  foreground: string;
  staging: string;
  companion: string;
  flip: boolean;
  /** Where the key light stands, as parts of width and height. */
  lightAt: Point;
  /** The high symbols of a slot. */
  symbols?: { A: string; B: string; C: string; D: string };
  /** Metal of the royals. */
  finish: string;
  /** Metal of the scatter medal. */
  medal: string;
}

/** How one banner is drawn. */
export interface BannerSpec {
  id: string;
  hero: string;
  /** Which drawing of the hero; its first unless told. */
  pose?: string;
  backdrop: string;
  palette: string;
  scale: number;
  dx: number;
  dy: number;
  lightDx: number;
  halo: number;
}
