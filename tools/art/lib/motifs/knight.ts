import { type Draw, type Scene, at, circle, ell, g, mix, path, range, rrect } from '../core.ts';
import { bevel, blur, flare, texture } from '../light.ts';
import { M, away, gem, lit, metal, stroke } from '../kit.ts';
import { feather } from './plumage.ts';
import { points } from './tube.ts';
import type { Ramp } from '../palettes.ts';

/** Rings of mail inside a shape. */
const mail = (s: Scene, clip: string, m: Ramp) =>
  g(
    { 'clip-path': s.clip(clip) },
    path(clip, m.dk),
    [m.base, m.base, m.lt].map((tone, k) => {
      const rings = range(578).map((n) =>
        (n + Math.floor(n / 34)) % 3 === k ? circle(-270 + (n % 34) * 16.4 + (Math.floor(n / 34) % 2) * 8.2, 60 + Math.floor(n / 34) * 12, 6.6) : '',
      );
      return path(rings.join(''), 'none', { stroke: tone, 'stroke-width': 2.6 });
    }),
  );

/** A great helm with its plume, and the sword held upright beside it. */
export const knight: Draw = (s) => {
  const I = M(s, 'iron', 0.12),
    S = M(s, 'silver', 0.1),
    G = M(s, 'gold', 0.06),
    P = away(s, ['ruby', 'sapphire', 'amethyst', 'teal', 'lacquer'], 0.06);
  const L = s.dir[0] < 0;
  const near = 'M-26 -196L-26 92L-12 168C-60 160 -106 128 -124 92L-134 -40L-116 -178Q-72 -190 -26 -196Z';
  const far = 'M-26 -196L-26 92L-12 168C52 156 112 120 136 78L150 -44L132 -176Q60 -192 -26 -196Z';
  const plane = (m: Ramp, bright: boolean) =>
    bright
      ? s.lin([m.hi, m.lt, [mix(m.lt, m.base, 0.6), 0.55], m.base], L ? 1 : 0, 0, L ? 0 : 1, 1)
      : s.lin([m.base, [mix(m.base, m.dk, 0.6), 0.4], [m.dk, 0.8], mix(m.dk, m.base, 0.4)], 0, 0, L ? 1 : -1, 0.5);
  const breaths = range(4).flatMap((j) =>
    range(4).map(
      (i) =>
        path(circle(30 + i * 23 + (j % 2) * 5, 30 + j * 21 - i * 4, 5.4), '#07060a') +
        path(circle(31 + i * 23 + (j % 2) * 5, 33 + j * 21 - i * 4, 5.4), S.lt, { opacity: 0.25 }),
    ),
  );
  const rivets = points([-112, -152, -118, -100, -108, 60, -92, 108, 120, -150, 130, -96, 120, 56, 98, 104, 60, -170, -70, -172]).map(
    ([x, y]) => path(circle(x, y + 1.6, 6), I.dp) + path(circle(x, y, 5), s.rad([S.hi, S.base, S.dk], 0.5, 0.5, 0.6, L ? 0.3 : 0.7, 0.25)),
  );
  const helm =
    lit(
      s,
      { k: 1.1 },
      g({ filter: texture(s, { fx: 0.02, fy: 0.014, scale: 2.2, k: 0.8 }) }, path(far, plane(S, !L)), path(near, plane(S, L))),
      path(
        'M-116 -178Q-30 -236 60 -226Q118 -214 132 -176Q60 -188 -26 -190Q-72 -186 -116 -178Z',
        s.lin([S.hi, S.base, S.dk], L ? 0 : 1, 0, L ? 1 : 0, 0.4),
      ),
    ) +
    path('M-134 -40L-124 92C-106 128 -60 160 -12 168L-26 110Z', I.dp, { opacity: L ? 0.12 : 0.4 }) +
    // the sights: dark behind, with the lower lip catching the light
    path('M-36 -54L-126 -44L-124 -22L-36 -30Z M-14 -54L146 -48L143 -24L-14 -30Z', '#050409') +
    stroke('M-36 -28L-123 -20M-14 -28L142 -22', S.hi, 3.4, { opacity: 0.9 }) +
    path(ell(-84, -36, 12, 5.5) + ell(62, -38, 17, 6), s.p.accent, { opacity: 0.85, filter: blur(s, 3) }) +
    g(
      { filter: bevel(s, { h: 4, soft: 2.4 }) },
      path(
        'M-44 -200L-8 -202L-9 -76L150 -66L148 -50L-9 -56L-9 -30L143 -20L140 -4L-8 -10L-2 110L8 160L-26 152L-42 106L-42 -10L-124 -2L-128 -18L-41 -28V-58L-130 -48L-132 -64L-41 -76Z',
        metal(s, G, [0, 0, 1, 0.6]),
      ),
      path('M-26 -208l24 20l-24 24l-24 -24Z', G.lt),
    ) +
    g({}, breaths, rivets) +
    stroke('M60 -150L92 -96M78 -142L96 -112M-96 20L-80 54', S.dp, 2, { opacity: 0.5 }) +
    stroke('M62 -151L94 -97M-94 20L-78 54', S.hi, 1.4, { opacity: 0.7 });
  const plumes: number[][] = [
    [10, -206, 60, -290, 150, -300, 214, -232, 232, -130],
    [6, -206, 28, -296, 104, -318, 168, -262, 190, -166],
    [0, -206, -6, -290, 44, -322, 112, -284, 138, -206],
    [-6, -206, -40, -276, -26, -316, 40, -306, 78, -242],
  ];
  const torse =
    'M-124 -176C-120 -192 -60 -212 20 -210C92 -208 138 -194 140 -178C142 -164 120 -160 92 -166C40 -178 -50 -176 -96 -162C-118 -158 -128 -164 -124 -176Z';
  const wreath =
    path(torse, s.lin([P.lt, P.base, P.dk])) +
    g(
      { 'clip-path': s.clip(torse) },
      range(8).map((i) =>
        path(
          `M${-128 + i * 36} -140C${-118 + i * 36} -180 ${-100 + i * 36} -200 ${-84 + i * 36} -226H${-66 + i * 36}C${-84 + i * 36} -196 ${-100 + i * 36} -170 ${-108 + i * 36} -140Z`,
          s.lin([G.hi, G.base, G.dk]),
        ),
      ),
      range(17).map((i) =>
        stroke(`M${-130 + i * 18} -140C${-120 + i * 18} -180 ${-102 + i * 18} -200 ${-86 + i * 18} -226`, P.dp, 2.6, { opacity: 0.55 }),
      ),
    );
  const pauldron = (d: number) =>
    range(4)
      .reverse()
      .map((i) =>
        lit(
          s,
          { k: 0.7, flip: d },
          path(
            `M40 ${92 + i * 30}C80 ${70 + i * 26} ${150 + i * 8} ${76 + i * 26} ${196 + i * 16} ${126 + i * 32}C${212 + i * 16} ${150 + i * 32} ${214 + i * 14} ${176 + i * 32} ${208 + i * 14} ${190 + i * 32}C150 ${146 + i * 34} 96 ${140 + i * 32} 50 ${150 + i * 30}Z`,
            s.lin([S.lt, [S.base, 0.4], [S.dk, 0.8], S.dp], 0, 0, 0.7, 1),
            { stroke: G.base, 'stroke-width': 3.5 },
          ),
        ),
      )
      .join('');
  const coif = 'M-112 84C-150 120 -196 150 -224 230L-220 300H230C226 230 188 130 128 78C60 170 -60 170 -112 84Z';
  const sword = at(
    -214,
    96,
    1,
    -5,
    g(
      { filter: bevel(s, { h: 3, soft: 2 }) },
      path(
        'M-23 0L-19 -344L0 -396L19 -344L23 0Z',
        s.lin([S.hi, [S.lt, 0.3], [S.base, 0.49], [S.dk, 0.51], [S.base, 0.8], S.lt], L ? 0 : 1, 0, L ? 1 : 0, 0),
      ),
    ),
    path('M-4.5 -6L-3 -300L0 -320L3 -300L4.5 -6Z', S.dk, { opacity: 0.7 }),
    g(
      { filter: bevel(s, { h: 5, soft: 3 }) },
      path('M-86 -14Q-96 4 -84 20Q-40 6 0 20Q40 6 84 20Q96 4 86 -14Q40 0 0 -16Q-40 0 -86 -14Z', metal(s, G)),
      path(rrect(-15, 14, 30, 116, 8), metal(s, P, [0, 0, 1, 0])),
    ),
    gem(s, P, 15, 6),
  );
  return (
    plumes.map((q, i) => feather(s, q, 62 - i * 4, P)).join('') +
    lit(s, { k: 1 }, mail(s, coif, I)) +
    path('M-112 84C-60 180 60 180 128 78L150 130C70 220 -80 216 -140 130Z', '#000', { opacity: 0.55, filter: blur(s, 10) }) +
    at(-10, 24, [-1, 1], 0, pauldron(-1)) +
    at(20, 24, 1, 0, pauldron(1)) +
    helm +
    lit(s, { k: 0.7 }, wreath) +
    sword +
    flare(s, -240, -160, 120) +
    flare(s, L ? -100 : 124, -170, 80)
  );
};
