import { element, icon } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';

/** How many tickets are played, with a button for fewer and one for more. */
export type CountStepper = { readonly root: HTMLElement; show(count: number, isLocked: boolean): void };

/** `countText` is the text of a count, such as "3 tickets". `onChoose` is only called with counts from 1 to `most`. */
export function createCountStepper(
  { text }: Texts,
  name: string,
  most: number,
  countText: (count: number) => string,
  onChoose: (count: number) => void,
): CountStepper {
  let shown = 1;
  let isLocked = false;
  const output = element('output', { class: 'amount' });
  const canChoose = (count: number) => !isLocked && count >= 1 && count <= most;
  const step = (label: string, change: -1 | 1, ...paths: string[]) => {
    const button = element('button', { type: 'button', class: 'step', 'aria-label': label }, icon(...paths));
    button.addEventListener('click', () => {
      if (canChoose(shown + change)) onChoose(shown + change);
    });
    return button;
  };
  const fewer = step(text('games.draw.fewer'), -1, 'M5 12h14');
  const more = step(text('games.draw.more'), 1, 'M5 12h14', 'M12 5v14');
  return {
    root: element('div', { class: 'stepper', role: 'group', 'aria-label': name }, fewer, output, more),
    show(count, locked) {
      shown = count;
      isLocked = locked;
      output.replaceChildren(countText(count));
      fewer.setAttribute('aria-disabled', String(!canChoose(count - 1)));
      more.setAttribute('aria-disabled', String(!canChoose(count + 1)));
    },
  };
}
