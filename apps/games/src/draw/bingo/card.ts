import type { BingoRules } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { nearestPattern, patternCells } from './bingo.rules.ts';

/** What a card has reached, as texts. */
export type CardState = {
  readonly marks: readonly boolean[];
  /** The pattern with what it returns; undefined if it has none. */
  readonly win: string | undefined;
  /** Whether a better pattern can still be reached. */
  readonly isOpen: boolean;
};

export type Card = {
  readonly root: HTMLElement;
  /** Shows new numbers without marks; 0 is the free cell, undefined a number that is not known yet. */
  deal(cells: readonly (number | undefined)[]): void;
  show(state: CardState): void;
  /** Lets the mark of a number that was just called drop on the card. */
  animateMark(number: number): void;
};

/** A pattern that needs more numbers than this is not outlined. */
const nearMissing = 3;
const letters = ['B', 'I', 'N', 'G', 'O'];

/** A bingo card on paper. Its marks are automatic. */
export function createCard({ text }: Texts, { shape, patterns }: BingoRules, index: number): Card {
  const name = text('games.bingo.card', { number: index + 1 });
  const title = element('b', {}, name);
  const toGo = element('span', { class: 'to-go' });
  const grid = element('div', { class: 'card-cells' });
  const heads = shape.hasFreeCell
    ? letters.map((letter, column) => element('i', { class: 'card-letter', 'data-kind': String(column + 1) }, letter))
    : [];
  const root = element(
    'section',
    { class: 'bingo-card', 'aria-label': name },
    element('header', {}, title, toGo),
    element('div', { class: 'card-letters', 'aria-hidden': 'true' }, ...heads),
    grid,
  );
  let numbers: readonly (number | undefined)[] = [];

  return {
    root,
    deal(cells) {
      numbers = cells;
      delete root.dataset['result'];
      title.replaceChildren(name);
      toGo.replaceChildren();
      grid.replaceChildren(
        ...cells.map((number) => element('span', number === 0 ? { 'data-mark': 'free' } : {}, number === 0 ? '★' : String(number ?? ''))),
      );
    },
    show({ marks, win, isOpen }) {
      const won = new Set(patternCells(patterns, marks));
      const nearest = isOpen ? nearestPattern(patterns, marks) : undefined;
      const near = nearest && nearest.missing.length <= nearMissing ? nearest : undefined;
      for (const [cell, shown] of [...grid.children].entries()) {
        if (!(shown instanceof HTMLElement)) continue;
        shown.dataset['mark'] = numbers[cell] === 0 ? 'free' : marks[cell] ? 'called' : 'none';
        shown.toggleAttribute('data-won', won.has(cell));
        shown.toggleAttribute('data-missing', near?.missing.includes(cell) ?? false);
        shown.toggleAttribute('data-near', near?.cells.includes(cell) ?? false);
      }
      title.replaceChildren(win ?? name);
      toGo.replaceChildren(near ? text('games.bingo.to_go', { count: near.missing.length }) : '');
      root.dataset['result'] = win === undefined ? 'none' : 'won';
    },
    animateMark(number) {
      grid.children[numbers.indexOf(number)]?.animate(
        { transform: ['scale(1.7)', 'scale(0.92)', 'none'], opacity: [0.2, 1, 1] },
        { duration: 260, easing: 'ease-out' },
      );
    },
  };
}
