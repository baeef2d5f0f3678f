import { element, svgElement } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { createFoil } from './foil.ts';
import type { Point } from './scratch.rules.ts';

/** What is under the foil of a field: a place in the table of prizes, and the amount. */
export type Field = { readonly prize: number; readonly amount: string };

export type Card = {
  readonly root: HTMLElement;
  /** A new card, all covered. */
  cover(accent: string): void;
  /** Puts the fields under the foil. Resolves once all are uncovered. */
  play(fields: readonly Field[]): Promise<void>;
  uncoverAll(): void;
  /** Lights the winning fields. `amount`: what they return. */
  light(winning: readonly number[], isWin: boolean, amount: string): void;
  focus(): void;
};

const fieldCount = 9;
const columns = 3;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };

/** One sign for each prize, the highest first, on a 24 x 24 grid. */
const signs = [
  'M3 19 2 6l6 5 4-7 4 7 6-5-1 13Z',
  'M7 3h10l4 6-9 12L3 9Z',
  'M5 3h14v4l-6 14H8l6-13H5Z',
  'M12 2l3 6.500 7 .8-5.200 4.800 1.500 7L12 17.600 5.700 21.100l1.500-7L2 9.300l7-.8Z',
  'M12 2a6.500 6.500 0 0 1 6.500 6.500c0 6 2.500 7.500 2.500 9H3c0-1.500 2.500-3 2.500-9A6.500 6.500 0 0 1 12 2Zm-2.500 17h5a2.500 2.500 0 0 1-5 0Z',
  'M12 21C4 15 2 11.500 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 3.500-2 7-10 13Z',
  'M12 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8ZM7 18a4 4 0 1 1 0-8 4 4 0 0 1 0 8Zm10 0a4 4 0 1 1 0-8 4 4 0 0 1 0 8Zm-6-7h2l1.500 11h-5Z',
  'M5 21V11a7 7 0 0 1 14 0v10h-4V11a3 3 0 0 0-6 0v10Z',
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 4-1.500 4.500H6l3.700 2.800L8.300 18l3.700-2.800 3.700 2.800-1.400-4.700 3.700-2.800h-4.500Z',
  'M12 2c6 5 9 8 9 12a4.500 4.500 0 0 1-8 3l2 5H9l2-5a4.500 4.500 0 0 1-8-3c0-4 3-7 9-12Z',
];

type FieldParts = {
  readonly button: HTMLButtonElement;
  readonly prize: HTMLElement;
  readonly foil: ReturnType<typeof createFoil>;
  isCovered: boolean;
};

/** The card of nine fields. A stroke scratches, a tap or the keyboard uncovers a whole field. */
export function createCard({ text }: Texts): Card {
  const fields: FieldParts[] = Array.from({ length: fieldCount }, () => {
    const foil = createFoil();
    const prize = element('span', { class: 'prize' });
    return { foil, prize, isCovered: true, button: element('button', { type: 'button', class: 'field-cell', tabindex: '-1' }, prize, foil.canvas) };
  });
  const grid = element(
    'div',
    { class: 'card-fields', role: 'group', 'aria-label': text('games.scratch.card') },
    ...fields.map(({ button }) => button),
  );
  const title = element('p', { class: 'card-title' });
  const root = element('div', { class: 'card' }, title, grid);
  let shown: readonly Field[] = [];
  let onUncovered: (() => void) | undefined;
  let current = 0;

  function name(at: number): void {
    const field = fields[at];
    if (!field) return;
    const amount = field.isCovered ? undefined : shown[at]?.amount;
    const label = text('games.scratch.field', { field: at + 1 });
    field.button.setAttribute('aria-label', amount ? `${label}: ${amount}` : label);
  }
  function uncover(at: number): void {
    const field = fields[at];
    if (!field?.isCovered || !onUncovered) return;
    field.isCovered = false;
    field.button.dataset['covered'] = 'false';
    name(at);
    if (fields.some(({ isCovered }) => isCovered)) return;
    onUncovered();
    onUncovered = undefined;
  }
  function move(to: number): void {
    fields[current]?.button.setAttribute('tabindex', '-1');
    current = to;
    fields[current]?.button.setAttribute('tabindex', '0');
  }
  for (const [at, { button }] of fields.entries()) {
    name(at);
    button.addEventListener('focus', () => move(at));
  }
  move(0);
  grid.addEventListener('keydown', (event) => {
    const to = current + (steps[event.key] ?? Number.NaN);
    if (!fields[to]) return;
    event.preventDefault();
    fields[to].button.focus();
  });
  scratchBy(grid, fields, () => onUncovered !== undefined, uncover);

  return {
    root,
    cover(accent) {
      shown = [];
      onUncovered = undefined;
      title.replaceChildren(text('games.scratch.title'));
      delete root.dataset['result'];
      for (const [at, field] of fields.entries()) {
        field.isCovered = true;
        field.foil.cover(accent);
        field.prize.replaceChildren();
        for (const key of ['covered', 'won']) delete field.button.dataset[key];
        name(at);
      }
    },
    play(under) {
      shown = under;
      for (const [at, { prize }] of fields.entries()) {
        const field = under[at];
        if (!field) continue;
        prize.className = `prize prize-${field.prize}`;
        prize.style.setProperty('--length', String(field.amount.length));
        const sign = svgElement('svg', { viewBox: '0 0 24 24' }, svgElement('path', { d: signs[field.prize] ?? '' }));
        prize.replaceChildren(sign, element('b', {}, field.amount));
      }
      return new Promise((resolve) => {
        onUncovered = resolve;
      });
    },
    uncoverAll() {
      for (const at of fields.keys()) uncover(at);
    },
    light(winning, isWin, amount) {
      root.dataset['result'] = winning.length === 0 ? 'none' : isWin ? 'win' : 'returned';
      if (winning.length > 0) title.replaceChildren(amount);
      for (const at of winning) if (fields[at]) fields[at].button.dataset['won'] = 'true';
    },
    focus: () => fields[current]?.button.focus(),
  };
}

/** A stroke of a finger or the mouse scratches every field it crosses. */
function scratchBy(grid: HTMLElement, fields: readonly FieldParts[], isActive: () => boolean, uncover: (at: number) => void): void {
  let last: Point | undefined;
  let hasMoved = false;

  function stroke(from: Point, to: Point): void {
    for (const [at, { foil, isCovered }] of fields.entries()) {
      if (!isCovered) continue;
      const { left, top, width, height } = foil.canvas.getBoundingClientRect();
      const within = ({ x, y }: Point): Point => ({ x: (x - left) / width, y: (y - top) / height });
      const [start, end] = [within(from), within(to)];
      const isNear =
        Math.max(start.x, end.x) > -0.2 && Math.min(start.x, end.x) < 1.2 && Math.max(start.y, end.y) > -0.2 && Math.min(start.y, end.y) < 1.2;
      if (isNear && foil.scratch(start, end)) uncover(at);
    }
  }
  grid.addEventListener('pointerdown', (event) => {
    if (!isActive() || event.button !== 0) return;
    last = { x: event.clientX, y: event.clientY };
    hasMoved = false;
  });
  grid.addEventListener('pointermove', (event) => {
    if (!last || !isActive()) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!hasMoved && Math.hypot(now.x - last.x, now.y - last.y) < 6) return;
    // Captured only now: a captured tap would not click the field.
    if (!hasMoved) grid.setPointerCapture(event.pointerId);
    hasMoved = true;
    stroke(last, now);
    last = now;
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    grid.addEventListener(end, () => {
      last = undefined;
    });
  }
  for (const [at, { button }] of fields.entries()) {
    button.addEventListener('click', (event) => {
      const isKey = event.detail === 0;
      if (isKey || !hasMoved) uncover(at);
    });
  }
}
