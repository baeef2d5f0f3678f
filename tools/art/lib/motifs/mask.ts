import { f, nth, range, smooth, mirror, circle, ell, rrect, petal, el, path, g, at, both, type Draw } from '../core.ts';
import { texture } from '../light.ts';
import { M, away, metal, lit, stroke, gem, eye } from '../kit.ts';

export const mask: Draw = (s) => {
  const W = away(s, ['wood', 'teal', 'stone'], 0.12),
    G = M(s, 'gold'),
    p = s.p,
    feathers = (['ruby', 'topaz', 'emerald', 'sapphire', 'teal'] as const).map((n) => M(s, n));
  const fe = range(13)
    .map((i) => {
      const t = (i - 6) / 6,
        m = nth(feathers, (i * 2) % 5),
        l = 270 - Math.abs(t) * 66;
      return {
        depth: Math.abs(t),
        drawn: g(
          { transform: `translate(${f(t * 96)} -110) rotate(${f(t * 66)})` },
          lit(
            s,
            { k: 0.45 },
            path(petal(l, 30), s.lin([m.dp, [m.dk, 0.15], [m.base, 0.5], m.lt])),
            path(ell(0, -l * 0.76, 15, 26), G.lt),
            path(ell(0, -l * 0.76, 9, 16), m.dp),
          ),
          stroke(`M0 0V${f(-l * 0.9)}`, m.dp, 3),
        ),
      };
    })
    .sort((a, b) => b.depth - a.depth)
    .map(({ drawn }) => drawn)
    .join('');
  const face = smooth(
    mirror([
      [0, -176],
      [110, -170],
      [160, -110],
      [166, -10],
      [146, 90],
      [104, 180],
      [52, 236],
      [0, 248],
    ]),
    true,
    0.9,
  );
  const halfD =
    path('M26 -46Q74 -94 134 -54Q124 6 72 6Q34 0 26 -46Z', W.dp) +
    eye(s, 78, -34, 25, p.accent) +
    stroke('M18 -92Q80 -150 150 -82', G.base, 22) +
    stroke('M18 -92Q80 -150 150 -82', G.hi, 5, { transform: 'translate(0 -5)' }) +
    range(4)
      .map((i) => path(`M${104 + i * 4} ${34 + i * 26}l44 -12l-3 15l-42 12z`, nth([p.accent, '#fff3d6', G.base, '#fff3d6'], i)))
      .join('') +
    path('M150 -20q40 0 40 44q0 40 -30 50q-14 -40 -10 -94z', W.base) +
    el('circle', { cx: 172, cy: 84, r: 24, fill: 'none', stroke: G.base, 'stroke-width': 11 });
  const teeth =
    range(8)
      .map((i) => path(rrect(-70 + i * 17.6, 132, 15.4, 22, 4), '#fff8e2'))
      .join('') +
    range(8)
      .map((i) => path(rrect(-70 + i * 17.6, 160, 15.4, 22, 4), '#f1dfb8'))
      .join('');
  return (
    fe +
    lit(
      s,
      { k: 1.5 },
      path(face, s.lin([W.lt, W.base, W.dk, W.dp], 0, 0, 1, 1), { filter: texture(s, { fx: 0.05, fy: 0.008, scale: 3.5 }) }),
      path('M-150 -128Q0 -196 150 -128L142 -150Q0 -222 -142 -150Z', metal(s, G)),
      range(7).map((i) => path(circle(-108 + i * 36, -160 - Math.cos((i - 3) * 0.42) * 12, 9), i % 2 ? p.accent : '#d8152f')),
    ) +
    lit(s, { k: 0.7 }, both(halfD)) +
    lit(s, { k: 0.7 }, path('M-22 -60L-50 66Q-30 96 0 88Q30 96 50 66L22 -60Z', s.lin([W.hi, W.lt, W.base, W.dk], 0, 0, 1, 1))) +
    path(ell(-26, 72, 12, 7), W.dp) +
    path(ell(26, 72, 12, 7), W.dp) +
    path('M-88 118Q0 100 88 118Q104 156 70 196Q0 216 -70 196Q-104 156 -88 118Z', '#2a0708') +
    stroke('M-88 118Q0 100 88 118Q104 156 70 196Q0 216 -70 196Q-104 156 -88 118Z', G.base, 8) +
    teeth +
    at(0, -128, 1, 0, gem(s, M(s, 'emerald'), 30, 8))
  );
};
