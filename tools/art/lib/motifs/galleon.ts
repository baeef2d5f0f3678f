import { type Draw, type Point, type Scene, at, circle, ell, f, g, mix, path, range, smooth, star, taper } from '../core.ts';
import { bevel, blur, flare, rough } from '../light.ts';
import { M, away, lit, metal, stroke } from '../kit.ts';
import { points, tube } from './tube.ts';
import type { Ramp } from '../palettes.ts';

/** A square sail full of wind, hung from its yard at 0,0. */
function sail(s: Scene, wide: number, foot: number, h: number, m: Ramp, wood: Ramp, badge = ''): string {
  const d = `M${-wide} 0C${-wide * 0.86} ${h * 0.3} ${-foot * 1.1} ${h * 0.6} ${-foot} ${h}C${-foot * 0.55} ${h * 0.8} ${foot * 0.55} ${h * 0.8} ${foot} ${h}C${foot * 1.1} ${h * 0.6} ${wide * 0.86} ${h * 0.3} ${wide} 0Q0 ${-h * 0.06} ${-wide} 0Z`;
  const L = s.dir[0] < 0;
  const seams = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => {
    const [x, u] = [(wide * i) / 4.5, (foot * i) / 4.5];
    return `M${f(x)} 0C${f(x)} ${f(h * 0.3)} ${f(u * 1.12)} ${f(h * 0.6)} ${f(u)} ${f(h)}`;
  });
  return (
    lit(
      s,
      { k: 1, shadeA: 0.55 },
      path(d, s.lin([m.lt, [m.hi, 0.3], [m.lt, 0.55], [m.base, 0.82], m.dk], L ? 0.3 : 0.7, 0, L ? 0.7 : 0.3, 1)),
      g(
        { 'clip-path': s.clip(d) },
        stroke(seams.join(''), m.dk, 1.8, { opacity: 0.4 }),
        [0.16, 0.3].map((t) =>
          stroke(`M${-wide} ${f(h * t)}Q0 ${f(h * (t + 0.05))} ${wide} ${f(h * t)}`, m.dk, 2, { opacity: 0.45, 'stroke-dasharray': '3 9' }),
        ),
        badge ? at(0, h * 0.46, 1, 0, badge) : '',
        path(`M${-wide} ${f(h * 0.86)}Q0 ${f(h * 0.6)} ${wide} ${f(h * 0.86)}V${f(h * 1.1)}H${-wide}Z`, m.dp, { opacity: 0.42, filter: blur(s, 9) }),
        path(ell(L ? foot * 0.8 : -foot * 0.8, h * 0.5, foot * 0.4, h * 0.62), m.dp, { opacity: 0.34, filter: blur(s, 14) }),
      ),
    ) + tube(s, points([-wide - 14, -1, 0, -5, wide + 14, -1]), 9, 9, wood)
  );
}

/** A ship under full sail, her bow towards the viewer. */
export const galleon: Draw = (s) => {
  const W = M(s, 'wood', 0.1),
    C = M(s, s.r.pick(['bone', 'bone', 'porcelain']), 0.2),
    G = M(s, 'gold', 0.06),
    E = away(s, ['lacquer', 'sapphire', 'emerald', 'onyx'], 0.06),
    F = M(s, 'ice', 0.2);
  const L = s.dir[0] < 0;
  const sun = g({ opacity: 0.85 }, path(star(16, 46, 28), E.base), path(circle(0, 0, 22), E.dk), path(circle(0, 0, 15), E.lt));
  const mast = (x: number, y0: number, y1: number, w: number) => tube(s, points([x, y1, x + 2, (y0 + y1) / 2, x + 3, y0]), w, w * 0.45, W);
  const silk = path('M0 0C24 -12 40 10 66 -4C76 -8 88 -4 100 -10C84 4 92 10 70 16C46 24 26 8 0 22Z', s.lin([E.lt, E.base, E.dk], 0, 0, 1, 0));
  const pennant = (x: number, y: number, k: number) => at(x, y, [L ? k : -k, k], 0, lit(s, { k: 0.35, flip: L ? 1 : -1 }, silk));
  const shrouds = (x: number, y: number, x1: number, y1: number, n: number) =>
    g(
      { opacity: 0.8 },
      range(n).map((i) => stroke(`M${x} ${y}L${x1 + i * 13 * Math.sign(x1 - x)} ${y1}`, W.dp, 2)),
      range(11).map((i) => {
        const t = 0.2 + i * 0.075;
        return stroke(`M${f(x + (x1 - x) * t)} ${f(y + (y1 - y) * t)}h${f((n - 1) * 13 * Math.sign(x1 - x) * t)}`, W.dp, 1.3);
      }),
    );
  const hull = 'M-168 66C-120 50 -70 26 -30 12C20 22 96 42 178 58C176 120 120 200 -14 262C-110 220 -160 150 -168 66Z';
  const plank = (t: number) =>
    stroke(
      `M${f(-168 + t * 24)} ${f(66 + t * 70)}C${f(-126 + t * 30)} ${f(84 + t * 80)} ${f(-70 + t * 14)} ${f(84 + t * 120)} ${f(-29 + t * 8)} ${f(64 + t * 150)}C${f(30 + t * 4)} ${f(82 + t * 120)} ${f(110 - t * 10)} ${f(86 + t * 78)} ${f(176 - t * 26)} ${f(58 + t * 70)}`,
      W.dp,
      2.6,
      { opacity: 0.6 },
    );
  const iron = M(s, 'iron').base;
  const gun =
    path('M-13 -12H13V12H-13Z', '#0a0506', { stroke: G.base, 'stroke-width': 4 }) + path(circle(0, 2, 7), iron) + path(circle(0, 2, 3.6), '#050304');
  const port = (x: number, y: number, tilt: number) => at(x, y, 1, tilt, gun);
  const bow =
    lit(
      s,
      { k: 1.3 },
      path(hull, s.linU([W.lt, [W.base, 0.32], [W.dk, 0.5], [W.base, 0.56], [W.dk, 0.8], W.dp], L ? -170 : 180, 30, L ? 180 : -170, 90)),
      g(
        { 'clip-path': s.clip(hull) },
        range(13).map((i) => plank(i * 0.09)),
        path('M-29 20L-14 262L60 262L180 60L60 90Z', W.dp, { opacity: L ? 0.34 : 0, filter: blur(s, 6) }),
        path('M-29 20L-14 262L-110 262L-190 60L-90 90Z', W.dp, { opacity: L ? 0 : 0.4, filter: blur(s, 6) }),
      ),
    ) +
    g(
      { filter: bevel(s, { h: 4, soft: 2.5 }) },
      stroke('M-172 64C-124 50 -74 26 -30 12C20 22 96 42 182 56', metal(s, G, [0, 0, 1, 0]), 11),
      stroke('M-162 100C-118 88 -70 70 -29 58C24 68 94 82 172 92', metal(s, G, [0, 0, 1, 0]), 6),
      path(taper(points([-30, 8, -26, 90, -18, 180, -12, 262]), 20, 10), metal(s, W, [0, 0, 1, 0])),
    ) +
    [port(-124, 112, 12), port(-80, 98, 16), port(38, 92, -12), port(90, 104, -10), port(138, 110, -8)].join('');
  // the beakhead: rails that sweep up to a gilded eagle under the bowsprit
  const figure = g(
    { filter: bevel(s, { h: 3, soft: 2 }) },
    stroke(
      'M-132 60C-92 70 -60 66 -40 40M94 56C52 70 10 64 -18 40M-104 104C-74 104 -52 96 -36 74M62 102C34 102 0 96 -20 74',
      metal(s, G, [0, 0, 1, 0.4]),
      6,
    ),
    path(
      'M-30 36C-52 34 -78 18 -92 -8C-80 0 -72 2 -64 2C-76 -10 -82 -22 -84 -36C-72 -20 -54 -10 -42 -6C-42 -20 -36 -30 -28 -32C-22 -30 -16 -20 -16 -6C-4 -10 14 -20 26 -36C24 -22 18 -10 6 2C14 2 22 0 34 -8C20 18 -6 34 -26 36L-28 72Z',
      metal(s, G, [0, 0, 1, 1]),
    ),
  );
  const bowsprit = tube(s, points([-26, 30, -60, -10, -98, -58]), 22, 12, W);
  const jib = (d: string) => lit(s, { k: 0.7 }, path(d, s.lin([C.hi, C.lt, C.base, C.dk], L ? 0 : 1, 0, L ? 1 : 0, 0.4)));
  const spray = (x: number, y: number, n: number, w: number, h: number) =>
    g(
      { filter: rough(s, 0.06, 12) },
      range(n).map(() => {
        const t = s.r();
        const drop = circle(x + s.r.range(-w, w) * (1 - t * 0.3), y - t * h, s.r.range(3, 15) * (1.1 - t));
        return path(drop, s.r.pick([F.hi, F.lt, '#ffffff']), { opacity: s.r.range(0.4, 0.95) });
      }),
    );
  const wave = (y: number, amp: number, top: string, low: string) => {
    const crest = range(9).map((i): Point => [-300 + i * 75, y + (i % 2 ? -amp : amp) * s.r.range(0.6, 1.2)]);
    return path(smooth([...crest, [310, y + 130], [-310, y + 130]], true, 0.9), s.lin([top, [mix(top, low, 0.4), 0.2], low]));
  };
  const ship =
    pennant(62, -306, 0.7) +
    pennant(-30, -300, 0.9) +
    shrouds(60, -190, 170, 60, 4) +
    shrouds(-30, -190, -150, 60, 4) +
    mast(60, -312, 60, 16) +
    at(62, -282, 0.62, 2, sail(s, 92, 112, 106, C, W)) +
    at(64, -214, 0.84, 2, sail(s, 122, 146, 138, C, W)) +
    at(70, -100, 0.96, 2, sail(s, 158, 168, 150, C, W)) +
    mast(-30, -306, 40, 18) +
    at(-30, -272, 0.72, -2, sail(s, 92, 114, 104, C, W)) +
    at(-32, -196, 0.98, -2, sail(s, 118, 144, 126, C, W, sun)) +
    at(-34, -76, 1.06, -2, sail(s, 150, 160, 128, C, W)) +
    jib('M-40 -180C-90 -120 -104 -90 -102 -58C-80 -40 -50 -6 -34 8C-58 -60 -56 -120 -40 -180Z') +
    stroke('M-32 -262L-100 -60M-34 -196L-96 -56', W.dp, 2) +
    bow +
    figure +
    bowsprit;
  return (
    at(0, -22, 0.99, 0, ship) +
    (s.bare ? '' : wave(206, 12, mix(s.p.glow, F.lt, 0.5), s.p.shade)) +
    spray(-16, 204, 90, 150, 74) +
    spray(-120, 216, 40, 120, 40) +
    spray(120, 216, 40, 120, 40) +
    (s.bare ? '' : wave(236, 10, mix(s.p.mid, F.lt, 0.3), s.p.deep)) +
    flare(s, L ? -120 : 120, -190, 90)
  );
};
