// Title lock-ups: font outlines (opentype.js) warped as paths, then stacked layers. No <text>, no font at run time.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { f, g, path, el, light, dark } from './core.mjs';
import { bevel, blur } from './light.mjs';
import { recipes } from './recipes.mjs';
const require = createRequire(import.meta.url);
const fonts = new Map();
function font(name, weight = 400) {
  const key = name + weight;
  if (!fonts.has(key)) {
    const b = readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`));
    fonts.set(key, opentype.parse(b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength)));
  }
  return fonts.get(key);
}
/** Outline of one line at cap height 100, origin at its left baseline; splits long segments so that warps stay smooth. */
function outline(text, ft, track = 0) {
  const scale = (100 / capHeight(ft)) * ft.unitsPerEm;
  const cmds = [];
  let x = 0,
    prev = null;
  for (const gl of [...text].map((ch) => ft.charToGlyph(ch))) {
    if (prev) x += (ft.getKerningValue(prev, gl) / ft.unitsPerEm) * scale;
    cmds.push(...gl.getPath(x, 0, scale).commands);
    x += (gl.advanceWidth / ft.unitsPerEm) * scale + track;
    prev = gl;
  }
  return { cmds: split(cmds), width: x - track };
}
const caps = new Map();
function capHeight(ft) {
  if (!caps.has(ft)) {
    const b = ft.charToGlyph('H').getBoundingBox();
    caps.set(ft, b.y2 || ft.unitsPerEm * 0.7);
  }
  return caps.get(ft);
}
function split(cmds) {
  const out = [];
  let px = 0,
    py = 0;
  for (const c of cmds) {
    if (c.type === 'L') {
      const n = Math.max(1, Math.ceil(Math.hypot(c.x - px, c.y - py) / 45));
      for (let i = 1; i <= n; i++) out.push({ type: 'L', x: px + ((c.x - px) * i) / n, y: py + ((c.y - py) * i) / n });
    } else out.push(c);
    if (c.type !== 'Z') {
      px = c.x;
      py = c.y;
    }
  }
  return out;
}
const toD = (cmds, w) => {
  let d = '';
  for (const c of cmds) {
    if (c.type === 'Z') {
      d += 'Z';
      continue;
    }
    const q = [
      [c.x1, c.y1],
      [c.x2, c.y2],
      [c.x, c.y],
    ]
      .filter(([a]) => a !== undefined)
      .map(([a, b]) => w(a, b).map(f).join(' '));
    d += c.type + q.join(' ');
  }
  return d;
};
const extent = (cmds) => {
  let a = 1e9,
    b = -1e9,
    c = 1e9,
    d = -1e9;
  for (const q of cmds)
    if (q.x !== undefined) {
      a = Math.min(a, q.x);
      b = Math.max(b, q.x);
      c = Math.min(c, q.y);
      d = Math.max(d, q.y);
    }
  return [a, b, c, d];
};

const warps = {
  flat: () => () => [0, 0],
  arch: (k) => (u) => [0, k * u * u - k * 0.4],
  bulge: (k) => (u, v) => [0, (v - 0.5) * k * 1.5 * (1 - u * u)],
  pinch: (k) => (u, v) => [0, (v - 0.5) * k * 1.4 * (u * u - 0.3)],
  rise: (k) => (u) => [0, -k * 0.75 * u],
  wave: (k) => (u) => [0, Math.sin(u * 2.6) * k * 0.5],
  crown: (k) => (u, v) => [0, (1 - v) * k * (u * u) * -0.9],
};

/** Chooses the line breaks: two even lines unless a line would get too long; connectors never stand alone. */
const connectors = new Set(['of', 'the', 'and', '&', 'to', 'in', 'a']);
function lines(title) {
  const words = title.split(' ');
  if (words.length === 1) return words;
  const join = (cuts) => {
    const out = [];
    let from = 0;
    for (const c of [...cuts, words.length]) {
      out.push(words.slice(from, c).join(' '));
      from = c;
    }
    return out;
  };
  const options = [];
  for (let i = 1; i < words.length; i++) {
    options.push(join([i]));
    for (let j = i + 1; j < words.length; j++) options.push(join([i, j]));
  }
  const cost = (ls) => {
    const n = ls.map((l) => l.length),
      L = Math.max(...n);
    return (
      L +
      (L - Math.min(...n)) * 0.35 +
      (ls.length === 3 ? 7 : 0) +
      (n[0] < n.at(-1) ? 0.4 : 0) +
      ls.filter((l) => connectors.has(l.toLowerCase())).length * 20
    );
  };
  return options.sort((x, y) => cost(x) - cost(y))[0];
}

/** Draws the title into the box (centre, bottom, width, height). Every line fills the width; the warped block is then measured and fitted. */
export function lockup(s, title, name, { cx = s.W / 2, bottom = s.H - 66, width = s.W - 76, height = 218 } = {}) {
  const R = recipes[name],
    ft = font(R.font, R.weight),
    warp = (warps[R.warp] ?? warps.flat)(R.k ?? 0),
    p = s.p;
  const set = lines(title).map((t) => {
    const o = outline(R.mixed ? t : t.toUpperCase(), ft, R.track ?? 0),
      [a, b, c, d] = extent(o.cmds);
    return { ...o, a, c, d, w: b - a };
  });
  const gap = R.mixed ? 2 : 22,
    maxH = [170, 138, 84][set.length - 1];
  const hOf = (l) => (l.d - l.c) * l.k;
  set.forEach((l) => {
    l.k = Math.min(width / l.w, maxH / 100);
  });
  const total = () => set.reduce((q, l) => q + hOf(l), 0) + gap * (set.length - 1);
  const over = Math.min(1, (height - gap * (set.length - 1)) / (total() - gap * (set.length - 1)));
  set.forEach((l) => {
    l.k *= over;
    l.sx = Math.max(1, Math.min(R.wide ?? 1.22, (width * 0.97) / (l.w * l.k)));
  });
  const T = total();
  let y = 0;
  set.forEach((l) => {
    l.y = y;
    y += hOf(l) + gap;
  });
  const place = (l, x, yy) => {
    const Y = l.y + (yy - l.c) * l.k;
    const X = (x - l.a - l.w / 2) * l.k * l.sx + (R.skew ? (Y - T / 2) * R.skew : 0);
    const [dx, dy] = warp(X / (width / 2), Y / T);
    return [X + dx, Y + dy];
  };
  // measure after the warp, then fit: letters never leave the tile or touch the provider mark
  let [x0, x1, y0, y1] = [1e9, -1e9, 1e9, -1e9];
  for (const l of set) {
    l.box = [1e9, -1e9];
    for (const c of l.cmds)
      if (c.x !== undefined) {
        const [X, Y] = place(l, c.x, c.y);
        x0 = Math.min(x0, X);
        x1 = Math.max(x1, X);
        y0 = Math.min(y0, Y);
        y1 = Math.max(y1, Y);
        l.box = [Math.min(l.box[0], Y), Math.max(l.box[1], Y)];
      }
  }
  const fx = Math.min(1, (s.W - 60) / (x1 - x0)),
    fy = Math.min(1, (height + 26) / (y1 - y0)),
    mx = (x0 + x1) / 2;
  const toX = (X) => cx + (X - mx) * fx,
    toY = (Y) => bottom + (Y - y1) * fy;
  const id = s.prefix + 'T',
    top = toY(y0);
  set.forEach((l, i) => {
    l.id = id + i;
    l.top = toY(l.box[0]);
    l.bottom = toY(l.box[1]);
    const d = toD(l.cmds, (x, yy) => {
      const [X, Y] = place(l, x, yy);
      return [toX(X), toY(Y)];
    });
    s.defs.set(`<path id="@" d="${d}"/>`.replace('"@"', `"${l.id}"`), l.id);
  });
  s.defs.set(`<g id="${id}">${set.map((l) => `<use xlink:href="#${l.id}"/>`).join('')}</g>`, id);
  const copy = (o, ref = id) => el('use', { 'xlink:href': '#' + ref, ...o });
  const sc = Math.max(0.72, Math.min(1.05, (bottom - top) / 205)),
    L = R.line(p),
    outer = L[0],
    D = Math.round(R.depth * sc),
    bold = R.bold ?? 0;
  const sw = (n) => ({ 'stroke-width': (n + bold) * sc, 'stroke-linejoin': 'round' });
  const soft = (colour, w, b, a, dy = 0) =>
    copy({ fill: colour, stroke: colour, ...sw(w), opacity: a, filter: blur(s, b, 20), transform: dy ? `translate(0 ${dy})` : undefined });
  let out = soft(dark(p.deep, 0.6), outer[1] + 16, 12, 0.7, D + 6);
  if (R.glow) out += soft(p.accent, 20, 16, 0.75);
  if (R.fire) out += soft(p.mid, 18, 15, 0.75);
  for (let i = D; i >= 1; i -= 2) out += copy({ fill: outer[0], stroke: outer[0], ...sw(outer[1]), transform: `translate(0 ${i})` });
  L.forEach(([colour, w], i) => {
    out += copy({ fill: colour, stroke: i ? s.linU([light(colour, 0.35), colour, dark(colour, 0.3)], 0, top, 0, bottom) : colour, ...sw(w) });
  });
  for (const l of set) {
    const fill = s.linU(R.face(p), 0, l.top, 0, l.bottom),
      face = copy({ fill, stroke: bold ? fill : undefined, 'stroke-width': bold ? bold * sc : undefined }, l.id);
    out += R.bev ? g({ filter: bevel(s, { h: 2.4 * R.bev, soft: 1.6, shine: 0.5 * R.bev, exp: 16 }) }, face) : face;
    out += g(
      { 'clip-path': s.url((i) => `<clipPath id="${i}"><use xlink:href="#${l.id}"/></clipPath>`) },
      el('rect', {
        x: 0,
        y: l.top,
        width: s.W,
        height: (l.bottom - l.top) * 0.44,
        fill: s.lin([
          ['#ffffff', 0, 0.55],
          ['#ffffff', 1, 0.1],
        ]),
      }),
    );
  }
  if (R.rule) {
    const w = 150,
      yy = top - 24;
    out +=
      path(`M${f(cx - w)} ${f(yy)}h${f(w - 16)}m32 0h${f(w - 16)}`, 'none', { stroke: p.accent, 'stroke-width': 4 }) +
      path(`M${f(cx)} ${f(yy - 9)}l9 9l-9 9l-9 -9z`, p.accent);
  }
  return out;
}
/** Small plain text as a path (provider mark, badges, numerals on cards and balls). */
export function small(text, x, y, size, fill, { face = 'bebas-neue', weight = 400, anchor = 0.5, track = 0, o = {} } = {}) {
  const ft = font(face, weight),
    { cmds, width } = outline(text, ft, (track * 100) / size),
    k = size / 100;
  return path(
    toD(cmds, (a, b) => [x + (a - width * anchor) * k, y + b * k]),
    fill,
    o,
  );
}

/** How wide `small` draws a text at cap height 1; `track` is a part of the cap height. */
export const widthOf = (text, face, track = 0) => outline(text, font(face, 400), track * 100).width / 100;
