import { type Draw, TAU, at, circle, el, ell, g, mix, path, polar, range, smooth } from '../core.ts';
import { bevel, blur, flare, glowDisc } from '../light.ts';
import { M, away, gem, lit, metal, shadow, stroke } from '../kit.ts';
import { points } from './tube.ts';

/** A cameo: a queen in profile, carved in ivory on dark stone, in a frame of gold and pearls. */
export const queen: Draw = (s) => {
  const G = M(s, 'gold', 0.05),
    I = M(s, 'bone', 0.04),
    V = away(s, ['sapphire', 'ruby', 'emerald', 'amethyst', 'onyx'], 0.05),
    J = away(s, ['ruby', 'sapphire', 'emerald'], 0.03);
  const L = s.dir[0] < 0;
  const pearl = s.rad(['#ffffff', '#f6eee8', '#b3a6b8', '#6e6076'], 0.5, 0.5, 0.56, L ? 0.34 : 0.66, 0.28);
  const face =
    'M-34 -140C-50 -124 -62 -104 -63 -88C-63 -80 -58 -75 -60 -68C-65 -56 -75 -46 -85 -36C-90 -30 -86 -25 -79 -24C-71 -23 -66 -21 -67 -15C-69 -11 -76 -9 -77 -4C-77 0 -70 2 -64 3C-70 5 -74 9 -72 14C-69 19 -62 20 -61 27C-62 33 -68 38 -66 46C-62 56 -50 61 -36 58C-20 54 -6 48 4 36C8 70 4 98 -8 120C-26 140 -70 146 -104 172C-124 190 -132 216 -136 240H152C152 212 144 176 112 152C86 134 74 108 76 66C108 20 112 -60 84 -112C54 -158 0 -164 -34 -140Z';
  const hair =
    'M-40 -140C-52 -128 -60 -114 -60 -104C-44 -112 -30 -112 -22 -98C-16 -84 -24 -68 -14 -54C-4 -40 6 -48 12 -36C20 -22 10 -6 24 4C36 12 46 2 58 12C70 24 62 44 78 62C112 70 150 44 152 2C158 -34 138 -48 138 -78C140 -114 112 -150 66 -162C24 -172 -16 -160 -40 -140Z';
  const locks = [
    [-56, -106, -30, -124, 10, -128, 50, -112, 84, -80],
    [-46, -124, -10, -142, 40, -140, 84, -116, 112, -76],
    [-20, -96, 6, -104, 34, -96, 56, -72, 76, -40, 92, -14],
    [-12, -60, 14, -70, 36, -58, 52, -34, 62, -8, 80, 14],
    [16, -32, 34, -36, 46, -18, 54, 0, 72, 16, 84, 44],
    [100, -104, 124, -70, 118, -40, 124, -10, 112, 20, 92, 44],
    [60, -140, 100, -128, 128, -92, 124, -60],
    [86, 52, 120, 44, 138, 16, 130, -16],
    [92, 36, 112, 28, 122, 6, 112, -14],
    [-34, -114, 4, -124, 48, -112, 80, -74, 100, -40],
    [0, -78, 22, -82, 44, -66, 60, -40, 76, -8],
    [30, -10, 44, -8, 60, 6, 76, 26, 96, 40],
  ];
  const veil = 'M52 -168C120 -170 176 -120 184 -50C190 10 172 60 190 120C198 160 206 200 202 246H96C120 180 112 120 128 60C140 0 132 -90 52 -168Z';
  const folds = range(7).map((i) =>
    stroke(
      `M${78 + i * 13} ${-156 + i * 15}C${124 + i * 9} ${-60 + i * 6} ${128 + i * 9} 60 ${104 + i * 15} 240`,
      i % 2 ? I.dk : I.hi,
      i % 2 ? 5 : 2.6,
      { opacity: i % 2 ? 0.4 : 0.75 },
    ),
  );
  const crown = at(
    18,
    -146,
    0.9,
    -12,
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      path(
        'M-92 10L-112 -70C-96 -44 -82 -34 -66 -28C-62 -60 -56 -84 -44 -104C-36 -76 -26 -58 -12 -44C-8 -80 -4 -106 4 -132C12 -106 16 -80 20 -44C34 -58 44 -76 52 -104C64 -84 70 -60 74 -28C90 -34 104 -44 120 -68L100 10Q4 44 -92 10Z',
        metal(s, G),
      ),
      path('M-96 6Q4 40 104 6L102 38Q4 72 -94 38Z', metal(s, G, [0, 0, 1, 0.3])),
    ),
    stroke('M-94 12Q4 46 102 12M-92 34Q4 66 100 34', G.dk, 2.4),
    points([-112, -76, -44, -112, 4, -142, 52, -112, 120, -74]).map(([x, y]) => path(circle(x, y, 9.5), pearl)),
    points([-64, 32, -32, 40, 40, 40, 74, 32]).map(([x, y], i) => at(x, y, 1, 0, gem(s, M(s, i % 3 ? 'emerald' : 'sapphire', 0.02), 11, 6))),
    at(4, 42, 1, 0, gem(s, J, 17, 8)),
    at(4, -12, 1, 0, gem(s, J, 15, 6, 1.5)),
    points([-52, -8, 60, -8]).map(([x, y]) => at(x, y, 1, 0, gem(s, J, 10, 6, 1.3))),
  );
  const oval = ell(0, 0, 196, 244);
  const ground =
    path(oval, s.radU([V.lt, [V.base, 0.3], [V.dk, 0.68], V.dp], -30, -60, 280)) +
    g(
      { 'clip-path': s.clip(oval) },
      range(24).map((i) => g({ transform: `rotate(${i * 15})` }, path('M-3 0L-18 -300H18L3 0Z', i % 2 ? V.lt : V.dp, { opacity: 0.13 }))),
      path(ell(0, 6, 196, 244), 'none', { stroke: V.dp, 'stroke-width': 44, opacity: 0.75, filter: blur(s, 14) }),
    );
  const frame =
    lit(s, { k: 0.8 }, path(ell(0, 0, 232, 282), s.lin([G.lt, G.base, G.dk, G.dp], L ? 0 : 1, 0, L ? 1 : 0, 1))) +
    g(
      { filter: bevel(s, { h: 6, soft: 4 }) },
      el('ellipse', { cx: 0, cy: 0, rx: 222, ry: 272, fill: 'none', stroke: metal(s, G, [0, 0, 1, 1]), 'stroke-width': 16 }),
    ) +
    ground +
    g(
      { filter: bevel(s, { h: 5, soft: 3 }) },
      el('ellipse', { cx: 0, cy: 0, rx: 194, ry: 242, fill: 'none', stroke: metal(s, G, [1, 0, 0, 1]), 'stroke-width': 9 }),
    ) +
    range(48)
      .map((i) => {
        const a = (i / 48) * TAU;
        const [x, y] = [208 * Math.cos(a), 257 * Math.sin(a)];
        return (
          path(circle(x + 1.5, y + 2.5, 12), G.dp, { opacity: 0.6 }) +
          path(circle(x, y, i % 6 ? 10.5 : 0.1), pearl) +
          (i % 6 ? '' : at(x, y, 1, 0, gem(s, J, 15, 8)))
        );
      })
      .join('');
  const ivory = s.linU([I.lt, [mix(I.lt, I.base, 0.5), 0.4], [I.base, 0.75], mix(I.base, I.dk, 0.5)], L ? -80 : 90, -120, L ? 110 : -90, 200);
  const carve = bevel(s, { h: 9, soft: 8, shine: 0.28, exp: 12, elev: 36 });
  const bust = g(
    { 'clip-path': s.clip(ell(0, 4, 190, 238) + 'M-300 -400H300V-60H-300Z') },
    at(
      -4,
      30,
      1.12,
      0,
      g({ transform: 'translate(9 12)', opacity: 0.6, filter: blur(s, 8) }, path(face, V.dp), path(veil, V.dp)),
      g({ filter: carve }, path(veil, mix(I.base, V.base, 0.5)), folds),
      g({ filter: carve }, path(face, ivory)),
      g(
        { filter: bevel(s, { h: 4, soft: 3, shine: 0.3, exp: 9 }) },
        path(hair, s.lin([mix(I.base, I.lt, 0.3), I.base, mix(I.base, I.dk, 0.55)], L ? 0 : 1, 0, L ? 1 : 0, 1)),
      ),
      locks.map(
        (q) =>
          stroke(smooth(points(q), false), I.dk, 5, { opacity: 0.6 }) +
          stroke(smooth(points(q.map((v, i) => (i % 2 ? v - 5 : v - 2))), false), I.hi, 3, { opacity: 0.8 }),
      ),
      // eye under its lid, nostril, mouth and jaw: only cut lines
      path('M-58 -68Q-46 -78 -32 -66Q-44 -60 -56 -62Z', I.base),
      stroke('M-58 -66Q-46 -76 -31 -65M-56 -62Q-46 -57 -36 -63', I.dk, 2.6),
      stroke('M-58 -86Q-42 -96 -24 -84', I.dk, 3.4, { opacity: 0.75 }),
      stroke('M-72 -25Q-69 -33 -64 -28', I.dk, 2.6),
      stroke('M-71 2Q-62 3 -54 0', I.dk, 3),
      path('M2 38Q-24 58 -42 59Q-16 66 6 86Z', I.dk, { opacity: 0.55, filter: blur(s, 4) }),
      range(15).map((i) => {
        const [x, y] = polar(78, (150 - i * 9) * (Math.PI / 180), 26, 84);
        return path(circle(x, y * 0.72 + 44, 7.5), pearl);
      }),
      path(circle(20, 14, 9), G.lt) + path('M20 20l9 20l-9 12l-9 -12Z', s.lin([J.lt, J.base, J.dk])),
      crown,
    ),
  );
  return (
    shadow(s, 0, 262, 230, 30, 0.8) +
    glowDisc(s, 0, -20, 350, s.p.glow, 0.7) +
    at(0, -26, 0.95, 0, frame, bust) +
    flare(s, -150, -196, 110) +
    flare(s, 66, -258, 90)
  );
};
