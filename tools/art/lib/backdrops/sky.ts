// Common elements of backdrops.
import { el, type Scene, type Stop } from '../core.ts';

/** The position of the hero in a scene. */
export interface Centre {
  x: number;
  y: number;
}
/** Paints sky, far and middle distance behind a hero at `c`, for any aspect ratio. */
export type Backdrop = (s: Scene, c: Centre) => string;

/** A sky that is brightest behind the hero at `c`. */
export const sky = (s: Scene, c: Centre, stops: readonly Stop[], r = 1): string =>
  el('rect', { width: s.W, height: s.H, fill: s.radU(stops, c.x, c.y, Math.max(s.W, s.H) * 0.72 * r) });
/** A sky in bands from top to bottom. */
export const lin = (s: Scene, stops: readonly Stop[]): string => el('rect', { width: s.W, height: s.H, fill: s.linU(stops, 0, 0, 0, s.H) });
/** Ridges scale with the width of the image; otherwise a banner's mountains would be flat. */
export const wide = (s: Scene): number => Math.min(1.8, (s.W / 600) ** 0.6);
