import type { Draw, Point } from '../core.ts';
import { light, mix, range, smooth, spline, taper, circle, ell, rrect, el, path, g, at } from '../core.ts';
import { bevel, glowDisc, texture } from '../light.ts';
import { M, away, lit, metal, stroke } from '../kit.ts';
import { airbrush, points } from '../brush.ts';

/** The kraken's eye behind a ship's wheel, its arms over the rim. */
export const krakenDeep: Draw = (s) => {
  const m = away(s, ['amethyst', 'ruby', 'teal', 'copper'], 0.12);
  const W = M(s, 'wood', 0.06);
  const G = M(s, 'gold', 0.05);
  const ink = mix('#04040a', s.p.deep, 0.4);
  const fire = s.p.accent;

  const skin = smooth(
    points(
      '10 -290, 66 -262, 140 -226, 190 -160, 204 -80, 180 10, 170 130, 90 216, 0 240, -90 216, -170 130, -184 10, -206 -84, -188 -160, -136 -222, -62 -262',
    ),
    true,
    0.9,
  );
  // An arm with two rows of suckers on the side it shows.
  const arm = (pts: readonly Point[], w: number, dim = 0) => {
    const line = spline(pts, 11);
    return (
      lit(s, { k: 0.75 }, path(taper(pts, w, 5, 0.85), s.lin([mix(m.lt, m.dk, dim), mix(m.base, m.dk, dim), mix(m.dk, ink, 0.3)], 0, 0, 1, 1))) +
      line
        .filter((_, i) => i > 2 && i % 2 === 0)
        .map(([x, y], i, all) => {
          const k = 1 - (i / all.length) * 0.86;
          return (
            path(
              ell(x + w * 0.1 * k, y + w * 0.2 * k, w * 0.2 * k + 1, w * 0.17 * k + 1),
              s.rad([m.dp, [m.dk, 0.4], [light(m.lt, 0.45), 0.62], m.dk]),
            ) + path(ell(x - w * 0.26 * k, y - w * 0.2 * k, w * 0.09 * k, w * 0.06 * k), m.hi, { opacity: 0.5 })
          );
        })
        .join('')
    );
  };
  const eyeball = 'M-112 -6C-64 -34 56 -44 116 -20C84 44 -56 62 -112 -6Z';
  const folds = [
    'M-150 -20C-96 -84 84 -100 156 -36',
    'M-164 -44C-100 -112 92 -128 170 -60',
    'M-140 20C-80 88 84 84 146 8',
    'M-150 48C-84 116 96 110 160 36',
  ];
  const eye =
    path('M-150 -10C-90 -96 90 -112 156 -30C104 84 -84 104 -150 -10Z', s.rad([m.dk, [m.dp, 0.6], ink])) +
    folds.map((d, i) => stroke(d, i % 2 ? m.dk : m.base, 13, { opacity: 0.7 }) + stroke(d, m.lt, 3.5, { opacity: 0.4 })).join('') +
    path(
      eyeball,
      s.radU([mix(fire, '#fff3c0', 0.75), [mix(fire, '#ffc23a', 0.5), 0.28], [mix(fire, ink, 0.2), 0.6], mix(fire, ink, 0.85)], 2, -4, 112),
      { stroke: ink, 'stroke-width': 8 },
    ) +
    g(
      { 'clip-path': s.clip(eyeball) },
      range(56).map((i) => {
        const a = (i / 56) * Math.PI * 2;
        return stroke(
          `M${2 + Math.cos(a) * 50} ${-4 + Math.sin(a) * 22}L${2 + Math.cos(a) * s.r.range(76, 112)} ${-4 + Math.sin(a) * s.r.range(38, 58)}`,
          i % 3 ? mix(fire, ink, 0.65) : mix(fire, '#fff3c0', 0.5),
          2,
          { opacity: 0.5 },
        );
      }),
      path('M-62 -8C-30 -22 40 -24 70 -10C40 12 -30 16 -62 -8Z', '#050206'),
      path('M-140 0C-70 -56 60 -66 140 -24V-70H-140Z M-140 -6C-70 -10 60 -26 130 -22C60 -40 -60 -32 -140 -6Z', ink, { opacity: 0.7 }),
    ) +
    path(ell(s.dir[0] * 34, -22, 12, 6), '#fff', { opacity: 0.95 }) +
    path(ell(s.dir[0] * -40, 16, 8, 3.4), '#fff', { opacity: 0.4 }) +
    path('M-132 2C-84 -54 70 -72 138 -26C70 -48 -60 -34 -132 2Z', s.lin([m.base, m.dk]), { opacity: 0.95 }) +
    glowDisc(s, 0, 0, 100, fire, 0.45);

  const [cx, cy, R] = [0, 108, 158];
  const wheel = at(
    cx,
    cy,
    1,
    22.5,
    lit(
      s,
      { k: 0.6 },
      range(8).map((i) =>
        g(
          { transform: `rotate(${i * 45})` },
          path(
            'M-9 -34Q-17 -70 -9 -104Q-15 -130 -12 -150V-190Q-16 -206 -13 -226Q0 -250 13 -226Q16 -206 12 -190V-150Q15 -130 9 -104Q17 -70 9 -34Z',
            s.lin([W.lt, W.base, W.dp], 0, 0, 1, 0),
          ),
        ),
      ),
    ),
    g(
      { filter: texture(s, { fx: 0.05, scale: 2.6 }) },
      lit(
        s,
        { k: 0.8 },
        el('circle', { cx: 0, cy: 0, r: R, fill: 'none', stroke: s.lin([W.hi, W.base, W.dk, W.dp], 0, 0, 1, 1), 'stroke-width': 42 }),
      ),
    ),
    g(
      { filter: bevel(s, { h: 3, soft: 2 }) },
      el('circle', { cx: 0, cy: 0, r: R, fill: 'none', stroke: metal(s, G), 'stroke-width': 13 }),
      el('circle', { cx: 0, cy: 0, r: 62, fill: 'none', stroke: metal(s, G), 'stroke-width': 9 }),
    ),
    range(8).map((i) => g({ transform: `rotate(${i * 45 + 22.5})` }, path(circle(0, -R, 6), s.rad([G.hi, G.dk])))),
    g({ filter: bevel(s, { h: 4, soft: 3 }) }, path(circle(0, 0, 44), metal(s, G)), path(rrect(-10, -10, 20, 20, 4), G.dk)),
  );
  // Positioned like the first pose of the motif.
  return at(
    0,
    0,
    0.96,
    0,
    glowDisc(s, 0, -40, 330, s.p.glow, 0.5) +
      arm(points('150 -60, 230 -130, 262 -220, 206 -272, 160 -236, 186 -206'), 62, 0.45) +
      arm(points('-150 -60, -226 -120, -270 -200, -236 -268, -184 -250, -200 -212'), 62, 0.45) +
      lit(
        s,
        { k: 1.6 },
        path(skin, s.radU([m.lt, [m.base, 0.28], [m.dk, 0.62], ink], s.dir[0] * 90, -230, 320), { filter: texture(s, { fx: 0.022, scale: 3 }) }),
      ) +
      airbrush(s, skin, 12, [
        ['M-160 -140Q0 -250 160 -140Q120 -40 0 -30Q-120 -40 -160 -140Z', ink, 0.7],
        ['M-120 -226Q0 -280 120 -226Q60 -214 0 -214Q-60 -214 -120 -226Z', m.lt, 0.6],
        ['M-220 60Q0 120 220 60V260H-220Z', ink, 0.85],
      ]) +
      g(
        { 'clip-path': s.clip(skin) },
        range(36).map(() => {
          const [x, y] = [s.r.range(-160, 160), s.r.range(-264, -200) + Math.abs(s.r.range(0, 90))];
          return path(ell(x, y, s.r.range(4, 14), s.r.range(3, 9)), s.r.chance(0.55) ? m.dp : m.lt, { opacity: 0.35 });
        }),
      ) +
      at(0, -118, 0.98, 0, eye) +
      wheel +
      arm(points('-246 190, -286 70, -236 -24, -176 -38, -134 -10, -152 22, -178 6'), 58, 0.15) +
      arm(points('-250 300, -270 160, -226 120, -160 96, -104 130, -118 182, -160 168'), 84) +
      arm(points('250 300, 280 170, 246 70, 196 -4, 136 -6, 112 40, 146 60'), 84) +
      arm(points('-120 320, -80 230, -10 190, 54 200, 72 150, 36 128'), 70) +
      arm(points('140 330, 190 240, 160 180, 110 176, 104 214'), 62, 0.1),
  );
};
