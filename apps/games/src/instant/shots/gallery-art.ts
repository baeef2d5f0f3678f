import { svgElement } from '../../frame/element.ts';

type Shape = readonly [d: string, fill: string];

const duck = (body: string, wing: string, beak: string): Shape[] => [
  ['M46 96h8V76h-8Z', '#5b4326'],
  ['M14 58c8 4 18 2 26-6 6-6 2-14 2-20a17 17 0 0 1 34-1c1 9-4 14 4 22 6 8 4 22-8 27-20 8-52 4-58-22Z', body],
  ['M76 28c6 0 11 2 16 6-5 4-11 5-16 4Z', beak],
  ['M34 60c10-6 24-4 32 4-6 12-24 14-32-4Z', wing],
  ['M60 26a4 4 0 1 1 8 0 4 4 0 0 1-8 0Z', '#14161d'],
  ['M64 24.500a1.300 1.300 0 1 1 2.600 0 1.300 1.300 0 0 1-2.600 0Z', '#fff'],
];
const ring = (radius: number, fill: string): Shape => [
  `M50 ${46 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0-${2 * radius}Z`,
  fill,
];

/** The targets of the gallery on a 100 x 100 grid, by what they return. */
const shapesOf: Readonly<Record<number, readonly Shape[]>> = {
  2: [
    ['M22 14h56v74c0 10-56 10-56 0Z', '#8d98ab'],
    ['M22 32h56v38c-10 6-46 6-56 0Z', '#d1353f'],
    ['M30 43h40v5H30Zm4 10h32v5H34Z', '#fff'],
    ['M22 14c0-9 56-9 56 0s-56 9-56 0Z', '#e2e8f1'],
    ['M28 14c0-5 44-5 44 0s-44 5-44 0Z', '#a7b1c2'],
    ['M28 20v66c3 2 6 3 8 3V22Z', 'rgb(255 255 255 / 45%)'],
  ],
  3: [
    ['M42 4h16v22c2 8 14 12 14 26v40c0 4-44 4-44 0V52c0-14 12-18 14-26Z', '#1f8a4c'],
    ['M40 2h20v8H40Z', '#c9a24a'],
    ['M28 56h44v24c-8 4-36 4-44 0Z', '#f3e9cf'],
    ['M38 64h24v3H38Zm4 7h16v3H42Z', '#6b4a16'],
    ['M34 48c0-6 4-10 6-12v54c-3 0-6-1-6-2Z', 'rgb(255 255 255 / 40%)'],
  ],
  5: duck('#ffd43b', '#f0ae0f', '#ff7a1c'),
  10: [
    ['M47 78h6v18h-6Z', '#7a8396'],
    ['M50 4c20 0 32 15 32 34S66 76 50 80C34 76 18 57 18 38S30 4 50 4Z', '#e2304f'],
    ['M44 78h12l4 8H40Z', '#b01c38'],
    ['M30 34c0-10 6-18 14-20-6 8-8 16-8 28-4 0-6-4-6-8Z', 'rgb(255 255 255 / 60%)'],
  ],
  20: [['M44 84h12v14H44Z', '#5b4326'], ring(42, '#f4f6fa'), ring(35, '#14161d'), ring(28, '#2f7fd6'), ring(20, '#d1353f'), ring(10, '#ffd43b')],
  50: [
    ['M46 74h8v24h-8Z', '#5b4326'],
    ['M50 2l13 27 29 4-21 21 5 29-26-14-26 14 5-29L8 33l29-4Z', '#aeb9ca'],
    ['M50 14l9 19 20 3-15 15 4 20-18-10-18 10 4-20-15-15 20-3Z', '#eef3fa'],
    ['M50 14v47L32 71l4-20-15-15 20-3Z', 'rgb(120 135 160 / 45%)'],
  ],
  100: [
    ...duck('#ffca28', '#d98e04', '#ff5a36'),
    ['M42 12l2-12 8 7 7-8 6 8 8-6 1 12Z', '#ffe9a8'],
    ['M22 60c8 3 16 2 24-6-4 14-14 20-24 6Z', 'rgb(255 255 255 / 55%)'],
  ],
};

export function drawGalleryTarget(stakes: number): SVGElement {
  return svgElement('svg', { viewBox: '0 0 100 100' }, ...(shapesOf[stakes] ?? []).map(([d, fill]) => svgElement('path', { d, fill })));
}
