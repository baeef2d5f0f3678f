import { element } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';

/** What a result returns, as texts. */
export type PayLine = { readonly id: string; readonly label: string; readonly times: string; readonly amount: string; readonly drawing?: () => Node };

export type Pays = {
  /** Above the play area on small screens. */
  readonly row: HTMLElement;
  /** In the controls on large screens. */
  readonly table: HTMLElement;
  set(lines: readonly PayLine[]): void;
  /** Marks the results that have been reached; `isWon`: they return more than the stake. */
  mark(ids: readonly string[], isWon?: boolean): void;
};

/** The pay table of a draw. A style sheet shows either the row or the table. */
export function createPays({ text }: Texts): Pays {
  const row = element('ul', { class: 'pay-row', 'aria-label': text('games.rules.pays') });
  const table = element('ul', { class: 'pay-table', 'aria-label': text('games.rules.pays') });

  return {
    row,
    table,
    set(lines) {
      const name = ({ label, drawing }: PayLine) =>
        element('span', { class: 'pay-name' }, ...(drawing ? [drawing()] : []), element('span', {}, label));
      row.replaceChildren(...lines.map((line) => element('li', { 'data-id': line.id }, name(line), element('b', {}, line.times))));
      table.replaceChildren(
        ...lines.map((line) =>
          element('li', { 'data-id': line.id }, name(line), element('span', { class: 'pay-times' }, line.times), element('b', {}, line.amount)),
        ),
      );
    },
    mark(ids, isWon = false) {
      for (const line of [...row.children, ...table.children]) {
        if (!(line instanceof HTMLElement)) continue;
        const isMarked = ids.includes(line.dataset['id'] ?? '');
        if (isMarked) line.setAttribute('aria-current', 'true');
        else line.removeAttribute('aria-current');
        line.toggleAttribute('data-won', isMarked && isWon);
        if (isMarked && line.parentElement === row) row.scrollTo({ left: line.offsetLeft - (row.clientWidth - line.offsetWidth) / 2 });
      }
    },
  };
}
