import type { SceneTools } from '../bets/scene.ts';
import { element } from '../frame/element.ts';

export type HintSwitch = { readonly elements: readonly HTMLElement[]; readonly isOn: boolean };

/** A switch that marks the move of the strategy. It exists in free play only. */
export function createHintSwitch({ state, texts: { text } }: SceneTools, onChange: () => void): HintSwitch {
  let isOn = false;
  const root = element('button', { type: 'button', class: 'quick-deal', 'aria-pressed': 'false' }, text('games.cards.hint'));
  root.addEventListener('click', (event) => {
    // A click on the table skips the deal.
    event.stopPropagation();
    isOn = !isOn;
    root.setAttribute('aria-pressed', String(isOn));
    onChange();
  });
  return {
    elements: state.mode === 'demo' ? [root] : [],
    get isOn() {
      return isOn;
    },
  };
}
