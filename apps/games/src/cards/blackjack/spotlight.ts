import type { BlackjackView } from '@playfront/game-math';
import type { Texts } from '../../frame/texts.ts';
import { element } from '../../frame/element.ts';
import { createTableHand, type TableHand } from '../table-hand.ts';
import type { HandPlace } from './blackjack.rules.ts';
import { handName, totalText } from './seat.ts';

export type Spotlight = {
  readonly root: HTMLElement;
  readonly cards: TableHand;
  /** The hand that it shows. */
  readonly place: HandPlace | undefined;
  /** Whether the screen is narrow enough for it. */
  isVisible(): boolean;
  /** `seatNumber` counts from 1. */
  show(view: BlackjackView, place: HandPlace, seatNumber: number): void;
  hide(): void;
};

/** On narrow screens: one hand, large. The hands of the table are its tabs; screen readers read those. */
export function createSpotlight(texts: Texts, isMotionReduced: () => boolean): Spotlight {
  const { text } = texts;
  const title = element('p', { class: 'spotlight-title' });
  const cards = createTableHand(texts);
  const root = element('div', { class: 'spotlight', 'aria-hidden': 'true', hidden: '' }, title, cards.root);
  let place: HandPlace | undefined;

  return {
    root,
    cards,
    get place() {
      return place;
    },
    isVisible: () => root.offsetParent !== null,
    show(view, shown, seatNumber) {
      const hands = view.seats[shown.seat]?.hands ?? [];
      const hand = hands[shown.hand];
      if (!hand) return;
      const isActive = view.active?.seat === shown.seat && view.active.hand === shown.hand;
      const isSame = place?.seat === shown.seat && place.hand === shown.hand && cards.cards.length === hand.cards.length;
      place = shown;
      const name = handName(seatNumber, shown.hand, hands.length, texts);
      const turn = view.phase === 'insurance' ? 'games.blackjack.insure_turn' : 'games.blackjack.turn';
      title.replaceChildren(isActive ? text(turn, { hand: name }) : name);
      if (!isSame) {
        cards.clear();
        for (const card of hand.cards) cards.add(card);
        if (!isMotionReduced())
          cards.root.animate({ opacity: [0, 1], transform: ['translateY(24px) scale(0.86)', 'none'] }, { duration: 220, easing: 'ease-out' });
      }
      cards.showBadge(totalText(hand.cards, texts), isActive);
      root.hidden = false;
    },
    hide() {
      place = undefined;
      cards.clear();
      root.hidden = true;
    },
  };
}
