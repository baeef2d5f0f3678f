import { type Scene, at, circle, f, path, spline, taper } from '../core.ts';
import { blur, type VolumeOptions } from '../light.ts';
import { lit, stroke } from '../kit.ts';
import type { Ramp } from '../palettes.ts';
import { points } from './tube.ts';

/** The material of a finger: its paint, the ramp of its creases and shadow, and the ramp of its nail. */
export interface Skin {
  paint: string;
  tone: Ramp;
  nail: Ramp;
  light: VolumeOptions;
}

/** A finger along a flat list of coordinates, from the knuckle (width `w`) to the nail (width `tip`), with the creases of its two joints. */
export function finger(s: Scene, { paint, tone, nail, light }: Skin, flat: readonly number[], w: number, tip: number): string {
  const bone = points(flat);
  const line = spline(bone, 8);
  const end = line.at(-1) ?? [0, 0];
  const before = line.at(-5) ?? end;
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI + 90;
  const crease = (t: number) => {
    const [x, y] = line[Math.round(line.length * t)] ?? end;
    const two = `M${f(x - w * 0.22)} ${f(y + 2)}q${f(w * 0.2)} -6 ${f(w * 0.44)} -1M${f(x - w * 0.18)} ${f(y + 8)}q${f(w * 0.16)} -5 ${f(w * 0.36)} -1`;
    return stroke(two, tone.dk, 1.8, { opacity: 0.55 });
  };
  const [a, b] = [tip * 0.34, tip * 0.42];
  const plate = `M${f(-a)} 9C${f(-b)} -4 ${f(-a)} -19 0 -21C${f(a)} -19 ${f(b)} -4 ${f(a)} 9Q0 14 ${f(-a)} 9Z`;
  return (
    path(taper(bone, w + 6, tip + 5), tone.dp, { opacity: 0.5, filter: blur(s, 4) }) +
    lit(s, light, path(taper(bone, w, tip) + circle(end[0], end[1], tip * 0.5), paint)) +
    crease(0.52) +
    crease(0.76) +
    at(end[0], end[1], 1, turn, path(plate, s.lin([nail.hi, nail.lt, nail.base]), { stroke: nail.dk, 'stroke-width': 1.2 }))
  );
}
