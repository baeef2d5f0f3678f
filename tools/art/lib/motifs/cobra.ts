import type { Draw, Point } from '../core.ts';
import { mix, range, smooth, mirror, circle, ell, path, g, at, both } from '../core.ts';
import { bevel } from '../light.ts';
import { M, away, gem, lit, metal, scales, stroke } from '../kit.ts';
import { airbrush, fang, points } from '../brush.ts';

/** A cobra with its hood raised, jewelled, about to strike. */
export const cobra: Draw = (s) => {
  const m = away(s, ['emerald', 'sapphire', 'amethyst', 'lacquer'], 0.1);
  const belly = M(s, 'bone', 0.1);
  const G = M(s, 'gold', 0.04);
  const ink = mix('#06040a', s.p.deep, 0.4);
  const half = (pts: readonly Point[]) => smooth(mirror(pts), true, 0.9);

  const hood = half(points('0 -214, 70 -206, 138 -150, 182 -60, 178 30, 132 110, 88 160, 92 240, 0 250'));
  const front = half(points('0 -130, 40 -126, 66 -60, 74 20, 60 110, 54 180, 58 250, 0 256'));
  const skull = half(points('0 -282, 40 -278, 78 -250, 98 -204, 98 -150, 76 -132, 50 -160, 0 -172'));
  const jaw = half(points('0 -50, 30 -54, 58 -84, 88 -138, 60 -150, 0 -140'));
  const coil = (outline: string) =>
    lit(s, { k: 1.2 }, path(outline, s.lin([m.lt, m.base, m.dk, ink])), scales(s, outline, [-240, 130, 240, 310], 25, ink, m.lt, 0.7));
  return (
    coil(ell(0, 204, 206, 62)) +
    lit(s, { k: 1.5 }, path(hood, s.radU([m.lt, [m.base, 0.45], [m.dk, 0.8], ink], s.dir[0] * 60, -90, 270))) +
    scales(s, hood, [-200, -220, 200, 260], 25, ink, m.hi, 0.55) +
    airbrush(s, hood, 12, [
      ...[-1, 1].flatMap((d) => [
        [`M${d * 74} -120Q${d * 120} -60 ${d * 86} 60L${d * 60} 60V-110Z`, ink, 0.9] as const,
        [`M${d * 128} -140Q${d * 170} -60 ${d * 164} 20Q${d * 140} -40 ${d * 112} -120Z`, m.hi, 0.5] as const,
        [`M${d * 190} 0Q${d * 150} 100 ${d * 90} 150L${d * 120} 170L${d * 210} 60Z`, ink, 0.75] as const,
      ]),
      ['M-110 -200Q0 -90 110 -200L100 -110Q0 -60 -100 -110Z', ink, 0.75],
    ]) +
    // the marking of the hood: a gilded lozenge on either side, scaled like the rest
    both(
      range(3)
        .map((i) =>
          path(
            `M${104 + i * 11} ${-104 + i * 26}Q${160 - i * 8} -50 ${150 - i * 10} ${20 - i * 20}Q${130 - i * 6} 30 ${98 + i * 10} ${50 - i * 24}Q${118 + i * 3} -20 ${104 + i * 11} ${-104 + i * 26}Z`,
            [ink, G.base, m.dp][i] ?? ink,
            { opacity: [0.7, 0.9, 0.85][i] },
          ),
        )
        .join('') + path(circle(128, -22, 9), G.hi),
    ) +
    scales(s, hood, [-200, -120, 200, 80], 25, ink, G.hi, 0.3) +
    lit(s, { k: 0.8 }, path(front, s.lin([belly.dk, belly.lt, belly.base, belly.dk], 0, 0, 1, 0))) +
    g(
      { 'clip-path': s.clip(front) },
      range(15).map((i) => {
        const y = -124 + i * 26;
        return (
          path(`M-90 ${y}Q0 ${y + 26} 90 ${y}L90 ${y + 19}Q0 ${y + 45} -90 ${y + 19}Z`, s.lin([belly.hi, belly.base, belly.dk]), { opacity: 0.75 }) +
          stroke(`M-90 ${y + 22}Q0 ${y + 48} 90 ${y + 22}`, ink, 4, { opacity: 0.7 })
        );
      }),
      [40, 118].map((y) => path(`M-90 ${y}Q0 ${y + 26} 90 ${y}V${y + 26}Q0 ${y + 52} -90 ${y + 26}Z`, m.dk, { opacity: 0.8 })),
    ) +
    airbrush(s, front, 10, [
      ['M-90 -140H90V-60Q0 -20 -90 -60Z', ink, 0.85],
      [s.dir[0] < 0 ? 'M20 -60H100V260H30Z' : 'M-20 -60H-100V260H-30Z', ink, 0.45],
    ]) +
    // open jaws
    lit(s, { k: 0.6 }, path(jaw, s.lin([m.dk, m.base, belly.base]))) +
    path(half(points('0 -64, 24 -68, 46 -92, 78 -140, 50 -166, 0 -180')), s.radU(['#c94a58', ['#7a1424', 0.55], '#24040a'], 0, -112, 74)) +
    stroke('M0 -88C-8 -50 6 -30 0 0', '#c3122e', 8) +
    stroke('M0 -2Q-6 24 -26 36M0 -2Q6 24 26 36', '#c3122e', 5) +
    fang(s, -36, -164, 72, 18, 6) +
    fang(s, 36, -164, 72, 18, -6) +
    fang(s, -20, -72, -22, 9) +
    fang(s, 20, -72, -22, 9) +
    lit(s, { k: 0.9 }, path(skull, s.lin([m.hi, [m.lt, 0.25], [m.base, 0.65], m.dk]))) +
    scales(s, skull, [-100, -290, 100, -180], 22, m.dk, m.hi, 0.5) +
    airbrush(s, skull, 7, [
      ...[-1, 1].flatMap((d) => [
        [`M${d * 30} -224Q${d * 66} -240 ${d * 100} -214Q${d * 80} -176 ${d * 44} -186Z`, ink, 0.9] as const,
        [`M${d * 22} -246Q${d * 56} -268 ${d * 92} -234Q${d * 60} -240 ${d * 30} -222Z`, m.hi, 0.8] as const,
      ]),
      ['M-20 -220Q0 -230 20 -220L34 -156H-34Z', m.lt, 0.9],
      ['M-50 -166Q0 -186 50 -166L70 -120H-70Z', ink, 0.5],
    ]) +
    both(
      path(
        'M34 -206Q56 -226 90 -218Q84 -194 58 -192Q42 -194 34 -206Z',
        s.rad(['#fffbd0', ['#ffd22e', 0.4], ['#f07a12', 0.75], '#5c1404'], 0.5, 0.5, 0.55),
        { stroke: ink, 'stroke-width': 6 },
      ) +
        path('M62 -226Q70 -208 62 -190Q54 -208 62 -226Z', '#0a0304') +
        path(circle(56, -214, 4), '#fff') +
        path('M20 -206Q50 -246 92 -232Q68 -226 46 -208Q30 -196 20 -206Z', s.lin([m.base, ink])) +
        path('M14 -162q10 -10 16 2q-8 6 -16 -2z', ink),
    ) +
    both(stroke('M0 -172Q30 -170 50 -160Q70 -146 80 -132', mix(belly.lt, m.base, 0.4), 5, { opacity: 0.8 })) +
    // brow jewel and collar
    g(
      { filter: bevel(s, { h: 4, soft: 2.5 }) },
      path('M0 -300L34 -262L0 -216L-34 -262Z', metal(s, G)),
      both(path('M24 -272Q70 -284 96 -246L82 -248Q60 -264 26 -256Z', metal(s, G))),
    ) +
    at(0, -260, 1, 0, gem(s, M(s, m.base === M(s, 'lacquer', 0.1).base ? 'emerald' : 'ruby', 0.02), 22, 6, 1.35)) +
    coil('M-232 176C-252 322 252 322 232 176C214 236 92 250 0 250C-92 250 -214 236 -232 176Z')
  );
};
