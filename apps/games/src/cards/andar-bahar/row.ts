import type { Card } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { createPlayingCard, type PlayingCard } from '../playing-card.ts';

export type Row = {
  readonly root: HTMLElement;
  lay(cards: readonly Card[]): readonly PlayingCard[];
  /** Moves the cards together so far that `count` of them fit. */
  fit(count: number): void;
  showResult(hasWon: boolean): void;
  clear(): void;
};

/** A row of cards of one side, which overlap more and more as it grows. */
export function createRow(texts: Pick<Texts, 'text'>, id: string, name: string): Row {
  const cards = element('div', { class: 'row-cards' });
  const root = element('div', { class: `row row-${id}`, role: 'group', 'aria-label': name }, element('p', { class: 'hand-name' }, name), cards);

  return {
    root,
    lay(dealt) {
      const laid = dealt.map((card) => createPlayingCard(texts, card));
      laid.forEach((card, index) => card.root.style.setProperty('--index', String(index)));
      cards.replaceChildren(...laid.map((card) => card.root));
      return laid;
    },
    fit: (count) => root.style.setProperty('--count', String(Math.max(2, Math.min(count, cards.children.length)))),
    showResult(hasWon) {
      root.dataset['result'] = hasWon ? 'won' : 'lost';
    },
    clear() {
      cards.replaceChildren();
      delete root.dataset['result'];
    },
  };
}
