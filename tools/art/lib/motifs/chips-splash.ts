import { type Draw, type Point, type Scene, TAU, at, ell, f, g, light, mix, path, polar, poly, range, star } from '../core.ts';
import { bevel, blur, flare, glowDisc, rays } from '../light.ts';
import { M, lit, shadow, suits } from '../kit.ts';
import { small } from '../outlines.ts';

const values: [colour: string, value: string][] = [
  ['#b8132c', '5'],
  ['#14398f', '10'],
  ['#0d6b42', '25'],
  ['#17171d', '100'],
  ['#5d2391', '500'],
];

/** A slice of a ring from `a0` to `a1`, in the plane of the chip. */
const spot = (r0: number, r1: number, a0: number, a1: number) => {
  const arc = (r: number, from: number, to: number): Point[] => range(5).map((i) => polar(r, from + ((to - from) * i) / 4));
  return poly([...arc(r1, a0, a1), ...arc(r0, a1, a0)]);
};

/** A clay chip of radius 60 in the air: `open` is the visible share of its face, 0.2 to 1; `spin` rotates the face. */
function clay(s: Scene, [colour, value]: [string, string], open: number, spin: number): string {
  const R = 60;
  const thick = 15 * Math.sqrt(1 - open * open) + 2;
  const ivory = '#f6ecd6';
  const arcs = range(8).map((i): [number, number] => [spin + (i * TAU) / 8 - 0.17, spin + (i * TAU) / 8 + 0.17]);
  const side = `M${-R} 0A${R} ${f(R * open)} 0 0 0 ${R} 0V${f(thick)}A${R} ${f(R * open)} 0 0 1 ${-R} ${f(thick)}Z`;
  const marks = arcs
    .filter(([a, b]) => Math.sin((a + b) / 2) > -0.05)
    .map(([a, b]) => {
      const edge = (t: number, y: number): Point => [R * Math.cos(t), R * open * Math.sin(t) + y];
      return path(poly([edge(a, 0), edge((a + b) / 2, 0), edge(b, 0), edge(b, thick), edge((a + b) / 2, thick), edge(a, thick)]), ivory);
    });
  const face = g(
    { transform: `scale(1 ${open.toFixed(3)})` },
    path(ell(0, 0, R, R), s.lin([light(colour, 0.28), colour, mix(colour, '#000000', 0.4)], 0, 0, 1, 1)),
    arcs.map(([a, b]) => path(spot(R * 0.76, R, a, b), ivory)),
    arcs.map(([, b]) => path(spot(R * 0.84, R * 0.9, b + 0.12, b + 0.33), ivory, { opacity: 0.8 })),
    path(ell(0, 0, R * 0.72, R * 0.72), mix(colour, '#000000', 0.5)),
    path(ell(0, 0, R * 0.68, R * 0.68), s.lin(['#fff9ea', ivory, '#cbb894'], 0, 0, 1, 1)),
    path(star(24, R * 0.62, R * 0.56), 'none', { stroke: colour, 'stroke-width': 1.6, opacity: 0.8 }),
    at(
      0,
      0,
      1,
      (spin * 180) / Math.PI,
      [0, 90, 180, 270].map((a) => at(...polar(R * 0.5, (a * Math.PI) / 180), 0.1, a + 90, path(suits[a % 180 ? 'S' : 'D'], colour))),
      small(value, 0, 11, value.length > 2 ? 25 : 32, colour, { face: 'abril-fatface' }),
    ),
  );
  return (
    path(side, s.lin([mix(colour, '#000000', 0.3), light(colour, 0.12), colour, mix(colour, '#000000', 0.6)], 0, 0, 1, 0)) +
    g({}, marks) +
    path(
      side,
      s.lin(
        [
          ['#000000', 0, 0.45],
          ['#ffffff', 0.3, 0.15],
          ['#000000', 1, 0.6],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    g({ filter: bevel(s, { h: 2, soft: 2, shine: 0.35, exp: 14 }) }, face)
  );
}

/** A stack struck from below: chips fly at the viewer, turning in the light. */
export const chipsSplash: Draw = (s) => {
  const any = () => s.r.pick(values);
  const flying = (x: number, y: number, k: number, open: number, turn: number) =>
    at(x, y, k, turn, lit(s, { k: 0.5, shadeA: 0.6 }, clay(s, any(), open, s.r.range(0, TAU))));
  const far = range(15).map((i) => {
    const [x, y] = polar(s.r.range(150, 280), -0.25 - (i / 14) * 2.65, 0, 60);
    return flying(x, y, s.r.range(0.42, 0.62), s.r.range(0.3, 0.95), s.r.range(-70, 70));
  });
  const mid: [number, number, number, number, number][] = [
    [-196, -46, 1.06, 0.62, -34],
    [186, -70, 1.1, 0.5, 40],
    [-104, -176, 1.0, 0.86, -18],
    [92, -204, 0.98, 0.36, 24],
    [-10, -238, 0.8, 0.7, 8],
    [-226, -190, 0.76, 0.4, -60],
    [226, -204, 0.78, 0.8, 52],
    [-116, 20, 1.1, 0.34, -52],
    [120, 10, 1.16, 0.78, 20],
  ];
  const tower = (x: number, y: number, n: number, k: number) => {
    const kind = any();
    return at(
      x,
      y,
      k,
      0,
      range(n).map((i) => at(s.r.range(-4, 4), -i * 15.5, 1, 0, clay(s, i % 5 === 4 ? any() : kind, 0.42, s.r.range(0, TAU)))),
    );
  };
  return (
    shadow(s, 0, 224, 280, 44, 0.9) +
    rays(s, 0, 90, { n: 22, len: 460, from: Math.PI * 1.04, to: Math.PI * 1.96, a: 0.8, soft: 4, colour: s.p.pale }) +
    glowDisc(s, 0, 20, 330, s.p.glow, 1) +
    g({ filter: blur(s, 2.6, 10) }, far) +
    lit(s, { k: 0.8 }, tower(-128, 206, 5, 1.16)) +
    lit(s, { k: 0.8 }, tower(130, 206, 6, 1.16)) +
    lit(s, { k: 0.8 }, tower(0, 214, 9, 1.34)) +
    mid.map((q) => flying(...q)).join('') +
    at(0, -78, 1.9, -14, lit(s, { k: 0.6 }, clay(s, [mix('#17171d', s.p.deep, 0.3), '1K'], 0.82, 0.35))) +
    range(40)
      .map(() => {
        const [x, y] = polar(s.r.range(60, 300), -s.r.range(0.2, 2.95), 0, 60);
        const [u, v] = polar(s.r.range(8, 26), Math.atan2(y - 60, x));
        return path(`M${f(x)} ${f(y)}l${f(u)} ${f(v)}`, 'none', {
          stroke: s.p.pale,
          'stroke-width': s.r.range(1, 2.6),
          'stroke-linecap': 'round',
          opacity: s.r.range(0.4, 0.9),
        });
      })
      .join('') +
    flare(s, -60, -140, 150) +
    flare(s, 186, -100, 90) +
    path(ell(0, 236, 200, 18), M(s, 'onyx').dp, { opacity: 0.5, filter: blur(s, 12) })
  );
};
