import type { Hundredths } from '@playfront/game-math';
import { svgElement } from '../frame/element.ts';
import type { Formats } from './formats.ts';
import { marksOf, type Scale } from './scale.rules.ts';

/** Where the curve is drawn, in pixels. `x` of a time in milliseconds, `y` of a multiple. */
export type Plot = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly scale: Scale;
  x(ms: number): number;
  y(multiple: Hundredths): number;
};

export type Axes = { readonly root: SVGElement; draw(plot: Plot): void; clear(): void };

/** A tenth of a pixel is enough. */
export const px = (value: number) => Math.round(value * 10) / 10;
/** Scenes that are narrower, or lower, have fewer marks. */
export const narrowPx = 620;
const lowPx = 240;

/** The marks of time and multiple. */
export function createAxes(formats: Formats): Axes {
  const root = svgElement('g', { class: 'axes' });
  let marks = '';
  let lines: readonly SVGElement[] = [];
  let labels: readonly SVGElement[] = [];

  function label(anchor: string, text: string): SVGElement {
    const made = svgElement('text', { 'text-anchor': anchor });
    made.textContent = text;
    return made;
  }

  return {
    root,
    draw({ width, height, left, scale: { spanMs, top }, x, y }) {
      const rows = marksOf(100, top, height < lowPx ? 2 : 4).filter((multiple) => y(multiple) > 18);
      const columns = marksOf(0, spanMs, width < narrowPx ? 3 : 4).filter((ms) => x(ms) < width - 20);
      // The marks move with the scale; they are the same elements until the steps change.
      const key = `${rows.join()} ${columns.join()}`;
      if (key !== marks) {
        marks = key;
        lines = rows.map(() => svgElement('path'));
        labels = [
          ...rows.map((multiple) => label('end', formats.times(Math.round(multiple)))),
          ...columns.map((ms) => label('middle', formats.seconds(ms, 0))),
        ];
        root.replaceChildren(...lines, ...labels);
      }
      for (const [index, multiple] of rows.entries()) {
        lines[index]?.setAttribute('d', `M${left} ${px(y(multiple))}H${width}`);
        labels[index]?.setAttribute('transform', `translate(${left - 8} ${px(y(multiple)) + 4})`);
      }
      for (const [index, ms] of columns.entries()) labels[rows.length + index]?.setAttribute('transform', `translate(${px(x(ms))} ${height - 8})`);
    },
    clear() {
      marks = '';
      root.replaceChildren();
    },
  };
}
