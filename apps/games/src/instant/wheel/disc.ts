import { element, svgElement } from '../../frame/element.ts';
import { fieldPath, restingAngle } from './wheel.rules.ts';

export type Disc = {
  readonly root: HTMLElement;
  /** Turns without an end, until the result is known. */
  turn(): void;
  /** Turns on and stops at a field. Returns how long that takes, in milliseconds. */
  stopAt(field: number, isStill: boolean): number;
  /** Lights the field at the pointer. */
  light(isWin: boolean): void;
  clear(): void;
  /** Stops where it is. */
  rest(): void;
};

const stopMs = 4_200;
const turns = 4;
const bulbs = 25;
const [inner, outer, textRadius] = [46, 96, 86];

/** The wheel of fields, drawn as SVG. `classOf`: the class of a field of this return. */
export function createDisc(fields: readonly number[], label: (stakes: number) => string, classOf: (stakes: number) => string): Disc {
  const count = fields.length;
  const paths = fields.map((stakes, field) =>
    svgElement('path', { class: `wheel-field ${classOf(stakes)}`, d: fieldPath(field, count, inner, outer) }),
  );
  const texts = fields.map((stakes, field) => {
    const text = svgElement('text', {
      class: `wheel-text ${classOf(stakes)}`,
      transform: `rotate(${((field + 0.5) * 360) / count - 90}) translate(${textRadius} 0)`,
    });
    text.append(stakes === 0 ? '' : label(stakes));
    return text;
  });
  const pins = fields.map((_, field) =>
    svgElement('circle', { class: 'wheel-pin', r: '1', cy: String(-outer - 1.2), transform: `rotate(${(field * 360) / count})` }),
  );
  const face = svgElement('svg', { class: 'wheel-face', viewBox: '-98 -98 196 196' }, ...paths, ...texts, ...pins);
  const spin = element('div', { class: 'wheel-turning' });
  spin.append(face);
  const lights = Array.from({ length: bulbs }, (_, bulb) => element('i', { style: `--turn:${bulb / bulbs}turn;--delay:${(bulb % 2) * -700}ms` }));
  const pointer = element('i', { class: 'wheel-pointer' });
  const centre = element('div', { class: 'wheel-centre' });
  const root = element(
    'div',
    { class: 'wheel-disc', 'aria-hidden': 'true' },
    element('div', { class: 'wheel-rim' }, ...lights),
    spin,
    element('i', { class: 'wheel-shine' }),
    centre,
    pointer,
  );
  let angle = 0;
  let stopped = 0;
  let running: Animation | undefined;

  /** The angle now: in the middle of a turn it is read from the drawn matrix. */
  function angleNow(): number {
    const matrix = new DOMMatrixReadOnly(getComputedStyle(spin).transform);
    return (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
  }
  function hold(at: number): void {
    angle = at;
    running?.cancel();
    running = undefined;
    spin.style.transform = `rotate(${at}deg)`;
  }

  return {
    root,
    turn() {
      running = spin.animate({ transform: [`rotate(${angle}deg)`, `rotate(${angle + 360}deg)`] }, { duration: 900, iterations: Infinity });
      running.updatePlaybackRate(1);
    },
    stopAt(field, isStill) {
      const from = running ? angleNow() : angle;
      const to = restingAngle(field, count, from, turns);
      stopped = field;
      hold(to);
      centre.replaceChildren(label(fields[field] ?? 0));
      if (isStill) return 0;
      // Starts at the speed of the turning wheel and ends without a jerk.
      spin.animate({ transform: [`rotate(${from}deg)`, `rotate(${to}deg)`] }, { duration: stopMs, easing: 'cubic-bezier(0.16, 0.62, 0.18, 1)' });
      pointer.animate(
        { transform: ['rotate(0)', 'rotate(-16deg)', 'rotate(0)'] },
        { duration: 90, iterations: Math.floor(stopMs / 140), easing: 'ease-out' },
      );
      return stopMs;
    },
    light(isWin) {
      root.dataset['lit'] = isWin ? 'win' : 'landed';
      paths[stopped]?.classList.add('wheel-drawn');
      texts[stopped]?.classList.add('wheel-drawn');
    },
    clear() {
      delete root.dataset['lit'];
      for (const part of [...paths, ...texts]) part.classList.remove('wheel-drawn');
    },
    rest: () => hold(running ? angleNow() : angle),
  };
}
