// Brushwork for living things: airbrushed planes, locks of hair, fur, beasts' eyes, teeth.
import { circle, el, f, g, at, path, dark, light, mix, type Colour, type Point, type Scene } from './core.ts';
import { blur, glowDisc } from './light.ts';
import { M } from './kit.ts';
import type { MaterialName, Ramp } from './palettes.ts';

const numbers = (text: string): number[][] => text.split(',').map((group) => group.trim().split(' ').map(Number));
/** Parses points in SVG notation: `0 -262, 88 -240`. */
export const points = (text: string): Point[] => numbers(text).map(([x = 0, y = 0]): Point => [x, y]);
/** Like `points`, with a third number for each: a size or a length. */
export const spots = (text: string): (readonly [x: number, y: number, size: number])[] =>
  numbers(text).map(([x = 0, y = 0, size = 0]) => [x, y, size] as const);

/** A ramp between two materials, for hides and pelts. */
export function pelt(s: Scene, one: MaterialName, other: MaterialName, share = 0.5, tint = 0.06): Ramp {
  const [a, b] = [M(s, one, tint), M(s, other, tint)];
  const step = (name: 'hi' | 'lt' | 'base' | 'dk' | 'dp') => mix(a[name], b[name], share);
  return { hi: step('hi'), lt: step('lt'), base: step('base'), dk: step('dk'), dp: step('dp') };
}

/** A tuft: base, direction in radians, length, width, bend (sideways, as a share of the length). */
export type Tuft = readonly [x: number, y: number, angle: number, length: number, width: number, bend?: number];

/** Outline of one tapering, bent tuft of hair. */
export function tuft([x, y, angle, length, width, bend = 0.2]: Tuft): string {
  const [c, d] = [Math.cos(angle), Math.sin(angle)];
  const point = (along: number, aside: number) => `${f(x + c * along - d * aside)} ${f(y + d * along + c * aside)}`;
  const tip = point(length, length * bend);
  return `M${point(0, 0)}Q${point(length * 0.32, -width * 0.85)} ${tip}Q${point(length * 0.36, width * 1.05)} ${point(0, 0)}Z`;
}

/** Many tufts in a few tones, in the order given; neighbours differ in tone. */
export function fur(s: Scene, tufts: readonly Tuft[], tones: readonly string[], opacity = 1): string {
  const drawn = tones.map(() => '');
  for (const one of tufts) {
    const i = s.r.int(0, tones.length - 1);
    drawn[i] += tuft(one);
  }
  return tones.map((tone, i) => path(drawn[i] ?? '', tone, { opacity })).join('');
}

/** A soft patch of paint: outline, colour, opacity. */
export type Patch = readonly [outline: string, colour: string, opacity?: number];

/** Soft patches of light and shade, clipped to a silhouette. */
export const airbrush = (s: Scene, silhouette: string, softness: number, patches: readonly Patch[]): string =>
  g(
    { 'clip-path': s.clip(silhouette) },
    g(
      { filter: blur(s, softness) },
      patches.map(([outline, colour, opacity = 1]) => path(outline, colour, { opacity })),
    ),
  );

/** A beast's eye under a heavy lid, 100 wide at scale 1, its inner corner to the left. */
export const gaze = (
  s: Scene,
  x: number,
  y: number,
  scale: number,
  iris: string,
  { tilt = 0, slit = false, ink = '#0d0506', glow = 0.55 }: { tilt?: number; slit?: boolean; ink?: string; glow?: number } = {},
): string => {
  const almond = 'M-52 14Q-24 -26 12 -24Q40 -20 54 -6Q36 22 4 22Q-26 24 -52 14Z';
  return at(
    x,
    y,
    scale,
    tilt,
    path(almond, ink, { stroke: ink, 'stroke-width': 18, 'stroke-linejoin': 'round' }),
    path(almond, dark(iris, 0.62)),
    g(
      { 'clip-path': s.clip(almond) },
      path(circle(4, -2, 29), s.rad([light(iris, 0.72), [light(iris, 0.25), 0.4], [iris, 0.72], dark(iris, 0.7)], 0.5, 0.62, 0.56)),
      slit ? path('M4 -30Q13 -2 4 28Q-5 -2 4 -30Z', '#050203') : path(circle(4, -4, 12.5), '#050203'),
      path('M-60 16Q-24 -40 12 -38Q44 -34 60 -8Q36 -14 8 -13Q-24 -10 -60 16Z', ink, { opacity: 0.7 }),
    ),
    el('ellipse', { cx: s.dir[0] < 0 ? -7 : 15, cy: -11, rx: 6, ry: 5, fill: '#fff' }),
    path('M-34 18Q0 26 34 12', 'none', { stroke: light(iris, 0.5), 'stroke-width': 3, opacity: 0.7 }),
    glow ? glowDisc(s, 4, 0, 96, iris, glow) : '',
  );
};

/** A fang from its root at x, y; `lean` moves the tip sideways; negative lengths grow upwards. */
export const fang = (s: Scene, x: number, y: number, length: number, width: number, lean = 0): string =>
  path(
    `M${f(x - width / 2)} ${f(y)}C${f(x - width / 2)} ${f(y + length * 0.5)} ${f(x + lean - width * 0.1)} ${f(y + length * 0.8)} ${f(x + lean)} ${f(y + length)}C${f(x + lean + width * 0.2)} ${f(y + length * 0.7)} ${f(x + width * 0.6)} ${f(y + length * 0.45)} ${f(x + width / 2)} ${f(y)}Z`,
    s.lin(['#b98f58', ['#fff3d6', 0.28], ['#fffef6', 0.6], '#d9b985'], 0, length > 0 ? 0 : 1, 0.25, length > 0 ? 1 : 0),
  );

/** A flight feather growing upwards from 0,0: a pale shaft, a darker vane on one side, a shadow at its edge. */
export const feather = (s: Scene, length: number, width: number, [tip, vane, root]: readonly [Colour, Colour, Colour], edge: Colour): string => {
  const [l, w] = [length, width / 2];
  const outline = `M${f(-w * 0.5)} 0C${f(-w * 1.15)} ${f(-l * 0.45)} ${f(-w * 1.1)} ${f(-l * 0.9)} ${f(w * 0.15)} ${f(-l)}C${f(w * 1.2)} ${f(-l * 0.86)} ${f(w * 1.1)} ${f(-l * 0.4)} ${f(w * 0.5)} 0Z`;
  const vaneOf = `M0 0L${f(w * 0.15)} ${f(-l)}C${f(w * 1.2)} ${f(-l * 0.86)} ${f(w * 1.1)} ${f(-l * 0.4)} ${f(w * 0.5)} 0Z`;
  return (
    path(outline, s.lin([tip, [vane, 0.35], root]), { stroke: edge, 'stroke-width': Math.max(1.2, width * 0.05) }) +
    path(vaneOf, edge, { opacity: 0.28 }) +
    path(`M0 0L${f(w * 0.12)} ${f(-l * 0.94)}`, 'none', { stroke: light(vane, 0.45), 'stroke-width': Math.max(1, width * 0.06), opacity: 0.75 })
  );
};

/** Feathers side by side along a wing, from one point to another; rotation and length change evenly from the first to the last. */
export const fan = (
  s: Scene,
  n: number,
  [from, to]: readonly [Point, Point],
  [turn, turnTo]: Point,
  [length, lengthTo]: Point,
  width: number,
  tones: readonly [Colour, Colour, Colour],
  edge: Colour,
): string =>
  Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1);
    const between = (a: number, b: number) => a + (b - a) * t;
    return at(between(from[0], to[0]), between(from[1], to[1]), 1, between(turn, turnTo), feather(s, between(length, lengthTo), width, tones, edge));
  }).join('');
