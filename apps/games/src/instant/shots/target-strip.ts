import { element } from '../../frame/element.ts';

export type TargetStrip = { readonly root: HTMLElement; show(index: number): void; step(change: number): void };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The targets as a row of buttons: the way for the keyboard, since the targets themselves move. Space shoots. */
export function createTargetStrip(name: string, labels: readonly string[], onChoose: (index: number) => void, onShoot: () => void): TargetStrip {
  const buttons = labels.map((label, index) => {
    const button = element('button', { type: 'button', role: 'radio', class: 'target-pill' }, label);
    button.addEventListener('click', () => onChoose(index));
    return button;
  });
  const root = element('div', { class: 'target-strip', role: 'radiogroup', 'aria-label': name }, ...buttons);
  let chosen = 0;

  function step(change: number): void {
    const to = chosen + change;
    if (buttons[to]) onChoose(to);
  }
  root.addEventListener('keydown', (event) => {
    const change = steps[event.key];
    if (change !== undefined) {
      event.preventDefault();
      step(change);
      buttons[chosen]?.focus();
    } else if (event.code === 'Space') {
      event.preventDefault();
      if (!event.repeat) onShoot();
    }
  });
  // A button is clicked when the space bar is released.
  root.addEventListener('keyup', (event) => {
    if (event.code === 'Space') event.preventDefault();
  });
  return {
    root,
    step,
    show(index) {
      chosen = index;
      for (const [at, button] of buttons.entries()) {
        button.setAttribute('aria-checked', String(at === index));
        button.setAttribute('tabindex', at === index ? '0' : '-1');
      }
      const button = buttons[index];
      // Only sideways: the page itself must not scroll.
      if (button) root.scrollTo({ left: button.offsetLeft - (root.clientWidth - button.offsetWidth) / 2 });
    },
  };
}
