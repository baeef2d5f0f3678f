import type { Card } from '@playfront/game-math';
import type { SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';

export type Hint = {
  readonly root: HTMLButtonElement;
  /** The hand that waits for the player; none while no hand does. */
  setHand(cards: readonly Card[] | undefined): void;
};

/** Long enough for the browser to draw the press or the dealt hand before the hint, which takes a noticeable time to compute. */
const delayMs = 40;

/** A switch for the hint of the best hold. `onShow` gets the hand of which to show it, or undefined to take it away. */
export function createHint({ texts: { text } }: Pick<SceneTools, 'texts'>, onShow: (hand: readonly Card[] | undefined) => void): Hint {
  let isOn = false;
  let hand: readonly Card[] | undefined;
  let timer = 0;

  function update(): void {
    clearTimeout(timer);
    onShow(undefined);
    if (isOn && hand) timer = window.setTimeout(() => onShow(hand), delayMs);
  }

  const root = element('button', { type: 'button', class: 'quick-deal', 'aria-pressed': 'false' }, text('games.cards.hint'));
  root.addEventListener('click', () => {
    isOn = !isOn;
    root.setAttribute('aria-pressed', String(isOn));
    update();
  });

  return {
    root,
    setHand(cards) {
      hand = cards;
      update();
    },
  };
}
