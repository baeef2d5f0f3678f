import { colourOf, type Pocket } from '@playfront/game-math';
import { element, svgElement } from '../../frame/element.ts';
import { pocketText } from './table.rules.ts';

export type Wheel = {
  readonly root: HTMLElement;
  /** Lets the ball run into a pocket; resolves when it lies there. */
  spinTo(pocket: Pocket): Promise<void>;
  /** Shows the ball in a pocket. */
  rest(pocket: Pocket): void;
  /** Ends the running spin at once. */
  skip(): void;
};

const spinMs = 5200;
const degrees = (turns: number) => turns * 360;
const onCircle = (radius: number, angle: number) => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${radius * Math.cos(radians)} ${radius * Math.sin(radians)}`;
};

/** A ring segment between two radii, centred at an angle of 0 (top). */
function segment(inner: number, outer: number, width: number, angle: number): string {
  const [from, to] = [angle - width / 2, angle + width / 2];
  return `M${onCircle(outer, from)}A${outer} ${outer} 0 0 1 ${onCircle(outer, to)}L${onCircle(inner, to)}A${inner} ${inner} 0 0 0 ${onCircle(inner, from)}Z`;
}

/** The bowl stands still, the rotor turns, and the ball runs against it before it falls into the drawn pocket. */
export function createWheel(pockets: readonly Pocket[], isMotionReduced: () => boolean): Wheel {
  const width = 360 / pockets.length;
  const angleOf = (pocket: Pocket) => pockets.indexOf(pocket) * width;
  const segments = pockets.map((pocket, index) =>
    svgElement('path', { class: `pocket pocket-${colourOf(pocket)}`, d: segment(50, 76, width, index * width) }),
  );
  const labels = pockets.map((pocket, index) => {
    const label = svgElement('text', { class: 'pocket-text', transform: `rotate(${index * width}) translate(0 -66)` });
    label.append(pocketText(pocket));
    return label;
  });
  const spokes = [0, 1, 2, 3].map((spoke) => svgElement('path', { class: 'spoke', d: 'M-3-6L0-34 3-6Z', transform: `rotate(${spoke * 90})` }));
  const frets = pockets.map((_, index) =>
    svgElement('path', { class: 'fret', d: `M${onCircle(50, (index + 0.5) * width)}L${onCircle(76, (index + 0.5) * width)}` }),
  );
  const rotor = svgElement(
    'g',
    { class: 'rotor' },
    ...segments,
    ...frets,
    ...labels,
    svgElement('circle', { class: 'cone', r: '50' }),
    svgElement('circle', { class: 'cone-ring', r: '34' }),
    ...spokes,
    svgElement('circle', { class: 'turret', r: '9' }),
  );
  const deflectors = Array.from({ length: 8 }, (_, index) =>
    svgElement('path', { class: 'deflector', d: 'M0-3.500L2 0 0 3.500-2 0Z', transform: `rotate(${index * 45 + 22}) translate(0 -85)` }),
  );
  const ball = svgElement('circle', { class: 'ball', r: '3.200' });
  const ballRun = svgElement('g', { class: 'ball-run' }, ball);
  const picture = svgElement(
    'svg',
    { viewBox: '-100 -100 200 200', 'aria-hidden': 'true' },
    ...gradients(),
    svgElement('circle', { class: 'bowl', r: '99' }),
    svgElement('circle', { class: 'bowl-track', r: '90' }),
    ...deflectors,
    svgElement('circle', { class: 'rotor-rim', r: '78' }),
    rotor,
    ballRun,
    svgElement('circle', { class: 'shine', r: '99' }),
  );
  let rotorAngle = 0;
  let running: readonly Animation[] = [];

  function place(pocket: Pocket): void {
    rotor.style.transform = `rotate(${rotorAngle}deg)`;
    ballRun.style.transform = `rotate(${rotorAngle + angleOf(pocket)}deg)`;
    ball.style.transform = 'translateY(-55px)';
  }

  return {
    root: element('div', { class: 'wheel' }, picture),
    rest: place,
    skip: () => running.forEach((animation) => animation.finish()),
    async spinTo(pocket) {
      const from = rotorAngle;
      rotorAngle = (from + degrees(2) + 137) % 360;
      const turned = degrees(2) + ((rotorAngle - from + 360) % 360);
      if (isMotionReduced()) return place(pocket);
      const end = rotorAngle + angleOf(pocket);
      // The ball runs against the rotor, and with it once it has fallen.
      const fallen = end - 0.3 * turned;
      place(pocket);
      const timing = { duration: spinMs, fill: 'none' } as const;
      running = [
        rotor.animate(
          { transform: [`rotate(${rotorAngle - turned}deg)`, `rotate(${rotorAngle}deg)`], easing: 'cubic-bezier(0.2, 0.55, 0.45, 1)' },
          timing,
        ),
        ballRun.animate(
          [
            { transform: `rotate(${fallen + degrees(7)}deg)`, easing: 'cubic-bezier(0.25, 0.5, 0.5, 0.9)' },
            { transform: `rotate(${fallen}deg)`, offset: 0.72, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
            { transform: `rotate(${end}deg)` },
          ],
          timing,
        ),
        ball.animate(
          [
            { transform: 'translateY(-90px)' },
            { transform: 'translateY(-90px)', offset: 0.52, easing: 'ease-in' },
            { transform: 'translateY(-70px)', offset: 0.66, easing: 'ease-out' },
            { transform: 'translateY(-77px)', offset: 0.71, easing: 'ease-in' },
            { transform: 'translateY(-58px)', offset: 0.77, easing: 'ease-out' },
            { transform: 'translateY(-62px)', offset: 0.81, easing: 'ease-in' },
            { transform: 'translateY(-55px)', offset: 0.86 },
            { transform: 'translateY(-55px)' },
          ],
          timing,
        ),
      ];
      await Promise.allSettled(running.map(({ finished }) => finished));
    },
  };
}

function gradients(): SVGElement[] {
  const stop = (offset: string, colour: string) => svgElement('stop', { offset, 'stop-color': colour });
  return [
    svgElement(
      'radialGradient',
      { id: 'wood' },
      stop('0.72', '#3a1c0c'),
      stop('0.84', '#8a5124'),
      stop('0.9', '#5b2f13'),
      stop('0.95', '#a9672f'),
      stop('1', '#2a1308'),
    ),
    svgElement('radialGradient', { id: 'cone' }, stop('0', '#f3c877'), stop('0.35', '#8d5a1f'), stop('0.8', '#3f230d'), stop('1', '#1c0f06')),
    svgElement('radialGradient', { id: 'gold', cx: '0.35', cy: '0.3' }, stop('0', '#fff3cf'), stop('0.5', '#dba63f'), stop('1', '#7a4d0f')),
    svgElement('radialGradient', { id: 'ball', cx: '0.35', cy: '0.3' }, stop('0', '#ffffff'), stop('0.6', '#dfe5ee'), stop('1', '#8b95a8')),
    svgElement('linearGradient', { id: 'shine', x1: '0', y1: '0', x2: '0.6', y2: '1' }, stop('0', '#ffffff40'), stop('0.4', '#ffffff00')),
  ];
}
