import { type Draw, type Point, type Scene, TAU, g, mix, path, poly, range } from '../core.ts';
import { flare, glowDisc, rays } from '../light.ts';
import { M, lit, shadow } from '../kit.ts';

/** A corner of the stone: x to the right, y up, z towards the viewer; the girdle has radius 1. */
type Corner = readonly [x: number, y: number, z: number];
const size = 276;
const tilt = 0.56;
const turn = 0.14;

const ring = (r: number, y: number, half: number): Corner[] =>
  range(8).map((i): Corner => {
    const a = ((i + half) / 8) * TAU + turn;
    return [r * Math.cos(a), y, r * Math.sin(a)];
  });
const flat = ([x, y, z]: Corner): Point => [x * size, (z * Math.sin(tilt) - y * Math.cos(tilt)) * size];
const middle = (c: readonly Point[]): Point => [c.reduce((n, [x]) => n + x, 0) / c.length, c.reduce((n, [, y]) => n + y, 0) / c.length];
/** Twice the area; positive if the facet faces the viewer. */
const facing = (c: readonly Point[]) =>
  c.reduce((n, [x, y], i) => {
    const [u = 0, v = 0] = c[(i + 1) % c.length] ?? [];
    return n + x * v - u * y;
  }, 0);

/** The facets of the round brilliant: table, stars, kites, upper and lower halves, pavilion mains. */
function facets(): Corner[][] {
  const table = ring(0.56, 0.33, 0);
  const star = ring(0.8, 0.17, 0.5);
  const girdle = ring(1, 0, 0);
  const between = ring(1, 0, 0.5);
  const low = ring(0.3, -0.62, 0.5);
  const tip: Corner = [0, -0.84, 0];
  const at = (list: Corner[], i: number): Corner => list[(i + 8) % 8] ?? tip;
  return range(8).flatMap((i) => [
    [at(table, i), at(star, i), at(table, i + 1)],
    [at(table, i), at(star, i - 1), at(girdle, i), at(star, i)],
    [at(star, i), at(girdle, i), at(between, i)],
    [at(star, i), at(between, i), at(girdle, i + 1)],
    [at(girdle, i), at(low, i), at(between, i)],
    [at(between, i), at(low, i), at(girdle, i + 1)],
    [at(girdle, i), at(low, i - 1), tip, at(low, i)],
  ]);
}

/** One facet, cut up by what it reflects: neighbours are never of one tone, and a few pieces split the light into colours. */
function sparkle(s: Scene, corners: readonly Point[], calm: number, bias = 0): string {
  const m = M(s, 'ice', 0.06);
  const tones = [m.dp, m.dk, mix(m.dk, m.base, 0.5), m.base, m.lt, m.hi, '#ffffff'];
  const fire = ['#ffc23d', '#ff4f9e', '#3dffb8', '#9a6bff', '#ff7a2e', s.p.accent];
  const [cx, cy] = middle(corners);
  const towards = (-cx * s.dir[0] - cy * s.dir[1]) / size;
  const rim = corners.flatMap((c, i): Point[] => {
    const [x, y] = corners[(i + 1) % corners.length] ?? c;
    const t = s.r.range(0.3, 0.7);
    return [c, [c[0] + (x - c[0]) * t, c[1] + (y - c[1]) * t]];
  });
  const heart: Point = [cx + s.r.range(-9, 9), cy + s.r.range(-9, 9)];
  return rim
    .map((c, i) => {
      const step = Math.round(2.7 + bias - towards * 2.4 + s.r.range(-calm, calm));
      const pick = (n: number) => tones[Math.max(0, Math.min(6, n))] ?? m.base;
      const split = s.r.chance(0.15) ? s.r.pick(fire) : undefined;
      const [tone, end] = [pick(step), pick(step - s.r.int(0, 2))];
      const next = rim[(i + 1) % rim.length] ?? c;
      return path(poly([heart, c, next]), split ? s.lin([mix(tone, split, 0.9), mix(end, split, 0.45)], 0, 0, 1, 1) : s.lin([tone, end], 0, 0, 1, 1));
    })
    .join('');
}

/** A brilliant seen from a little above, larger than any real one. */
export const diamond: Draw = (s) => {
  const m = M(s, 'ice', 0.06);
  const outline = poly([...ring(1, 0, 0), ...ring(1, 0, 0.5)].map(flat).sort((a, b) => Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0])));
  const seen = facets()
    .map((c) => c.map(flat))
    .filter((c) => facing(c) < 0);
  const top = ring(0.56, 0.33, 0).map(flat);
  const inner = ring(0.3, 0.33, 0.5).map(flat);
  const heart = middle(top);
  const star = range(8).flatMap((i): Point[][] => {
    const [a, b] = [top[i], top[(i + 1) % 8]];
    const [u, v] = [inner[i], inner[(i + 7) % 8]];
    return a && b && u && v
      ? [
          [a, b, u],
          [v, a, u],
          [v, u, heart],
        ]
      : [];
  });
  const edges = [...seen, top];
  return (
    shadow(s, 0, 226, 220, 36, 0.8) +
    rays(s, 0, -30, { n: 22, len: 430, a: 0.75, soft: 3, colour: '#ffffff' }) +
    glowDisc(s, 0, -20, 340, m.lt, 0.8) +
    g(
      { transform: 'translate(0 -50)' },
      lit(
        s,
        { k: 0.7, shadeA: 0.4 },
        path(outline, m.base),
        seen.map((c) => sparkle(s, c, 2.4)),
        star.map((c, i) => sparkle(s, c, 1, (i % 3) * 1.6 - 1.4 + (Math.floor(i / 3) % 2))),
      ),
      edges.map((c) => path(poly(c), 'none', { stroke: '#ffffff', 'stroke-width': 1.6, 'stroke-opacity': 0.55, 'stroke-linejoin': 'round' })),
      flare(s, -s.dir[0] * -150, -70, 190),
      flare(s, 120, 16, 110),
      flare(s, -34, 122, 90),
    )
  );
};
