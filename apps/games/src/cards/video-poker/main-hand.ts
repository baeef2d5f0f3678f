import type { Card } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { createPlayingCard, type PlayingCard } from '../playing-card.ts';
import { positionOfKey, positions } from './video-poker.rules.ts';

export type MainHand = {
  readonly root: HTMLElement;
  readonly cards: readonly PlayingCard[];
  /** Positions of the cards that are marked, from 0. */
  readonly held: readonly number[];
  /** Shows these cards, or their backs. */
  show(cards: readonly Card[] | undefined): void;
  mark(held: readonly number[]): void;
  /** Whether cards can be marked. */
  setOpen(isOpen: boolean): void;
  /** Marks the cards that would best be held. */
  hint(held: readonly number[]): void;
  /** Lights the cards that make the hand, and dims the others; none does neither. */
  light(made: readonly Card[]): void;
};

/** Five large cards. A tap or one of the keys 1 to 5 marks a card that is held. */
export function createMainHand({ text }: Pick<Texts, 'text'>, onMark: () => void): MainHand {
  let held: readonly number[] = [];
  let isOpen = false;

  const places = positions.map((at) => {
    const card = createPlayingCard({ text });
    const hint = element('span', { class: 'vp-hint', hidden: '' }, text('games.cards.hint'));
    // The pressed state says it to screen readers.
    const mark = element('span', { class: 'vp-held', 'aria-hidden': 'true' }, text('games.video_poker.held'));
    const key = element('kbd', { 'aria-hidden': 'true' }, String(at + 1));
    const button = element('button', { type: 'button', class: 'vp-card', 'aria-disabled': 'true' }, card.root, hint, mark, key);
    button.addEventListener('click', () => toggle(at));
    return { card, hint, button };
  });
  const root = element(
    'div',
    { class: 'vp-hand', role: 'group', 'aria-label': text('games.video_poker.hold') },
    ...places.map(({ button }) => button),
  );
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('dialog, input')) return;
    const at = positionOfKey(event.key);
    if (at !== undefined) toggle(at);
  });

  function mark(positionsHeld: readonly number[]): void {
    held = positionsHeld;
    for (const [at, { button }] of places.entries()) button.setAttribute('aria-pressed', String(held.includes(at)));
  }

  function toggle(at: number): void {
    if (!isOpen) return;
    mark(held.includes(at) ? held.filter((other) => other !== at) : [...held, at].toSorted());
    onMark();
  }
  mark([]);

  return {
    root,
    cards: places.map(({ card }) => card),
    get held() {
      return held;
    },
    show(shown) {
      for (const [at, { card }] of places.entries()) card.show(shown?.[at]);
    },
    mark,
    setOpen(open) {
      isOpen = open;
      root.dataset['open'] = String(open);
      for (const { button } of places) button.setAttribute('aria-disabled', String(!open));
    },
    hint(best) {
      for (const [at, { hint }] of places.entries()) hint.hidden = !best.includes(at);
    },
    light(made) {
      for (const { card } of places) {
        const isMade = made.some((one) => one === card.root.dataset['card']);
        card.root.dataset['made'] = made.length === 0 ? 'none' : String(isMade);
      }
    },
  };
}
