import { circle, dark, mix, path, polar, TAU, at, g, range, type Draw, type Markup, type Scene } from '../core.ts';
import { blur, flare, glowDisc, rays } from '../light.ts';
import { M, lit, metal, shadow } from '../kit.ts';
import { props, type PropName } from './props.ts';

/** Compositions of one object: alone, with two behind it, or in a row that recedes. */
const compositions = ['alone', 'pair', 'crowd'] as const;
const behind: Record<(typeof compositions)[number], (s: Scene, one: string) => Markup> = {
  alone: () => '',
  pair: (s, one) => [-1, 1].map((side) => at(side * 182, -36, 0.62, side * 16, g({ filter: blur(s, 2), opacity: 0.85 }, one))),
  crowd: (s, one) =>
    range(4).map((i) => at((i - 1.5) * 150, -120 + Math.abs(i - 1.5) * 44, 0.4, (i - 1.5) * 12, g({ filter: blur(s, 3), opacity: 0.7 }, one))),
};

/** A disc of dark enamel in a beaded ring of gold. */
const medallion = (s: Scene): string =>
  lit(s, { k: 0.9 }, path(circle(0, 0, 236), metal(s, M(s, 'gold', 0.04)))) +
  path(circle(0, 0, 202), s.rad([mix(s.p.shade, s.p.mid, 0.35), [s.p.shade, 0.55], s.p.deep], 0.5, 0.5, 0.6, 0.4, 0.3)) +
  path(circle(0, 0, 202), 'none', { stroke: dark(s.p.deep, 0.4), 'stroke-width': 7 }) +
  range(36)
    .map((i) => path(circle(...polar(219, (i / 36) * TAU), 7), i % 3 ? '#fff3c4' : s.p.accent, { stroke: '#6b3d0a', 'stroke-width': 2 }))
    .join('');

export interface EmblemOptions {
  /** Tilts to one side or the other by this many degrees. */
  tilt?: number;
  /** A single object in a medallion, for objects that would look like a toy without it. */
  onMedallion?: boolean;
}
/** A reel symbol as the hero of its own game, enlarged and on a glow. */
export const emblem =
  (name: PropName, { tilt = 0, onMedallion = false }: EmblemOptions = {}): Draw =>
  (s) => {
    const one = props[name](s);
    const arranged = s.bare || onMedallion ? 'alone' : s.r.pick(compositions);
    return (
      glowDisc(s, 0, -10, 330, s.p.glow, 0.85) +
      rays(s, 0, -10, { n: s.r.pick([12, 16, 22]), len: 470, a: 0.55, soft: 4, colour: s.p.pale, even: s.r.chance(0.5) }) +
      shadow(s, 0, 236, 220, 34, 0.8) +
      g({}, behind[arranged](s, one)) +
      at(0, -24, 1, 0, onMedallion ? medallion(s) : '') +
      at(0, -34, onMedallion ? 0.86 : 1.08, tilt ? s.r.pick([-tilt, tilt]) : 0, one) +
      flare(s, s.dir[0] * 150, -170, 100)
    );
  };
