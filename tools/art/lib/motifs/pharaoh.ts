import { nth, poly, polar, range, smooth, mirror, taper, circle, ell, el, path, g, both, type Draw } from '../core.ts';
import { M, away, body, metal, lit, stroke, shadeHalf } from '../kit.ts';

export const pharaoh: Draw = (s) => {
  const G = M(s, 'gold'),
    B = away(s, ['sapphire', 'teal', 'lacquer']),
    L = M(s, 'lacquer');
  const nemes = smooth(
    mirror([
      [0, -262],
      [92, -246],
      [160, -176],
      [182, -90],
      [196, 0],
      [236, 130],
      [262, 250],
      [150, 262],
      [104, 150],
      [60, 130],
      [0, 120],
    ]),
    true,
    0.9,
  );
  const face = smooth(
    mirror([
      [0, -150],
      [74, -146],
      [104, -96],
      [106, -20],
      [92, 60],
      [58, 118],
      [0, 142],
    ]),
    true,
    0.95,
  );
  const stripes = range(15)
    .map((i) => path(poly([[0, -250], polar(640, 0.18 + i * 0.1, 0, -250), polar(640, 0.226 + i * 0.1, 0, -250)]), s.lin([B.lt, B.base, B.dk])))
    .join('');
  const e =
    path('M22 -34Q54 -62 92 -30Q58 -14 22 -34Z', '#fffbe9') +
    path(circle(56, -36, 13), B.dk) +
    path(circle(52, -40, 4), '#fff') +
    stroke('M18 -34Q54 -66 96 -30L118 -22', '#150d0a', 8) +
    stroke('M22 -33Q58 -12 92 -30', '#150d0a', 5) +
    stroke('M18 -72Q56 -100 104 -68', '#150d0a', 10);
  return (
    lit(
      s,
      { k: 1.2 },
      path(
        smooth(
          mirror([
            [0, 130],
            [120, 140],
            [250, 200],
            [310, 330],
            [0, 360],
          ]),
        ),
        body(s, G),
      ),
      range(4).map((i) =>
        stroke(`M${-150 - i * 34} ${190 + i * 34}Q0 ${300 + i * 26} ${150 + i * 34} ${190 + i * 34}`, nth([B.base, L.base, G.lt, B.dk], i), 17),
      ),
    ) +
    lit(
      s,
      { k: 1.15 },
      path(nemes, metal(s, G)),
      g({ 'clip-path': s.clip(nemes) }, both(stripes), path(`M-200 -150Q0 -235 200 -150L200 -112Q0 -200 -200 -112Z`, s.lin([G.hi, G.base, G.dk]))),
    ) +
    lit(
      s,
      { k: 0.9 },
      path('M-30 120L-22 250Q0 266 22 250L30 120Z', s.lin([B.base, B.dk, B.dp], 0, 0, 1, 0)),
      range(6).map((i) => stroke(`M-28 ${140 + i * 20}Q0 ${152 + i * 20} 28 ${140 + i * 20}`, G.base, 4)),
    ) +
    lit(s, { k: 0.9 }, path(face, s.lin([G.hi, [G.lt, 0.3], [G.base, 0.7], G.dk], 0, 0, 1, 1))) +
    shadeHalf(s, face, G.dp) +
    both(e) +
    path('M-12 -36L-22 44Q0 62 22 44L12 -36Z', s.lin([G.lt, G.hi, G.dk], 0, 0, 1, 0), { opacity: 0.85 }) +
    stroke('M-24 44Q0 58 24 44', G.dk, 5) +
    path('M-42 82Q-16 66 0 74Q16 66 42 82Q0 112 -42 82Z', s.lin([L.base, G.dk])) +
    stroke('M-42 82Q0 92 42 82', '#3a1508', 3.5) +
    lit(
      s,
      { k: 0.5 },
      path(
        taper(
          [
            [0, -158],
            [6, -200],
            [-8, -232],
            [2, -268],
            [26, -276],
          ],
          28,
          16,
        ),
        metal(s, G),
      ),
      path(ell(0, -226, 25, 36), body(s, B)),
      path(ell(4, -276, 17, 13), G.lt),
    ) +
    el('circle', { cx: 8, cy: -278, r: 4, fill: '#e11d2c' })
  );
};
