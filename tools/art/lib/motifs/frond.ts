import { type Scene, at, f, g, path, spline, taper } from '../core.ts';
import type { Ramp } from '../palettes.ts';
import { points } from './tube.ts';

/** A palm seen from the side: leaves in a fan, each a quill with blades that get shorter towards its tip. */
export function frond(s: Scene, x: number, y: number, k: number, m: Ramp): string {
  const leaf = (turn: number, l: number) => {
    const quill = points([0, 0, l * 0.45, -l * 0.22, l, l * 0.1]);
    const line = spline(quill, 7);
    const blades = ['', ''];
    line.forEach(([px, py], i) => {
      const w = (1 - i / line.length) * l * 0.34 + 5;
      const low = `M${f(px)} ${f(py)}l${f(w * 0.5)} ${f(w * 0.95)}l${f(-w * 0.1)} ${f(-w * 0.9)}Z`;
      blades[i % 2] += `${low}M${f(px)} ${f(py)}l${f(w * 0.75)} ${f(-w * 0.55)}l${f(-w * 0.45)} ${f(w * 0.6)}Z`;
    });
    return g(
      { transform: `rotate(${f(turn)}) scale(1 ${Math.abs(turn) > 90 ? -1 : 1})` },
      path(blades[0] ?? '', m.dk),
      path(blades[1] ?? '', m.base),
      path(taper(quill, 5, 1), m.lt),
    );
  };
  const leaves = [-160, -128, -98, -66, -32, -8, -176].map((turn) => leaf(turn + s.r.range(-8, 8), s.r.range(64, 92)));
  return at(x, y, k, 0, leaves);
}
