// Title lock-ups: outlines warped as paths, then stacked layers. No <text>, no font at run time.
import { nth, g, f, path, el, light, dark, type Attributes, type Colour, type Point, type Scene } from './core.ts';
import { bevel, blur } from './light.ts';
import { lineOf, pointsOf, toPath, type Line } from './outlines.ts';
import { recipeOf, type Recipe } from './recipes.ts';
import { settingOf } from './scripts.ts';
import { linesOf } from './title-lines.ts';

/** The displacement of a point of the block; u is from -1 to 1 horizontally, v from 0 to 1 downwards. */
type Warp = (k: number) => (u: number, v: number) => Point;
const warps: Record<Recipe['warp'], Warp> = {
  flat: () => () => [0, 0],
  arch: (k) => (u) => [0, k * u * u - k * 0.4],
  bulge: (k) => (u, v) => [0, (v - 0.5) * k * 1.5 * (1 - u * u)],
  pinch: (k) => (u, v) => [0, (v - 0.5) * k * 1.4 * (u * u - 0.3)],
  rise: (k) => (u) => [0, -k * 0.75 * u],
  wave: (k) => (u) => [0, Math.sin(u * 2.6) * k * 0.5],
  crown: (k) => (u, v) => [0, (1 - v) * k * (u * u) * -0.9],
};

/** The bounding box of points: left, right, top and bottom. */
function extent(points: readonly Point[]): [number, number, number, number] {
  let [a, b, c, d] = [1e9, -1e9, 1e9, -1e9];
  for (const [x, y] of points) {
    a = Math.min(a, x);
    b = Math.max(b, x);
    c = Math.min(c, y);
    d = Math.max(d, y);
  }
  return [a, b, c, d];
}

/** One line of the block: scaled by `k`, stretched by `sx` across and `tall` down, its top at `y`. */
interface Row extends Line {
  left: number;
  top: number;
  high: number;
  wide: number;
  k: number;
  sx: number;
  tall: number;
  y: number;
}

/** The maximum height of a line in a block of one, two or three lines. */
const maxHeights = [170, 138, 84];
/** A block lower than this is stretched vertically, by at most this factor. */
const lowest = 112;
const mostDrawnOut = 1.4;

/** Lays out the lines so that each fills the width and all fit into the height. */
function rowsOf(title: string, recipe: Recipe, width: number, height: number): { rows: Row[]; total: number; bold: number } {
  const { font, sample, capitals, unspaced, isOwn } = settingOf(title, recipe.font, recipe.weight);
  const gap = recipe.mixed ? 2 : 22;
  const lines = linesOf(title, unspaced);
  const maxHeight = nth(maxHeights, lines.length - 1);
  const rows = lines.map((text): Row => {
    const line = lineOf(recipe.mixed ? text : capitals(text), font, recipe.track ?? 0, sample);
    const [a, b, c, d] = extent(pointsOf(line.steps));
    return { ...line, left: a, top: c, high: d - c, wide: b - a, k: Math.min(width / (b - a), maxHeight / 100), sx: 1, tall: 1, y: 0 };
  });
  const gaps = gap * (rows.length - 1);
  const over = Math.min(1, (height - gaps) / rows.reduce((sum, row) => sum + row.high * row.k, 0));
  // a single long word is low: its letters are stretched to be readable on a phone
  const low = rows.reduce((sum, row) => sum + row.high * row.k, 0) * over + gaps;
  const tall = Math.max(1, Math.min(mostDrawnOut, lowest / low));
  let y = 0;
  for (const row of rows) {
    row.k *= over;
    row.tall = tall;
    row.sx = Math.max(1, Math.min(recipe.wide ?? 1.22, (width * 0.97) / (row.wide * row.k)));
    row.y = y;
    y += row.high * row.k * tall + gap;
  }
  return { rows, total: y - gap, bold: isOwn ? (recipe.bold ?? 0) : 0 };
}

export interface LockupOptions {
  cx?: number;
  bottom?: number;
  width?: number;
  height?: number;
}

/** A laid-out title, warped and fitted; its lines are definitions of the scene. */
export interface Block {
  /** The id of the group of all lines. */
  id: string;
  /** The stroke of the face; 0 for fallback fonts of other scripts, which are heavy enough. */
  bold: number;
  top: number;
  bottom: number;
  lines: { id: string; top: number; bottom: number }[];
}

/** Lays out a title. Every line fills the width; the warped block is then measured and fitted. */
export function blockOf(
  s: Scene,
  title: string,
  recipe: Recipe,
  { cx = s.W / 2, bottom = s.H - 66, width = s.W - 76, height = 218 }: LockupOptions = {},
): Block {
  const warp = warps[recipe.warp](recipe.k ?? 0);
  const { rows, total, bold } = rowsOf(title, recipe, width, height);
  const place =
    (row: Row) =>
    (x: number, y: number): Point => {
      const Y = row.y + (y - row.top) * row.k * row.tall;
      const X = (x - row.left - row.wide / 2) * row.k * row.sx + (recipe.skew ? (Y - total / 2) * recipe.skew : 0);
      const [dx, dy] = warp(X / (width / 2), Y / total);
      return [X + dx, Y + dy];
    };
  // measured after the warp and then fitted, so that letters never leave the tile or touch the studio mark
  const boxes = rows.map((row) => extent(pointsOf(row.steps).map(([x, y]) => place(row)(x, y))));
  const [x0, x1, y0, y1] = extent(
    boxes.flatMap(([a, b, c, d]): Point[] => [
      [a, c],
      [b, d],
    ]),
  );
  const fx = Math.min(1, (s.W - 60) / (x1 - x0));
  const fy = Math.min(1, (height + 26) / (y1 - y0));
  const toY = (y: number): number => bottom + (y - y1) * fy;
  const id = `${s.prefix}T`;
  const lines = rows.map((row, i) => {
    const d = toPath(row.steps, (x, y) => {
      const [X, Y] = place(row)(x, y);
      return [cx + (X - (x0 + x1) / 2) * fx, toY(Y)];
    });
    const [, , top, low] = nth(boxes, i);
    s.defs.set(`<path id="@" d="${d}"/>`.replace('"@"', `"${id}${i}"`), `${id}${i}`);
    return { id: `${id}${i}`, top: toY(top), bottom: toY(low) };
  });
  s.defs.set(`<g id="${id}">${lines.map((line) => `<use xlink:href="#${line.id}"/>`).join('')}</g>`, id);
  return { id, bold, top: toY(y0), bottom, lines };
}

const copy = (id: string, o: Attributes): string => el('use', { 'xlink:href': `#${id}`, ...o });

/** Soft shadow and lights behind a title, then its extrusion. */
function behind(s: Scene, block: Block, recipe: Recipe, scale: number): string {
  const [colour, width] = nth(recipe.line(s.p), 0);
  const depth = Math.round(recipe.depth * scale);
  const wide = (n: number): Attributes => ({ 'stroke-width': (n + block.bold) * scale, 'stroke-linejoin': 'round' });
  const soft = (tone: Colour, w: number, b: number, opacity: number, dy = 0): string =>
    copy(block.id, {
      fill: tone,
      stroke: tone,
      ...wide(w),
      opacity,
      filter: blur(s, b, 20),
      transform: dy ? `translate(0 ${dy})` : undefined,
    });
  let out = soft(dark(s.p.deep, 0.6), width + 16, 12, 0.7, depth + 6);
  if (recipe.glow) out += soft(s.p.accent, 20, 16, 0.75);
  if (recipe.fire) out += soft(s.p.mid, 18, 15, 0.75);
  for (let i = depth; i >= 1; i -= 2) out += copy(block.id, { fill: colour, stroke: colour, ...wide(width), transform: `translate(0 ${i})` });
  return out;
}

/** The outlines, widest first. */
const outlines = (s: Scene, { id, bold, top, bottom }: Block, recipe: Recipe, scale: number): string =>
  recipe
    .line(s.p)
    .map(([colour, width], i) =>
      copy(id, {
        fill: colour,
        stroke: i ? s.linU([light(colour, 0.35), colour, dark(colour, 0.3)], 0, top, 0, bottom) : colour,
        'stroke-width': (width + bold) * scale,
        'stroke-linejoin': 'round',
      }),
    )
    .join('');

/** The face of one line with its bevel and its gloss. Each line has its own gradient: with one for the block, the second line would be dim. */
function face(s: Scene, line: Block['lines'][number], recipe: Recipe, bold: number, scale: number): string {
  const fill = s.linU(recipe.face(s.p), 0, line.top, 0, line.bottom);
  const plain = copy(line.id, { fill, stroke: bold ? fill : undefined, 'stroke-width': bold ? bold * scale : undefined });
  const raised = recipe.bev ? g({ filter: bevel(s, { h: 2.4 * recipe.bev, soft: 1.6, shine: 0.5 * recipe.bev, exp: 16 }) }, plain) : plain;
  const gloss = el('rect', {
    x: 0,
    y: line.top,
    width: s.W,
    height: (line.bottom - line.top) * 0.44,
    fill: s.lin([
      ['#ffffff', 0, 0.55],
      ['#ffffff', 1, 0.1],
    ]),
  });
  return raised + g({ 'clip-path': s.url((id) => `<clipPath id="${id}"><use xlink:href="#${line.id}"/></clipPath>`) }, gloss);
}

/** A fine line with a lozenge above the title. */
function rule(s: Scene, cx: number, top: number): string {
  const w = 150;
  const y = top - 24;
  return (
    path(`M${f(cx - w)} ${f(y)}h${f(w - 16)}m32 0h${f(w - 16)}`, 'none', { stroke: s.p.accent, 'stroke-width': 4 }) +
    path(`M${f(cx)} ${f(y - 9)}l9 9l-9 9l-9 -9z`, s.p.accent)
  );
}

/** Smaller titles have thinner outlines. */
const scaleOf = ({ top, bottom }: Block): number => Math.max(0.72, Math.min(1.05, (bottom - top) / 205));

/** Draws the title into a box (centre, bottom, width, height). */
export function lockup(s: Scene, title: string, name: string, options: LockupOptions = {}): string {
  const recipe = recipeOf(name);
  const block = blockOf(s, title, recipe, options);
  const scale = scaleOf(block);
  return (
    behind(s, block, recipe, scale) +
    outlines(s, block, recipe, scale) +
    block.lines.map((line) => face(s, line, recipe, block.bold, scale)).join('') +
    (recipe.rule ? rule(s, options.cx ?? s.W / 2, block.top) : '')
  );
}

/** Only the faces of the letters of `lockup`, in white. */
export function faceMask(s: Scene, title: string, name: string): string {
  const recipe = recipeOf(name);
  const block = blockOf(s, title, recipe);
  return copy(block.id, { fill: '#ffffff', stroke: '#ffffff', 'stroke-width': block.bold * scaleOf(block) });
}
