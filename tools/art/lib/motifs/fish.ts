import { f, polar, range, smooth, circle, ell, path, g, at, type Draw } from '../core.ts';
import { M, away, lit, stroke, scales } from '../kit.ts';

export const fish: Draw = (s) => {
  const m = away(s, ['emerald', 'teal', 'topaz'], 0.12),
    S = M(s, 'silver'),
    R = M(s, 'ruby'),
    p = s.p;
  const bodyD = smooth(
    [
      [-236, -34],
      [-196, -72],
      [-120, -106],
      [0, -118],
      [110, -80],
      [196, -30],
      [206, 6],
      [120, 54],
      [10, 92],
      [-110, 92],
      [-186, 64],
      [-228, 44],
      [-196, 10],
    ],
    true,
    0.85,
  );
  const fin = (d: string, o = {}) => lit(s, { k: 0.5 }, path(d, s.lin([m.lt, m.base, R.base, R.dk], 0, 0, 0.4, 1), o));
  const F =
    fin('M190 -12Q250 -110 310 -130Q280 -40 290 20Q300 80 280 150Q230 90 190 24Z') +
    range(7)
      .map((i) => stroke(`M200 0Q250 ${-60 + i * 24} ${294 - Math.abs(i - 3) * -2} ${-106 + i * 38}`, m.dp, 3, { opacity: 0.5 }))
      .join('') +
    fin('M-130 -100Q-110 -190 -76 -176L-56 -196L-30 -178L0 -192L24 -166L60 -170L84 -134L130 -128L126 -66Z') +
    range(7)
      .map((i) => stroke(`M${-110 + i * 32} -98L${-86 + i * 30} ${-172 + i * 6}`, m.dp, 4, { opacity: 0.55 }))
      .join('') +
    fin('M10 84Q30 150 84 160Q76 110 80 66Z') +
    fin('M110 54Q140 110 180 104Q160 60 160 34Z');
  const drop = range(26)
    .map(() => {
      const a = s.r.range(-2.9, -0.2),
        r = s.r.range(110, 300),
        [x, y] = polar(r, a, -10, 190),
        k = s.r.range(4, 15);
      return path(
        `M${f(x)} ${f(y - k * 1.5)}Q${f(x + k)} ${f(y)} ${f(x)} ${f(y + k)}Q${f(x - k)} ${f(y)} ${f(x)} ${f(y - k * 1.5)}Z`,
        s.rad(
          [
            ['#fff', 0, 0.95],
            [p.glow, 0.6, 0.6],
            ['#fff', 1, 0.9],
          ],
          0.5,
          0.5,
          0.6,
          0.4,
          0.35,
        ),
      );
    })
    .join('');
  const crown = (w: number, h: number, c: string, o: number) =>
    path(
      `M${-w} 240Q${-w * 0.9} ${200 - h * 0.2} ${-w * 1.1} ${200 - h}Q${-w * 0.6} ${180 - h * 0.2} ${-w * 0.5} ${200 - h * 1.1}Q${-w * 0.3} 170 ${-w * 0.1} ${200 - h * 0.8}Q${w * 0.1} 176 ${w * 0.36} ${200 - h * 1.15}Q${w * 0.5} 180 ${w * 0.7} ${200 - h * 0.7}Q${w * 0.7} 190 ${w * 1.1} ${200 - h * 0.9}Q${w * 0.9} 200 ${w} 240Z`,
      c,
      { opacity: o },
    );
  return (
    crown(250, 120, s.lin([p.pale, p.glow, p.mid]), 0.75) +
    stroke('M-196 -330Q-236 -260 -172 -196', '#ffffff', 2.5, { opacity: 0.9 }) +
    at(
      4,
      4,
      1,
      52,
      F,
      lit(
        s,
        { k: 1.4 },
        path(bodyD, s.lin([m.dk, [m.base, 0.25], [m.lt, 0.5], [S.hi, 0.72], S.lt])),
        scales(s, bodyD, [-120, -120, 220, 100], 27, m.dp, '#ffffff', 0.55),
        g(
          { 'clip-path': s.clip(bodyD) },
          range(9).map((i) => path(ell(-90 + i * 34, -52 + Math.abs(i - 4) * 3, 12, 30), m.dp, { opacity: 0.5 })),
        ),
      ) +
        path('M-196 10L-236 -34Q-210 -30 -178 -4Q-200 30 -228 44Z', '#5c0f1c') +
        lit(
          s,
          { k: 0.5 },
          path('M-120 -96Q-70 -10 -112 84Q-150 84 -182 62L-196 10L-224 -40Q-180 -90 -120 -96Z', s.lin([m.dk, m.base, S.lt, S.hi], 0, 0, 0.2, 1)),
        ) +
        stroke('M-118 -90Q-72 -10 -112 80', m.dp, 6) +
        path(circle(-158, -38, 22), s.rad(['#fff7c0', ['#ffc93a', 0.6], '#a35a00'])) +
        path(circle(-160, -38, 12), '#0b0608') +
        path(circle(-166, -45, 5), '#fff') +
        fin('M-92 20Q-30 30 -10 84Q-70 84 -104 56Z'),
    ) +
    lit(s, { k: 0.4 }, stroke('M-172 -200V-140Q-172 -112 -148 -112Q-126 -112 -126 -136', '#e8eef5', 9), path('M-186 -212h28v22h-28z', R.base)) +
    crown(200, 80, s.lin(['#ffffff', p.glow, p.mid]), 0.9) +
    crown(130, 50, s.lin(['#ffffff', p.pale, p.glow]), 0.95) +
    drop
  );
};
