import { element } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';

export type QuickDeal = { readonly root: HTMLButtonElement; readonly isOn: boolean };

/** A switch for cards that are dealt faster. It changes only the motion: the time between rounds is the same. */
export function createQuickDeal({ text }: Pick<Texts, 'text'>): QuickDeal {
  let isOn = false;
  const root = element('button', { type: 'button', class: 'quick-deal', 'aria-pressed': 'false' }, text('games.cards.quick'));
  root.addEventListener('click', (event) => {
    // A click on the table skips the deal.
    event.stopPropagation();
    isOn = !isOn;
    root.setAttribute('aria-pressed', String(isOn));
  });
  return {
    root,
    get isOn() {
      return isOn;
    },
  };
}
