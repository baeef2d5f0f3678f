// Text as SVG paths, so that images need no fonts where they are shown.
import { f, path, type Attributes, type Point } from './core.ts';
import { fontOf, type FontFamily, type Step } from './fonts.ts';

/** Text of one line at a height of 100, origin at its left baseline. */
export interface Line {
  steps: readonly Step[];
  width: number;
}

const heights = new Map<string, number>();
function heightOf(font: FontFamily, sample: string): number {
  const key = `${font.name}/${sample}`;
  const height = heights.get(key) ?? font.height(sample);
  heights.set(key, height);
  return height;
}

const longest = 45;
/** Splits long straight lines, so that a warp bends them smoothly. */
function split(steps: readonly Step[]): Step[] {
  let [px, py] = [0, 0];
  return steps.flatMap((step): readonly Step[] => {
    if (step[0] === 'Z') return [step];
    const [fromX, fromY] = [px, py];
    [px, py] = step.slice(-2) as [number, number];
    if (step[0] !== 'L') return [step];
    const n = Math.max(1, Math.ceil(Math.hypot(px - fromX, py - fromY) / longest));
    return Array.from({ length: n }, (_, i) => ['L', fromX + ((px - fromX) * (i + 1)) / n, fromY + ((py - fromY) * (i + 1)) / n] as const);
  });
}

/** The outline of a line of text whose letter `sample` is 100 high. @throws {Error} if the font lacks a letter. */
export function lineOf(text: string, font: FontFamily, track = 0, sample = 'H'): Line {
  const { steps, width } = font.outline(text, 100 / heightOf(font, sample), track);
  return { steps: split(steps), width };
}

/** The points of an outline. */
export const pointsOf = (steps: readonly Step[]): Point[] => steps.flatMap((step) => (step[0] === 'Z' ? [] : [step.slice(-2) as [number, number]]));

function pairsOf([, ...numbers]: Step): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2) as [number, number]);
}
/** The outline as path data, every point moved by `place`. */
export const toPath = (steps: readonly Step[], place: (x: number, y: number) => Point): string =>
  steps
    .map((step) =>
      step[0] === 'Z'
        ? 'Z'
        : step[0] +
          pairsOf(step)
            .map(([x, y]) => place(x, y).map(f).join(' '))
            .join(' '),
    )
    .join('');

export interface SmallOptions {
  face?: string;
  /** The fraction of the text that is left of `x`. */
  anchor?: number;
  track?: number;
  o?: Attributes;
}
/** Small plain text as a path (provider mark, badges, numerals on cards and balls). */
export function small(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { face = 'bebas-neue', anchor = 0.5, track = 0, o = {} }: SmallOptions = {},
): string {
  const { steps, width } = lineOf(text, fontOf(face), (track * 100) / size);
  const k = size / 100;
  return path(
    toPath(steps, (a, b) => [x + (a - width * anchor) * k, y + b * k]),
    fill,
    o,
  );
}

/** The width of a text drawn by `small` at cap height 1; `track` is a fraction of the cap height. */
export const widthOf = (text: string, face: string, track = 0): number => lineOf(text, fontOf(face), track * 100).width / 100;
