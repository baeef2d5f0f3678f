import { type Draw, type Point, circle, ell, f, g, mix, path, polar, range, ridge, taper } from '../core.ts';
import { blur, glowDisc, particles, rough, texture } from '../light.ts';
import { M, lit, shadow, stroke } from '../kit.ts';
import { points } from './tube.ts';

const fire = ['#fffbe0', '#ffd75a', '#ff8a1a', '#d4300a', '#5c0a06'] as const;

/** An island that breaks open over the sea: ash lit from below, a fountain of lava, streams down to the water. */
export const volcano: Draw = (s) => {
  const { p, r } = s;
  const K = M(s, 'onyx', 0.24);
  const left = s.dir[0] < 0;
  const ash = mix('#3a3138', p.shade, 0.3);
  const crater: Point = [0, -62];
  // the column: puffs that widen as they rise; the sides facing the fire glow, those facing the sky are grey
  const puffs = range(210)
    .map((i) => {
      const t = (i / 210) ** 0.75;
      const w = 22 + 215 * t ** 1.3;
      const x = r.range(-1, 1) * w;
      return { x: x + t * t * (left ? 26 : -26), y: -74 - t * 190 - (1 - (x / w) ** 2) * 46 * t + r.range(-16, 16), r: r.range(13, 30) + t * 16, t };
    })
    .sort((a, b) => b.t - a.t + (a.r - b.r) * 0.004)
    .map(({ x, y, r: R, t }) => {
      const heat = Math.max(0, 1 - t * 1.2 - Math.abs(x) / 300);
      const low = mix(mix(ash, p.deep, 0.65), fire[3], Math.min(0.85, heat * 1.1));
      const high = mix(mix(ash, p.pale, 0.22 + t * 0.14), fire[2], heat * 0.75);
      return path(
        circle(x, y, R),
        s.rad([high, [mix(high, ash, 0.55), 0.35], [mix(ash, low, 0.6), 0.7], low], 0.5, 0.5, 0.58, left ? 0.32 : 0.68, 0.16),
      );
    });
  const bolt = (flat: Point[], w: number) => {
    const d = 'M' + flat.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');
    return stroke(d, p.accent, w * 4, { opacity: 0.6, filter: blur(s, 5) }) + stroke(d, '#ffffff', w);
  };
  const zigzag = (x: number, y: number, dx: number) => range(8).map((i): Point => [x + dx * i + r.range(-15, 15), y + i * 20 + r.range(-6, 6)]);
  const jet = (lean: number, h: number, w: number, i: number) =>
    path(taper([crater, [lean * 0.3, crater[1] - h * 0.45], [lean, crater[1] - h]], w, w * 0.3), fire[i] ?? fire[0]);
  const fountain = g(
    { style: 'mix-blend-mode:screen' },
    g(
      { filter: blur(s, 8) },
      [-70, -34, 0, 34, 70].map((a) => jet(a, 180 - Math.abs(a), 50, 3)),
    ),
    g(
      { filter: rough(s, 0.05, 24) },
      g(
        { filter: blur(s, 2) },
        [-58, -26, 4, 28, 60].map((a) => jet(a, 156 - Math.abs(a), 30, 2)),
        [-36, -12, 14, 38].map((a) => jet(a, 136 - Math.abs(a), 18, 1)),
        [-14, 4, 16].map((a) => jet(a, 116, 12, 0)),
      ),
    ),
  );
  const bombs = range(34).map(() => {
    const a = r.range(-2.75, -0.4);
    const d = r.range(90, 250);
    const [x, y] = polar(d, a, crater[0], crater[1]);
    const [bx, by] = polar(d - r.range(20, 52), a, crater[0], crater[1]);
    const R = r.range(2, 7);
    const trail = path(taper(points([bx, by + 6, (x + bx) / 2, (y + by) / 2, x, y]), 1, R * 1.5), r.pick([fire[2], fire[1]]), { opacity: 0.75 });
    return trail + path(circle(x, y, R), s.rad([fire[0], fire[1], fire[3]]));
  });
  const cone = 'M-66 -54C-96 10 -150 92 -300 168L-320 208Q0 250 320 208L300 168C160 96 100 20 64 -58C40 -44 28 -66 6 -56C-14 -44 -40 -66 -66 -54Z';
  const gullies = range(30).map((i) => {
    const x = -58 + i * 4;
    const end = -310 + i * 21.4 + r.range(-12, 12);
    const run = points([x, -50, x * 1.6 + r.range(-10, 10), 30, x * 1.44 + end * 0.4, 100, end, 210]);
    return path(taper(run, 3, r.range(10, 24)), i % 2 ? K.lt : K.dp, { opacity: i % 2 ? 0.28 : 0.5 });
  });
  const streams = [
    [-8, -58, -22, -10, -6, 40, -40, 84, -26, 130, -70, 190],
    [22, -60, 44, -14, 36, 30, 84, 76, 96, 120, 150, 190],
    [-44, -54, -70, 4, -112, 60, -128, 104, -196, 170],
    [46, -56, 78, 14, 140, 84, 170, 120, 240, 178],
    [4, -56, 8, 0, 30, 60, 16, 110, 40, 190],
  ].map(points);
  const lava = (k: number, colour: string, b: number, a = 1) =>
    g(
      { opacity: a, filter: b ? blur(s, b, 30) : undefined },
      streams.map((q, i) => path(taper(q, (i > 1 ? 9 : 15) * k, (i > 1 ? 13 : 24) * k), colour)),
    );
  const mountain =
    lit(
      s,
      { k: 1.2, rim: fire[2], rimA: 0.5, glow: mix(p.glow, K.base, 0.5), shadeA: 0.6 },
      g(
        { filter: texture(s, { fx: 0.028, fy: 0.04, scale: 4, k: 0.85 }) },
        path(cone, s.linU([mix(K.lt, fire[3], 0.3), [mix(K.base, K.lt, 0.3), 0.3], [K.base, 0.65], K.dk], 0, -60, 0, 220)),
        g({ 'clip-path': s.clip(cone) }, gullies),
      ),
    ) +
    g(
      { 'clip-path': s.clip(cone) },
      path('M8 -60C60 20 100 110 300 170V260H-20C30 160 40 60 8 -60Z', K.dp, {
        opacity: 0.55,
        filter: blur(s, 12),
        transform: left ? undefined : 'scale(-1 1)',
      }),
    ) +
    g({ style: 'mix-blend-mode:screen' }, lava(2.4, fire[3], 8, 0.5)) +
    g({ filter: rough(s, 0.05, 14) }, lava(1.15, fire[3], 0), lava(0.8, fire[2], 0), lava(0.42, fire[1], 0), lava(0.16, fire[0], 0)) +
    path(ell(0, -58, 62, 11), fire[1], { filter: blur(s, 5) }) +
    path(ell(0, -60, 44, 6), fire[0], { filter: blur(s, 2) });
  const shore = range(60).map(() => {
    const t = r() ** 1.4;
    const [x, y] = [r.range(-310, 310), 176 + t * 90];
    return path(ell(x, y, 14 + t * 44, 1.5 + t * 3), Math.abs(x) < 190 && r.chance(0.6) ? r.pick([fire[1], fire[2]]) : r.pick([p.glow, p.deep]), {
      opacity: r.range(0.25, 0.7),
    });
  });
  const vapour = [-196, -70, 40, 150, 240].flatMap((x) =>
    range(7).map((i) =>
      path(circle(x + r.range(-24, 24), 178 - i * 7 + r.range(-8, 8), r.range(9, 20)), mix(p.pale, fire[2], 0.3), { opacity: 0.34 - i * 0.03 }),
    ),
  );
  return (
    shadow(s, 0, 200, 320, 60, 0.6) +
    glowDisc(s, 0, -90, 330, fire[2], 1) +
    g({ filter: rough(s, 0.05, 20) }, puffs) +
    bolt(zigzag(-120, -270, 8), 3) +
    bolt(zigzag(150, -250, -7), 2.2) +
    glowDisc(s, 0, -110, 190, fire[2], 0.9) +
    fountain +
    mountain +
    g({}, bombs) +
    (s.bare ? '' : path(ridge(r, -310, 310, 190, 16, 300, 6), s.lin([mix(K.dk, p.shade, 0.4), p.deep])) + g({}, shore)) +
    g({ filter: blur(s, 6) }, vapour) +
    path('M-40 -64Q0 -120 40 -64Z', fire[0], { opacity: 0.7, filter: blur(s, 10) }) +
    particles(s, { n: 60, kind: 'dust', colour: fire[1], x0: -250, x1: 250, y0: -300, y1: 100, size: 0.8 })
  );
};
