import type { Card } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { createPlayingCard, type PlayingCard } from '../playing-card.ts';

export type HandResult = 'won' | 'lost' | 'tied';

/** Cards of one side of the table, with its name and what they are worth. */
export type Hand = {
  readonly root: HTMLElement;
  /** Lays these cards into their places, face up. */
  lay(cards: readonly Card[]): readonly PlayingCard[];
  /** What the hand is worth so far; an empty text hides it. */
  showWorth(text: string): void;
  showResult(result: HandResult): void;
  clear(): void;
};

export type HandParts = {
  /** A class of its own, such as "hand-player". */
  readonly id: string;
  readonly name: string;
  /** The places of its cards, with the classes of each. */
  readonly places: readonly string[];
};

/** A hand whose places are printed on the felt, so that nothing moves when cards are dealt. */
export function createHand(texts: Pick<Texts, 'text'>, { id, name, places }: HandParts): Hand {
  const worth = element('b', { class: 'hand-total', hidden: '' });
  const slots = places.map((classes) => element('span', { class: `card-place ${classes}` }));
  const head = element('p', { class: 'hand-head' }, element('span', { class: 'hand-name' }, name), worth);
  const root = element(
    'div',
    { class: `hand hand-${id}`, role: 'group', 'aria-label': name },
    head,
    element('div', { class: 'hand-cards' }, ...slots),
  );

  function showWorth(text: string): void {
    worth.replaceChildren(text);
    worth.hidden = text === '';
  }

  return {
    root,
    lay(dealt) {
      const cards = dealt.map((card) => createPlayingCard(texts, card));
      slots.forEach((slot, index) => slot.replaceChildren(...(cards[index] ? [cards[index].root] : [])));
      return cards;
    },
    showWorth,
    showResult(result) {
      root.dataset['result'] = result;
      worth.dataset['active'] = String(result === 'won');
    },
    clear() {
      for (const slot of slots) slot.replaceChildren();
      showWorth('');
      delete worth.dataset['active'];
      delete root.dataset['result'];
    },
  };
}
