import { nth, mix, range, rrect, el, path, g, at, type Draw } from '../core.ts';
import { bevel, blur, glowDisc, flare } from '../light.ts';
import { M, metal, lit, gem } from '../kit.ts';
import { small } from '../outlines.ts';

export const reels: Draw = (s) => {
  const p = s.p,
    G = M(s, 'gold', 0.1),
    names = ['ruby', 'emerald', 'sapphire', 'amethyst', 'topaz', 'teal'] as const,
    counts = [3, 5, 4, 6, 2].map((n) => Math.max(2, n + s.r.int(-1, 1)));
  const W = 104,
    H = 420,
    frame = rrect(-282, -238, 564, 462, 26);
  const cells = counts
    .map((n, i) =>
      range(n)
        .map((j) => {
          const h = H / n,
            x = -260 + i * W + 2,
            y = -216 + j * h + 2,
            m = M(s, nth(names, (i * 2 + j * 3 + s.r.int(0, 1)) % 6), 0.05),
            k = Math.min(38, h * 0.38);
          const sym = (i + j) % 4;
          return (
            path(rrect(x, y, W - 4, h - 4, 9), s.lin([mix(p.mid, p.shade, 0.4), mix(p.shade, p.deep, 0.3), p.deep]), {
              stroke: mix(p.mid, p.glow, 0.3),
              'stroke-opacity': 0.5,
              'stroke-width': 2,
            }) +
            at(
              x + W / 2 - 2,
              y + h / 2 - 2,
              1,
              0,
              sym === 3
                ? g({ filter: bevel(s, { h: 3 }) }, small('AKQJ'.charAt(j % 4), 0, k * 0.72, k * 1.7, metal(s, m), { face: 'titan-one' }))
                : gem(s, m, k * (sym === 1 ? 1.05 : 1.12), [8, 6, 10][sym % 3]),
            )
          );
        })
        .join(''),
    )
    .join('');
  return (
    at(
      0,
      0,
      1,
      -3,
      path(frame, p.deep, { transform: 'translate(0 20)', opacity: 0.8, filter: blur(s, 16) }),
      g({ filter: bevel(s, { h: 6, soft: 4 }) }, path(frame, metal(s, G))),
      path(rrect(-266, -222, 532, 430, 16), s.lin([p.deep, p.shade, p.deep])),
      cells,
      path(
        rrect(-266, -222, 532, 130, 16),
        s.lin([
          [p.deep, 0, 0.75],
          [p.deep, 1, 0],
        ]),
      ),
      path(
        rrect(-266, 90, 532, 118, 16),
        s.lin([
          [p.deep, 0, 0],
          [p.deep, 1, 0.75],
        ]),
      ),
      path(
        'M-266 -10H266V26H-266Z',
        s.lin([
          [p.accent, 0, 0],
          [p.accent, 0.5, 0.5],
          [p.accent, 1, 0],
        ]),
        { style: 'mix-blend-mode:screen' },
      ),
      range(16).map((i) => el('circle', { cx: -250 + i * 33.3, cy: -230, r: 6, fill: i % 2 ? '#fff6c9' : p.accent })),
      range(16).map((i) => el('circle', { cx: -250 + i * 33.3, cy: 216, r: 6, fill: i % 2 ? p.accent : '#fff6c9' })),
    ) +
    at(0, -246, 1, 0, glowDisc(s, 0, 0, 150, p.accent, 0.9), lit(s, { k: 0.7 }, gem(s, M(s, 'ruby', 0.04), 70, 8)), flare(s, 26, -30, 90)) +
    at(-262, 130, 1, -16, lit(s, { k: 0.7 }, gem(s, M(s, 'emerald', 0.04), 66, 6, 1.1))) +
    at(262, 150, 1, 14, lit(s, { k: 0.7 }, gem(s, M(s, 'topaz', 0.04), 72, 10))) +
    at(-240, -180, 1, 12, lit(s, { k: 0.5 }, gem(s, M(s, 'sapphire', 0.04), 42, 8))) +
    flare(s, -250, 100, 70) +
    flare(s, 280, 120, 70)
  );
};
