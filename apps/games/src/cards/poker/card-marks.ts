import type { SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import type { TableHand } from '../table-hand.ts';

export type CardMarks = {
  /** The positions of the marked cards, in order. */
  readonly marked: readonly number[];
  /** Lets the player mark cards; `hinted` shows which ones a strategy would mark. */
  show(hinted: readonly number[]): void;
  hide(): void;
};

/** Cards of a hand that the player marks by a tap, or with the keys 1 to 5. */
export function createCardMarks({ sound }: SceneTools, hand: TableHand, onChange: () => void): CardMarks {
  let marked: ReadonlySet<number> = new Set();
  let buttons: readonly HTMLButtonElement[] = [];

  function toggle(index: number): void {
    const now = new Set(marked);
    if (!now.delete(index)) now.add(index);
    marked = now;
    sound.press();
    draw();
    onChange();
  }
  function draw(): void {
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-pressed', String(marked.has(index)));
  }
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('dialog, input')) return;
    const index = Number(event.key) - 1;
    if (buttons[index]) toggle(index);
  });

  return {
    get marked() {
      return [...marked].toSorted((a, b) => a - b);
    },
    show(hinted) {
      if (buttons.length === 0) {
        buttons = hand.cards.map(({ root }, index) => {
          const button = element('button', { type: 'button', class: 'card-mark', 'aria-label': root.getAttribute('aria-label') ?? '' });
          button.addEventListener('click', () => toggle(index));
          root.after(button);
          return button;
        });
      }
      for (const [index, button] of buttons.entries()) button.dataset['hint'] = String(hinted.includes(index));
      draw();
    },
    hide() {
      for (const button of buttons) button.remove();
      buttons = [];
      marked = new Set();
    },
  };
}
