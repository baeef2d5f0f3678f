// Seeded randomness, colour maths, path builders and the Scene that owns <defs>.

function hash(text) {
  let h = 2166136261;
  for (const ch of String(text)) h = Math.imul(h ^ ch.codePointAt(0), 16777619);
  return h >>> 0;
}

export function rngOf(seed) {
  let a = hash(seed) || 1;
  const r = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  r.range = (lo, hi) => lo + (hi - lo) * r();
  r.int = (lo, hi) => Math.floor(r.range(lo, hi + 1));
  r.pick = (list) => list[Math.floor(r() * list.length)];
  r.chance = (p) => r() < p;
  return r;
}

// ---- colour: mixes run in OKLab, so blends of opposite hues do not turn to mud
const toLin = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toS = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
const cache = new Map();
function lab(hex) {
  if (cache.has(hex)) return cache.get(hex);
  const n = parseInt(hex.slice(1), 16);
  const [r, g, b] = [n >> 16, (n >> 8) & 255, n & 255].map((v) => toLin(v / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const v = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  cache.set(hex, v);
  return v;
}
function hexOf([L, A, B]) {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(255 * Math.min(1, Math.max(0, toS(Math.max(0, v)))))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
export const mix = (a, b, t) => {
  const x = lab(a),
    y = lab(b);
  return hexOf(x.map((v, i) => v + (y[i] - v) * t));
};
export const light = (c, t) => mix(c, '#ffffff', t);
export const dark = (c, t) => mix(c, '#05040a', t);
/** Perceptual distance of two colours (OKLab). */
export const contrast = (a, b) => Math.hypot(...lab(a).map((v, i) => (v - lab(b)[i]) * (i ? 1.6 : 1)));

// ---- numbers and paths
export const f = (n) => String(Math.round(n * 10) / 10);
const P = (p) => f(p[0]) + ' ' + f(p[1]);
export const poly = (pts) => 'M' + pts.map(P).join('L') + 'Z';
export const polar = (r, a, cx = 0, cy = 0) => [cx + r * Math.cos(a), cy + r * Math.sin(a)];
export const TAU = Math.PI * 2;
export const range = (n) => Array.from({ length: n }, (_, i) => i);

/** Catmull-Rom through the points. */
export function smooth(pts, closed = true, k = 1) {
  const n = pts.length,
    at = (i) => (closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]);
  let d = 'M' + P(pts[0]);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d +=
      'C' +
      P([b[0] + ((c[0] - a[0]) / 6) * k, b[1] + ((c[1] - a[1]) / 6) * k]) +
      ' ' +
      P([c[0] - ((e[0] - b[0]) / 6) * k, c[1] - ((e[1] - b[1]) / 6) * k]) +
      ' ' +
      P(c);
  }
  return d + (closed ? 'Z' : '');
}
/** Right half given top to bottom; mirrored on x = 0. */
export const mirror = (right) => [
  ...right,
  ...right
    .slice()
    .reverse()
    .filter((p) => Math.abs(p[0]) > 0.5)
    .map(([x, y]) => [-x, y]),
];
export function spline(pts, steps = 10) {
  const out = [],
    n = pts.length,
    at = (i) => pts[Math.max(0, Math.min(n - 1, i))];
  for (let i = 0; i < n - 1; i++)
    for (let j = 0; j < steps; j++) {
      const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)],
        t = j / steps,
        t2 = t * t,
        t3 = t2 * t;
      out.push(
        [0, 1].map(
          (q) => 0.5 * (2 * b[q] + (c[q] - a[q]) * t + (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t2 + (3 * b[q] - a[q] - 3 * c[q] + e[q]) * t3),
        ),
      );
    }
  out.push(pts[n - 1]);
  return out;
}
/** Tapered tube along a spline: horns, tentacles, branches, manes. */
export function taper(pts, w0, w1, ease = 1) {
  const s = spline(pts, 6),
    L = [],
    R = [];
  s.forEach((p, i) => {
    const a = s[Math.max(0, i - 1)],
      b = s[Math.min(s.length - 1, i + 1)],
      t = i / (s.length - 1);
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      w = (w0 + (w1 - w0) * t ** ease) / 2;
    const nx = (-(b[1] - a[1]) / len) * w,
      ny = ((b[0] - a[0]) / len) * w;
    L.push([p[0] + nx, p[1] + ny]);
    R.push([p[0] - nx, p[1] - ny]);
  });
  return smooth([...L, ...R.reverse()], true, 0.9);
}
export const circle = (cx, cy, r) => ell(cx, cy, r, r);
export const ell = (cx, cy, rx, ry) => `M${f(cx - rx)} ${f(cy)}a${f(rx)} ${f(ry)} 0 1 1 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 1 ${f(-rx * 2)} 0Z`;
export const rrect = (x, y, w, h, r) =>
  `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}q${r} 0 ${r} ${r}v${f(h - 2 * r)}q0 ${r} ${-r} ${r}h${f(-(w - 2 * r))}q${-r} 0 ${-r} ${-r}v${f(-(h - 2 * r))}q0 ${-r} ${r} ${-r}Z`;
export const star = (n, R, r, cx = 0, cy = 0, rot = -Math.PI / 2) =>
  poly(range(n * 2).map((i) => polar(i % 2 ? r : R, rot + (i * Math.PI) / n, cx, cy)));
export const petal = (len, w) =>
  `M0 0C${f(w)} ${f(-len * 0.3)} ${f(w * 0.8)} ${f(-len * 0.75)} 0 ${f(-len)}C${f(-w * 0.8)} ${f(-len * 0.75)} ${f(-w)} ${f(-len * 0.3)} 0 0Z`;
export function gear(n, R, depth, cx = 0, cy = 0, rot = 0) {
  const pts = [];
  for (let i = 0; i < n; i++)
    [
      [-0.5, 0],
      [-0.28, 1],
      [0.28, 1],
      [0.5, 0],
    ].forEach(([o, up]) => pts.push(polar(R - (up ? 0 : depth), rot + ((i + o * 0.72) * TAU) / n, cx, cy)));
  return poly(pts);
}
/** Midpoint-displaced skyline, closed at the bottom. */
export function ridge(r, x0, x1, y, amp, bottom, detail = 6, rough = 0.55) {
  let pts = [
    [x0, y + r.range(-amp, amp) * 0.5],
    [x1, y + r.range(-amp, amp) * 0.5],
  ];
  for (let i = 0, a = amp; i < detail; i++, a *= rough) {
    const next = [];
    for (let j = 0; j < pts.length - 1; j++) next.push(pts[j], [(pts[j][0] + pts[j + 1][0]) / 2, (pts[j][1] + pts[j + 1][1]) / 2 + r.range(-a, a)]);
    pts = [...next, pts.at(-1)];
  }
  return poly([...pts, [x1, bottom], [x0, bottom]]);
}

// ---- markup
const attrs = (o) =>
  Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== null && v !== false)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? (f(v) === '0' && v ? v.toFixed(3) : Math.abs(v) < 10 ? +v.toFixed(3) : f(v)) : v}"`)
    .join('');
export const el = (tag, o, kids) => (kids === undefined ? `<${tag}${attrs(o)}/>` : `<${tag}${attrs(o)}>${kids}</${tag}>`);
export const path = (d, fill, o = {}) => el('path', { d, fill, ...o });
export const g = (o, ...kids) => el('g', o, kids.flat(9).join(''));
export const at = (x, y, scale = 1, rot = 0, ...kids) =>
  g(
    {
      transform: `translate(${f(x)} ${f(y)})${rot ? ` rotate(${f(rot)})` : ''}${Array.isArray(scale) ? ` scale(${scale.map((v) => +v.toFixed(3)).join(' ')})` : scale !== 1 ? ` scale(${+scale.toFixed(3)})` : ''}`,
    },
    ...kids,
  );
/** Draws the half twice, the second time mirrored. */
export const both = (half) => half + g({ transform: 'scale(-1 1)' }, half);

/** Holds size, palette, light, randomness and the <defs>, deduplicated by content. */
export class Scene {
  constructor({ seed, palette, W = 600, H = 800, lightAt = [0.3, 0.2], bare = false }) {
    Object.assign(this, { W, H, p: palette, r: rngOf(seed), seed, bare });
    this.prefix = ('a' + hash(seed).toString(36)).slice(0, 7);
    this.defs = new Map();
    this.lx = lightAt[0] * W;
    this.ly = lightAt[1] * H;
    // unit vector towards the key light, seen from the hero
    const dx = lightAt[0] - 0.5,
      dy = lightAt[1] - 0.5,
      l = Math.hypot(dx, dy) || 1;
    this.dir = [dx / l, Math.min(-0.35, dy / l)];
  }
  /** Runs a drawing on a random stream of its own, so that a draw added to one layer never changes another. */
  layer(name, draw) {
    const outer = this.r;
    this.r = rngOf(`${this.seed}/${name}`);
    const out = draw();
    this.r = outer;
    return out;
  }
  def(make) {
    const probe = make('@');
    if (!this.defs.has(probe)) this.defs.set(probe, this.prefix + this.defs.size.toString(36));
    return this.defs.get(probe);
  }
  url(make) {
    return `url(#${this.def(make)})`;
  }
  stops(list) {
    return list
      .map((s, i) => {
        const [c, o, a] = Array.isArray(s) ? s : [s];
        return el('stop', { offset: +(o ?? i / (list.length - 1)).toFixed(3), 'stop-color': c, 'stop-opacity': a });
      })
      .join('');
  }
  lin(list, x1 = 0, y1 = 0, x2 = 0, y2 = 1) {
    return this.url((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(list)}</linearGradient>`);
  }
  linU(list, x1, y1, x2, y2) {
    return this.url(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}">${this.stops(list)}</linearGradient>`,
    );
  }
  rad(list, cx = 0.5, cy = 0.5, r = 0.5, fx, fy) {
    return this.url(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${fx === undefined ? '' : ` fx="${fx}" fy="${fy}"`}>${this.stops(list)}</radialGradient>`,
    );
  }
  radU(list, cx, cy, r) {
    return this.url(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}">${this.stops(list)}</radialGradient>`,
    );
  }
  clip(d) {
    return this.url((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }
  mask(kids) {
    return this.url((id) => `<mask id="${id}">${kids}</mask>`);
  }
  filter(body, pad = 20, userSpace) {
    return this.url(
      (id) =>
        `<filter id="${id}" ${userSpace ? `filterUnits="userSpaceOnUse" x="0" y="0" width="${this.W}" height="${this.H}"` : `x="-${pad}%" y="-${pad}%" width="${100 + 2 * pad}%" height="${100 + 2 * pad}%"`} color-interpolation-filters="sRGB">${body}</filter>`,
    );
  }
  svg(body) {
    const ids = [...this.defs].map(([markup, id]) => markup.replace('"@"', `"${id}"`)).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${this.W} ${this.H}" width="${this.W}" height="${this.H}"><defs>${ids}</defs>${body}</svg>`;
  }
}
