import { polar, TAU, range, smooth, mirror, circle, rrect, star, path, g, at, both, type Draw } from '../core.ts';
import { bevel, texture } from '../light.ts';
import { M, body, metal, lit, stroke, eye } from '../kit.ts';

export const skull: Draw = (s) => {
  const B = M(s, 'bone', 0.1),
    W = M(s, 'wood', 0.2),
    L = M(s, 'lacquer'),
    G = M(s, 'gold'),
    I = M(s, 'iron'),
    p = s.p;
  const gun = lit(
    s,
    { k: 0.6 },
    path('M-60 -16H190V10H-10L-20 30H-60Z', metal(s, I)),
    path(rrect(-40, -26, 84, 46, 8), metal(s, I, [0, 0, 0, 1])),
    range(3).map((i) => stroke(`M${-28 + i * 26} -18h14`, I.dp, 5)),
    path('M-60 -18Q-96 -10 -100 20L-140 116Q-110 140 -84 122L-50 34Z', body(s, W)),
    stroke('M-20 30q6 36 36 26', I.base, 7),
    path('M176 -26h10v12h-10z M-74 -34l20 8v14z', I.base),
  );
  const sk = smooth(
    mirror([
      [0, -190],
      [96, -176],
      [144, -96],
      [138, -10],
      [108, 40],
      [96, 96],
      [56, 120],
      [0, 126],
    ]),
    true,
    0.9,
  );
  const hat =
    'M-262 -104C-190 -60 -120 -86 0 -92C120 -86 190 -60 262 -104C250 -140 190 -128 136 -140C130 -220 104 -292 60 -286C34 -282 20 -266 0 -266C-20 -266 -34 -282 -60 -286C-104 -292 -130 -220 -136 -140C-190 -128 -250 -140 -262 -104Z';
  return (
    at(0, 130, 1.1, 28, gun) +
    at(0, 130, [-1.1, 1.1], -28, gun) +
    lit(
      s,
      { k: 1.4 },
      path(sk, s.rad([B.hi, [B.lt, 0.35], [B.base, 0.7], B.dk], 0.5, 0.5, 0.65, 0.35, 0.3), { filter: texture(s, { fx: 0.03, scale: 2.5 }) }),
    ) +
    both(
      path('M30 -60Q66 -84 106 -58Q120 -14 84 10Q40 12 24 -20Z', '#180a08') +
        eye(s, 66, -28, 14, p.accent) +
        path('M100 30Q70 50 64 80', 'none', { stroke: B.dk, 'stroke-width': 6, opacity: 0.7 }),
    ) +
    path('M0 0L-26 48Q-10 56 0 44Q10 56 26 48Z', '#180a08') +
    stroke('M-20 -150L-6 -120L-22 -104L-8 -84', B.dk, 4) +
    lit(
      s,
      { k: 0.7 },
      range(8).map((i) => path(rrect(-72 + i * 18.2, 76 + Math.abs(i - 3.5) * -1.5, 16.5, 34, 6), s.lin([B.hi, B.lt, B.dk]))),
    ) +
    lit(
      s,
      { k: 1 },
      path('M-150 96Q0 150 150 96Q140 190 0 280Q-140 190 -150 96Z', s.lin([L.lt, L.base, L.dk])),
      range(14).map(() => path(star(4, 9, 4, s.r.range(-100, 100), s.r.range(136, 200)), '#fff1da', { opacity: 0.85 })),
      stroke('M-148 104Q0 156 148 104', L.dp, 4),
    ) +
    lit(
      s,
      { k: 1.3 },
      path(hat, s.lin([W.lt, W.base, W.dk, W.dp]), { filter: texture(s, { fx: 0.06, scale: 1.8 }) }),
      path('M-138 -148Q0 -116 138 -148L136 -176Q0 -146 -136 -176Z', s.lin([L.lt, L.dk], 0, 0, 1, 0)),
    ) +
    path('M-60 -286C-34 -282 -20 -266 0 -266C20 -266 34 -282 60 -286Q24 -232 0 -230Q-24 -232 -60 -286Z', W.dp, { opacity: 0.75 }) +
    at(
      0,
      -150,
      1,
      0,
      g(
        { filter: bevel(s) },
        path(star(5, 46, 21), metal(s, G)),
        range(5).map((i) => {
          const [x, y] = polar(46, -Math.PI / 2 + (i * TAU) / 5);
          return path(circle(x, y, 7), G.lt);
        }),
      ),
    )
  );
};
