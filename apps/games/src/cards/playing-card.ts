import type { Card } from '@playfront/game-math';
import { element, svgElement } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import './playing-card.css';

/** Pips on a 24 × 24 grid. */
const pips: Readonly<Record<string, string>> = {
  S: 'M12 1.500C9.500 6 3 9.500 3 14.500a4.300 4.300 0 0 0 7.900 2.300c-.2 2.400-1 4.200-2.900 5.700h8c-1.900-1.500-2.700-3.300-2.900-5.700A4.300 4.300 0 0 0 21 14.500c0-5-6.500-8.500-9-13z',
  H: 'M12 22C8.500 17.500 2 13.600 2 8.100A5.100 5.100 0 0 1 7.100 3c2.200 0 4 1.300 4.900 3.200C12.900 4.300 14.700 3 16.900 3A5.100 5.100 0 0 1 22 8.100C22 13.600 15.500 17.500 12 22z',
  D: 'M12 1.500C14.300 5.600 17 9 20.500 12 17 15 14.300 18.400 12 22.500 9.700 18.400 7 15 3.500 12 7 9 9.700 5.600 12 1.500z',
  C: 'M12 1.500a4.700 4.700 0 0 0-4 7.200 4.700 4.700 0 1 0 2.900 8.300c-.2 2.300-1 4.100-2.900 5.500h8c-1.900-1.400-2.700-3.200-2.900-5.500a4.700 4.700 0 1 0 2.900-8.300 4.700 4.700 0 0 0-4-7.200z',
};

/** A card on the table, face up or face down. */
export type PlayingCard = {
  readonly root: HTMLElement;
  /** The side that turns; `deal` animates it. */
  readonly sides: HTMLElement;
  /** Shows this card; `undefined` lays it face down. */
  show(card: Card | undefined): void;
};

/** The name of a card for screen readers, such as "ace of spades". */
export function cardName(card: Card, { text }: Pick<Texts, 'text'>): string {
  return text('games.cards.card', { rank: card[0] === 'T' ? '10' : (card[0] ?? ''), suit: card[1] ?? '' });
}

function pip(suit: string): SVGElement {
  return svgElement('svg', { viewBox: '0 0 24 24', class: 'pip', 'aria-hidden': 'true' }, svgElement('path', { d: pips[suit] ?? '' }));
}

/** The mark of the site in the middle of the back. */
function star(): SVGElement {
  return svgElement('svg', { viewBox: '0 0 24 24', class: 'card-star' }, svgElement('path', { d: 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z' }));
}

/** A card of the size `--card` (its width); `card` is missing while it lies face down. */
export function createPlayingCard(texts: Pick<Texts, 'text'>, card?: Card): PlayingCard {
  const front = element('span', { class: 'card-front' });
  const sides = element('span', { class: 'card-sides', 'aria-hidden': 'true' }, front, element('span', { class: 'card-back' }, star()));
  const root = element('span', { class: 'card', role: 'img' }, sides);

  function show(shown: Card | undefined): void {
    root.setAttribute('aria-label', shown ? cardName(shown, texts) : texts.text('games.cards.face_down'));
    root.dataset['face'] = shown ? 'up' : 'down';
    if (!shown) {
      delete root.dataset['card'];
      return front.replaceChildren();
    }
    const suit = shown[1] ?? '';
    root.dataset['card'] = shown;
    front.dataset['suit'] = suit;
    front.replaceChildren(
      element('span', { class: 'card-index' }, element('b', {}, shown[0] === 'T' ? '10' : (shown[0] ?? '')), pip(suit)),
      pip(suit),
    );
  }

  show(card);
  return { root, sides, show };
}
