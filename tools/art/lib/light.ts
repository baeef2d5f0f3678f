// Light, volume, atmosphere and print: everything that turns flat shapes into a lit scene.
import { f, g, path, poly, polar, el, dark, TAU, range, type Colour, type Markup, type Scene } from './core.ts';

export interface VolumeOptions {
  /** Depth of the body: 1.2 to 1.7 for a torso, 0.4 to 0.6 for small parts. */
  k?: number;
  rim?: Colour;
  shade?: Colour;
  glow?: Colour;
  shadeA?: number;
  rimA?: number;
  /** -1 in a mirrored group, where the light would otherwise be on the wrong side. */
  flip?: number;
}
/** Gives a silhouette volume: a core shadow away from the light, soft light towards it, then a crisp rim. */
export function volume(
  s: Scene,
  { k = 1, rim = s.p.pale, shade = s.p.deep, glow = s.p.glow, shadeA = 0.75, rimA = 0.95, flip = 1 }: VolumeOptions = {},
): string {
  const [x, y] = [s.dir[0] * flip, s.dir[1]];
  const edge = (dx: number, dy: number, blur: number, colour: Colour, a: number, name: string): string =>
    `<feOffset in="SourceAlpha" dx="${f(dx)}" dy="${f(dy)}"/><feGaussianBlur stdDeviation="${f(blur)}" result="o"/><feFlood flood-color="${colour}" flood-opacity="${a}"/><feComposite in2="o" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="${name}"/>`;
  return s.filter(
    edge(x * 26 * k, y * 26 * k, 16 * k, shade, shadeA, 'a') +
      edge(-x * 12 * k, -y * 12 * k, 9 * k, glow, 0.5, 'b') +
      edge(-x * 3.6 * k, -y * 3.6 * k, 0.9, rim, rimA, 'c') +
      '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="a"/><feMergeNode in="b"/><feMergeNode in="c"/></feMerge>',
    8,
  );
}
/** Direction of the light in degrees, for the lighting filters. */
const azimuth = (s: Scene): number => ((Math.atan2(s.dir[1], s.dir[0]) * 180) / Math.PI + 360) % 360;
export interface BevelOptions {
  /** Height: 3 to 5 for metal, 7 to 8 for glass and jelly. */
  h?: number;
  soft?: number;
  shine?: number;
  exp?: number;
  colour?: Colour;
  elev?: number;
  pad?: number;
}
/** Pillow bevel with a specular hit: metal, sweets, gems, letters. */
export function bevel(s: Scene, { h = 4, soft = 3, shine = 0.9, exp = 18, colour = '#ffffff', elev = 44, pad = 6 }: BevelOptions = {}): string {
  const az = azimuth(s);
  return s.filter(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="h"/><feDiffuseLighting in="h" surfaceScale="${h}" diffuseConstant="1.05" lighting-color="#fff" result="d"><feDistantLight azimuth="${f(az)}" elevation="${elev + 18}"/></feDiffuseLighting>` +
      `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.05" k2=".06" k3="0" k4="0" result="m"/><feSpecularLighting in="h" surfaceScale="${h * 1.4}" specularConstant="${shine}" specularExponent="${exp}" lighting-color="${colour}" result="s"><feDistantLight azimuth="${f(az)}" elevation="${elev}"/></feSpecularLighting>` +
      '<feComposite in="s" in2="SourceAlpha" operator="in" result="t"/><feComposite in="m" in2="t" operator="arithmetic" k2="1" k3="1"/><feComposite in2="SourceAlpha" operator="in"/>',
    pad,
  );
}
/** Lit noise multiplied into the shape: stone, bark, hammered metal. */
export function texture(
  s: Scene,
  { fx = 0.03, fy = fx, scale = 3, k = 1, octaves = 3 }: { fx?: number; fy?: number; scale?: number; k?: number; octaves?: number } = {},
): string {
  const az = azimuth(s);
  return s.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${s.r.int(1, 99)}" result="n"/><feDiffuseLighting in="n" surfaceScale="${scale}" diffuseConstant="1.15" lighting-color="#fff" result="l"><feDistantLight azimuth="${f(az)}" elevation="58"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="${k}" k2="${1 - k}" result="t"/><feComposite in="t" in2="SourceAlpha" operator="in"/>`,
    4,
  );
}
/** Gaussian blur. */
export const blur = (s: Scene, v: number, pad = 60): string => s.filter(`<feGaussianBlur stdDeviation="${v}"/>`, pad);
/** Displacement that makes an edge ragged: flames, foliage. */
export const rough = (s: Scene, freq = 0.04, scale = 14): string =>
  s.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="3" seed="${s.r.int(1, 99)}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>`,
    10,
  );
/** Coloured halo plus a dark contact halo: lifts the hero off the plane behind. */
export function halo(s: Scene, colour: Colour, { blur: b = 26, a = 0.9, ink = 0.55 }: { blur?: number; a?: number; ink?: number } = {}): string {
  return s.filter(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${b}" result="g"/><feFlood flood-color="${colour}" flood-opacity="${a}"/><feComposite in2="g" operator="in" result="c"/><feGaussianBlur in="SourceAlpha" stdDeviation="5" result="k"/><feFlood flood-color="${s.p.deep}" flood-opacity="${ink}"/><feComposite in2="k" operator="in" result="d"/><feMerge><feMergeNode in="c"/><feMergeNode in="d"/><feMergeNode in="SourceGraphic"/></feMerge>`,
    25,
  );
}
/** Soft disc of light. Not drawn for symbols (`s.bare`) if large. */
export const glowDisc = (s: Scene, x: number, y: number, r: number, colour: Colour, a = 1, mode = 'screen'): string =>
  s.bare && r > 110
    ? ''
    : el('circle', {
        cx: x,
        cy: y,
        r,
        fill: s.rad([
          [colour, 0, a],
          [colour, 0.25, a * 0.55],
          [colour, 0.6, a * 0.14],
          [colour, 1, 0],
        ]),
        style: mode ? `mix-blend-mode:${mode}` : undefined,
      });

export interface SmokeOptions {
  colour?: Colour;
  /** Frequencies; fx < fy gives horizontal bands. */
  fx?: number;
  fy?: number;
  /** Noise below `lo` is clear; `gain` is how hard the edge is. */
  lo?: number;
  gain?: number;
  a?: number;
  top?: number;
  bottom?: number;
  mode?: string;
  octaves?: number;
  /** Centre and radius of a round mask instead of the vertical one. */
  radial?: readonly [cx: number, cy: number, r: number];
}
/** Fractal cloud, fog, smoke, nebula or fire; faded by a vertical or radial mask. */
export function smoke(
  s: Scene,
  { colour = s.p.glow, fx = 0.006, fy = 0.014, lo = 0.42, gain = 3.2, a = 0.6, top = 0, bottom = s.H, mode, octaves = 4, radial }: SmokeOptions = {},
): string {
  const m = radial
    ? s.mask(
        el('rect', {
          width: s.W,
          height: s.H,
          fill: s.radU(
            [
              ['#fff', 0],
              ['#fff', 0.3, 0.8],
              ['#000', 1],
            ],
            ...radial,
          ),
        }),
      )
    : s.mask(
        el('rect', {
          width: s.W,
          height: s.H,
          fill: s.linU(
            [
              ['#000', 0],
              ['#fff', 0.35],
              ['#fff', 0.7],
              ['#000', 1],
            ],
            0,
            top,
            0,
            bottom,
          ),
        }),
      );
  const fl = s.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${s.r.int(1, 999)}" result="n"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 0 0 ${f(-gain * lo)}" result="m"/><feFlood flood-color="${colour}"/><feComposite in2="m" operator="in"/>`,
    0,
    true,
  );
  return g({ mask: m, opacity: a, style: mode ? `mix-blend-mode:${mode}` : undefined }, el('rect', { width: s.W, height: s.H, filter: fl }));
}
export interface RayOptions {
  n?: number;
  len?: number;
  colour?: Colour;
  a?: number;
  /** The range of angles of the shafts. */
  from?: number;
  to?: number;
  /** Equal shafts at equal angles, `fill` of each step lit. */
  even?: boolean;
  soft?: number;
  fill?: number;
}
/** Shafts of light from a point. */
export function rays(
  s: Scene,
  x: number,
  y: number,
  { n = 14, len = 900, colour = s.p.pale, a = 0.3, from = 0, to = TAU, even = false, soft = 5, fill = 0.5 }: RayOptions = {},
): string {
  if (s.bare) return '';
  const step = (to - from) / n;
  const shafts = range(n).map((i) => {
    const c = from + step * (i + (even ? 0.5 : s.r.range(0.2, 0.8))),
      w = step * (even ? fill / 2 : s.r.range(0.1, 0.42)),
      l = len * (even ? 1 : s.r.range(0.6, 1));
    return path(
      poly([[x, y], polar(l, c - w, x, y), polar(l, c + w, x, y)]),
      s.radU(
        [
          [colour, 0, 1],
          [colour, 0.35, 0.5],
          [colour, 1, 0],
        ],
        x,
        y,
        len,
      ),
      { opacity: even ? 1 : s.r.range(0.4, 1) },
    );
  });
  return g(
    { opacity: a, style: 'mix-blend-mode:screen', filter: soft ? s.filter(`<feGaussianBlur stdDeviation="${soft}"/>`, 0, true) : undefined },
    shafts,
  );
}
export interface ParticleOptions {
  n?: number;
  colour?: Colour;
  kind?: 'dust' | 'spark' | 'bubble' | 'petal' | 'star';
  x0?: number;
  x1?: number;
  y0?: number;
  y1?: number;
  size?: number;
  a?: number;
}
/** Dust, sparks, snow, bubbles or bokeh: three sizes for three distances. */
export function particles(
  s: Scene,
  { n = 60, colour = s.p.pale, kind = 'dust', x0 = 0, x1 = s.W, y0 = 0, y1 = s.H * 0.8, size = 1, a = 0.9 }: ParticleOptions = {},
): string {
  const out: Markup[] = [];
  for (let i = 0; i < n; i++) {
    const d = s.r() ** 3,
      x = s.r.range(x0, x1),
      y = s.r.range(y0, y1),
      R = (1.1 + d * 6) * size,
      o = s.r.range(0.35, 1) * a;
    if (kind === 'spark') {
      const an = Math.atan2(y - s.ly, x - s.lx),
        l = R * s.r.range(2, 6);
      out.push(
        el('path', {
          d: `M${f(x)} ${f(y)}l${f(Math.cos(an) * l)} ${f(Math.sin(an) * l)}`,
          stroke: colour,
          'stroke-width': R * 0.5,
          'stroke-linecap': 'round',
          opacity: o,
        }),
      );
    } else if (kind === 'bubble')
      out.push(
        el('circle', {
          cx: x,
          cy: y,
          r: R * 1.6,
          fill: s.rad([
            [colour, 0, 0.05],
            [colour, 0.75, 0.12],
            [colour, 1, 0.75],
          ]),
          opacity: o,
        }),
        el('circle', { cx: x - R * 0.6, cy: y - R * 0.6, r: R * 0.35, fill: '#fff', opacity: o }),
      );
    else if (kind === 'petal')
      out.push(
        g(
          { transform: `translate(${f(x)} ${f(y)}) rotate(${s.r.int(0, 360)}) scale(${f(0.4 + d * 1.1)})`, opacity: o },
          path('M0 0C8 -4 16 -16 2 -26C-12 -18 -10 -5 0 0Z', colour),
        ),
      );
    else if (kind === 'star') {
      out.push(el('circle', { cx: x, cy: y, r: R * 0.45, fill: colour, opacity: o }));
      if (d > 0.55) out.push(flare(s, x, y, R * 4, colour, o));
    } else
      out.push(
        el('circle', {
          cx: x,
          cy: y,
          r: R,
          fill:
            d > 0.4
              ? s.rad([
                  [colour, 0, 0.95],
                  [colour, 0.5, 0.5],
                  [colour, 1, 0],
                ])
              : colour,
          opacity: o,
        }),
      );
  }
  return g({}, out);
}
/** Lens sparkle: two hair-thin rays and a soft core. Thick four-pointed stars look like clip-art. */
export const flare = (s: Scene, x: number, y: number, R: number, colour: Colour = '#fff', a = 1): string => {
  const r = R * 0.62,
    c = r * 0.035,
    ray = (w: number, h: number): string => `M${f(x - w)} ${f(y)}L${f(x)} ${f(y - h)}L${f(x + w)} ${f(y)}L${f(x)} ${f(y + h)}Z`;
  return (
    path(ray(r, c) + ray(c, r), colour, { opacity: a }) +
    el('circle', {
      cx: x,
      cy: y,
      r: r * 0.42,
      fill: s.rad([
        [colour, 0, a],
        [colour, 0.3, 0.5 * a],
        [colour, 1, 0],
      ]),
    })
  );
};

/** Print contrast: lifts saturation and bends the tone curve of everything under the letters. */
export const punch = (s: Scene, sat = 1.22): string =>
  s.filter(
    `<feColorMatrix type="saturate" values="${sat}"/><feComponentTransfer><feFuncR type="table" tableValues="0 .225 .51 .79 1"/><feFuncG type="table" tableValues="0 .225 .51 .79 1"/><feFuncB type="table" tableValues="0 .225 .51 .79 1"/></feComponentTransfer>`,
    0,
    true,
  );

/** Painter's mottling, film grain and vignette: applied last, to everything except the letters. */
export function grade(
  s: Scene,
  { grain = 0.11, vignette = 0.5, mottle = 0.16, vy = 0.42 }: { grain?: number; vignette?: number; mottle?: number; vy?: number } = {},
): string {
  const { W, H } = s;
  const n = (fx: number, oct: number, gain: number, off: number): string =>
    s.filter(
      `<feTurbulence type="fractalNoise" baseFrequency="${fx}" numOctaves="${oct}" seed="${s.r.int(1, 99)}"/><feColorMatrix type="matrix" values="${gain} 0 0 0 ${off} ${gain} 0 0 0 ${off} ${gain} 0 0 0 ${off} 0 0 0 0 1"/>`,
      0,
      true,
    );
  // a warm wash from the key light and a cool wash from the other side connect hero and backdrop visually
  const wash = el('rect', {
    width: W,
    height: H,
    fill: s.radU(
      [
        [s.p.glow, 0, 0.85],
        [s.p.glow, 0.5, 0.25],
        [s.p.glow, 1, 0],
      ],
      s.lx,
      s.ly,
      Math.max(W, H) * 0.8,
    ),
    style: 'mix-blend-mode:soft-light',
  });
  return (
    wash +
    (mottle ? el('rect', { width: W, height: H, filter: n(0.011, 3, 2.4, -0.7), opacity: mottle, style: 'mix-blend-mode:soft-light' }) : '') +
    el('rect', {
      width: W,
      height: H,
      fill: s.radU(
        [
          [s.p.deep, 0, 0],
          [s.p.deep, 0.55, 0],
          [dark(s.p.deep, 0.4), 1, vignette],
        ],
        W / 2,
        H * vy,
        Math.hypot(W, H) * 0.56,
      ),
    }) +
    (grain ? el('rect', { width: W, height: H, filter: n(0.85, 1, 2, -0.5), opacity: grain, style: 'mix-blend-mode:overlay' }) : '')
  );
}
