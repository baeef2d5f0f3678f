import { light, mix, f, range, circle, ell, el, path, g, at, both, type Colour, type Draw } from '../core.ts';
import { blur, glowDisc, flare, rough } from '../light.ts';
import { M, away, lit, stroke } from '../kit.ts';

/** A launcher leaving its pad: a slim core, two boosters, and the fire and smoke below it. */
export const rocket: Draw = (s) => {
  const p = s.p,
    W = M(s, 'silver', 0.12),
    B = M(s, 'onyx', 0.2),
    R = away(s, ['copper', 'lacquer', 'gold', 'teal'], 0.1),
    round = (m: { lt: Colour; base: Colour; dk: Colour; dp: Colour; hi: Colour }) =>
      s.lin([m.dk, [m.lt, 0.18], [m.hi, 0.3], [m.base, 0.52], [m.dk, 0.8], m.dp], 0, 0, 1, 0);
  const core = 'M-46 150V-170C-46 -236 -22 -284 0 -316C22 -284 46 -236 46 -170V150Z';
  const booster = 'M58 150V-60C58 -100 70 -126 84 -142C98 -126 110 -100 110 -60V150Z';
  const jet = (x: number, w: number, h: number, c: Colour, o = 1) =>
    path(
      `M${x - w * 0.5} 176C${x - w} ${190 + h * 0.3} ${x - w * 0.5} ${176 + h * 0.7} ${x} ${176 + h}C${x + w * 0.5} ${176 + h * 0.7} ${x + w} ${190 + h * 0.3} ${x + w * 0.5} 176Z`,
      c,
      {
        opacity: o,
      },
    );
  const billow = (n: number, y: number, spread: number, size: number, near: number) =>
    range(n)
      .map((i) => {
        const t = i / (n - 1) - 0.5,
          r = size * s.r.range(0.7, 1.25) * (0.7 + Math.abs(t) * 0.8);
        const shade = mix(mix(p.shade, p.mid, 0.4), p.pale, near);
        return path(
          circle(t * spread + s.r.range(-20, 20), y + s.r.range(-30, 30) - Math.abs(t) * 30, r),
          s.rad(
            [light(mix(p.glow, p.pale, 0.4), 0.3), [mix(shade, p.glow, 0.45), 0.4], [shade, 0.75], mix(shade, p.deep, 0.45)],
            0.5,
            0.5,
            0.6,
            t < 0 ? 0.72 : 0.28,
            0.3,
          ),
        );
      })
      .join('');
  const body = (d: string, bands: string) => lit(s, { k: 0.7, shadeA: 0.5 }, path(d, round(W)), g({ 'clip-path': s.clip(d) }, bands));
  const band = (x: number, y: number, w: number, h: number, fill: string) => path(`M${x} ${y}h${w}v${h}h${-w}Z`, fill);
  const bell = (x: number, k: number) => lit(s, { k: 0.3 }, path(`M${x - 15 * k} 148H${x + 15 * k}L${x + 24 * k} 182H${x - 24 * k}Z`, round(B)));
  return (
    glowDisc(s, 0, 210, 420, p.glow, 1) +
    g({ filter: blur(s, 3) }, billow(9, 250, 620, 66, 0.1)) +
    at(
      0,
      -34,
      1,
      7,
      g(
        { filter: rough(s, 0.03, 16) },
        [-84, 84].map((x) => jet(x, 62, 260, '#ff6a1f', 0.85) + jet(x, 40, 190, '#ffc24a') + jet(x, 20, 120, '#fffbe6')),
        jet(0, 86, 330, '#ff5a1c', 0.9) + jet(0, 56, 240, '#ffb52e') + jet(0, 30, 160, '#fffbe6'),
      ),
      bell(-84, 0.9) + bell(84, 0.9) + bell(0, 1.2),
      both(
        body(
          booster,
          band(50, -48, 70, 12, B.base) +
            band(50, 96, 70, 56, round(B)) +
            band(50, 40, 70, 10, R.base) +
            range(5)
              .map((i) => stroke(`M52 ${-20 + i * 24}h64`, W.dk, 1.4, { opacity: 0.6 }))
              .join(''),
        ) + path('M110 70L150 128V158L110 150Z', s.lin([B.lt, B.base, B.dp], 0, 0, 1, 1)),
      ),
      body(
        core,
        band(-60, -176, 120, 10, B.base) +
          band(-60, -166, 120, 70, round(R)) +
          band(-60, -96, 120, 8, B.base) +
          band(-60, 84, 120, 70, round(B)) +
          range(9)
            .map((i) => stroke(`M-46 ${-74 + i * 18}H46`, W.dk, 1.4, { opacity: 0.5 }))
            .join('') +
          stroke('M-8 -84V84', W.dk, 1.6, { opacity: 0.6 }) +
          stroke('M-30 -170C-30 -230 -12 -280 0 -310', W.hi, 4, { opacity: 0.8 }),
      ),
      path('M-4 -316L0 -352L4 -316Z', W.lt),
      both(path('M46 -40H60V-28H46ZM46 110H60V122H46Z', B.base)),
    ) +
    g({ filter: blur(s, 1.4) }, billow(8, 306, 700, 78, 0.3)) +
    el('ellipse', {
      cx: 0,
      cy: 262,
      rx: 150,
      ry: 60,
      fill: s.rad([
        ['#fffbe6', 0, 1],
        [p.glow, 0.4, 0.7],
        [p.glow, 1, 0],
      ]),
      style: 'mix-blend-mode:screen',
    }) +
    range(46)
      .map(() => {
        const x = s.r.range(-260, 260),
          y = s.r.range(60, 250);
        return path(ell(x, y, s.r.range(1, 3.4), s.r.range(1, 3.4)), s.r.chance(0.5) ? '#fff3c4' : p.glow, { opacity: +f(s.r.range(0.5, 1)) });
      })
      .join('') +
    flare(s, 34, -250, 70)
  );
};
