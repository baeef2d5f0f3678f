// What every backdrop starts from.
import { el } from '../core.mjs';

/** A sky that is brightest behind the hero at `c`. */
export const sky = (s, c, stops, r = 1) => el('rect', { width: s.W, height: s.H, fill: s.radU(stops, c.x, c.y, Math.max(s.W, s.H) * 0.72 * r) });
/** A sky in bands from top to bottom. */
export const lin = (s, stops) => el('rect', { width: s.W, height: s.H, fill: s.linU(stops, 0, 0, 0, s.H) });
/** Ridges grow with the width of the picture, or a banner's mountains would be flat. */
export const wide = (s) => Math.min(1.8, (s.W / 600) ** 0.6);
