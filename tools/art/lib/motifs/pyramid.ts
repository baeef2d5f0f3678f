import { type Draw, type Point, type Scene, at, el, f, g, mix, path, poly, range, ridge } from '../core.ts';
import { blur, glowDisc, particles, rays, rough, texture } from '../light.ts';
import { M, away, lit, stroke } from '../kit.ts';
import { frond } from './frond.ts';
import type { Ramp } from '../palettes.ts';

const [yaw, pitch, size] = [-0.55, 0.2, 186];
/** Projects a point of the building (x to the right, y up, z to the front, the base at y 0) onto the image. */
function seen(x: number, y: number, z: number): Point {
  const [X, Z] = [x * Math.cos(yaw) + z * Math.sin(yaw), -x * Math.sin(yaw) + z * Math.cos(yaw)];
  const k = (size * 7) / (7 - Z * Math.cos(pitch) - y * Math.sin(pitch));
  return [X * k, 174 + (Z * Math.sin(pitch) - y * Math.cos(pitch)) * k];
}
type Side = (u: number, y: number, r: number) => Point;
const front: Side = (u, y, r) => seen(u, y, r);
const flank: Side = (u, y, r) => seen(r, y, -u);

/** A part of a wall between two heights; `u` is the position along it. */
const wall = (side: Side, u0: number, u1: number, y0: number, y1: number, r0: number, r1: number) =>
  poly([side(u0, y0, r0), side(u1, y0, r0), side(u1 * (r1 / r0), y1, r1), side(u0 * (r1 / r0), y1, r1)]);

/** Flames over a brazier: four tongues under one displacement. */
function blaze(s: Scene, x: number, y: number, k: number): string {
  const tongue = (w: number, h: number, colour: string, b: number) =>
    path(
      `M${f(-w)} 0C${f(-w * 1.5)} ${f(-h * 0.4)} ${f(-w * 0.3)} ${f(-h * 0.5)} ${f(-w * 0.7)} ${f(-h * 0.82)}C${f(-w * 0.1)} ${f(-h * 0.66)} ${f(-w * 0.1)} ${f(-h * 0.8)} ${f(w * 0.06)} ${f(-h)}C${f(w * 0.3)} ${f(-h * 0.72)} ${f(w * 0.5)} ${f(-h * 0.66)} ${f(w * 0.8)} ${f(-h * 0.74)}C${f(w * 0.5)} ${f(-h * 0.46)} ${f(w * 1.4)} ${f(-h * 0.36)} ${f(w)} 0Z`,
      colour,
      { filter: blur(s, b) },
    );
  return at(
    x,
    y,
    k,
    0,
    g(
      { filter: rough(s, 0.028, 26) },
      tongue(74, 190, '#d8300a', 6),
      tongue(56, 158, '#ff7a14', 4),
      tongue(38, 116, '#ffc53d', 4),
      tongue(20, 76, '#fffbd8', 4),
    ),
  );
}

/** A stepped temple in the forest, seen on its corner, with a fire on top. */
export const pyramid: Draw = (s) => {
  const S = M(s, 'stone', 0.14),
    V = M(s, 'leaf', 0.2),
    T = away(s, ['lacquer', 'teal', 'sapphire', 'gold'], 0.1);
  const left = s.dir[0] < 0;
  const lightSide: Ramp = { ...S, base: mix(S.base, S.lt, 0.55) };
  const darkSide: Ramp = { hi: S.base, lt: mix(S.base, S.dk, 0.4), base: mix(S.dk, S.base, 0.2), dk: mix(S.dk, S.dp, 0.4), dp: S.dp };
  const sides: [Side, Ramp][] = [
    [flank, left ? darkSide : lightSide],
    [front, left ? lightSide : darkSide],
  ];
  const tiers = 6;
  const tall = 0.245;
  const tier = (i: number) => {
    const r = 1.24 - i * 0.155;
    const y = i * tall;
    const top = poly([
      front(-r + 0.05, y + tall, r - 0.05),
      front(r - 0.05, y + tall, r - 0.05),
      flank(r - 0.05, y + tall, r - 0.05),
      seen(-r + 0.05, y + tall, -r + 0.05),
    ]);
    return (
      sides
        .map(([side, m]) => {
          const n = 9 - i;
          const panels = range(n).map((j) => {
            const u = -r + 0.08 + ((2 * r - 0.16) * (j + 0.1)) / n;
            const v = -r + 0.08 + ((2 * r - 0.16) * (j + 0.9)) / n;
            return (
              path(wall(side, u, v, y + 0.1, y + 0.185, r - 0.012, r - 0.018), m.dk) +
              path(wall(side, u + 0.012, v, y + 0.1, y + 0.17, r - 0.012, r - 0.018), j % 2 ? mix(m.base, T.base, 0.5) : m.lt, { opacity: 0.8 })
            );
          });
          return (
            path(wall(side, -r, r, y, y + 0.08, r, r - 0.03), s.lin([m.base, m.dk])) +
            path(wall(side, -r, r, y + 0.08, y + 0.205, r - 0.01, r - 0.015), s.lin([m.base, mix(m.base, m.dk, 0.4)])) +
            g({}, panels) +
            path(wall(side, -r - 0.015, r + 0.015, y + 0.2, y + tall, r + 0.015, r + 0.015), s.lin([m.hi, m.base])) +
            path(wall(side, -r, r, y + 0.185, y + 0.2, r, r), m.dp, { opacity: 0.7 })
          );
        })
        .join('') + path(top, s.lin([mix(S.lt, S.base, 0.5), S.lt]))
    );
  };
  const rail = (side: Side, m: Ramp, u: number) => {
    const up = tiers * tall + 0.03;
    const strip = poly([side(u, 0, 1.36), side(u + 0.06, 0, 1.36), side(u + 0.06, up, 0.4), side(u, up, 0.4)]);
    return path(strip, s.lin([m.lt, m.base]), { stroke: m.dk, 'stroke-width': 1.5 });
  };
  const stairs = sides
    .map(([side, m]) => {
      const n = 38;
      const edge = (t: number): [number, number] => [t * tiers * tall, 1.32 - t * 0.93];
      return (
        range(n)
          .map((i) => {
            const [y0, r0] = edge(i / n);
            const [y1, r1] = edge((i + 1) / n);
            return (
              path(wall(side, -0.24, 0.24, y0, y1 - 0.012, r0, r0), m.dk) +
              path(poly([side(-0.24, y1 - 0.012, r0), side(0.24, y1 - 0.012, r0), side(0.24, y1, r1), side(-0.24, y1, r1)]), m.hi)
            );
          })
          .join('') +
        rail(side, m, -0.3) +
        rail(side, m, 0.24)
      );
    })
    .join('');
  const y0 = tiers * tall;
  const box = (r: number, y: number, h: number, colour: (m: Ramp) => string) =>
    sides.map(([side, m]) => path(wall(side, -r, r, y, y + h, r, r), colour(m))).join('') +
    path(poly([front(-r, y + h, r), front(r, y + h, r), flank(r, y + h, r), seen(-r, y + h, -r)]), S.lt);
  const door = (side: Side) =>
    path(wall(side, -0.09, 0.09, y0 + 0.02, y0 + 0.25, 0.322, 0.322), s.lin(['#ffd76a', '#fff3c4', '#ff8a1e']), { stroke: S.dp, 'stroke-width': 3 });
  const temple =
    box(0.32, y0, 0.3, (m) => s.lin([m.lt, m.base])) +
    door(flank) +
    door(front) +
    box(0.37, y0 + 0.28, 0.07, (m) => s.lin([mix(T.lt, m.lt, 0.3), mix(T.base, m.dk, 0.4)])) +
    box(0.26, y0 + 0.35, 0.13, (m) => s.lin([m.lt, m.base])) +
    box(0.31, y0 + 0.48, 0.05, (m) => s.lin([m.hi, m.base]));
  const [fx, fy] = seen(0, y0 + 0.53, 0.06);
  // the forest at the foot: palm fronds over the dark, the nearer the lighter
  const jungle = range(34).map((i) => {
    const t = i / 33;
    const x = s.r.range(-310, 310);
    const m: Ramp = { hi: V.lt, lt: mix(V.lt, V.dk, 1 - t), base: mix(V.base, V.dp, 0.75 - t * 0.6), dk: mix(V.dk, V.dp, 0.8 - t * 0.6), dp: V.dp };
    return frond(s, x, 190 - Math.abs(x) * 0.26 + t * 46 + s.r.range(-12, 12), 0.7 + t * 0.5, m);
  });
  const vines = range(40).map(() => {
    const i = s.r.int(0, tiers - 2);
    const r = 1.25 - i * 0.155;
    const [x, y] = (s.r.chance(0.5) ? front : flank)(s.r.range(0.36, 0.98) * r * s.r.pick([-1, 1]), (i + 1) * tall, r);
    const hang = `M${f(x)} ${f(y)}q${f(s.r.range(-8, 8))} 12 ${f(s.r.range(-5, 5))} ${f(s.r.range(12, 40))}`;
    return stroke(hang, s.r.pick([mix(V.base, V.dk, 0.6), V.dk, V.dp]), s.r.range(2, 5), { opacity: 0.8 });
  });
  return (
    rays(s, fx, fy - 40, { n: 18, len: 460, colour: '#ffd98a', a: 0.55, soft: 5 }) +
    glowDisc(s, fx, fy - 50, 250, '#ff9a2e', 0.9) +
    (s.bare ? '' : path(ridge(s.r, -300, 300, 170, 30, 320, 5), V.dp)) +
    lit(s, { k: 0.8, shadeA: 0.5 }, g({ filter: texture(s, { fx: 0.045, fy: 0.06, scale: 1.5, k: 0.75 }) }, range(tiers).map(tier), stairs, temple)) +
    g({}, vines) +
    glowDisc(s, fx, fy + 26, 105, '#ffae3c', 0.8) +
    blaze(s, fx, fy + 8, 0.78) +
    el('circle', { cx: fx, cy: fy - 30, r: 26, fill: '#fff6c8', opacity: 0.5, filter: blur(s, 12) }) +
    lit(s, { k: 0.5, rimA: 0.4 }, g({}, jungle)) +
    particles(s, { n: 44, kind: 'dust', colour: '#ffd27a', x0: fx - 150, x1: fx + 150, y0: -320, y1: -60, size: 0.8 })
  );
};
