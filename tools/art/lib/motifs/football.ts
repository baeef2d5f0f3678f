import { TAU, at, circle, f, g, path, poly, polar, range, type Draw } from '../core.ts';
import { flare, glowDisc } from '../light.ts';
import { lit, shadow, stroke } from '../kit.ts';

/** A leather ball of black pentagons. */
export const football: Draw = (s) => {
  const shape = circle(0, 0, 226),
    pentagon = (x: number, y: number, r: number, turn: number, k = 1) =>
      at(x, y, [k, 1], turn, path(poly(range(5).map((i) => polar(r, -Math.PI / 2 + (i / 5) * TAU))), s.lin(['#3a4054', '#10121a'], 0, 0, 1, 1)));
  const around = range(5).map((i) => {
    const a = -Math.PI / 2 + Math.PI / 5 + (i / 5) * TAU;
    const [x, y] = polar(190, a);
    return (
      at(x, y, 1, (a * 180) / Math.PI, pentagon(0, 0, 76, 18, 0.56)) +
      stroke(`M${f(Math.cos(a) * 76)} ${f(Math.sin(a) * 76)}L${f(Math.cos(a) * 150)} ${f(Math.sin(a) * 150)}`, '#565c70', 5)
    );
  });
  return (
    glowDisc(s, 0, -20, 340, s.p.glow, 0.85) +
    shadow(s, 0, 232, 210, 34, 0.9) +
    at(
      0,
      -12,
      1,
      s.r.int(-30, 30),
      lit(
        s,
        { k: 1.4 },
        path(shape, s.rad(['#ffffff', ['#f4f2ee', 0.5], '#b9bcc8', '#6d7284'], 0.5, 0.5, 0.58, 0.36, 0.28)),
        g({ 'clip-path': s.clip(shape) }, pentagon(0, 0, 84, 0), around),
      ),
    ) +
    range(7)
      .map((i) => stroke(`M${-250 + i * 12} ${150 - i * 44}l-${60 + s.r.int(0, 50)} ${30 + i * 3}`, s.p.pale, 6, { opacity: 0.5 }))
      .join('') +
    flare(s, -90, -150, 110)
  );
};
