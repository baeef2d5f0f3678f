import type { Hundredths } from '@playfront/game-math';
import { svgElement } from '../frame/element.ts';
import { createAxes, narrowPx, px, type Plot } from './axes.ts';
import type { Formats } from './formats.ts';
import { scaleOf } from './scale.rules.ts';

export type Curve = {
  readonly root: SVGElement;
  /** Draws the curve up to a time in flight, with its axes if `hasAxes`. */
  draw(elapsedMs: number, multiple: Hundredths, hasAxes: boolean): void;
  /** No curve; what flies waits on the ground. */
  park(): void;
  /** Neither a curve nor what flies. */
  clear(): void;
  /** What flies leaves to the upper right. */
  flyAway(durationMs: number): void;
};

const points = 64;
const groundPx = 28;
const steepestDegrees = -34;
const growthPerMs = 0.000_06;
/** The multiple between two hundredths, for a smooth curve. */
const exactMultiple = (ms: number) => 100 * Math.exp(growthPerMs * ms);

function gradients(): SVGElement {
  const stop = (offset: string, name: string) => svgElement('stop', { offset, class: name });
  return svgElement(
    'defs',
    {},
    svgElement('linearGradient', { id: 'curve-line', x1: '0', x2: '1', y1: '0', y2: '0' }, stop('0', 'line-from'), stop('1', 'line-to')),
    svgElement('linearGradient', { id: 'curve-area', x1: '0', x2: '0', y1: '0', y2: '1' }, stop('0', 'area-from'), stop('1', 'area-to')),
  );
}

/** The curve of the multiple over the time, in pixels of its own size. */
export function createCurve(craft: SVGElement, formats: Formats): Curve {
  const area = svgElement('path', { class: 'curve-area' });
  const line = svgElement('path', { class: 'curve-line' });
  const runway = svgElement('path', { class: 'runway' });
  const axes = createAxes(formats);
  const root = svgElement('svg', { class: 'curve', 'aria-hidden': 'true' }, gradients(), axes.root, runway, area, line, craft);
  let size = { width: 1, height: 1 };
  /** Draws again what is shown, after a change of the size. */
  let redraw: (() => void) | undefined;

  new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    size = { width: Math.max(1, width), height: Math.max(1, height) };
    root.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
    axes.clear();
    redraw?.();
  }).observe(root);

  const leftPx = () => (size.width < narrowPx ? 44 : 52);
  const craftScale = () => Math.min(0.82, Math.max(0.42, size.height / 440), Math.max(0.42, size.width / 760));

  function plotOf(elapsedMs: number, multiple: number): Plot {
    const scale = scaleOf(elapsedMs, multiple);
    const left = leftPx();
    const ground = size.height - groundPx;
    return {
      ...size,
      left,
      scale,
      x: (ms) => left + ((size.width - left) * ms) / scale.spanMs,
      y: (value) => ground - (ground * (value - 100)) / (scale.top - 100),
    };
  }

  function place(x: number, y: number, degrees: number): void {
    craft.style.visibility = 'visible';
    craft.setAttribute('transform', `translate(${px(x)} ${px(y)}) rotate(${px(degrees)}) scale(${craftScale()})`);
  }

  function draw(elapsedMs: number, multiple: Hundredths, hasAxes: boolean): void {
    const tip = Math.max(multiple, exactMultiple(elapsedMs));
    const plot = plotOf(elapsedMs, tip);
    const { x, y } = plot;
    const path = Array.from({ length: points + 1 }, (_, index) => {
      const ms = (elapsedMs * index) / points;
      return `${px(x(ms))} ${px(y(exactMultiple(ms)))}`;
    }).join('L');
    line.setAttribute('d', `M${path}`);
    area.setAttribute('d', `M${path}L${px(x(elapsedMs))} ${y(100)}L${px(x(0))} ${y(100)}z`);
    runway.setAttribute('d', '');
    const rise = y(tip) - y(tip * (1 + growthPerMs));
    const degrees = (-Math.atan(rise / (x(1) - x(0))) * 180) / Math.PI;
    place(x(elapsedMs) + 18 * craftScale(), y(tip) - 11 * craftScale(), Math.max(steepestDegrees, degrees));
    if (hasAxes) axes.draw(plot);
    else axes.clear();
  }

  function clear(): void {
    axes.clear();
    for (const drawn of [line, area, runway]) drawn.setAttribute('d', '');
    craft.style.visibility = 'hidden';
  }

  function park(): void {
    clear();
    const ground = size.height - groundPx;
    runway.setAttribute('d', `M0 ${ground}H${size.width}`);
    place(leftPx() / 2 + 80 * craftScale(), ground - 22 * craftScale(), 0);
  }

  return {
    root,
    draw(elapsedMs, multiple, hasAxes) {
      redraw = () => draw(elapsedMs, multiple, hasAxes);
      redraw();
    },
    park() {
      redraw = park;
      park();
    },
    clear() {
      redraw = clear;
      clear();
    },
    flyAway(durationMs) {
      const away = { translate: ['0px', `${size.width / 2}px ${-size.height}px`] };
      void craft.animate(away, { duration: durationMs, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' }).finished.then(() => {
        if (redraw !== park) craft.style.visibility = 'hidden';
      });
    },
  };
}
