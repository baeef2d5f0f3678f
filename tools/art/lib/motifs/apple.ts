import { f, polar, TAU, range, taper, ell, el, path, g, at, type Draw } from '../core.ts';
import { blur, flare } from '../light.ts';
import { M, away, body, lit, stroke } from '../kit.ts';

export const apple: Draw = (s) => {
  const m = away(s, ['ruby', 'topaz', 'emerald']),
    L = M(s, 'leaf'),
    W = M(s, 'wood');
  const a =
    'M0 -120C40 -190 190 -190 214 -40C230 90 130 246 52 236C26 232 14 222 0 222C-14 222 -26 232 -52 236C-130 246 -230 90 -214 -40C-190 -190 -40 -190 0 -120Z';
  const leaf = (x: number, y: number, rot: number, k: number) =>
    at(
      x,
      y,
      k,
      rot,
      lit(s, { k: 0.5 }, path('M0 0C40 -60 130 -80 190 -30C140 20 50 30 0 0Z', s.lin([L.hi, L.lt, L.base, L.dk], 0, 0, 1, 1))),
      stroke('M6 -4Q90 -40 178 -30M60 -26L84 -54M100 -36L126 -58M70 -24L104 -4M110 -34L140 -14', L.dk, 3, { opacity: 0.7 }),
    );
  return (
    lit(
      s,
      { k: 0.6 },
      path(
        taper(
          [
            [-6, -104],
            [4, -170],
            [40, -230],
            [110, -262],
          ],
          24,
          34,
        ),
        body(s, W),
      ),
    ) +
    leaf(30, -190, 12, 1) +
    leaf(10, -200, -172, 0.8) +
    lit(
      s,
      { k: 1.7 },
      path(a, s.rad([m.hi, [m.lt, 0.22], [m.base, 0.55], [m.dk, 0.88], m.dp], 0.5, 0.5, 0.68, 0.32, 0.26)),
      g(
        { 'clip-path': s.clip(a), opacity: 0.35 },
        range(34).map(() => {
          const x = s.r.range(-190, 190);
          return stroke(
            `M${f(x * 0.3)} -120Q${f(x * 1.1)} ${f(s.r.range(-60, 20))} ${f(x)} ${f(s.r.range(20, 170))}`,
            s.r.chance(0.6) ? m.lt : m.dk,
            3,
          );
        }),
      ),
    ) +
    path('M-70 -136Q0 -80 70 -136Q30 -104 0 -104Q-30 -104 -70 -136Z', m.dp, { opacity: 0.8 }) +
    path(ell(-104, -66, 36, 62), '#ffffff', { opacity: 0.75, transform: 'rotate(24 -104 -66)', filter: blur(s, 7) }) +
    path('M-150 -70Q-140 -120 -96 -134Q-128 -100 -130 -58Z', '#fff', { opacity: 0.85 }) +
    range(12)
      .map(() => {
        const [x, y] = polar(s.r.range(60, 185), s.r() * TAU, 0, 40),
          r = s.r.range(5, 11);
        return (
          el('circle', {
            cx: x,
            cy: y,
            r,
            fill: s.rad([
              [m.dp, 0, 0.35],
              ['#fff', 0.85, 0.25],
              ['#fff', 1, 0.7],
            ]),
          }) + el('circle', { cx: x - r * 0.35, cy: y - r * 0.4, r: r * 0.28, fill: '#fff' })
        );
      })
      .join('') +
    flare(s, -120, -96, 70)
  );
};
