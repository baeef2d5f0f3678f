import { type Draw, type Scene, at, circle, el, ell, f, g, path, polar, range, rrect } from '../core.ts';
import { bevel, blur, flare, glowDisc } from '../light.ts';
import { M, ball, lit, metal, shadow, stroke } from '../kit.ts';
import { small } from '../outlines.ts';
import { tube } from './tube.ts';

const stones = ['ruby', 'sapphire', 'emerald', 'topaz', 'amethyst', 'teal'] as const;
const [cy, R] = [-74, 186];

function numbered(s: Scene, x: number, y: number, r: number): string {
  const m = M(s, s.r.pick(stones), 0.05);
  return at(
    x,
    y,
    1,
    s.r.int(-40, 40),
    path(circle(0, 0, r), ball(s, m)),
    path(circle(0, 0, r * 0.56), s.rad(['#ffffff', '#fdf8ee', '#cfc6ba'], 0.5, 0.5, 0.6, 0.4, 0.3)),
    small(String(s.r.int(1, 90)), 0, r * 0.26, r * 0.66, '#1a1522', { face: 'russo-one' }),
    path(ell(s.dir[0] * r * 0.35, -r * 0.64, r * 0.3, r * 0.13), '#ffffff', { opacity: 0.8, filter: blur(s, 1.5) }),
  );
}

/** A brass cage on its stand, cranked by hand, the numbers tumbling inside. */
export const ballsCage: Draw = (s) => {
  const G = M(s, 'gold', 0.05),
    W = M(s, 'wood', 0.08),
    K = M(s, 'lacquer', 0.05);
  const wire = (d: string, w: number, front: boolean) =>
    stroke(d, front ? G.dp : G.dk, w + 2.6) +
    stroke(d, front ? s.linU([G.hi, [G.lt, 0.25], [G.base, 0.6], G.dk], s.dir[0] * R, cy - R, -s.dir[0] * R, cy + R) : G.dk, w) +
    (front ? stroke(d, G.hi, w * 0.22, { opacity: 0.8, transform: `translate(${f(s.dir[0] * w * 0.2)} ${f(s.dir[1] * w * 0.2)})` }) : '');
  // ribs run from hub to hub, rings cross them; each has a far and a near half
  const ribs = (front: boolean) =>
    range(5).map((i) => {
      const ry = R * Math.cos(((i + 0.5) / 5) * Math.PI);
      return wire(`M${-R} ${cy}A${R} ${f(Math.abs(ry))} 0 0 ${ry > 0 === front ? 0 : 1} ${R} ${cy}`, front ? 8 : 4.5, front);
    });
  const rings = (front: boolean) =>
    [-0.68, 0, 0.68].map((t) => {
      const [x, h] = [t * R, R * Math.sqrt(1 - t * t)];
      return wire(`M${f(x)} ${f(cy - h)}A${f(h * 0.3)} ${f(h)} 0 0 ${front ? 1 : 0} ${f(x)} ${f(cy + h)}`, front ? 9 : 5, front);
    });
  const heap = [
    ...range(13).map((i) => polar(s.r.range(100, 132), 0.2 + (i / 12) * 2.74, 0, cy)),
    ...range(8).map((i) => polar(s.r.range(40, 80), 0.1 + (i / 7) * 2.9, 0, cy)),
    ...range(6).map((i) => polar(s.r.range(70, 126), -0.3 - (i / 5) * 2.6, 0, cy)),
  ];
  const balls = heap.sort((a, b) => a[1] - b[1]).map(([x, y]) => numbered(s, x + s.r.range(-8, 8), y + s.r.range(-8, 8), s.r.range(36, 44)));
  const leg = (d: number) =>
    lit(
      s,
      { k: 0.6, flip: d },
      path(
        'M186 -92C214 -92 222 -66 216 -40C206 30 226 110 262 190H206C196 110 176 40 178 -34C172 -60 168 -90 186 -92Z',
        metal(s, G, [0, 0, 1, 0.1]),
        { transform: d < 0 ? 'scale(-1 1)' : '' },
      ),
    ) +
    g(
      { filter: bevel(s, { h: 5, soft: 3 }) },
      path(circle(d * 196, cy, 31), metal(s, G, [0, 0, 1, 1])),
      path(circle(d * 196, cy, 14), metal(s, G, [1, 1, 0, 0])),
    );
  const crank =
    tube(
      s,
      [
        [196, cy],
        [236, cy - 2],
        [262, cy - 40],
        [276, cy - 96],
      ],
      17,
      15,
      G,
    ) +
    lit(s, { k: 0.5 }, path('M262 -244C262 -262 296 -262 296 -244L290 -176H268Z', s.lin([K.lt, [K.hi, 0.2], K.base, K.dp], 0, 0, 1, 0))) +
    g({ filter: bevel(s, { h: 3, soft: 2 }) }, path(rrect(262, -180, 34, 14, 6), metal(s, G, [0, 0, 1, 0])));
  const base =
    lit(
      s,
      { k: 0.9 },
      path('M-286 188H286L300 250H-300Z', s.lin([W.lt, W.base, W.dk, W.dp])),
      path(rrect(-292, 176, 584, 22, 9), metal(s, G, [0, 0, 1, 0])),
    ) +
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      path('M-60 112H60L74 178H-74Z', metal(s, G, [0, 0, 1, 0.2])),
      path('M-78 150Q0 190 78 150L84 182Q0 214 -84 182Z', metal(s, G, [0, 0, 1, 0])),
    );
  const inside = circle(0, cy, R - 4);
  return (
    glowDisc(s, 0, cy, 370, s.p.glow, 0.95) +
    shadow(s, 0, 246, 300, 36, 0.9) +
    leg(-1) +
    path(
      inside,
      s.radU(
        [
          [s.p.deep, 0, 0.55],
          [s.p.deep, 0.8, 0.3],
          [s.p.deep, 1, 0.1],
        ],
        0,
        cy,
        R,
      ),
    ) +
    g({}, ribs(false), rings(false)) +
    lit(s, { k: 0.7, shadeA: 0.5 }, g({}, balls)) +
    path(
      inside,
      s.rad(
        [
          ['#ffffff', 0, 0.16],
          ['#ffffff', 0.4, 0],
          [s.p.deep, 1, 0.5],
        ],
        0.5,
        0.5,
        0.5,
        s.dir[0] < 0 ? 0.32 : 0.68,
        0.22,
      ),
    ) +
    g({ filter: bevel(s, { h: 2, soft: 1.2, shine: 0.5 }) }, ribs(true), rings(true)) +
    el('circle', { cx: 0, cy, r: R, fill: 'none', stroke: G.dp, 'stroke-width': 12 }) +
    g(
      { filter: bevel(s, { h: 4, soft: 2.5 }) },
      el('circle', { cx: 0, cy, r: R, fill: 'none', stroke: metal(s, G, [0, 0, 1, 1]), 'stroke-width': 9 }),
    ) +
    base +
    lit(s, { k: 0.5 }, numbered(s, 0, 142, 44)) +
    leg(1) +
    crank +
    flare(s, s.dir[0] * 110, cy - 140, 150) +
    flare(s, 196, cy - 10, 80)
  );
};
