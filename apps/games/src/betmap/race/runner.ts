import { svgElement } from '../../frame/element.ts';
import type { RunnerKind } from './race.rules.ts';

const path = (className: string, d: string) => svgElement('path', { class: className, d });

function numberAt(x: number, y: number, number: string): SVGElement {
  const text = svgElement('text', { class: 'cloth-number', x: String(x), y: String(y) });
  text.textContent = number;
  return text;
}

/** A leg that swings about its upper end; `reach` is its stretched form from there. */
function leg(className: string, x: number, y: number, reach: string): SVGElement {
  const made = path(`leg ${className}`, `M${x} ${y}${reach}`);
  made.style.transformOrigin = `${x}px ${y}px`;
  return made;
}

function horse(): SVGElement[] {
  return [
    leg('fore far', 64, 33, 'l9 7 11 1'),
    leg('hind far', 30, 33, 'l-8 8-10 2'),
    path('coat', 'M24 29C13 24 7 30 2 40c7-6 13-6 20-4Z'),
    path(
      'coat',
      'M21 32c0-8 8-11 18-10 9 1 15 2 22 0 6-2 9-7 12-12l4-5 1-3 3 4c4 2 7 6 11 12 1 3-2 5-5 4l-8-3c-3 6-5 12-10 17-6 5-15 4-24 2-8-2-12 3-18 1-5-1-6-4-6-7Z',
    ),
    path('mane', 'M76 6c-6 3-8 10-13 15 6-1 10-6 15-14Z'),
    leg('fore', 67, 34, 'l9 9 11 3'),
    leg('hind', 27, 33, 'l-6 10-11 4'),
    svgElement('circle', { class: 'eye', cx: '84', cy: '12', r: '1' }),
  ];
}

function horseWithRider(number: string): SVGElement[] {
  return [
    ...horse(),
    path('cloth', 'M39 22h17l1 15H40Z'),
    path('silk', 'M42 20c0-10 9-16 19-13l6 5 6 2-1 3-9-1-5 8 2 6-4 1-4-7Z'),
    svgElement('circle', { class: 'silk cap', cx: '65', cy: '6', r: '4.600' }),
    numberAt(48, 34, number),
  ];
}

function sulky(number: string): SVGElement[] {
  const pulled = svgElement('g', { transform: 'translate(28 6) scale(.72)' }, ...horse());
  const spokes = path('spokes', 'M16 33v28M2 47h28M6 37l20 20M26 37L6 57');
  spokes.style.transformOrigin = '16px 47px';
  return [
    pulled,
    path('shaft', 'M16 46l14-12 44-4'),
    path('silk', 'M12 34c0-9 4-15 11-15 5 0 8 3 11 6l10 3-1 3-12-2-4-2-1 6 9 5 7-1v4l-9 1-15-7Z'),
    svgElement('circle', { class: 'silk cap', cx: '24', cy: '14', r: '5' }),
    svgElement('circle', { class: 'wheel-rim', cx: '16', cy: '47', r: '14' }),
    spokes,
    path('cloth', 'M52 24h14v11H52Z'),
    numberAt(59, 33.5, number),
  ];
}

function boat(number: string): SVGElement[] {
  return [
    path('spray', 'M14 46C4 40-4 46-12 34c10 2 14 0 26 6Z'),
    path('spray low', 'M92 38c-8 10-22 12-40 13H4l-16 3h80c14-1 22-7 24-16Z'),
    path('cloth', 'M4 34l4 14h50c16 0 30-8 40-20L54 30Z'),
    path('hull-shade', 'M6 41l2 7h50c13 0 24-5 33-13-14 5-24 6-36 6Z'),
    path('deck', 'M18 33l4-7h14l4 7Z'),
    path('screen', 'M48 31l8-9 14 8Z'),
    svgElement('circle', { class: 'silk cap', cx: '43', cy: '22', r: '5.500' }),
    path('silk', 'M34 33c0-6 4-8 9-7 4 1 6 3 7 6Z'),
    path('fin', 'M4 34L0 22h8l6 11Z'),
    numberAt(27, 44, number),
  ];
}

const drawings: Readonly<Record<RunnerKind, (number: string) => SVGElement[]>> = { horse: horseWithRider, sulky, boat };

/** A runner facing right, in the colours of its number. */
export function drawRunner(kind: RunnerKind, runner: number): SVGElement {
  const shown = drawings[kind](String(runner + 1));
  return svgElement('svg', { class: `runner-art colours-${runner}`, viewBox: '0 0 100 64', 'aria-hidden': 'true' }, ...shown);
}
