import { type Draw, type Scene, TAU, at, both, circle, el, ell, g, light, mix, path, polar, range, rrect, smooth, taper } from '../core.ts';
import { bevel, blur, flare, glowDisc, particles, rough } from '../light.ts';
import { M, away, gem, lit, metal, stroke } from '../kit.ts';
import { finger } from './finger.ts';
import { points } from './tube.ts';
import type { Ramp } from '../palettes.ts';

const [ballX, ballY, ballR] = [0, -74, 158];

/** The image in the crystal ball: clouds of light in the dark, and over them an eye of stars. */
function vision(s: Scene, m: Ramp): string {
  const cloud = (n: number, tone: string, r: number, b: number, a: number) =>
    g(
      { filter: blur(s, b), opacity: a },
      range(n).map((i) => {
        const t = i / n;
        const [x, y] = polar(24 + t * 112, t * 7.5 + s.r.range(-0.3, 0.3));
        return path(ell(x, y * 0.8, r * (0.5 + t), r * (0.4 + t * 0.5)), tone, {
          opacity: s.r.range(0.4, 1),
          transform: `rotate(${Math.round(t * 420)} ${Math.round(x)} ${Math.round(y * 0.8)})`,
        });
      }),
    );
  const lid = 'M-92 0Q0 -84 92 0Q0 84 -92 0Z';
  const dots = range(16).map((i) => polar(i % 2 ? 118 : 106, (i / 16) * TAU));
  return at(
    ballX,
    ballY,
    1,
    0,
    g(
      { filter: rough(s, 0.018, 46), style: 'mix-blend-mode:screen' },
      cloud(26, m.base, 34, 9, 0.9),
      cloud(22, s.p.glow, 20, 7, 0.45),
      cloud(20, m.lt, 13, 4, 0.6),
    ),
    range(60).map(() => {
      const [x, y] = polar(s.r.range(20, 150), s.r.range(0, TAU));
      return path(circle(x, y, s.r.range(0.6, 2)), '#ffffff', { opacity: s.r.range(0.4, 1) });
    }),
    g(
      { style: 'mix-blend-mode:screen' },
      stroke(lid, light(m.lt, 0.5), 9, { opacity: 0.8, filter: blur(s, 5) }),
      stroke(lid, '#ffffff', 3),
      el('circle', { cx: 0, cy: 0, r: 40, fill: 'none', stroke: light(m.lt, 0.7), 'stroke-width': 2.5 }),
      range(24).map((i) => g({ transform: `rotate(${i * 15})` }, path('M-1.4 -39L0 -20L1.4 -39Z', '#ffffff', { opacity: 0.8 }))),
      glowDisc(s, 0, 0, 76, '#ffffff', 1),
    ),
    stroke('M' + dots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L') + 'Z', m.hi, 1, { opacity: 0.5 }),
    dots.map(([x, y], i) => path(circle(x, y, i % 2 ? 2 : 3.4), '#ffffff')),
    flare(s, 0, 0, 150),
  );
}

/** Two hands with rings around a crystal ball; the light comes from the ball. */
export const oracle: Draw = (s) => {
  const G = M(s, 'gold', 0.06),
    K = M(s, 'skin', 0.06),
    V = away(s, ['amethyst', 'teal', 'ruby', 'sapphire'], 0.1),
    J = M(s, s.r.pick(['ruby', 'emerald', 'topaz']), 0.03);
  const inner = away(s, ['sapphire', 'amethyst', 'teal', 'emerald'], 0.06);
  const left = s.dir[0] < 0;
  const ballD = circle(ballX, ballY, ballR);
  const skin = s.radU([mix(K.hi, inner.lt, 0.35), [mix(K.lt, inner.lt, 0.2), 0.5], [K.base, 0.68], [K.dk, 0.9], K.dp], ballX, ballY, 330);
  const o = (k: number) => ({ k, rim: mix(inner.hi, '#ffffff', 0.3), glow: inner.lt, shade: K.dp, rimA: 0.7 });
  // the right hand; the left is its mirror image
  const touch = { paint: skin, tone: K, nail: V, light: o(0.5) };
  const band = (x: number, y: number, turn: number, w: number) =>
    at(
      x,
      y,
      1,
      turn,
      g({ filter: bevel(s, { h: 3, soft: 2 }) }, path(`M${-w} -6Q0 4 ${w} -6V7Q0 17 ${-w} 7Z`, metal(s, G, [0, 0, 1, 0]))),
      at(0, 3, 1, 0, gem(s, J, 11, 6)),
    );
  const palm = smooth(points([108, 112, 124, 66, 160, 34, 206, 40, 238, 78, 246, 130, 232, 190, 176, 214, 130, 190]), true, 0.95);
  const hand =
    lit(s, { ...o(0.9), rimA: 0.2 }, path(palm, skin)) +
    finger(s, touch, [216, 150, 232, 92, 242, 40, 226, -6, 190, -44], 44, 25) +
    finger(s, touch, [192, 150, 206, 74, 222, 2, 204, -66, 154, -112], 49, 27) +
    finger(s, touch, [172, 150, 180, 66, 188, -16, 168, -96, 116, -146], 51, 28) +
    finger(s, touch, [150, 150, 148, 76, 148, 0, 124, -70, 78, -112], 49, 27) +
    band(214, -18, -4, 26) +
    band(152, 20, -8, 26) +
    finger(s, touch, [150, 178, 116, 142, 84, 96, 66, 44], 52, 28) +
    stroke('M158 170Q140 150 134 132', K.dk, 4, { opacity: 0.5, filter: blur(s, 2) });
  const sleeve =
    lit(
      s,
      { k: 0.9 },
      path(smooth(points([116, 196, 160, 168, 220, 160, 262, 178, 336, 300, 90, 330]), true, 0.8), s.lin([V.lt, V.base, V.dk, V.dp], 0, 0, 1, 1)),
      range(5).map((i) => stroke(`M${136 + i * 28} 176Q${152 + i * 34} 230 ${150 + i * 46} 310`, V.dp, 8, { opacity: 0.45, filter: blur(s, 1.5) })),
    ) +
    g({ filter: bevel(s, { h: 4, soft: 3 }) }, stroke('M112 198Q176 150 266 180', metal(s, G, [0, 0, 1, 0]), 20)) +
    points([138, 184, 170, 172, 204, 168, 238, 173])
      .map(([x, y]) => path(circle(x, y, 4), J.lt))
      .join('');
  const stand = g(
    { filter: bevel(s, { h: 5, soft: 4 }) },
    path('M-92 74Q0 126 92 74L80 120Q40 138 44 172L110 226V262H-110V226L-44 172Q-40 138 -80 120Z', metal(s, G, [0, 0, 1, 0.25])),
    both(path(taper(points([44, 116, 78, 92, 84, 58]), 26, 8), metal(s, G))),
    path(rrect(-50, 156, 100, 14, 6), metal(s, G, [0, 0, 1, 0])),
  );
  const hot = left ? -64 : 64;
  const glass =
    path(ballD, s.radU([inner.base, [inner.dk, 0.5], [mix(inner.dk, inner.dp, 0.6), 0.8], inner.dp], ballX, ballY, ballR)) +
    g({ 'clip-path': s.clip(ballD) }, vision(s, inner)) +
    path(
      ballD,
      s.rad([
        ['#ffffff', 0, 0],
        ['#ffffff', 0.84, 0],
        [inner.lt, 0.95, 0.5],
        ['#ffffff', 1, 0.9],
      ]),
    ) +
    path(ell(hot, ballY - 98, 52, 22), '#ffffff', {
      opacity: 0.7,
      filter: blur(s, 6),
      transform: `rotate(${left ? -34 : 34} ${hot} ${ballY - 98})`,
    }) +
    path(circle(left ? -118 : 118, ballY - 40, 7), '#ffffff', { opacity: 0.8, filter: blur(s, 2) }) +
    el('path', {
      d: `M${ballX - 108} ${ballY + 82}A136 136 0 0 0 ${ballX + 108} ${ballY + 82}`,
      fill: 'none',
      stroke: inner.hi,
      'stroke-width': 8,
      'stroke-linecap': 'round',
      opacity: 0.6,
      filter: blur(s, 3),
    });
  return (
    glowDisc(s, ballX, ballY, 380, inner.lt, 1) +
    glass +
    stand +
    both(hand + sleeve) +
    particles(s, { n: 50, colour: inner.hi, x0: -240, x1: 240, y0: -290, y1: 120, size: 0.8 }) +
    flare(s, hot, ballY - 98, 90)
  );
};
