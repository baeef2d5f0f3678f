import { f, polar, range, path, g, at, type Draw } from '../core.ts';
import { bevel, texture, glowDisc, flare } from '../light.ts';
import { M, metal, lit, stroke, shadow } from '../kit.ts';

export const anvil: Draw = (s) => {
  const I = M(s, 'iron', 0.12),
    S = M(s, 'silver', 0.1),
    W = M(s, 'wood'),
    hot = s.rad(['#fffbe0', ['#ffd23d', 0.4], ['#ff6a12', 0.8], '#c22b05']);
  const an = 'M-245 -30Q-180 40 -88 52L-74 98Q-80 138 -134 150L-138 200H154L150 150Q96 138 90 98L100 50H210V-30Z';
  const hammer =
    lit(
      s,
      { k: 0.9 },
      path('M-19 -20L-15 300L15 300L19 -20Z', s.lin([W.lt, W.base, W.dp], 0, 0, 1, 0)),
      path('M-17 170L-15 300L15 300L17 170Z', s.lin([I.base, I.dp], 0, 0, 1, 0)),
      range(5).map((i) => stroke(`M-16 ${186 + i * 24}L16 ${176 + i * 24}`, W.base, 5)),
    ) +
    g(
      { filter: bevel(s, { h: 4, soft: 3 }) },
      path('M-104 -82H86L126 -62V0L86 18H-104Q-116 -32 -104 -82Z', metal(s, S, [0, 0, 0, 1])),
      path('M-126 -90h26v116h-26q-10 -58 0 -116z', metal(s, S, [0, 0, 0, 1])),
      path('M-30 -88H30V24H-30Z', metal(s, I, [0, 0, 0, 1])),
    );
  const sparks = range(70)
    .map(() => {
      const a = s.r.range(-3.5, 0.35),
        r0 = s.r.range(60, 170),
        r1 = r0 + s.r.range(14, 120),
        [x, y] = polar(r0, a, -10, -60),
        [u, v] = polar(r1, a, -10, -50);
      return stroke(`M${f(x)} ${f(y)}L${f(u)} ${f(v)}`, s.r.pick(['#fff7cf', '#ffd45a', '#ff8c21']), s.r.range(1.5, 5));
    })
    .join('');
  return (
    shadow(s, 0, 206, 260, 40, 0.9) +
    lit(
      s,
      { k: 1.2, glow: '#ff8a1e', rim: '#ffd9a0' },
      path('M-126 196H142V330H-126Z', s.lin([W.base, W.dk, W.dp], 0, 0, 1, 0), { filter: texture(s, { fx: 0.02, fy: 0.006, scale: 5 }) }),
      path(
        an,
        s.linU(
          [
            ['#ffb35c', 0],
            [I.base, 0.12],
            [I.dk, 0.5],
            [I.dp, 1],
          ],
          0,
          -30,
          0,
          200,
        ),
      ),
    ) +
    path('M-238 -30H210V-16H-226Z', s.lin(['#fff0c4', '#ff9a3a'], 0, 0, 1, 0), { opacity: 0.95 }) +
    glowDisc(s, -10, -50, 330, '#ff7a14', 1) +
    glowDisc(s, -10, -50, 170, '#ffe9a8', 1) +
    lit(s, { k: 0.4 }, path('M-150 -66L120 -84L166 -58L156 -24L-128 -20L-160 -40Z', hot)) +
    path('M-150 -66L120 -84L166 -58L-116 -44Z', '#fffbe6', { opacity: 0.8 }) +
    sparks +
    at(40, -150, 1, 222, hammer) +
    flare(s, -10, -66, 210, '#fff6cf')
  );
};
