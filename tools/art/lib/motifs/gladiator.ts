import { type Draw, type Point, at, circle, ell, f, g, mix, path, polar, range, smooth, taper } from '../core.ts';
import { bevel, blur, flare, texture } from '../light.ts';
import { M, away, lit, metal, stroke } from '../kit.ts';
import { brush } from './plumage.ts';
import { points, tube } from './tube.ts';

const deg = Math.PI / 180;

/** A fighter's helmet with its crest, the net over the shoulder and the trident behind. */
export const gladiator: Draw = (s) => {
  const B = away(s, ['gold', 'copper', 'iron'], 0.08),
    T = M(s, 'gold', 0.06),
    H = away(s, ['ruby', 'sapphire', 'lacquer', 'teal', 'onyx'], 0.06),
    I = M(s, 'iron', 0.1),
    W = M(s, 'wood', 0.1);
  const L = s.dir[0] < 0;
  const hammered = texture(s, { fx: 0.03, fy: 0.03, scale: 1.6, k: 0.7 });
  const dome = 'M-126 -58C-130 -140 -70 -206 18 -206C110 -206 166 -140 164 -50L178 -6C150 8 110 -12 70 -14C0 -22 -70 -26 -126 -58Z';
  const guard = 'M162 -46C168 -10 190 12 224 20L216 44C176 54 120 40 90 -4Z';
  const visor = 'M-130 -34C-138 20 -136 80 -116 132C-104 160 -76 176 -52 168C-10 154 40 120 72 84C96 50 98 10 92 -18C20 -28 -60 -24 -130 -34Z';
  const brim =
    'M-172 -24C-146 -72 -84 -84 -4 -78C76 -72 146 -54 196 -22C202 -12 194 -2 180 -6C110 -40 34 -54 -36 -50C-92 -46 -132 -30 -158 -12C-170 -8 -178 -14 -172 -24Z';
  const grille = (x: number, y: number, rx: number, ry: number) => {
    const hole = ell(x, y, rx, ry);
    const n = Math.round(rx / 5);
    const bars = range(n).map((i) => {
      const t = (2 * i + 1) / n - 1;
      return stroke(`M${f(x + rx * t)} ${f(y - ry)}V${f(y + ry)}M${f(x - rx)} ${f(y + ry * t)}H${f(x + rx)}`, mix(B.base, B.dk, 0.35), 3);
    });
    return (
      path(hole, '#060308') +
      g(
        { 'clip-path': s.clip(hole) },
        path(ell(x, y + 4, rx * 0.5, ry * 0.22), s.p.accent, { opacity: 0.9, filter: blur(s, 4) }),
        g({ filter: bevel(s, { h: 2, soft: 1 }) }, bars),
      ) +
      g({ filter: bevel(s, { h: 3, soft: 2 }) }, path(hole, 'none', { stroke: T.base, 'stroke-width': 7 }))
    );
  };
  const holes = range(5).flatMap((j) =>
    range(6 - j).map((i) => {
      const [x, y] = [-92 + i * 25 + j * 11, 76 + j * 17 - i * 5];
      return path(circle(x, y, 5), '#0a0408') + path(circle(x + 0.8, y + 1.6, 5), B.hi, { opacity: 0.25 });
    }),
  );
  const prong = (pts: number[]) => path(taper(points(pts), 17, 5), s.lin([I.hi, I.lt, I.base, I.dk], 0, 0, 1, 0));
  const trident = at(
    -196,
    -40,
    1,
    -9,
    tube(s, points([0, 400, 0, -90]), 20, 20, W),
    g(
      { filter: bevel(s, { h: 4, soft: 2 }) },
      prong([0, -80, 0, -170, 0, -262]),
      prong([-6, -112, -62, -124, -66, -180, -60, -246]),
      prong([6, -112, 62, -124, 66, -180, 60, -246]),
      path('M0 -290L-15 -246H15ZM-60 -274L-76 -232L-48 -238ZM60 -274L76 -232L48 -238Z', I.lt),
      path('M-17 -100h34v34h-34z', metal(s, T, [0, 0, 1, 0])),
    ),
  );
  const knot = (u: number, v: number): Point => [112 + u * 168 + v * 26 * Math.sin(u * 5), 40 + v * 250 + Math.sin(u * 3.1) * -34 + u * 50];
  const cord = (on: (t: number) => Point, colour: string) =>
    stroke(
      smooth(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((j) => on(j / 8)),
        false,
      ),
      colour,
      3,
    );
  const net = g(
    { opacity: 0.95 },
    range(11).map((i) => cord((t) => knot(i / 10, t), W.lt)),
    range(12).map((j) => cord((t) => knot(t, j / 11), j % 2 ? W.base : W.lt)),
    range(132).map((i) => path(circle(...knot((i % 11) / 10, Math.floor(i / 11) / 11), 4), W.hi)),
  );
  const manica = range(6).map((i) =>
    path(
      `M${-236 - i * 8} ${176 + i * 34}Q${-170} ${96 + i * 34} ${-76} ${132 + i * 34}L${-60} ${186 + i * 34}Q${-160} ${156 + i * 34} ${-232 - i * 8} ${222 + i * 34}Z`,
      metal(s, B),
    ),
  );
  const cloth = 'M-70 130C-110 150 -150 170 -170 220L-150 330H260L236 200C200 130 150 90 96 70C60 130 0 170 -70 130Z';
  return (
    trident +
    lit(
      s,
      { k: 1.1 },
      path(cloth, s.lin([H.lt, H.base, H.dk, H.dp], L ? 0 : 1, 0, L ? 1 : 0, 1)),
      stroke(
        range(6)
          .map((i) => `M${96 - i * 34} ${100 + i * 12}Q${60 - i * 30} ${170 + i * 10} ${-60 - i * 12} ${188 + i * 18}`)
          .join(''),
        H.dp,
        7,
        { opacity: 0.4, filter: blur(s, 2) },
      ),
    ) +
    net +
    lit(s, { k: 0.7 }, g({}, manica)) +
    brush(s, 18, -74, 194, 356, 128, 248, H) +
    lit(s, { k: 1 }, path(guard, metal(s, B, [0, 0, 1, 1]), { filter: hammered })) +
    lit(
      s,
      { k: 1.3 },
      path(dome, s.rad([B.hi, [B.lt, 0.2], [B.base, 0.55], [B.dk, 0.85], B.dp], 0.5, 0.5, 0.72, L ? 0.26 : 0.7, 0.2), { filter: hammered }),
      stroke('M60 -176C96 -150 116 -110 118 -66M96 -150C140 -120 146 -90 146 -58', B.dk, 4, { opacity: 0.6 }),
    ) +
    // laurel around the brow
    g(
      { filter: bevel(s, { h: 3, soft: 1.6 }) },
      range(11).map((i) => {
        const x = -112 + i * 25;
        const y = -92 - 22 * Math.sin(((i + 0.5) / 11) * Math.PI) + i * 2.4;
        return [-1, 1].map((d) => at(x, y, [1, d], -14 + i * 3.4, path('M-14 2C-6 -16 12 -20 24 -16C18 -4 4 6 -14 2Z', d > 0 ? T.base : T.lt)));
      }),
    ) +
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      stroke('M-106 -122C-78 -186 -30 -212 22 -212C92 -212 150 -166 160 -92', metal(s, T, [0, 0, 1, 0]), 22),
      range(13).map((i) => {
        const [x, y] = polar(138, (200 + i * 12.4) * deg, 20, -74);
        return path(circle(x, y, 5.5), T.hi);
      }),
    ) +
    lit(s, { k: 1.1 }, path(visor, s.lin([B.lt, [B.hi, 0.2], [B.base, 0.5], B.dk, B.dp], L ? 0 : 1, 0, L ? 1 : 0, 0.7), { filter: hammered })) +
    path('M-130 -34C20 -24 60 -26 92 -18L92 6C30 -10 -70 -12 -134 0Z', '#000', { opacity: 0.6, filter: blur(s, 6) }) +
    grille(-36, 24, 46, 44) +
    grille(-114, 20, 13, 36) +
    path('M-84 -20C-96 10 -102 60 -88 70C-82 70 -78 60 -76 40Z', s.lin([T.hi, T.base, T.dk], 0, 0, 1, 0)) +
    g({}, holes) +
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      stroke('M-118 136C-104 162 -76 178 -52 170C-10 156 42 122 74 86C98 50 100 10 94 -16', metal(s, T), 10),
      path(brim, metal(s, B, [0, 0, 0.2, 1])),
      stroke('M-168 -20C-142 -66 -80 -77 -2 -70C78 -64 146 -46 190 -16', mix(T.lt, T.hi, 0.4), 5),
    ) +
    g({ filter: bevel(s, { h: 4, soft: 3 }) }, path(circle(84, 14, 22), metal(s, T, [0, 0, 1, 1])), path(circle(84, 14, 8), T.dk)) +
    flare(s, L ? -60 : 96, -150, 130) +
    flare(s, -228, -300, 80)
  );
};
