// Plumes of helmets: feathers and horsehair, drawn hair by hair, one path for each tone.
import { type Scene, f, g, mix, polar, range, spline } from '../core.ts';
import { lit, stroke } from '../kit.ts';
import type { Ramp } from '../palettes.ts';
import { points } from './tube.ts';

/** One ostrich feather: barbs along a quill that fall away from it, the shadowed ones first. */
export function feather(s: Scene, quill: readonly number[], width: number, m: Ramp): string {
  const line = spline(points(quill), 36);
  const barbs = (tones: readonly string[], reach: number) => {
    const drawn = tones.map(() => '');
    line.forEach(([x, y], i) => {
      const t = i / line.length;
      const w = width * reach * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.14)) ** 0.6;
      for (const d of [-1, 1]) {
        const [dx, dy] = [d * w * s.r.range(0.55, 1.15) + w * 0.16, w * s.r.range(0.4, 1.1) + t * 16];
        drawn[s.r.int(0, tones.length - 1)] += `M${f(x)} ${f(y)}q${f(dx * 0.6)} ${f(-w * 0.3)} ${f(dx)} ${f(dy)}`;
      }
    });
    return drawn.map((d, i) => stroke(d, tones[i] ?? m.base, 3.6));
  };
  return lit(
    s,
    { k: 0.9, rimA: 0.25, shadeA: 0.6 },
    g({}, barbs([m.dk, m.dp], 1)),
    g({}, barbs([m.dk, m.base], 0.9)),
    g({}, barbs([m.base, mix(m.base, m.lt, 0.6)], 0.66)),
    g({ opacity: 0.7 }, barbs([m.lt, m.hi], 0.3)),
  );
}

/** A brush of horsehair on an arc around `cx`, `cy`: from angle to angle in degrees, from radius `r0` to about `r1`. */
export function brush(s: Scene, cx: number, cy: number, from: number, to: number, r0: number, r1: number, m: Ramp): string {
  const n = 210;
  const hair = (depth: number) => {
    const tones = depth ? [m.dk, m.base, m.lt] : [m.dp, m.dk];
    const drawn = tones.map(() => '');
    range(n).forEach((i) => {
      const t = (i + s.r()) / n;
      const a = ((from + (to - from) * t) * Math.PI) / 180;
      const tall = r1 * (0.9 + 0.1 * Math.sin(t * 3.4)) * s.r.range(0.97, 1.015) - depth * 9;
      const [x0, y0] = polar(r0, a, cx, cy);
      const [x1, y1] = polar(tall, a + s.r.range(0.01, 0.06), cx, cy);
      const sway = s.r.range(-3, 3);
      drawn[s.r.int(0, tones.length - 1)] += `M${f(x0)} ${f(y0)}Q${f((x0 + x1) / 2 + sway)} ${f((y0 + y1) / 2)} ${f(x1)} ${f(y1)}`;
    });
    return drawn.map((d, i) => stroke(d, tones[i] ?? m.base, 5.6, { 'stroke-linecap': 'butt' }));
  };
  return lit(s, { k: 0.9 }, g({}, hair(0)), g({}, hair(1)));
}
