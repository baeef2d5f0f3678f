import { f, range, circle, rrect, el, path, g, at } from '../core.mjs';
import { blur, glowDisc, flare } from '../light.mjs';
import { M, away, metal, lit, stroke } from '../kit.mjs';

export const plane = (s) => {
  const p = s.p,
    R = away(s, ['ruby', 'lacquer'], 0.04),
    I = M(s, 'silver', 0.1),
    W = M(s, 'porcelain', 0.08);
  const wing = (d, o = 1) => lit(s, { k: 0.9 }, path(d, s.lin([R.lt, R.base, R.dk, R.dp], 0, 0, 0.4, 1), { opacity: o }));
  const fus = 'M-196 20C-190 -44 -120 -74 -30 -70C90 -62 200 -30 290 6C296 14 292 24 284 28C190 56 40 92 -60 92C-140 92 -192 70 -196 20Z';
  return (
    range(12)
      .map(() => stroke(`M${f(s.r.range(-60, 200))} ${f(s.r.range(-240, 260))}h${f(s.r.range(80, 280))}`, p.pale, s.r.range(2, 6), { opacity: 0.5 }))
      .join('') +
    glowDisc(s, -160, 0, 300, p.pale, 0.6) +
    at(
      -6,
      -10,
      1,
      16,
      wing('M20 -60L190 -230Q240 -250 252 -226L150 -50Z'),
      lit(s, { k: 0.7 }, path('M226 -10L286 -104Q306 -116 318 -104L306 16Z', s.lin([R.lt, R.base, R.dk])), path('M240 -60l58 -12l6 34l-60 8z', W.lt)),
      lit(
        s,
        { k: 1.5 },
        path(fus, s.lin([R.hi, [R.lt, 0.15], [R.base, 0.5], R.dk, R.dp])),
        g(
          { 'clip-path': s.clip(fus) },
          path('M-30 -90L20 110H56L6 -90Z', W.lt),
          path('M-200 -80H-128Q-150 10 -120 110H-200Z', s.lin([I.lt, I.base, I.dk])),
          range(10).map((i) => path(circle(70 + i * 22, 2 + i * 1.2, 3), R.dk)),
        ),
      ),
      path('M-20 -68Q4 -122 62 -112Q104 -102 116 -52Z', s.lin(['#e8fbff', '#6cc7f0', '#124a86'], 0, 0, 1, 1), { stroke: I.dk, 'stroke-width': 6 }),
      stroke('M34 -114L46 -60', I.dk, 5),
      path('M-4 -74Q12 -104 30 -106L34 -96Q16 -90 12 -72Z', '#fff', { opacity: 0.8 }),
      lit(
        s,
        { k: 0.9 },
        path('M-40 50L130 58L20 214Q-16 250 -60 236Q-84 226 -80 196Z', s.lin([R.lt, R.base, R.dk], 0, 0, 0.6, 1)),
        path('M-62 160L64 152L34 196L-72 204Z', W.lt, { opacity: 0.95 }),
      ),
      lit(s, { k: 0.6 }, path('M230 16L330 40Q340 60 318 66L216 44Z', s.lin([R.lt, R.dk]))),
      range(4).map((i) => lit(s, { k: 0.3 }, path(rrect(-150 + i * 24, 58 + i * 5, 15, 24, 5), metal(s, I)))),
      g(
        { opacity: 0.9 },
        el('ellipse', {
          cx: -204,
          cy: 16,
          rx: 22,
          ry: 164,
          fill: s.rad([
            ['#ffffff', 0, 0.1],
            ['#fff', 0.7, 0.32],
            ['#fff', 1, 0.05],
          ]),
        }),
        path('M-210 12L-222 -140Q-204 -156 -194 -140L-200 12L-190 166Q-204 182 -216 166Z', s.lin([I.hi, I.base, I.dp])),
      ),
      lit(s, { k: 0.5 }, path('M-232 16Q-230 -20 -190 -24V56Q-228 52 -232 16Z', metal(s, I))),
    ) +
    stroke('M214 110Q300 150 380 220', p.pale, 14, { opacity: 0.5, filter: blur(s, 6) }) +
    flare(s, -196, -60, 90)
  );
};
