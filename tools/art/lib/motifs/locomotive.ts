import { type Draw, type Scene, TAU, at, both, circle, el, ell, f, g, mix, path, polar, range, rrect } from '../core.ts';
import { bevel, blur, flare, glowDisc, rays } from '../light.ts';
import { M, ball, lit, metal, stroke } from '../kit.ts';
import { small } from '../outlines.ts';

/** Steam as heaps of lit balls, soft at the edge. */
const steam = (s: Scene, n: number, [x0, y0]: [number, number], [x1, y1]: [number, number], r0: number, r1: number, warm: string) =>
  g(
    { filter: blur(s, 5) },
    range(n).map((i) => {
      const t = i / (n - 1);
      const r = (r0 + (r1 - r0) * t) * s.r.range(0.75, 1.2);
      const [x, y] = [x0 + (x1 - x0) * t + s.r.range(-r, r) * 0.6, y0 + (y1 - y0) * t + s.r.range(-r, r) * 0.5];
      return path(
        circle(x, y, r),
        s.rad([s.p.pale, [mix(s.p.pale, warm, 0.35), 0.45], mix(warm, s.p.shade, 0.65)], 0.5, 0.5, 0.6, s.dir[0] < 0 ? 0.34 : 0.66, 0.22),
        {
          opacity: 0.9 - t * 0.45,
        },
      );
    }),
  );

/** A steam engine head-on at night, its lamp lit. */
export const locomotive: Draw = (s) => {
  const K = M(s, 'onyx', 0.16),
    I = M(s, 'iron', 0.14),
    G = M(s, 'gold', 0.06),
    R = M(s, 'lacquer', 0.06);
  const ringOf = (n: number, r: number, size: number) =>
    range(n).map((i) => {
      const [x, y] = polar(r, ((i + 0.5) / n) * TAU);
      return path(circle(x, y + 1.5, size + 1), '#000', { opacity: 0.6 }) + path(circle(x, y, size), ball(s, I));
    });
  const chimney = lit(
    s,
    { k: 0.9 },
    path('M-46 -176L-40 -240Q-66 -252 -70 -284H70Q66 -252 40 -240L46 -176Z', s.lin([K.lt, K.base, K.dp, [K.dk, 0.8], K.lt], 0, 0, 1, 0)),
    path(rrect(-76, -296, 152, 20, 8), metal(s, G, [0, 0, 1, 0])),
    path(rrect(-50, -190, 100, 16, 6), metal(s, G, [0, 0, 1, 0])),
  );
  const boiler =
    lit(s, { k: 1.2 }, path(circle(0, -40, 186), s.lin([K.lt, K.base, K.dk, K.dp], s.dir[0] < 0 ? 0 : 1, 0, s.dir[0] < 0 ? 1 : 0, 1))) +
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      el('circle', { cx: 0, cy: -40, r: 176, fill: 'none', stroke: metal(s, G, [0, 0, 1, 1]), 'stroke-width': 13 }),
    ) +
    at(0, -40, 1, 0, ringOf(36, 158, 4.6)) +
    lit(
      s,
      { k: 1 },
      path(circle(0, -40, 140), s.rad([mix(I.base, K.lt, 0.4), [K.base, 0.4], [K.dk, 0.75], K.dp], 0.5, 0.5, 0.62, s.dir[0] < 0 ? 0.3 : 0.7, 0.2)),
    ) +
    el('circle', { cx: 0, cy: -40, r: 128, fill: 'none', stroke: I.lt, 'stroke-opacity': 0.35, 'stroke-width': 3 }) +
    g(
      { filter: bevel(s, { h: 4, soft: 2.5 }) },
      path(rrect(-148, -84, 190, 20, 9), metal(s, I)),
      path(rrect(-148, -14, 190, 20, 9), metal(s, I)),
      path(rrect(-158, -98, 26, 118, 8), metal(s, I, [0, 0, 1, 0])),
    ) +
    at(0, -40, 1, 0, ringOf(14, 116, 3.6));
  const plate =
    g({ filter: bevel(s, { h: 4, soft: 2.5 }) }, path(rrect(-70, 44, 140, 46, 10), metal(s, G, [0, 0, 1, 0.6]))) +
    path(rrect(-62, 51, 124, 32, 6), R.dp) +
    small('1907', 0, 79, 31, s.lin([G.hi, G.lt, G.base]), { face: 'rye', track: 4 });
  const lamp =
    glowDisc(s, 0, -44, 170, '#ffd98a', 0.85) +
    g({ filter: bevel(s, { h: 5, soft: 4 }) }, path(circle(0, -44, 66), metal(s, G, [0, 0, 1, 1])), path('M-26 -106h52l-10 -26h-32Z', metal(s, G))) +
    path(circle(0, -44, 50), s.rad(['#ffffff', ['#fffbe0', 0.4], ['#ffe08a', 0.75], '#f08a1a'])) +
    range(4)
      .map((i) => el('circle', { cx: 0, cy: -44, r: 12 + i * 10, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.4, 'stroke-width': 2 }))
      .join('');
  const beam =
    lit(s, { k: 0.9 }, path(rrect(-262, 112, 524, 66, 10), s.lin([R.lt, R.base, R.dk, R.dp]))) +
    stroke(rrect(-252, 121, 504, 48, 6), G.lt, 3, { opacity: 0.9 }) +
    both(
      lit(s, { k: 0.6 }, path(circle(206, 144, 42), s.rad([I.hi, [I.lt, 0.2], [I.base, 0.6], I.dp], 0.5, 0.5, 0.6, 0.4, 0.28))) +
        el('circle', { cx: 206, cy: 144, r: 30, fill: 'none', stroke: I.dp, 'stroke-width': 3, opacity: 0.6 }),
    ) +
    range(9)
      .map((i) => path(circle(-160 + i * 40, 145, 6), ball(s, G)))
      .join('');
  const cylinders = both(
    lit(s, { k: 0.8 }, path(rrect(166, 4, 92, 104, 20), s.lin([K.lt, K.base, K.dk, K.dp]))) +
      path(circle(212, 56, 38), s.rad([I.lt, [I.base, 0.4], I.dp])) +
      el('circle', { cx: 212, cy: 56, r: 36, fill: 'none', stroke: G.base, 'stroke-width': 5 }) +
      path(circle(212, 56, 12), ball(s, G)) +
      stroke('M150 -160Q214 -150 236 -40', I.base, 9) +
      stroke('M148 -163Q212 -153 233 -44', I.hi, 2.4),
  );
  const catcher =
    range(11)
      .map((i) => {
        const x = (i - 5) * 44;
        return lit(
          s,
          { k: 0.4 },
          path(`M${f(x * 0.9 - 9)} 178L${f(x * 0.5 - 8)} 300H${f(x * 0.5 + 8)}L${f(x * 0.9 + 9)} 178Z`, s.lin([R.lt, R.base, R.dk, R.dp])),
        );
      })
      .join('') + path(ell(0, 262, 210, 60), s.p.deep, { opacity: 0.6, filter: blur(s, 16) });
  return (
    steam(s, 16, [0, -270], [s.dir[0] * -150, -350], 46, 96, s.p.glow) +
    steam(s, 14, [-190, 110], [-300, -40], 40, 84, s.p.mid) +
    steam(s, 14, [190, 110], [300, -40], 40, 84, s.p.mid) +
    cylinders +
    chimney +
    boiler +
    plate +
    catcher +
    beam +
    rays(s, 0, -44, { n: 20, len: 460, colour: '#fff2c4', a: 0.5, soft: 5 }) +
    lamp +
    steam(s, 7, [-236, 210], [-150, 190], 26, 40, s.p.mid) +
    steam(s, 7, [236, 210], [150, 190], 26, 40, s.p.mid) +
    flare(s, 0, -44, 220) +
    flare(s, s.dir[0] * 60, -286, 70)
  );
};
