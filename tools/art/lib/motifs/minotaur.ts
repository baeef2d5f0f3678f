import type { Draw, Point } from '../core.ts';
import { mix, range, smooth, mirror, spline, taper, circle, rrect, el, path, g, at, both } from '../core.ts';
import { bevel, texture } from '../light.ts';
import { M, lit, metal, shadeHalf, stroke } from '../kit.ts';
import { airbrush, fur, gaze, pelt, points, type Tuft } from '../brush.ts';

/** The minotaur: head and shoulders, a double axe in his fist. */
export const minotaur: Draw = (s) => {
  const hide = pelt(s, 'wood', 'onyx', 0.45);
  const skin = pelt(s, 'skin', 'wood', 0.55);
  const B = M(s, 'bone', 0.08);
  const I = M(s, 'silver', 0.1);
  const G = M(s, 'gold', 0.04);
  const L = M(s, 'wood', 0.1);
  const ink = mix('#090406', s.p.deep, 0.4);
  const half = (pts: readonly Point[]) => smooth(mirror(pts), true, 0.9);

  const torso = half(points('0 -70, 66 -60, 104 -14, 168 6, 226 44, 250 120, 246 220, 210 340, 0 350'));
  const head = half(points('0 -196, 48 -192, 78 -160, 84 -112, 70 -62, 60 -14, 62 26, 44 54, 0 60'));
  const muzzle = half(points('0 -24, 40 -20, 66 6, 64 38, 40 60, 0 66'));
  const horn: Point[] = points('54 -166, 124 -168, 180 -196, 196 -250, 176 -304');
  const blade = 'M14 -52C60 -50 92 -84 118 -122C152 -60 152 60 118 122C92 84 60 50 14 52Z';
  const axe = at(
    182,
    -50,
    0.92,
    11,
    lit(
      s,
      { k: 0.6 },
      path(rrect(-13, -190, 26, 560, 10), s.lin([L.lt, L.base, L.dp], 0, 0, 1, 0), { filter: texture(s, { fx: 0.05, fy: 0.006, scale: 3 }) }),
    ),
    range(7).map((i) => stroke(`M-14 ${110 + i * 17}L14 ${120 + i * 17}`, L.dp, 5)),
    at(
      0,
      -112,
      0.96,
      0,
      g({ filter: bevel(s, { h: 5, soft: 4 }) }, both(path(blade, s.lin([I.hi, [I.base, 0.3], [I.dk, 0.6], I.lt], 0, 0, 1, 0.3)))),
      both(
        stroke('M112 -106C140 -50 140 50 112 106', I.hi, 4, { opacity: 0.8 }) +
          stroke('M40 -40C66 -20 66 20 40 40M56 -50C84 -24 84 24 56 50', I.dp, 4, { opacity: 0.55 }),
      ),
      g({ filter: bevel(s, { h: 4, soft: 2.5 }) }, path(rrect(-24, -62, 48, 124, 8), metal(s, G)), path('M-12 -62L0 -112L12 -62Z', metal(s, I))),
      path(circle(0, 0, 12), G.dp),
    ),
  );
  const fist = at(
    150,
    122,
    1,
    10,
    lit(
      s,
      { k: 0.7 },
      path('M-56 40Q-66 -30 -20 -44H30Q52 -20 46 40Q0 66 -56 40Z', s.lin([skin.base, skin.dk])),
      range(4).map((i) => path(rrect(-38, -44 + i * 24, 78, 27, 13), s.lin([skin.lt, skin.base, skin.dk]), { stroke: skin.dp, 'stroke-width': 3 })),
    ),
  );
  return (
    lit(s, { k: 1.5 }, path(torso, s.radU([skin.lt, [skin.base, 0.4], [skin.dk, 0.8], skin.dp], s.dir[0] * 160, 20, 330))) +
    airbrush(s, torso, 11, [
      ...[-1, 1].flatMap((d) => [
        [`M${d * 8} 120Q${d * 90} 76 ${d * 158} 116Q${d * 170} 200 ${d * 90} 232Q${d * 20} 236 ${d * 8} 200Z`, skin.lt, 0.65] as const,
        [`M${d * 8} 214Q${d * 90} 250 ${d * 164} 196L${d * 180} 260H0Z`, skin.dp, 0.85] as const,
        [`M${d * 158} 30Q${d * 232} 50 ${d * 238} 130Q${d * 200} 80 ${d * 156} 76Z`, skin.hi, 0.55] as const,
        [`M${d * 150} 60Q${d * 180} 120 ${d * 176} 220L${d * 204} 240Q${d * 214} 120 ${d * 168} 50Z`, skin.dp, 0.7] as const,
        [`M${d * 70} -50Q${d * 110} 20 ${d * 80} 90L${d * 20} 110V-40Z`, ink, 0.9] as const,
        [`M${d * 92} -16Q${d * 130} 0 ${d * 150} 18Q${d * 120} 50 ${d * 96} 50Z`, skin.lt, 0.6] as const,
      ]),
      ['M-6 100H6L4 330H-4Z', ink, 0.8],
    ]) +
    // baldric with studs
    lit(s, { k: 0.6 }, path('M-204 22L-150 4L120 330L40 340Z', s.lin([L.base, L.dk, L.dp]), { filter: texture(s, { fx: 0.05, scale: 2.5 }) })) +
    range(8)
      .map((i) => path(circle(-168 + i * 29, 36 + i * 37, 8), s.rad([G.hi, G.base, G.dp])))
      .join('') +
    axe +
    lit(
      s,
      { k: 0.8 },
      fur(
        s,
        range(130)
          .map((): Tuft => {
            const x = s.r.range(-1, 1);
            const y = s.r.range(-120, 50);
            return [x * (74 + (y + 120) * 0.34), y, Math.PI / 2 - x * 0.7 + s.r.range(-0.2, 0.2), s.r.range(46, 92), 22, s.r.range(-0.2, 0.2)];
          })
          .sort((a, b) => b[1] - a[1]),
        [hide.dk, hide.base, mix(hide.dp, hide.dk, 0.5), mix(hide.base, hide.lt, 0.25)],
      ),
    ) +
    both(
      lit(s, { k: 0.5 }, path('M66 -138Q122 -160 152 -118Q124 -92 74 -106Z', s.lin([hide.base, hide.dk]))) +
        path('M82 -130Q118 -142 136 -118Q114 -106 84 -114Z', ink),
    ) +
    lit(s, { k: 1 }, path(head, s.lin([hide.base, [mix(hide.base, hide.lt, 0.5), 0.3], [hide.base, 0.6], hide.dk]))) +
    airbrush(s, head, 8, [
      ['M-24 -140Q0 -150 24 -140L18 -20H-18Z', hide.lt, 0.85],
      ...[-1, 1].flatMap((d) => [
        [`M${d * 26} -118Q${d * 56} -140 ${d * 88} -112Q${d * 76} -78 ${d * 40} -76Z`, ink, 0.95] as const,
        [`M${d * 26} -80Q${d * 30} -30 ${d * 44} 0L${d * 66} -10Q${d * 60} -50 ${d * 60} -76Z`, ink, 0.65] as const,
        [`M${d * 20} -142Q${d * 56} -168 ${d * 82} -134Q${d * 56} -138 ${d * 28} -118Z`, hide.lt, 0.95] as const,
      ]),
    ]) +
    shadeHalf(s, head, ink, 0.55) +
    both(
      lit(
        s,
        { k: 0.7, rimA: 0.8 },
        path(taper(horn, 62, 4, 0.85), s.linU([ink, [B.dk, 0.2], [B.base, 0.45], [B.hi, 0.85], '#fff'], 54, -140, 190, -300)),
      ) +
        spline(horn, 5)
          .slice(2, 11)
          .map(([x, y], i) => stroke(`M${x - 7} ${y - 24 + i}q${9 - i * 1.6} ${22 - i} ${4 + i} ${44 - i * 3}`, B.dk, 3, { opacity: 0.55 }))
          .join('') +
        g({ filter: bevel(s, { h: 3, soft: 2 }) }, path('M104 -198Q118 -166 106 -138L122 -136Q134 -168 122 -202Z', metal(s, G))),
    ) +
    lit(
      s,
      { k: 0.5, rimA: 0.6 },
      fur(
        s,
        range(60).map((): Tuft => {
          const x = s.r.range(-60, 60);
          return [x, s.r.range(-214, -168), Math.PI / 2 + x * -0.008 + s.r.range(-0.3, 0.3), s.r.range(34, 66), 17, s.r.range(-0.3, 0.3)];
        }),
        [hide.dk, hide.base, mix(hide.dp, hide.dk, 0.6)],
      ),
    ) +
    both(gaze(s, 56, -100, 0.4, s.p.accent, { tilt: -20, ink, glow: 1 }) + path('M20 -98Q46 -136 92 -122Q64 -118 42 -100Q30 -88 20 -98Z', ink)) +
    lit(s, { k: 0.6 }, path(muzzle, s.lin([mix(hide.base, skin.base, 0.4), mix(hide.dk, '#5a2a30', 0.3), ink]))) +
    airbrush(s, muzzle, 5, [
      ['M-40 -10Q0 -22 40 -10L30 8H-30Z', hide.lt, 0.6],
      ['M-66 40Q0 60 66 40V80H-66Z', ink, 0.7],
    ]) +
    both(path('M18 4Q44 -12 56 6Q52 26 34 24Q42 14 18 4Z', '#020102') + stroke('M16 2Q42 -16 58 4', hide.lt, 3.5, { opacity: 0.7 })) +
    stroke('M0 22V40M-46 50Q-20 36 0 42Q20 36 46 50', ink, 5) +
    lit(
      s,
      { k: 0.35 },
      el('path', {
        d: 'M-20 20C-46 40 -34 84 0 84C34 84 46 40 20 20',
        fill: 'none',
        stroke: metal(s, G),
        'stroke-width': 11,
        'stroke-linecap': 'round',
      }),
    ) +
    fur(
      s,
      range(20).map((i): Tuft => [-38 + i * 4, 56, Math.PI / 2 - (i - 10) * 0.05, s.r.range(30, 60), 12, 0.1]),
      [hide.dk, hide.base, hide.dp],
    ) +
    fist
  );
};
