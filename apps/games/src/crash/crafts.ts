import { svgElement } from '../frame/element.ts';

const path = (d: string, fill: string, classes = '') => svgElement('path', { d, fill, class: classes });

/** A small plane that flies to the right, about 150 units long, with its middle at the origin. */
function createPlane(): SVGElement {
  return svgElement(
    'g',
    {},
    path('M-60 2C-66-6-70-22-72-34l14-2c6 10 12 18 22 22z', 'var(--craft)'),
    path('M-62 4c20-16 60-22 92-20 22 2 36 10 40 18-4 10-22 16-46 16-32 0-70-4-86-14z', '#f1f4fa'),
    path('M-62 4c20 4 100 8 132-2-4 10-22 16-46 16-32 0-70-4-86-14z', '#c4cedf'),
    path('M-4-18c4-10 20-12 28-4l4 6c-10-2-22-2-32-2z', '#15304f'),
    path('M0-16c4-6 14-8 20-3z', '#7fb5e6'),
    path('M-26 6h52c4 0 4 6 0 7l-40 5c-14 2-22-4-12-12z', 'var(--craft)'),
    path('M-20-24h48c5 0 5 6 0 6h-46c-6 0-8-6-2-6z', 'var(--craft)'),
    svgElement('path', { d: 'M-8-18v24M16-18v24', stroke: 'var(--craft-dark)', 'stroke-width': '2.5' }),
    svgElement('circle', { cx: '68', cy: '2', r: '6', fill: '#2a3448' }),
    svgElement('ellipse', { class: 'propeller', cx: '74', cy: '2', rx: '3', ry: '30', fill: '#eef1f7', opacity: '0.45' }),
    svgElement('path', { d: 'M-58 2c6-2 14-2 20 0', stroke: 'var(--craft)', 'stroke-width': '4', fill: 'none' }),
  );
}

/** A rocket that flies to the right. */
function createRocket(): SVGElement {
  return svgElement(
    'g',
    {},
    path('M-58 0c-18-9-34-6-52 0 18 6 34 9 52 0z', '#ffd27a', 'flame'),
    path('M-58 0c-10-5-20-4-30 0 10 4 20 5 30 0z', '#fff3cf', 'flame'),
    path('M-52-14c-6-12-14-18-24-20 4 14 4 22 10 30z', 'var(--craft)'),
    path('M-52 14c-6 12-14 18-24 20 4-14 4-22 10-30z', 'var(--craft)'),
    path('M-58-13C-20-22 34-20 70 0 34 20-20 22-58 13z', '#f1f4fa'),
    path('M-58 0H70C34 20-20 22-58 13z', '#c4cedf'),
    path('M30-15.500C46-12 60-6 70 0 60 6 46 12 30 15.500 36 6 36-6 30-15.500z', 'var(--craft)'),
    svgElement('circle', { cx: '8', cy: '-2', r: '9', fill: '#15304f', stroke: '#8e9ab3', 'stroke-width': '3' }),
    path('M-48-2h34c4 0 4 4 0 4h-34z', 'var(--craft-dark)'),
  );
}

/** What flies in a game: a rocket where its name says so, otherwise a plane. */
export function createCraft(slug: string): SVGElement {
  return /rocket|comet|orbit/.test(slug) ? createRocket() : createPlane();
}
