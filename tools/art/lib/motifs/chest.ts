import { nth, range, circle, ell, el, path, g, at, both, type Draw } from '../core.ts';
import { bevel, texture, glowDisc, rays, flare } from '../light.ts';
import { M, away, metal, lit, stroke, gem, shadow } from '../kit.ts';

export const chest: Draw = (s) => {
  const W = M(s, 'wood', 0.08),
    G = M(s, 'gold', 0.05),
    I = away(s, ['lacquer', 'teal', 'sapphire', 'iron'], 0.08);
  const lid = 'M-214 -30C-226 -190 -150 -256 0 -256C150 -256 226 -190 214 -30L190 -40C190 -150 130 -206 0 -206C-130 -206 -190 -150 -190 -40Z',
    inner = 'M-192 -36C-192 -152 -130 -208 0 -208C130 -208 192 -152 192 -36Z',
    front = 'M-222 10H222L204 220H-204Z';
  const coin = (x: number, y: number, k: number, rot: number) =>
    at(
      x,
      y,
      k,
      rot,
      path(ell(0, 6, 34, 24), G.dp),
      path(ell(0, 0, 34, 24), s.lin([G.hi, G.lt, G.base, G.dk], 0, 0, 1, 1)),
      el('ellipse', { cx: 0, cy: 0, rx: 24, ry: 16, fill: 'none', stroke: G.dk, 'stroke-width': 3 }),
    );
  const heap = range(70)
    .map(() => {
      const x = s.r.range(-186, 186),
        top = -20 - 100 * Math.cos((x / 190) * 1.4);
      return { x, y: s.r.range(top, 30) };
    })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => coin(x, y, s.r.range(0.7, 1), s.r.range(-30, 30)))
    .join('');
  const gems = (
    [
      ['ruby', -110, -84, 44],
      ['emerald', 96, -88, 46],
      ['sapphire', 0, -130, 54],
      ['amethyst', -30, -44, 38],
      ['topaz', 150, -30, 34],
      ['teal', -164, -24, 34],
    ] as const
  )
    .map(([n, x, y, R], i) => at(x, y, 1, i * 23, lit(s, { k: 0.5 }, gem(s, M(s, n, 0.02), R, nth([8, 6, 10], i % 3)))))
    .join('');
  return (
    shadow(s, 0, 226, 280, 44, 0.9) +
    lit(s, { k: 1 }, path(lid, metal(s, G))) +
    path(inner, s.lin([W.dp, I.dk, I.base])) +
    rays(s, 0, -30, { n: 16, len: 420, from: Math.PI * 1.1, to: Math.PI * 1.9, a: 0.9, colour: '#fff2b0', soft: 4 }) +
    glowDisc(s, 0, -60, 330, '#ffc845', 1) +
    heap +
    gems +
    lit(
      s,
      { k: 1.2 },
      path(front, s.lin([W.lt, W.base, W.dk, W.dp]), { filter: texture(s, { fx: 0.006, fy: 0.05, scale: 4 }) }),
      range(4).map((i) => stroke(`M-220 ${50 + i * 44}H220`, W.dp, 4, { opacity: 0.6 })),
    ) +
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      path('M-232 -4H232L229 34H-229Z', metal(s, G)),
      path('M-228 20H-172L-160 222H-206Z M228 20H172L160 222H206Z', metal(s, G)),
      path('M-58 -4H58L50 96Q0 130 -50 96Z', metal(s, G)),
    ) +
    path('M-13 44a13 13 0 1 1 26 0q0 9 -7 13l5 26h-22l5 -26q-7 -4 -7 -13z', '#1d0d04') +
    range(6)
      .map((i) => both(path(circle(198 - (i > 2 ? 8 : 0), 50 + i * 30, 6), G.hi)))
      .join('') +
    (
      [
        [-230, 230, 1.2, 12],
        [-160, 246, 1.1, -14],
        [210, 238, 1.2, -12],
        [130, 250, 1, 10],
      ] as const
    )
      .map(([x, y, k, turn]) => coin(x, y, k, turn))
      .join('') +
    flare(s, -110, -110, 90) +
    flare(s, 110, -120, 80) +
    flare(s, 0, -160, 110)
  );
};
