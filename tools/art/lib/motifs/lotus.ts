import { mix, f, range, ell, path, g, at, type Draw } from '../core.ts';
import { glowDisc, particles } from '../light.ts';
import { M, away, lit, stroke } from '../kit.ts';

export const lotus: Draw = (s) => {
  const m = away(s, ['pink', 'amethyst', 'ruby'], 0.14),
    L = M(s, 'teal', 0.3),
    p = s.p;
  const pet = (rot: number, len: number, w: number, t: number) =>
    g(
      { transform: `rotate(${f(rot)})` },
      lit(
        s,
        { k: 0.6, shadeA: 0.5 },
        path(
          `M0 0C${w * 1.1} ${-len * 0.3} ${w} ${-len * 0.7} 0 ${-len}C${-w} ${-len * 0.7} ${-w * 1.1} ${-len * 0.3} 0 0Z`,
          s.lin([m.base, [mix(m.base, m.lt, 0.6), 0.2], [mix(m.lt, m.hi, t * 0.8), 0.5], m.base, m.dk], 0, 0, 0, 1),
        ),
      ),
      range(5).map((i) => stroke(`M0 -10Q${(i - 2) * w * 0.34} ${-len * 0.5} ${(i - 2) * w * 0.1} ${-len * 0.88}`, m.hi, 1.6, { opacity: 0.5 })),
    );
  const row = (n: number, spread: number, len: number, w: number, t: number) =>
    range(n)
      .map((i) => (i - (n - 1) / 2) * (spread / (n - 1 || 1)))
      .sort((a, b) => Math.abs(b) - Math.abs(a))
      .map((a) => pet(a, len, w, t))
      .join('');
  const lantern = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      k,
      0,
      stroke('M0 -120V-46', p.deep, 3),
      glowDisc(s, 0, 0, 130, '#ffb347', 0.9),
      lit(
        s,
        { k: 0.5 },
        path('M-30 -40Q-62 0 -30 40H30Q62 0 30 -40Z', s.rad(['#fff6c8', ['#ffb03d', 0.5], '#d8421e'])),
        path('M-26 -48h52v10h-52z M-26 38h52v10h-52z', '#3a1420'),
      ),
      stroke('M-16 -38Q-30 0 -16 38M0 -38V38M16 -38Q30 0 16 38', '#b8321a', 2.5, { opacity: 0.7 }),
      stroke('M0 48V86M-6 50V76M6 50V76', '#e23b3b', 3),
    );
  const pad = (x: number, y: number, rx: number) =>
    lit(
      s,
      { k: 0.6 },
      path(
        `M${x} ${y}L${x + rx * 0.5} ${y - rx * 0.16}A${rx} ${rx * 0.32} 0 1 1 ${x + rx * 0.2} ${y - rx * 0.28}Z`,
        s.lin([L.lt, L.base, L.dk], 0, 0, 1, 1),
      ),
    );
  return (
    lantern(-190, -120, 1.05) +
    lantern(200, -170, 0.8) +
    path(
      ell(0, 196, 330, 84),
      s.lin([
        [p.glow, 0, 0.7],
        [p.shade, 0.4, 0.8],
        [p.deep, 1, 0.9],
      ]),
    ) +
    range(7)
      .map((i) => stroke(`M${-250 + i * 12} ${160 + i * 16}Q0 ${180 + i * 18} ${250 - i * 12} ${160 + i * 16}`, p.pale, 1.6, { opacity: 0.35 }))
      .join('') +
    pad(-170, 190, 96) +
    pad(176, 204, 86) +
    at(
      0,
      166,
      1.02,
      0,
      row(6, 160, 236, 52, 0.1),
      row(7, 128, 250, 56, 0.3),
      row(5, 84, 270, 60, 0.5),
      glowDisc(s, 0, -150, 150, '#fff2b0', 0.9),
      row(4, 96, 190, 56, 0.8),
      row(3, 62, 168, 62, 1),
      pet(-92, 150, 34, 0.9),
      pet(92, 150, 34, 0.9),
      pet(-66, 150, 46, 1),
      pet(66, 150, 46, 1),
      pet(-34, 128, 52, 1),
      pet(34, 128, 52, 1),
      pet(0, 116, 56, 1),
    ) +
    particles(s, { n: 34, colour: '#fff3bd', x0: -240, x1: 240, y0: -240, y1: 160, size: 0.9 })
  );
};
