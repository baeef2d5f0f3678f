import type { Draw, Point } from '../core.ts';
import { f, mix, nth, polar, range, smooth, spline, taper, circle, ell, path, g, at } from '../core.ts';
import { blur, particles } from '../light.ts';
import { M, away, lit, stroke } from '../kit.ts';
import { airbrush, points, tuft } from '../brush.ts';

/** A marlin on the line, clear of the water. */
export const fishLeap: Draw = (s) => {
  const m = away(s, ['sapphire', 'teal', 'amethyst'], 0.08);
  const S = M(s, 'silver', 0.1);
  const ink = mix('#04060c', s.p.deep, 0.35);
  const p = s.p;

  const body = smooth(
    points(
      '-150 -188, -108 -210, -40 -196, 40 -140, 108 -50, 150 50, 164 130, 160 170, 132 172, 112 120, 64 56, -4 4, -72 -52, -122 -112, -150 -160',
    ),
    true,
    0.85,
  );
  const back: readonly Point[] = points('-112 -208, -40 -196, 40 -140, 108 -50, 146 40');
  const line = spline(back, 8);
  const fin = smooth(
    points('-116 -204, -112 -262, -84 -304, -52 -296, -26 -254, 14 -214, 64 -160, 106 -96, 134 -36, 146 30, 120 -20, 60 -110, 0 -170, -60 -200'),
    true,
    0.8,
  );
  const water = [mix('#ffffff', p.pale, 0.25), mix('#dcefff', p.glow, 0.3), mix('#79aed8', p.mid, 0.35)] as const;
  const spray = (n: number, spread: number, reach: number) =>
    range(n)
      .map(() => {
        const a = -Math.PI / 2 + s.r.range(-spread, spread);
        const r = s.r.range(0.35, 1) * reach;
        const [x, y] = polar(r, a, 60, 190);
        const k = s.r.range(3, 11) * (1 - r / reach / 2);
        return at(
          x,
          y,
          1,
          (a * 180) / Math.PI + 90,
          path(
            `M0 ${f(-k * 2.4)}Q${f(k)} ${f(k * 0.2)} 0 ${f(k)}Q${f(-k)} ${f(k * 0.2)} 0 ${f(-k * 2.4)}Z`,
            s.rad([
              ['#ffffff', 0, 0.95],
              [water[1], 0.5, 0.6],
              [water[2], 1, 0.9],
            ]),
          ),
        );
      })
      .join('');
  const crown = (n: number, x0: number, x1: number, h: number, tones: readonly string[], o: number) =>
    lit(
      s,
      { k: 0.4, shadeA: 0.4 },
      path(
        range(n)
          .map((i) => {
            const t = i / (n - 1);
            const x = x0 + (x1 - x0) * t;
            return tuft([
              x,
              236,
              -Math.PI / 2 + (t - 0.5) * 1.7 + s.r.range(-0.12, 0.12),
              h * s.r.range(0.6, 1.15) * (1 - Math.abs(t - 0.5) * 0.5),
              h * 0.17,
              (t - 0.5) * 0.5,
            ]);
          })
          .join(''),
        s.lin([...tones]),
        { opacity: o },
      ),
    );
  const blade = (d: string) => lit(s, { k: 0.45 }, path(d, s.lin([m.lt, m.base, m.dk, ink], 0, 0, 0.6, 1)));
  // Positioned like the first pose of the motif.
  return at(
    4,
    20,
    0.96,
    0,
    // rod and taut line, far above
    stroke('M-178 -176Q40 -290 300 -330', '#ffffff', 2.2, { opacity: 0.85 }) +
      g({ filter: blur(s, 3) }, crown(26, -70, 210, 170, water, 0.6)) +
      blade('M136 150Q206 130 270 66Q262 140 214 186Q180 206 150 192Q120 220 104 300Q70 240 92 196Q112 166 136 150Z') +
      ['M150 170Q210 150 256 92', 'M146 178Q200 172 232 140', 'M132 186Q104 220 100 272']
        .map((d) => stroke(d, m.lt, 2.4, { opacity: 0.5 }))
        .join('') +
      lit(s, { k: 0.6 }, path(fin, s.lin([m.lt, m.base, mix(m.dk, p.accent, 0.2), m.dk], 0, 0, 0.5, 1))) +
      g(
        { 'clip-path': s.clip(fin) },
        range(22).map((i) => {
          const [x, y] = nth(line, Math.min(line.length - 1, Math.round(i * 1.4)));
          return stroke(`M${f(x)} ${f(y + 6)}Q${f(x + 8)} ${f(y - 50)} ${f(x + 34 - i * 0.6)} ${f(y - 120 + i * 3)}`, i % 2 ? ink : m.lt, 2.6, {
            opacity: 0.45,
          });
        }),
        range(30).map(() => path(circle(s.r.range(-120, 100), s.r.range(-290, -60), s.r.range(2, 5)), ink, { opacity: 0.45 })),
      ) +
      blade('M36 30Q20 90 -30 116Q-6 60 8 12Z') +
      // bill and body
      lit(
        s,
        { k: 0.5 },
        path(taper(points('-132 -176, -196 -238, -292 -324'), 40, 2, 0.7), s.lin([m.base, mix(m.dk, S.dk, 0.5), ink], 1, 1, 0, 0)),
        path(taper(points('-140 -152, -176 -184, -214 -220'), 22, 3), s.lin([S.base, S.dk])),
      ) +
      lit(s, { k: 1.3 }, path(body, s.linU([m.dk, [m.base, 0.3], [m.lt, 0.46], [S.hi, 0.6], [S.lt, 0.8], S.dk], 80, -150, -20, -20))) +
      g(
        { 'clip-path': s.clip(body) },
        range(13).map((i) => {
          const [x, y] = nth(line, Math.min(line.length - 1, 3 + i * 2));
          return stroke(`M${f(x + 8)} ${f(y - 6)}Q${f(x - 14)} ${f(y + 34)} ${f(x - 44)} ${f(y + 74)}`, mix(m.hi, '#7fe8ff', 0.5), 7, {
            opacity: 0.34,
            'stroke-dasharray': '10 4',
          });
        }),
      ) +
      airbrush(s, body, 9, [
        ['M-110 -214Q0 -196 90 -90Q150 0 166 130L140 100Q110 0 50 -80Q-20 -160 -110 -190Z', ink, 0.7],
        ['M-130 -150Q-60 -90 20 -10Q80 50 126 150L100 130Q40 50 -30 0Q-100 -60 -140 -130Z', S.dk, 0.75],
        ['M-110 -170Q-20 -130 50 -50Q100 20 130 100L120 110Q80 10 20 -50Q-40 -110 -116 -150Z', '#ffffff', 0.7],
      ]) +
      stroke('M-70 -160Q20 -104 76 -24Q120 50 146 150', m.dp, 2.6, { opacity: 0.5 }) +
      // gill cover, mouth and eye
      airbrush(s, body, 4, [['M-92 -196Q-64 -150 -100 -90L-88 -84Q-48 -146 -78 -196Z', ink, 0.75]]) +
      stroke('M-90 -196Q-62 -148 -98 -92', m.lt, 3, { opacity: 0.6 }) +
      stroke('M-182 -196Q-150 -166 -112 -158', ink, 5) +
      path(circle(-114, -176, 12), s.rad([mix(S.lt, '#ffd98a', 0.4), [mix(S.base, '#c98a2a', 0.4), 0.6], S.dp]), { stroke: ink, 'stroke-width': 3 }) +
      path(circle(-115, -176, 7.6), '#05040a') +
      path(circle(-118, -180, 2.2), '#fff') +
      blade('M-72 -72Q-128 -10 -196 22Q-176 -50 -100 -106Z') +
      ['M-86 -84Q-130 -30 -178 4', 'M-92 -92Q-140 -46 -180 -14'].map((d) => stroke(d, m.lt, 2.2, { opacity: 0.55 })).join('') +
      // the lure
      lit(
        s,
        { k: 0.35 },
        path(ell(-176, -176, 11, 17), s.lin([mix(p.accent, '#ffffff', 0.4), p.accent, mix(p.accent, ink, 0.5)])),
        path(tuft([-172, -164, 1.1, 40, 7, 0.2]) + tuft([-176, -164, 1.5, 44, 7, 0.1]) + tuft([-180, -166, 1.9, 36, 7, -0.1]), p.accent),
      ) +
      crown(24, -40, 190, 120, ['#ffffff', ...water], 0.9) +
      crown(18, 0, 140, 72, ['#ffffff', '#ffffff', water[0]], 0.95) +
      g({ filter: blur(s, 8) }, path(ell(70, 236, 190, 30), '#ffffff', { opacity: 0.75 })) +
      spray(46, 1.15, 330) +
      particles(s, { n: 40, colour: '#ffffff', x0: -200, x1: 280, y0: -120, y1: 220, size: 0.9 }),
  );
};
