import { type Point, type Scene, g, mix, path, range, spline, taper } from '../core.ts';
import type { Ramp } from '../palettes.ts';

/** Points from a flat list of coordinates: x, y, x, y. */
export const points = (flat: readonly number[]): Point[] =>
  flat.flatMap((x, i): Point[] => {
    const y = flat[i + 1];
    return i % 2 || y === undefined ? [] : [[x, y]];
  });

/** The tone of a ramp between its deepest (0) and its highlight (1). */
function toneOf(m: Ramp, t: number): string {
  const steps = [m.dp, m.dk, m.base, m.base, m.lt, m.hi];
  const at = t * (steps.length - 1);
  const i = Math.min(steps.length - 2, Math.floor(at));
  return mix(steps[i] ?? m.dp, steps[i + 1] ?? m.hi, at - i);
}

/** A round rod along a spline, from width `w0` to `w1`: bands from the shadow to the reflex, each nearer to the light. */
export function tube(s: Scene, pts: readonly Point[], w0: number, w1: number, m: Ramp, ease = 1): string {
  const [x, y] = s.dir;
  const line = spline(pts, 3);
  const band = (k: number, off: number, colour: string, opacity = 1) =>
    path(
      taper(
        line.map(([px, py], i): Point => {
          const w = w0 + (w1 - w0) * (i / (line.length - 1)) ** ease;
          return [px + x * w * off, py + y * w * off];
        }),
        w0 * k,
        w1 * k,
        ease,
      ),
      colour,
      { opacity },
    );
  // thick brass needs more steps than a wire to look round
  const n = Math.max(5, Math.min(15, Math.round(Math.max(w0, w1) / 5)));
  return g(
    {},
    range(n).map((i) => {
      const t = i / (n - 1);
      return band(1 - t * 0.9, t * 0.2, toneOf(m, t));
    }),
    band(0.07, -0.38, m.base, 0.8),
  );
}
