import { at, g, range } from '../core.mjs';
import { blur, flare, glowDisc, rays } from '../light.mjs';
import { shadow } from '../kit.mjs';
import { props } from '../props.mjs';

/** Compositions of one thing: alone, with two behind it, or a row that stands back. */
const behind = {
  alone: () => '',
  pair: (s, one) => [-1, 1].map((side) => at(side * 182, -36, 0.62, side * 16, g({ filter: blur(s, 2), opacity: 0.85 }, one))),
  crowd: (s, one) =>
    range(4).map((i) => at((i - 1.5) * 150, -120 + Math.abs(i - 1.5) * 44, 0.4, (i - 1.5) * 12, g({ filter: blur(s, 3), opacity: 0.7 }, one))),
};

/** A thing of the reels as the hero of its own game, on light: the drawing of the symbol, larger. */
export const emblem =
  (name, { compositions = ['alone', 'pair', 'crowd'], tilt = 0 } = {}) =>
  (s) => {
    const one = props[name](s);
    const arranged = s.bare ? 'alone' : s.r.pick(compositions);
    return (
      glowDisc(s, 0, -10, 330, s.p.glow, 0.85) +
      rays(s, 0, -10, { n: s.r.pick([12, 16, 22]), len: 470, a: 0.55, soft: 4, colour: s.p.pale, even: s.r.chance(0.5) }) +
      shadow(s, 0, 236, 220, 34, 0.8) +
      g({}, behind[arranged](s, one)) +
      at(0, -34, 1.08, tilt ? s.r.pick([-tilt, tilt]) : 0, one) +
      flare(s, s.dir[0] * 150, -170, 100)
    );
  };
