// Seeded randomness, colour maths, path builders and the Scene that owns <defs>.

/** A point in the drawing: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];
/** Red, green, blue as `#rrggbb`. */
export type Colour = string;
/** One stop of a gradient: a colour, or a colour with its offset (0 to 1) and opacity. */
export type Stop = Colour | readonly [colour: Colour, offset?: number, opacity?: number];
/** Parts of SVG text, which are concatenated. */
export type Markup = string | readonly Markup[];
/** Attributes of an element; undefined, null and false are left out. */
export type Attributes = Record<string, string | number | false | null | undefined>;
/** Draws an object around 0,0. */
export type Draw = (s: Scene) => string;

/** Five steps from the darkest shadow to the highlight, and an accent that contrasts in hue. */
export interface Palette {
  name: string;
  deep: Colour;
  shade: Colour;
  mid: Colour;
  glow: Colour;
  pale: Colour;
  accent: Colour;
}

/** Seeded randomness: a call returns a number from 0 (inclusive) to 1 (exclusive). */
export interface Random {
  (): number;
  range(lo: number, hi: number): number;
  /** An integer, both ends included. */
  int(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  chance(p: number): boolean;
}

function hash(text: string): number {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/** The item at `i`. @throws {Error} if there is none, so that a mistake in a drawing is noticed. */
export function nth<T>(list: readonly T[], i: number): T {
  if (i < 0 || i >= list.length) throw new RangeError(`no item ${i} in a list of ${list.length}`);
  return list[i] as T;
}

/** A stream of random numbers that depends only on the seed. */
export function rngOf(seed: string): Random {
  let a = hash(seed) || 1;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (lo: number, hi: number): number => lo + (hi - lo) * next();
  return Object.assign(() => next(), {
    range,
    int: (lo: number, hi: number): number => Math.floor(range(lo, hi + 1)),
    pick: <T>(list: readonly T[]): T => nth(list, Math.floor(next() * list.length)),
    chance: (p: number): boolean => next() < p,
  });
}

// ---- colour: mixes run in OKLab, so blends of opposite hues do not turn to mud
type Triple = readonly [number, number, number];
const toLin = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toS = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
const cache = new Map<Colour, Triple>();
/** Red, green and blue of a colour as linear light, 0 to 1. */
export function linear(hex: Colour): Triple {
  const n = parseInt(hex.slice(1), 16);
  return [toLin((n >> 16) / 255), toLin(((n >> 8) & 255) / 255), toLin((n & 255) / 255)];
}
function lab(hex: Colour): Triple {
  const known = cache.get(hex);
  if (known) return known;
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const v: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  cache.set(hex, v);
  return v;
}
function hexOf([L, A, B]: Triple): Colour {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number): number => Math.round(255 * Math.min(1, Math.max(0, toS(Math.max(0, v)))));
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}
/** The mix of two colours: `a` for `t` = 0, `b` for `t` = 1. */
export function mix(a: Colour, b: Colour, t: number): Colour {
  const x = lab(a);
  const y = lab(b);
  return hexOf([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}
/** A lighter colour. */
export const light = (c: Colour, t: number): Colour => mix(c, '#ffffff', t);
/** A darker colour. */
export const dark = (c: Colour, t: number): Colour => mix(c, '#05040a', t);
/** Perceptual distance of two colours (OKLab). */
export function contrast(a: Colour, b: Colour): number {
  const x = lab(a);
  const y = lab(b);
  return Math.hypot(x[0] - y[0], (x[1] - y[1]) * 1.6, (x[2] - y[2]) * 1.6);
}

// ---- numbers and paths
/** A number as SVG text, to a tenth. */
export const f = (n: number): string => String(Math.round(n * 10) / 10);
const P = (p: Point): string => `${f(p[0])} ${f(p[1])}`;
/** A closed path through the points. */
export const poly = (pts: readonly Point[]): string => `M${pts.map(P).join('L')}Z`;
/** The point at radius `r` and angle `a` around a centre. */
export const polar = (r: number, a: number, cx = 0, cy = 0): Point => [cx + r * Math.cos(a), cy + r * Math.sin(a)];
/** A full turn. */
export const TAU = Math.PI * 2;
/** 0, 1, 2 … n - 1. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** The point `i`, or the first or last one if `i` is out of range. */
const clamped = (pts: readonly Point[], i: number): Point => nth(pts, Math.max(0, Math.min(pts.length - 1, i)));

/** Catmull-Rom through the points. */
export function smooth(pts: readonly Point[], closed = true, k = 1): string {
  const n = pts.length;
  const at = (i: number): Point => (closed ? nth(pts, (i + n) % n) : clamped(pts, i));
  let d = `M${P(nth(pts, 0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = P([b[0] + ((c[0] - a[0]) / 6) * k, b[1] + ((c[1] - a[1]) / 6) * k]);
    const arrive = P([c[0] - ((e[0] - b[0]) / 6) * k, c[1] - ((e[1] - b[1]) / 6) * k]);
    d += `C${leave} ${arrive} ${P(c)}`;
  }
  return d + (closed ? 'Z' : '');
}
/** Right half given top to bottom; mirrored on x = 0. */
export const mirror = (right: readonly Point[]): Point[] => [
  ...right,
  ...right
    .filter((p) => Math.abs(p[0]) > 0.5)
    .map(([x, y]): Point => [-x, y])
    .reverse(),
];
/** Points along a Catmull-Rom curve, `steps` to each given one. */
export function spline(pts: readonly Point[], steps = 10): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < pts.length - 1; i++)
    for (let j = 0; j < steps; j++) {
      const [a, b, c, e] = [clamped(pts, i - 1), clamped(pts, i), clamped(pts, i + 1), clamped(pts, i + 2)];
      const t = j / steps;
      const t2 = t * t;
      const t3 = t2 * t;
      const on = (q: 0 | 1): number =>
        0.5 * (2 * b[q] + (c[q] - a[q]) * t + (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t2 + (3 * b[q] - a[q] - 3 * c[q] + e[q]) * t3);
      out.push([on(0), on(1)]);
    }
  out.push(clamped(pts, pts.length));
  return out;
}
/** Tapered tube along a spline: horns, tentacles, branches, manes. */
export function taper(pts: readonly Point[], w0: number, w1: number, ease = 1): string {
  const s = spline(pts, 6);
  const left: Point[] = [];
  const right: Point[] = [];
  s.forEach((p, i) => {
    const a = clamped(s, i - 1);
    const b = clamped(s, i + 1);
    const t = i / (s.length - 1);
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = (w0 + (w1 - w0) * t ** ease) / 2;
    const nx = (-(b[1] - a[1]) / len) * w;
    const ny = ((b[0] - a[0]) / len) * w;
    left.push([p[0] + nx, p[1] + ny]);
    right.push([p[0] - nx, p[1] - ny]);
  });
  return smooth([...left, ...right.reverse()], true, 0.9);
}
/** An ellipse as a path. */
export const ell = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${f(cx - rx)} ${f(cy)}a${f(rx)} ${f(ry)} 0 1 1 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 1 ${f(-rx * 2)} 0Z`;
/** A circle as a path. */
export const circle = (cx: number, cy: number, r: number): string => ell(cx, cy, r, r);
/** A rectangle with round corners as a path. */
export const rrect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}q${r} 0 ${r} ${r}v${f(h - 2 * r)}q0 ${r} ${-r} ${r}h${f(-(w - 2 * r))}q${-r} 0 ${-r} ${-r}v${f(-(h - 2 * r))}q0 ${-r} ${r} ${-r}Z`;
/** A star with `n` tips between the radii R and r. */
export const star = (n: number, R: number, r: number, cx = 0, cy = 0, rot = -Math.PI / 2): string =>
  poly(range(n * 2).map((i) => polar(i % 2 ? r : R, rot + (i * Math.PI) / n, cx, cy)));
/** A petal with its base at 0,0 that points up. */
export const petal = (len: number, w: number): string =>
  `M0 0C${f(w)} ${f(-len * 0.3)} ${f(w * 0.8)} ${f(-len * 0.75)} 0 ${f(-len)}C${f(-w * 0.8)} ${f(-len * 0.75)} ${f(-w)} ${f(-len * 0.3)} 0 0Z`;
const tooth: readonly Point[] = [
  [-0.5, 0],
  [-0.28, 1],
  [0.28, 1],
  [0.5, 0],
];
/** A toothed wheel. */
export const gear = (n: number, R: number, depth: number, cx = 0, cy = 0, rot = 0): string =>
  poly(range(n).flatMap((i) => tooth.map(([o, up]) => polar(R - (up ? 0 : depth), rot + ((i + o * 0.72) * TAU) / n, cx, cy))));
/** Midpoint-displaced skyline, closed at the bottom. */
export function ridge(r: Random, x0: number, x1: number, y: number, amp: number, bottom: number, detail = 6, rough = 0.55): string {
  let pts: Point[] = [
    [x0, y + r.range(-amp, amp) * 0.5],
    [x1, y + r.range(-amp, amp) * 0.5],
  ];
  for (let i = 0, a = amp; i < detail; i++, a *= rough)
    pts = pts.flatMap((p, j): Point[] => {
      const q = pts[j + 1];
      return q ? [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + r.range(-a, a)]] : [p];
    });
  return poly([...pts, [x1, bottom], [x0, bottom]]);
}

// ---- markup
/** A number as an attribute: small ones keep three digits. */
const figure = (v: number): string => (f(v) === '0' && v ? v.toFixed(3) : Math.abs(v) < 10 ? String(+v.toFixed(3)) : f(v));
const attrs = (o: Attributes): string =>
  Object.entries(o)
    .map(([k, v]) => (v === undefined || v === null || v === false ? '' : ` ${k}="${typeof v === 'number' ? figure(v) : v}"`))
    .join('');
const joined = (kids: Markup): string => (typeof kids === 'string' ? kids : kids.map(joined).join(''));
/** An element; empty without `kids`. */
export const el = (tag: string, o: Attributes, kids?: string): string =>
  kids === undefined ? `<${tag}${attrs(o)}/>` : `<${tag}${attrs(o)}>${kids}</${tag}>`;
/** A filled path. */
export const path = (d: string, fill: string, o: Attributes = {}): string => el('path', { d, fill, ...o });
/** A group. */
export const g = (o: Attributes, ...kids: Markup[]): string => el('g', o, joined(kids));
/** A group that is moved, scaled and rotated. */
export function at(x: number, y: number, scale: number | Point = 1, rot = 0, ...kids: Markup[]): string {
  const turned = rot ? ` rotate(${f(rot)})` : '';
  const factors = typeof scale === 'number' ? (scale === 1 ? [] : [scale]) : scale;
  const scaled = factors.length > 0 ? ` scale(${factors.map((v) => +v.toFixed(3)).join(' ')})` : '';
  return g({ transform: `translate(${f(x)} ${f(y)})${turned}${scaled}` }, ...kids);
}
/** Draws half of an object twice, the second time mirrored. */
export const both = (half: string): string => half + g({ transform: 'scale(-1 1)' }, half);

/** The options of a scene. */
export interface SceneOptions {
  seed: string;
  palette: Palette;
  W?: number;
  H?: number;
  /** The position of the key light as fractions of width and height. */
  lightAt?: Point;
  /** Draws only the object, for a symbol: no rays, no large glows, no ground shadow. */
  bare?: boolean;
}

/** Holds size, palette, light, randomness and the <defs>, deduplicated by content. */
export class Scene {
  readonly W: number;
  readonly H: number;
  /** The palette. */
  readonly p: Palette;
  /** The random stream of the layer being drawn. */
  r: Random;
  readonly bare: boolean;
  readonly prefix: string;
  /** Markup of each definition to its id. */
  readonly defs = new Map<string, string>();
  /** The position of the key light. */
  readonly lx: number;
  readonly ly: number;
  /** Unit vector towards the key light, seen from the hero. */
  readonly dir: Point;
  private readonly seed: string;

  constructor({ seed, palette, W = 600, H = 800, lightAt = [0.3, 0.2], bare = false }: SceneOptions) {
    this.W = W;
    this.H = H;
    this.p = palette;
    this.r = rngOf(seed);
    this.seed = seed;
    this.bare = bare;
    this.prefix = `a${hash(seed).toString(36)}`.slice(0, 7);
    this.lx = lightAt[0] * W;
    this.ly = lightAt[1] * H;
    const dx = lightAt[0] - 0.5;
    const dy = lightAt[1] - 0.5;
    const l = Math.hypot(dx, dy) || 1;
    this.dir = [dx / l, Math.min(-0.35, dy / l)];
  }
  /** Draws a layer with its own random stream, so that a change in one layer never affects another. */
  layer(name: string, draw: () => string): string {
    const outer = this.r;
    this.r = rngOf(`${this.seed}/${name}`);
    const out = draw();
    this.r = outer;
    return out;
  }
  /** Adds a definition unless an equal one exists, and returns its id. */
  def(make: (id: string) => string): string {
    const probe = make('@');
    const known = this.defs.get(probe);
    if (known) return known;
    const id = this.prefix + this.defs.size.toString(36);
    this.defs.set(probe, id);
    return id;
  }
  /** Adds a definition and returns a reference to it. */
  url(make: (id: string) => string): string {
    return `url(#${this.def(make)})`;
  }
  private stops(list: readonly Stop[]): string {
    return list
      .map((stop, i) => {
        const [c, o, a] = typeof stop === 'string' ? [stop] : stop;
        return el('stop', { offset: +(o ?? i / (list.length - 1)).toFixed(3), 'stop-color': c, 'stop-opacity': a });
      })
      .join('');
  }
  /** Linear gradient over the box of the shape; from top to bottom by default. */
  lin(list: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.url((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(list)}</linearGradient>`);
  }
  /** Linear gradient between two points of the drawing. */
  linU(list: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.url(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}">${this.stops(list)}</linearGradient>`,
    );
  }
  /** Radial gradient over the box of the shape, with its focus at fx, fy. */
  rad(list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, fx?: number, fy?: number): string {
    const focus = fx === undefined ? '' : ` fx="${fx}" fy="${fy ?? cy}"`;
    return this.url((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${focus}>${this.stops(list)}</radialGradient>`);
  }
  /** Radial gradient around a point of the drawing. */
  radU(list: readonly Stop[], cx: number, cy: number, r: number): string {
    return this.url(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}">${this.stops(list)}</radialGradient>`,
    );
  }
  clip(d: string): string {
    return this.url((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }
  mask(kids: string): string {
    return this.url((id) => `<mask id="${id}">${kids}</mask>`);
  }
  /** A filter on the shape and `pad` percent around it, or on the full scene. */
  filter(body: string, pad = 20, userSpace = false): string {
    const region = userSpace
      ? `filterUnits="userSpaceOnUse" x="0" y="0" width="${this.W}" height="${this.H}"`
      : `x="-${pad}%" y="-${pad}%" width="${100 + 2 * pad}%" height="${100 + 2 * pad}%"`;
    return this.url((id) => `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${body}</filter>`);
  }
  /** The finished drawing. */
  svg(body: string): string {
    const ids = [...this.defs].map(([markup, id]) => markup.replace('"@"', `"${id}"`)).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${this.W} ${this.H}" width="${this.W}" height="${this.H}"><defs>${ids}</defs>${body}</svg>`;
  }
}
