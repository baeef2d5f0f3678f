import type { Draw, Point } from '../core.ts';
import { f, mix, nth, range, smooth, spline, circle, ell, path, g, at } from '../core.ts';
import { blur, glowDisc, particles } from '../light.ts';
import { M, away, lit, scales, stroke } from '../kit.ts';
import { airbrush, feather, points, tuft } from '../brush.ts';

/** A lotus over still water, its reflection, and a koi that leaps round it. */
export const lotusPond: Draw = (s) => {
  const m = away(s, ['pink', 'amethyst', 'ruby'], 0.12);
  const koi = away(s, ['copper', 'lacquer', 'topaz'], 0.04);
  const white = M(s, 'porcelain', 0.06);
  const L = M(s, 'teal', 0.3);
  const p = s.p;
  const ink = mix('#05050c', p.deep, 0.4);

  const petal = (rot: number, l: number, w: number, t: number) =>
    g(
      { transform: `rotate(${f(rot)})` },
      lit(
        s,
        { k: 0.5, shadeA: 0.5 },
        path(
          `M0 0C${f(w * 0.9)} ${f(-l * 0.2)} ${f(w * 1.15)} ${f(-l * 0.68)} 0 ${f(-l)}C${f(-w * 1.15)} ${f(-l * 0.68)} ${f(-w * 0.9)} ${f(-l * 0.2)} 0 0Z`,
          s.lin([m.base, [mix(m.base, m.lt, 0.5), 0.18], [mix(m.lt, m.hi, t), 0.55], [mix(m.hi, m.lt, 0.5), 0.8], m.base]),
        ),
        range(7).map((i) =>
          stroke(
            `M0 -8C${f((i - 3) * w * 0.32)} ${f(-l * 0.3)} ${f((i - 3) * w * 0.3)} ${f(-l * 0.66)} ${f((i - 3) * w * 0.05)} ${f(-l * 0.93)}`,
            mix(m.base, m.dk, 0.3),
            1.2,
            { opacity: 0.4 },
          ),
        ),
      ),
    );
  const rows: readonly (readonly [number, number, number, number, number])[] = [
    [4, 176, 150, 38, 0.1],
    [6, 128, 196, 42, 0.25],
    [5, 80, 214, 46, 0.45],
    [4, 104, 168, 44, 0.7],
    [3, 56, 178, 48, 0.85],
  ];
  const bloom =
    rows
      .map(([n, spread, l, w, t]) =>
        range(n)
          .map((i) => (i - (n - 1) / 2) * (spread / (n - 1)))
          .sort((a, b) => Math.abs(b) - Math.abs(a))
          .map((a) => petal(a, l, w, t))
          .join(''),
      )
      .join('') +
    glowDisc(s, 0, -70, 90, '#ffe9a0', 0.75) +
    [-74, 74, -46, 46, -17, 17].map((a) => petal(a, 128 - Math.abs(a) * 0.3, 46, 1)).join('');
  const pad = (x: number, y: number, rx: number, turn = 1) =>
    at(
      x,
      y,
      [turn, 1],
      0,
      lit(
        s,
        { k: 0.6 },
        path(
          `M0 0L${f(rx * 0.6)} ${f(-rx * 0.16)}A${f(rx)} ${f(rx * 0.27)} 0 1 1 ${f(rx * 0.22)} ${f(-rx * 0.25)}Z`,
          s.lin([L.lt, L.base, L.dk], 0, 0, 1, 1),
        ),
      ),
      range(7).map((i) =>
        stroke(`M0 0L${f(Math.cos(1.2 + i * 0.62) * rx * 0.86)} ${f(Math.sin(1.2 + i * 0.62) * rx * 0.23)}`, L.hi, 1.4, { opacity: 0.4 }),
      ),
    );
  // The koi, from its tail in the water over the top to its head.
  const spine: readonly Point[] = points('-96 176, -176 120, -214 20, -196 -86, -130 -160, -56 -192');
  const line = spline(spine, 8);
  const girth = (t: number) => 12 + 44 * Math.sin(Math.min(1, t * 1.06 + 0.04) * Math.PI * 0.62) - (t > 0.88 ? (t - 0.88) * 190 : 0);
  const edge = (side: number) =>
    line.map(([x, y], i): Point => {
      const [a, b] = [nth(line, Math.max(0, i - 1)), nth(line, Math.min(line.length - 1, i + 1))];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const r = girth(i / (line.length - 1)) * side;
      return [x - ((b[1] - a[1]) / l) * r, y + ((b[0] - a[0]) / l) * r];
    });
  const body = smooth([...edge(1), ...edge(-1).reverse()], true, 0.9);
  const outer = edge(-0.8);
  const crest = line.map(([x, y], i): Point => {
    const [ox, oy] = nth(outer, i);
    const k = 1 + 0.9 * Math.max(0, Math.sin(((i - 13) / 20) * Math.PI)) ** 0.6;
    return [x + (ox - x) * k * 1.25, y + (oy - y) * k * 1.25];
  });
  const part = (points: readonly Point[]) => points.slice(13, 34);
  const dorsal = smooth([...part(crest), ...[...part(outer)].reverse()], true, 0.8);
  const rays = part(crest).map(([x, y], i) => `M${f(nth(part(outer), i)[0])} ${f(nth(part(outer), i)[1])}L${f(x)} ${f(y + 6)}`);
  const fin = (x: number, y: number, rot: number, k: number) =>
    at(
      x,
      y,
      k,
      rot,
      range(7).map((i) =>
        at(0, 0, 1, -42 + i * 14, feather(s, 96 - Math.abs(i - 3) * 7, 26, [white.hi, mix(koi.lt, white.lt, 0.5), koi.base], koi.dk)),
      ),
    );
  const patches: readonly (readonly [string, string, number])[] = [
    ['M-240 60Q-200 90 -160 60Q-150 0 -180 -30Q-230 -20 -240 60Z', koi.base, 0.95],
    ['M-220 -80Q-160 -60 -140 -110Q-120 -160 -160 -180Q-220 -150 -220 -80Z', koi.base, 0.95],
    ['M-104 -150Q-60 -150 -30 -180Q-40 -220 -80 -210Q-110 -190 -104 -150Z', koi.base, 0.9],
    ['M-160 150Q-120 130 -100 160L-120 190Z', koi.base, 0.9],
  ];
  const drops = range(26)
    .map(() => {
      const [x, y, k] = [s.r.range(-260, 20), s.r.range(-60, 150), s.r.range(2.5, 8)];
      return path(
        circle(x, y, k),
        s.rad([
          ['#ffffff', 0, 0.9],
          [p.pale, 0.6, 0.35],
          ['#ffffff', 1, 0.9],
        ]),
      );
    })
    .join('');
  // Positioned like the first pose of the motif.
  return at(
    0,
    -4,
    0.92,
    0,
    path(
      ell(10, 176, 320, 92),
      s.lin([
        [p.glow, 0, 0.75],
        [p.shade, 0.4, 0.85],
        [p.deep, 1, 0.95],
      ]),
    ) +
      g({ transform: 'translate(84 150) scale(1 -.42)', opacity: 0.4, filter: blur(s, 3) }, bloom) +
      range(8)
        .map((i) => stroke(`M${-276 + i * 14} ${132 + i * 15}Q20 ${152 + i * 17} ${296 - i * 14} ${132 + i * 15}`, p.pale, 1.7, { opacity: 0.32 }))
        .join('') +
      pad(-40, 196, 104, -1) +
      pad(228, 178, 92) +
      lit(s, { k: 0.5 }, fin(-100, 172, 150, 0.9)) +
      lit(s, { k: 0.5 }, path(dorsal, s.lin([white.lt, koi.lt, koi.base, koi.dk], 0, 0, 1, 0))) +
      rays.map((d) => stroke(d, koi.dk, 2, { opacity: 0.5 })).join('') +
      at(88, 132, 1.12, 4, bloom) +
      lit(s, { k: 1 }, path(body, s.lin([white.hi, white.lt, white.base], 0, 0, 1, 1))) +
      airbrush(s, body, 3, patches) +
      scales(s, body, [-270, -150, 0, 190], 20, mix(koi.dk, white.dk, 0.4), '#ffffff', 0.5) +
      airbrush(s, body, 9, [
        [smooth([...edge(0.3), ...edge(1.2).reverse()]), ink, 0.45],
        [smooth([...edge(-0.2), ...edge(-0.7).reverse()]), '#ffffff', 0.4],
      ]) +
      lit(s, { k: 0.45 }, fin(-106, -128, 120, 0.72)) +
      // head
      stroke('M-104 -208Q-84 -180 -96 -140', koi.dk, 4, { opacity: 0.7 }) +
      path(circle(-62, -206, 8), s.rad(['#ffe9a0', ['#d98a1a', 0.5], '#2a0c04']), { stroke: ink, 'stroke-width': 2.5 }) +
      path(circle(-61, -206, 4), '#050205') +
      path(circle(-63, -208, 1.6), '#fff') +
      stroke('M-34 -186Q-18 -176 -12 -160M-40 -178Q-30 -166 -30 -150', white.dk, 3.4) +
      g({ filter: blur(s, 3) }, path(ell(-92, 178, 70, 15), '#ffffff', { opacity: 0.7 })) +
      lit(
        s,
        { k: 0.3, shadeA: 0.3 },
        path(
          range(11)
            .map((i) => tuft([-150 + i * 11, 184, -Math.PI / 2 + (i - 5) * 0.17, s.r.range(24, 52), 13, (i - 5) * 0.06]))
            .join(''),
          s.lin(['#ffffff', p.pale, p.glow]),
          { opacity: 0.85 },
        ),
      ) +
      drops +
      particles(s, { n: 30, colour: '#fff3bd', x0: -240, x1: 270, y0: -250, y1: 150, size: 0.9 }),
  );
};
