import { mix, light, f, range, circle, el, path, g, at, both } from '../core.mjs';
import { bevel, blur, glowDisc, flare } from '../light.mjs';
import { M, away, metal, lit, stroke } from '../kit.mjs';

export const rocket = (s) => {
  const p = s.p,
    W = M(s, 'porcelain', 0.1),
    R = away(s, ['ruby', 'topaz', 'teal'], 0.06),
    I = M(s, 'iron', 0.2),
    G = M(s, 'gold', 0.1);
  const hull = 'M0 -300C70 -230 96 -130 92 -20C90 50 76 100 62 140H-62C-76 100 -90 50 -92 -20C-96 -130 -70 -230 0 -300Z';
  const flame = (w, h, c, o = 1) =>
    path(
      `M${-w} 150C${-w * 1.7} ${150 + h * 0.4} ${-w * 0.5} ${150 + h * 0.6} 0 ${150 + h}C${w * 0.5} ${150 + h * 0.6} ${w * 1.7} ${150 + h * 0.4} ${w} 150Z`,
      c,
      { opacity: o, filter: blur(s, 5, 30) },
    );
  const fin = path('M76 20C150 60 180 130 172 216C150 180 110 160 58 150Z', s.lin([R.lt, R.base, R.dk, R.dp], 0, 0, 1, 1));
  const plume = range(16)
    .map((i) => {
      const t = i / 15,
        x = s.r.range(-1, 1) * (30 + t * 90),
        y = 230 + t * 300,
        r = 34 + t * 60;
      return path(circle(x, y, r), s.rad([light(p.glow, 0.75), [mix(p.glow, p.pale, 0.4), 0.5], mix(p.mid, p.glow, 0.4)], 0.5, 0.5, 0.6, 0.4, 0.3), {
        opacity: 0.9,
      });
    })
    .reverse()
    .join('');
  return (
    glowDisc(s, -70, 190, 380, p.glow, 1) +
    at(
      10,
      -20,
      0.98,
      30,
      g({ filter: blur(s, 2) }, plume),
      flame(76, 330, '#ff5a1c', 0.95),
      flame(54, 250, '#ffb52e'),
      flame(30, 170, '#fff6cc'),
      lit(s, { k: 1 }, both(fin)),
      lit(s, { k: 0.6 }, path('M-54 136H54L68 176H-68Z', metal(s, I, [0, 0, 1, 0]))),
      lit(
        s,
        { k: 1.4 },
        path(hull, s.lin([W.hi, [W.lt, 0.35], [W.base, 0.7], W.dk], 0, 0, 1, 0)),
        g(
          { 'clip-path': s.clip(hull) },
          path('M-110 -310H110V-176Q0 -140 -110 -176Z', s.lin([R.lt, R.base, R.dk], 0, 0, 1, 0)),
          path('M-110 62Q0 96 110 62V104Q0 136 -110 104Z', s.lin([R.lt, R.base, R.dk], 0, 0, 1, 0)),
          range(2).map((i) => stroke(`M-96 ${-160 + i * 210}Q0 ${-124 + i * 210} 96 ${-160 + i * 210}`, W.dk, 3)),
          range(12).map((i) => path(circle(-84 + i * 15.3, 48 + Math.sin((i / 11) * 3.14) * 20, 3), W.dk)),
        ),
      ),
      g({ filter: bevel(s, { h: 4 }) }, el('circle', { cx: 0, cy: -66, r: 50, fill: 'none', stroke: metal(s, G), 'stroke-width': 15 })),
      path(circle(0, -66, 43), s.rad(['#d8fbff', '#3aa6e0', '#0a2a66'], 0.5, 0.5, 0.55, 0.34, 0.28)),
      path('M-30 -90Q-6 -112 24 -98Q-10 -88 -26 -62Z', '#fff', { opacity: 0.75 }),
      lit(s, { k: 0.5 }, path('M-13 70Q0 60 13 70L10 220Q0 236 -10 220Z', s.lin([R.lt, R.base, R.dk], 0, 0, 1, 0))),
    ) +
    range(24)
      .map(() => {
        const x = s.r.range(-280, 260),
          y = s.r.range(-280, 240),
          l = s.r.range(20, 76);
        return stroke(`M${f(x)} ${f(y)}l${f(-l * 0.5)} ${f(l * 0.86)}`, p.pale, s.r.range(1.2, 3.4), { opacity: s.r.range(0.3, 0.8) });
      })
      .join('') +
    flare(s, 120, -226, 100)
  );
};
