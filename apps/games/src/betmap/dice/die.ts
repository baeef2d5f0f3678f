import { element } from '../../frame/element.ts';

/** Where the pips of each face lie, on a grid of three by three cells counted row by row. */
const pipCells: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
/** How the cube is turned to show each face in front. */
const turns: Readonly<Record<number, string>> = {
  1: 'rotateX(0deg) rotateY(0deg)',
  2: 'rotateX(-90deg) rotateY(0deg)',
  3: 'rotateX(0deg) rotateY(-90deg)',
  4: 'rotateX(0deg) rotateY(90deg)',
  5: 'rotateX(90deg) rotateY(0deg)',
  6: 'rotateX(0deg) rotateY(180deg)',
};

/** A flat face, as on the table and in lists. */
export function dieFace(value: number): HTMLElement {
  const pips = Array.from({ length: 9 }, (_, cell) => element('i', pipCells[value]?.includes(cell) ? { class: 'pip' } : {}));
  return element('span', { class: `face face-${value}`, 'aria-hidden': 'true' }, ...pips);
}

export type Die = {
  readonly root: HTMLElement;
  /** Turns to a face at once. */
  rest(value: number): void;
  /** Tumbles and lands on a face. */
  throwTo(value: number, delayMs: number): Animation;
};

/** A die as a cube of six faces. */
export function createDie(): Die {
  const cube = element('div', { class: 'cube' }, ...[1, 2, 3, 4, 5, 6].map(dieFace));
  const root = element('div', { class: 'die', 'aria-hidden': 'true' }, cube);
  const rest = (value: number) => {
    cube.style.transform = turns[value] ?? '';
  };
  return {
    root,
    rest,
    throwTo(value, delayMs) {
      rest(value);
      const end = turns[value] ?? '';
      const timing = { duration: 1500, delay: delayMs, fill: 'backwards' } as const;
      root.animate(
        [
          { transform: 'translateY(-260%) scale(1.25)', easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
          { transform: 'translateY(0) scale(1)', offset: 0.45, easing: 'cubic-bezier(0.1, 0.6, 0.4, 1)' },
          { transform: 'translateY(-46%) scale(1)', offset: 0.62, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
          { transform: 'translateY(0) scale(1)', offset: 0.77 },
          { transform: 'translateY(-10%) scale(1)', offset: 0.86 },
          { transform: 'none' },
        ],
        timing,
      );
      return cube.animate(
        [
          { transform: `rotateZ(300deg) rotateX(900deg) rotateY(-640deg) ${end}`, easing: 'cubic-bezier(0.15, 0.5, 0.3, 1)' },
          { transform: `rotateZ(0deg) rotateX(0deg) rotateY(0deg) ${end}` },
        ],
        timing,
      );
    },
  };
}
