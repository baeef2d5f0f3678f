import { element } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import { numberAfterKey } from './number-grid.rules.ts';

/** Numbers to pick. */
export type NumberGrid = {
  readonly root: HTMLElement;
  cellOf(number: number): HTMLElement | undefined;
  showPicks(picks: ReadonlySet<number>): void;
  /** Marks a number as drawn, and as a hit if it is picked. */
  markDrawn(number: number, isStill: boolean): void;
  clearDrawn(): void;
  lock(isLocked: boolean): void;
};

/** The arrow keys go from number to number, so that Tab passes the grid in one step. `onToggle` is not called while the grid is locked. */
export function createNumberGrid({ text }: Texts, all: number, onToggle: (number: number) => void): NumberGrid {
  let isLocked = false;
  const cells = Array.from({ length: all }, (_, index) => {
    const number = index + 1;
    const cell = element(
      'button',
      { type: 'button', class: 'number', tabindex: index === 0 ? '0' : '-1', 'aria-pressed': 'false' },
      element('span', {}, String(number)),
    );
    cell.addEventListener('click', () => {
      if (!isLocked) onToggle(number);
    });
    cell.addEventListener('focus', () => {
      for (const other of cells) other.setAttribute('tabindex', other === cell ? '0' : '-1');
    });
    cell.addEventListener('keydown', (event) => {
      const columns = getComputedStyle(root).gridTemplateColumns.split(' ').length;
      const next = numberAfterKey(number, event.key, columns, all);
      if (next === undefined) return;
      event.preventDefault();
      cells[next - 1]?.focus();
    });
    return cell;
  });
  const root = element('div', { class: 'numbers', role: 'group', 'aria-label': text('games.draw.numbers') }, ...cells);

  return {
    root,
    cellOf: (number) => cells[number - 1],
    showPicks(picks) {
      for (const [index, cell] of cells.entries()) cell.setAttribute('aria-pressed', String(picks.has(index + 1)));
    },
    markDrawn(number, isStill) {
      const cell = cells[number - 1];
      if (!cell) return;
      cell.toggleAttribute('data-drawn', true);
      cell.setAttribute('aria-label', text('games.draw.number_drawn', { number }));
      if (isStill) return;
      const isHit = cell.getAttribute('aria-pressed') === 'true';
      cell.animate({ transform: [`scale(${isHit ? 1.35 : 1.12})`, 'scale(0.96)', 'none'] }, { duration: isHit ? 420 : 240, easing: 'ease-out' });
    },
    clearDrawn() {
      for (const cell of cells) {
        cell.removeAttribute('data-drawn');
        cell.removeAttribute('aria-label');
      }
    },
    lock(locked) {
      isLocked = locked;
      // Not `disabled`: the number a player just pressed must keep the focus.
      for (const cell of cells) cell.setAttribute('aria-disabled', String(locked));
    },
  };
}
