// Lobby slides: drawn like the tiles, with one hero on the right and a quiet left side for the HTML text.
import { type Colour, type Draw, type Point, Scene, g, at, el, path, poly, range, circle, rrect, smooth, taper, mix, dark, light } from './core.ts';
import { paletteOf } from './palettes.ts';
import { grade, halo, punch, glowDisc, blur } from './light.ts';
import { M, lit, stroke } from './kit.ts';
import { backdropOf } from './backdrops/index.ts';
import { poseOf } from './catalogue.ts';
import type { BannerSpec } from './spec.ts';

/** Low skerry: two rough mounds, the nearer one darker. */
const skerry = (s: Scene, half: number): string => {
  const mound = (w: number, top: number, y: number, fill: string): string =>
    path(
      poly([
        ...range(25).map((i): Point => {
          const u = i / 12 - 1;
          return [u * w, y - top * (1 - u * u) ** 0.7 * s.r.range(0.82, 1.06)];
        }),
        [w + 40, y + 140],
        [-w - 40, y + 140],
      ]),
      fill,
    );
  const { p } = s;
  return (
    lit(s, { k: 0.8, shadeA: 0.5, rimA: 0.4 }, mound(half, 120, 290, s.lin([mix(p.shade, p.mid, 0.45), p.shade, p.deep]))) +
    mound(half * 1.35, 62, 330, s.lin([mix(p.deep, p.shade, 0.7), p.deep]))
  );
};
const heroes: Record<string, Draw> = {
  lighthouse: (s) => {
    const W = M(s, 'porcelain', 0.2),
      R = M(s, 'lacquer', 0.12),
      I = M(s, 'iron', 0.3),
      tower = poly([
        [-46, -130],
        [46, -130],
        [76, 200],
        [-76, 200],
      ]);
    const beam = (d: 1 | -1, len: number, spread: number, a: number): string =>
      path(
        poly([
          [0, -186],
          [d * len, -186 - spread],
          [d * len, -186 + spread * 0.5],
        ]),
        s.linU(
          [
            ['#ffe9b0', 0, a],
            ['#ffd98a', 0.35, a * 0.42],
            ['#ffd98a', 1, 0],
          ],
          0,
          0,
          d * len,
          0,
        ),
        {
          filter: blur(s, 6, 20),
          style: 'mix-blend-mode:screen',
        },
      );
    return (
      beam(-1, 1150, 120, 0.62) +
      beam(1, 620, 80, 0.4) +
      skerry(s, 330) +
      lit(
        s,
        { k: 1, rimA: 0.5 },
        path(tower, s.lin([W.lt, W.base, W.dk, W.dp], 0, 0, 1, 0)),
        g(
          { 'clip-path': s.clip(tower) },
          [-70, 56].map((y) => path(rrect(-110, y, 220, 66, 1), s.lin([R.lt, R.base, R.dk, R.dp], 0, 0, 1, 0))),
        ),
      ) +
      [-104, 26, 150].map((y) => path(rrect(-9, y, 18, 30, 8), s.lin(['#fff0c0', '#f2a33c']))).join('') +
      lit(
        s,
        { k: 0.5 },
        path(rrect(-66, -148, 132, 20, 5), s.lin([I.lt, I.base, I.dp])),
        path('M-52 -218L0 -276L52 -218Z', s.lin([R.base, R.dk, R.dp])),
        path(circle(0, -282, 9), I.lt),
      ) +
      path(rrect(-38, -220, 76, 74, 4), s.lin(['#fffbe2', '#ffd877', '#f2a33c'])) +
      [-38, -13, 13, 38].map((x) => stroke(`M${x} -220V-148`, I.dp, 5)).join('') +
      glowDisc(s, 0, -184, 210, '#ffdf94', 0.95)
    );
  },
  longship: (s) => {
    const W = M(s, 'wood', 0.12),
      L = M(s, 'lacquer', 0.1),
      B = M(s, 'bone', 0.16),
      G = M(s, 'gold', 0.05);
    const hull = 'M-330 60C-250 120 -140 132 0 132C140 132 250 120 330 60C318 150 210 206 0 206C-210 206 -318 150 -330 60Z',
      sail = smooth(
        [
          [-176, -210],
          [0, -222],
          [176, -210],
          [206, -80],
          [184, 54],
          [0, 32],
          [-184, 54],
          [-206, -80],
        ],
        true,
        0.75,
      );
    const prow = (d: 1 | -1): string =>
      lit(
        s,
        { k: 0.6 },
        path(
          taper(
            [
              [d * 292, 130],
              [d * 340, 50],
              [d * 352, -50],
              [d * 330, -140],
              [d * 376, -176],
            ],
            54,
            14,
          ),
          s.lin([W.lt, W.base, W.dp], 0, 0, 1, 0),
        ),
      );
    const shield = (x: number, y: number, c: Colour): string =>
      lit(
        s,
        { k: 0.35 },
        path(circle(x, y, 34), s.rad([light(c, 0.35), c, dark(c, 0.5)], 0.5, 0.5, 0.55, 0.36, 0.3), { stroke: G.dk, 'stroke-width': 5 }),
        path(circle(x, y, 10), G.lt),
      );
    const water = range(16)
      .map((i) =>
        path(`M${-430 + i * 54} ${182 + (i % 4) * 15}q30 -12 60 0q-30 8 -60 0Z`, mix(s.p.glow, s.p.pale, 0.4), { opacity: 0.22 + (i % 4) * 0.07 }),
      )
      .join('');
    return (
      path('M-300 196C-200 250 200 250 300 196C250 330 -250 330 -300 196Z', s.p.deep, { opacity: 0.6, filter: blur(s, 10) }) +
      lit(
        s,
        { k: 0.4 },
        path(rrect(-10, -262, 20, 380, 6), s.lin([W.lt, W.base, W.dp], 0, 0, 1, 0)),
        path(rrect(-206, -232, 412, 16, 8), s.lin([W.lt, W.dk])),
      ) +
      lit(
        s,
        { k: 1.3 },
        path(sail, s.lin([B.lt, B.base, B.dk])),
        g(
          { 'clip-path': s.clip(sail) },
          range(4).map((i) => path(rrect(-186 + i * 106, -240, 52, 320, 1), s.lin([L.base, L.dk, L.dp]), { opacity: 0.94 })),
        ),
      ) +
      prow(-1) +
      prow(1) +
      lit(
        s,
        { k: 1 },
        path(hull, s.lin([W.lt, W.base, W.dk, W.dp])),
        range(3).map((i) =>
          stroke(`M${-306 + i * 16} ${98 + i * 26}C-200 ${150 + i * 22} 200 ${150 + i * 22} ${306 - i * 16} ${98 + i * 26}`, W.dp, 4, {
            opacity: 0.6,
          }),
        ),
      ) +
      range(9)
        .map((i) => shield((i - 4) * 62, 118 - (i - 4) ** 2 * 2.4, i % 2 ? L.base : M(s, 'teal', 0.1).dk))
        .join('') +
      el('ellipse', {
        cx: 0,
        cy: 236,
        rx: 520,
        ry: 84,
        fill: s.rad([
          [mix(s.p.shade, s.p.deep, 0.4), 0, 1],
          [mix(s.p.shade, s.p.deep, 0.4), 0.62, 0.9],
          [s.p.shade, 1, 0],
        ]),
      }) +
      path(circle(-352, -6, 12), '#fff3c4') +
      glowDisc(s, -352, -6, 150, '#ffc766', 0.95) +
      water
    );
  },
};
const drawHero = (s: Scene, { hero, pose }: BannerSpec): string => (heroes[hero] ?? poseOf(hero, pose))(s);

const formats: Record<'wide' | 'phone', { W: number; H: number; x: number; calm: readonly [number, number, number]; k: number }> = {
  wide: { W: 2100, H: 600, x: 1490, calm: [0.34, 0.46, 0.6], k: 1 },
  phone: { W: 1256, H: 600, x: 890, calm: [0.3, 0.5, 0.74], k: 0.86 },
};
/** SVG of a slide: `wide` 2100 x 600, or `phone` 1256 x 600. */
export function banner(spec: BannerSpec, format: 'wide' | 'phone'): string {
  const { W, H, x, calm, k } = formats[format];
  const s = new Scene({ seed: spec.id, palette: paletteOf(spec.palette), W, H, lightAt: [0.62, 0.1] });
  const back = s.layer('backdrop', () => backdropOf(spec.backdrop)(s, { x: x + spec.lightDx, y: 280 }));
  const scale = spec.scale * k;
  const hero = s.layer('hero', () => at(x + spec.dx * k, 300 + spec.dy, scale, 0, drawHero(s, spec)));
  const veil = el('rect', {
    width: W,
    height: H,
    fill: s.lin(
      [
        [s.p.deep, 0, 0.94],
        [s.p.deep, calm[0], 0.82],
        [s.p.deep, calm[1], 0.42],
        [s.p.deep, calm[2], 0],
      ],
      0,
      0,
      1,
      0,
    ),
  });
  const foot = el('rect', {
    y: H * 0.7,
    width: W,
    height: H * 0.3,
    fill: s.lin([
      [s.p.deep, 0, 0],
      [s.p.deep, 1, 0.75],
    ]),
  });
  const lifted = g({ filter: halo(s, s.p.glow, { a: spec.halo, blur: 22 }) }, hero);
  return s.svg(g({ filter: punch(s, 1.08) }, back + lifted) + veil + foot + s.layer('grade', () => grade(s, { vignette: 0.4, grain: 0.05 })));
}
