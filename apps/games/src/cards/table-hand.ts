import type { Card } from '@playfront/game-math';
import { element } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import { createPlayingCard, type PlayingCard } from './playing-card.ts';

/** Cards that lie together, with their total or name above the first one. */
export type TableHand = {
  readonly root: HTMLElement;
  readonly cards: readonly PlayingCard[];
  /** Lays a card at the end; without one it lies face down. */
  add(card: Card | undefined): PlayingCard;
  /** Lays another card at the place of an earlier one. */
  replace(index: number, card: Card): PlayingCard | undefined;
  /** Takes the last card off. */
  take(): void;
  clear(): void;
  /** The total or name; empty hides it. */
  showBadge(text: string, isActive?: boolean): void;
};

/** Cards overlap so far that the index of each can be read; `isSpread` lays them side by side. Either way they move together where space is short. */
export function createTableHand(texts: Pick<Texts, 'text'>, { isSpread = false } = {}): TableHand {
  const badge = element('span', { class: 'hand-total', hidden: '' });
  const row = element('span', { class: 'hand-cards', 'data-spread': String(isSpread) });
  const cards: PlayingCard[] = [];

  return {
    root: element('div', { class: 'hand' }, element('span', { class: 'hand-row' }, badge, row)),
    cards,
    add(card) {
      const made = createPlayingCard(texts, card);
      cards.push(made);
      row.append(element('span', { class: 'card-slot' }, made.root));
      return made;
    },
    replace(index, card) {
      const slot = row.children[index];
      if (!slot) return undefined;
      const made = createPlayingCard(texts, card);
      cards[index] = made;
      slot.replaceChildren(made.root);
      return made;
    },
    take() {
      cards.pop();
      row.lastElementChild?.remove();
    },
    clear() {
      cards.length = 0;
      row.replaceChildren();
      badge.hidden = true;
    },
    showBadge(text, isActive = false) {
      badge.replaceChildren(text);
      badge.hidden = text === '';
      badge.dataset['active'] = String(isActive);
    },
  };
}
