// Shared parts of motifs.
import {
  contrast,
  f,
  g,
  path,
  poly,
  polar,
  el,
  at,
  mix,
  dark,
  light,
  TAU,
  range,
  circle,
  ell,
  star,
  rrect,
  type Attributes,
  type Colour,
  type Markup,
  type Point,
  type Scene,
} from './core.ts';
import { volume, flare, glowDisc, blur, type VolumeOptions } from './light.ts';
import { material, type Ramp, type MaterialName } from './palettes.ts';
import { small } from './outlines.ts';

/** Start and end of a gradient over the box of a shape: x1, y1, x2, y2. */
export type Axis = readonly [number, number, number, number];
/** A material of the scene. */
export const M = (s: Scene, n: MaterialName, tint?: number): Ramp => material(n, s.p, tint);
/** A material that contrasts with the palette: hero and backdrop must not share a hue. */
export function away(s: Scene, names: readonly MaterialName[], tint = 0.1): Ramp {
  const d = (n: MaterialName): number => contrast(material(n, s.p, 0).base, s.p.mid);
  const best = [...names].sort((x, y) => d(y) - d(x)).slice(0, Math.max(1, Math.ceil(names.length * 0.55)));
  return material(s.r.pick(best), s.p, tint);
}
/** Fill of a lit body: light to deep along the axis. */
export const body = (s: Scene, m: Ramp, a: Axis = [0, 0, 1, 1]): string => s.lin([m.lt, [m.base, 0.45], [m.dk, 0.9], m.dp], ...a);
/** Fill of polished metal: light, dark and light again. */
export const metal = (s: Scene, m: Ramp, a: Axis = [0, 0, 1, 1]): string =>
  s.lin([m.lt, [m.hi, 0.14], [m.base, 0.34], [m.dk, 0.55], [m.lt, 0.72], [m.base, 0.84], m.dk], ...a);
/** Fill of a ball, its bright spot towards the light. */
export const ball = (s: Scene, m: Ramp): string =>
  s.rad([m.hi, [m.lt, 0.14], [m.base, 0.52], [m.dk, 0.86], m.dp], 0.5, 0.5, 0.58, s.dir[0] < 0 ? 0.34 : 0.66, 0.28);
/** A group with volume. */
export const lit = (s: Scene, o: VolumeOptions, ...kids: Markup[]): string => g({ filter: volume(s, o) }, ...kids);
/** A line with round ends. */
export const stroke = (d: string, colour: string, w: number, o: Attributes = {}): string =>
  path(d, 'none', { stroke: colour, 'stroke-width': w, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...o });
/** Overlapping scales in a clip. */
export function scales(
  s: Scene,
  clip: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  size: number,
  colour: Colour,
  hi: Colour,
  o = 0.6,
): string {
  let d = '',
    h = '';
  for (let y = y0, k = 0; y < y1; y += size * 0.62, k++)
    for (let x = x0 + (k % 2) * size * 0.5; x < x1; x += size) {
      d += `M${f(x - size / 2)} ${f(y)}q0 ${f(size * 0.72)} ${f(size / 2)} ${f(size * 0.76)}q${f(size / 2)} ${f(-size * 0.04)} ${f(size / 2)} ${f(-size * 0.76)}`;
      h += `M${f(x - size * 0.3)} ${f(y + size * 0.3)}q${f(size * 0.1)} ${f(size * 0.3)} ${f(size * 0.3)} ${f(size * 0.34)}`;
    }
  return g(
    { 'clip-path': s.clip(clip), opacity: o, fill: 'none', 'stroke-width': size * 0.09 },
    path(d, 'none', { stroke: colour }),
    path(h, 'none', { stroke: hi, opacity: 0.6 }),
  );
}
export type Suit = 'H' | 'D' | 'S' | 'C';
/** Outlines of the four suits, about 90 high. */
export const suits: Record<Suit, string> = {
  H: 'M0 44C-52 6 -46 -40 -20 -40C-8 -40 0 -30 0 -20C0 -30 8 -40 20 -40C46 -40 52 6 0 44Z',
  D: 'M0 -48L36 0L0 48L-36 0Z',
  S: 'M0 -48C10 -24 44 -8 42 18C41 36 16 40 6 22Q8 40 20 46H-20Q-8 40 -6 22C-16 40 -41 36 -42 18C-44 -8 -10 -24 0 -48Z',
  C: 'M0 -46a20 20 0 0 1 17 31a20 20 0 1 1 -12 34Q7 38 18 44H-18Q-7 38 -5 19a20 20 0 1 1 -12 -34a20 20 0 0 1 17 -31Z',
};
/** A playing card, its face or (`back`) its back. */
export function card(
  s: Scene,
  rank: string,
  suit: Suit,
  { w = 170, h = 244, back = false }: { w?: number; h?: number; back?: boolean } = {},
): string {
  const red = suit === 'H' || suit === 'D',
    c = red ? '#d11a33' : '#15171f';
  const edge = path(
    rrect(-w / 2, -h / 2, w, h, 14),
    back ? s.lin([light(s.p.mid, 0.1), s.p.shade], 0, 0, 1, 1) : s.lin(['#ffffff', '#fbf5e8', mix('#d8ccb8', s.p.shade, 0.18)], 0, 0, 1, 1),
    { stroke: back ? '#f6efe0' : '#b9ab95', 'stroke-width': back ? 7 : 1.5 },
  );
  if (back)
    return (
      edge +
      g(
        { opacity: 0.8 },
        range(5).map((i) => range(7).map((j) => path(star(4, 15, 5, -w / 2 + 25 + i * 30, -h / 2 + 26 + j * 32), s.p.glow))),
      ) +
      stroke(rrect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, 8), s.p.accent, 2.5)
    );
  const corner =
    small(rank, -w / 2 + 26, -h / 2 + 56, 46, c, { face: 'abril-fatface' }) + at(-w / 2 + 26, -h / 2 + 80, 0.34, 0, path(suits[suit], c));
  const court = 'KQJ'.includes(rank);
  return (
    edge +
    corner +
    g({ transform: 'rotate(180)' }, corner) +
    (court
      ? stroke(rrect(-w / 2 + 44, -h / 2 + 22, w - 88, h - 44, 6), '#c4942f', 2.5) +
        at(
          0,
          -26,
          1,
          0,
          path('M-34 26L-40 -26L-18 -4L0 -36L18 -4L40 -26L34 26Z', s.lin(['#ffe79b', '#d9962a', '#8c5410'])),
          path(rrect(-34, 28, 68, 10, 3), '#c98a25'),
        ) +
        at(0, 50, 0.72, 0, path(suits[suit], c))
      : at(0, 0, 1.5, 0, path(suits[suit], red ? s.lin(['#ff5a63', '#d11a33', '#8e0a22']) : s.lin(['#4a5064', '#15171f', '#05060a']))))
  );
}
/** Brilliant-cut gem: crown facets shaded by their angle to the light, a calm table, one reflex. */
export function gem(s: Scene, m: Ramp, R: number, n = 8, squash = 1): string {
  const la = Math.atan2(s.dir[1], s.dir[0]),
    out: Markup[] = [],
    q = (r: number, a: number): Point => {
      const [x, y] = polar(r, a);
      return [x, y * squash];
    };
  const ramp = (t: number): Colour =>
    t > 0.66 ? mix(m.lt, m.hi, (t - 0.66) * 3) : t > 0.33 ? mix(m.base, m.lt, (t - 0.33) * 3) : mix(m.dk, m.base, t * 3);
  for (let i = 0; i < n; i++) {
    const a0 = ((i - 0.5) / n) * TAU,
      a1 = a0 + TAU / n,
      mid = (a0 + a1) / 2,
      lum = 0.5 + 0.5 * Math.cos(mid - la);
    out.push(
      path(poly([q(R, a0), q(R, a1), q(R * 0.6, mid)]), ramp(0.12 + lum * 0.8)),
      path(poly([q(R, a0), q(R * 0.6, mid), q(R * 0.6, mid - TAU / n)]), ramp(lum * 0.62)),
    );
  }
  const table = poly(range(n).map((i) => q(R * 0.6, (i / n) * TAU)));
  return g(
    {},
    path(poly(range(n).map((i) => q(R, ((i - 0.5) / n) * TAU))), m.dk, { stroke: m.dp, 'stroke-width': R * 0.1, 'stroke-linejoin': 'round' }),
    out,
    path(table, s.lin([m.lt, m.base, m.dk], 0, 0, 1, 1), { stroke: m.hi, 'stroke-opacity': 0.6, 'stroke-width': R * 0.03 }),
    path(poly([q(R * 0.56, la - 0.9), q(R * 0.56, la + 0.75), q(R * 0.12, la + 2.4), q(R * 0.3, la - 1.7)]), '#ffffff', { opacity: 0.42 }),
    path(poly([q(R * 0.5, la + 2.6), q(R * 0.52, la + 3.5), q(R * 0.2, la + 3.1)]), m.hi, { opacity: 0.55 }),
    R > 30 ? flare(s, ...q(R * 0.72, la), R * 0.5) : '',
  );
}
/** A casino chip seen from above and in front. */
export const chip = (s: Scene, c: Colour, r = 46): string =>
  path(ell(0, 9, r, r * 0.5), dark(c, 0.6)) +
  path(ell(0, 0, r, r * 0.5), s.lin([light(c, 0.35), c, dark(c, 0.35)], 0, 0, 1, 1)) +
  el('ellipse', {
    cx: 0,
    cy: 0,
    rx: r * 0.85,
    ry: r * 0.42,
    fill: 'none',
    stroke: '#fff8e8',
    'stroke-width': r * 0.22,
    'stroke-dasharray': `${f(r * 0.36)} ${f(r * 0.55)}`,
  }) +
  path(ell(0, 0, r * 0.58, r * 0.29), s.lin([light(c, 0.2), dark(c, 0.3)]), { stroke: '#fff3d0', 'stroke-width': 2 });
/** Ground shadow; not drawn for symbols, which have no ground. */
export const shadow = (s: Scene, x: number, y: number, rx: number, ry: number, a = 0.6): string =>
  s.bare
    ? ''
    : el('ellipse', {
        cx: x,
        cy: y,
        rx,
        ry,
        fill: s.rad([
          [s.p.deep, 0, a],
          [s.p.deep, 0.5, a * 0.6],
          [s.p.deep, 1, 0],
        ]),
      });
/** Glowing eye with a slit or a round pupil. */
export const eye = (s: Scene, x: number, y: number, r: number, colour: Colour, slit = false): string =>
  glowDisc(s, x, y, r * 3.2, colour, 0.8) +
  path(
    `M${f(x - r * 1.5)} ${f(y)}Q${f(x)} ${f(y - r * 1.35)} ${f(x + r * 1.5)} ${f(y)}Q${f(x)} ${f(y + r * 1.2)} ${f(x - r * 1.5)} ${f(y)}Z`,
    s.rad([light(colour, 0.8), [colour, 0.6], dark(colour, 0.5)]),
  ) +
  path(slit ? ell(x, y, r * 0.22, r * 0.8) : circle(x, y, r * 0.48), '#0a0508') +
  el('circle', { cx: x - r * 0.3, cy: y - r * 0.35, r: r * 0.2, fill: '#fff' });

/** Darkens the half of a frontal face that is turned away from the light. */
export const shadeHalf = (s: Scene, d: string, colour: Colour, a = 0.42): string =>
  g(
    { 'clip-path': s.clip(d) },
    path(s.dir[0] < 0 ? 'M14 -300C30 -60 40 0 22 60L30 320H320V-300Z' : 'M-14 -300C-30 -60 -40 0 -22 60L-30 320H-320V-300Z', colour, {
      opacity: a,
      filter: blur(s, 15),
    }),
    path('M-60 40Q-90 70 -70 120M60 40Q90 70 70 120', 'none', { stroke: colour, 'stroke-width': 12, opacity: a * 0.7, filter: blur(s, 7) }),
  );
