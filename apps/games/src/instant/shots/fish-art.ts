import { svgElement } from '../../frame/element.ts';

/** A fish in a box of 120 x 80, facing right. */
export type Fish = {
  readonly long: number;
  readonly tall: number;
  readonly tail: number;
  /** Height of the fin on the back. */
  readonly fin: number;
  readonly back: string;
  readonly belly: string;
  readonly fins: string;
  readonly stripes?: string;
  /** Length of a sword. */
  readonly sword?: number;
  readonly spikes?: number;
};

const midX = 58;
const midY = 40;
const path = (d: string, className: string, attributes: Readonly<Record<string, string>> = {}) =>
  svgElement('path', { d, class: className, ...attributes });

/** Draws a fish. `id` is unique on the page. */
export function drawFish(id: string, fish: Fish): SVGElement {
  const { long, tall, tail, fin, back, belly, fins, stripes, sword = 0, spikes = 0 } = fish;
  const nose = midX + long / 2;
  const end = midX - long / 2;
  const [reach, half] = [long * 0.2, tall * 0.66];
  const body = `M${nose} ${midY}C${nose - reach} ${midY - half} ${end + long * 0.28} ${midY - half * 0.9} ${end} ${midY - 3}V${midY + 3}C${end + long * 0.28} ${midY + half * 0.9} ${nose - reach} ${midY + half} ${nose} ${midY}Z`;
  const stop = (offset: string, colour: string) => svgElement('stop', { offset, 'stop-color': colour });
  const gradient = svgElement(
    'linearGradient',
    { id: `${id}-body`, x1: '0', y1: '0', x2: '0', y2: '1' },
    stop('0.05', back),
    stop('0.55', back),
    stop('0.95', belly),
  );
  const clip = svgElement('clipPath', { id: `${id}-clip` }, svgElement('path', { d: body }));
  const bands = Array.from({ length: 3 }, (_, band) => {
    const x = midX + long * (0.22 - band * 0.26);
    return path(`M${x} 0q-7 40 0 80h6q-7-40 0-80Z`, 'fish-stripe', { fill: stripes ?? 'none' });
  });
  const top = midY - tall * 0.42;
  const eyeX = nose - long * 0.17;
  const eyeY = midY - tall * 0.1;
  const size = Math.max(2.6, tall * 0.075);
  return svgElement(
    'svg',
    { viewBox: '0 0 120 80' },
    svgElement('defs', {}, gradient, clip),
    path(`M${end + 5} ${midY}L${end - tail} ${midY - tail * 0.85}Q${end - tail * 0.4} ${midY} ${end - tail} ${midY + tail * 0.85}Z`, 'fish-tail', {
      fill: fins,
    }),
    path(
      `M${midX + long * 0.2} ${top}Q${midX} ${top - fin * 1.3} ${midX - long * 0.22} ${top - fin * 0.55}L${midX - long * 0.26} ${top + tall * 0.24}Z`,
      '',
      { fill: fins },
    ),
    path(
      `M${midX + long * 0.02} ${midY + tall * 0.36}Q${midX - long * 0.06} ${midY + tall * 0.4 + fin} ${midX - long * 0.2} ${midY + tall * 0.38 + fin * 0.7}L${midX - long * 0.16} ${midY + tall * 0.26}Z`,
      '',
      { fill: fins },
    ),
    ...Array.from({ length: spikes }, (_, spike) => {
      const turn = `rotate(${(spike * 360) / spikes} ${midX} ${midY})`;
      return path(`M${midX - 3} ${midY - tall * 0.42}l3-10 3 10Z`, '', { fill: fins, transform: turn });
    }),
    ...(sword ? [path(`M${nose - 5} ${midY - 3.5}L${nose + sword} ${midY}L${nose - 5} ${midY + 2.5}Z`, '', { fill: back })] : []),
    path(body, 'fish-body', { fill: `url(#${id}-body)` }),
    svgElement(
      'g',
      { 'clip-path': `url(#${id}-clip)` },
      ...(stripes ? bands : []),
      path(`M${end} ${midY - half}H${nose}V${midY - tall * 0.2}Q${midX} ${midY - tall * 0.42} ${end} ${midY - tall * 0.16}Z`, 'fish-gloss'),
    ),
    path(
      `M${midX + long * 0.12} ${midY + tall * 0.06}q-${long * 0.16} ${tall * 0.02} -${long * 0.2} ${tall * 0.24}q${long * 0.17} ${tall * 0.02} ${long * 0.2}-${tall * 0.24}Z`,
      'fish-side-fin',
      { fill: fins },
    ),
    path(`M${nose - long * 0.06} ${midY + tall * 0.1}q-${long * 0.05} ${tall * 0.05}-${long * 0.1} ${tall * 0.02}`, 'fish-mouth'),
    svgElement('circle', { cx: String(eyeX), cy: String(eyeY), r: String(size), class: 'fish-eye' }),
    svgElement('circle', { cx: String(eyeX + size * 0.2), cy: String(eyeY), r: String(size * 0.58), class: 'fish-pupil' }),
    svgElement('circle', { cx: String(eyeX + size * 0.42), cy: String(eyeY - size * 0.3), r: String(size * 0.24), class: 'fish-eye' }),
  );
}

/** A fish for each return. */
export const fishOf: Readonly<Record<number, Fish>> = {
  2: { long: 66, tall: 24, tail: 14, fin: 7, back: '#5b8fd6', belly: '#e8f3ff', fins: '#4477bd' },
  3: { long: 68, tall: 38, tail: 15, fin: 9, back: '#ff7a1c', belly: '#ffb15c', fins: '#e2590a', stripes: '#fff' },
  5: { long: 58, tall: 56, tail: 16, fin: 16, back: '#ffd43b', belly: '#fff3bf', fins: '#e8a90c', stripes: '#2b2f4a' },
  8: { long: 70, tall: 40, tail: 16, fin: 10, back: '#2457d6', belly: '#5d8bff', fins: '#ffcf33' },
  10: { long: 60, tall: 58, tail: 12, fin: 6, back: '#c79a3c', belly: '#fff2cf', fins: '#8c6a22', spikes: 14 },
  15: { long: 74, tall: 42, tail: 17, fin: 10, back: '#18a67a', belly: '#8ff0c4', fins: '#ff6fa5' },
  20: { long: 76, tall: 40, tail: 18, fin: 14, back: '#d92f45', belly: '#ffb3a6', fins: '#a3142b' },
  30: { long: 72, tall: 42, tail: 18, fin: 22, back: '#8a3fd1', belly: '#e2b9ff', fins: '#c52f8f', stripes: '#f6e3ff' },
  50: { long: 84, tall: 38, tail: 21, fin: 14, back: '#274a72', belly: '#dfe9f3', fins: '#f2c230' },
  80: { long: 76, tall: 28, tail: 22, fin: 20, back: '#2b4fa3', belly: '#d6e6ff', fins: '#1a3475', sword: 24 },
  100: { long: 80, tall: 50, tail: 20, fin: 18, back: '#0f8b9c', belly: '#b8fff4', fins: '#ffb524', stripes: '#0b5a78' },
  150: { long: 88, tall: 36, tail: 24, fin: 22, back: '#66788f', belly: '#f0f4f8', fins: '#4e5e73' },
  200: { long: 84, tall: 46, tail: 24, fin: 20, back: '#f5b301', belly: '#fff4bd', fins: '#ff8a00' },
  500: { long: 90, tall: 54, tail: 24, fin: 24, back: '#ffcb2e', belly: '#fffbe0', fins: '#e0342f', stripes: '#ff9d1c', spikes: 0 },
};
