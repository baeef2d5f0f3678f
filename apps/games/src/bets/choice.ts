import { element } from '../frame/element.ts';

/** Buttons of which one is chosen. */
export type Choice<Id extends string> = { readonly root: HTMLElement; show(id: Id): void; lock(isLocked: boolean): void };

/** A setting of a scene, such as the risk of a drop. `onChoose` is not called while the choice is locked. */
export function createChoice<Id extends string>(
  name: string,
  options: readonly { readonly id: Id; readonly label: string }[],
  chosen: Id,
  onChoose: (id: Id) => void,
): Choice<Id> {
  let isLocked = false;
  const buttons = options.map(({ id, label }) => {
    const button = element('button', { type: 'button' }, label);
    button.addEventListener('click', () => {
      if (isLocked) return;
      show(id);
      onChoose(id);
    });
    return { id, button };
  });
  function show(now: Id): void {
    for (const { id, button } of buttons) button.setAttribute('aria-pressed', String(id === now));
  }
  show(chosen);
  return {
    root: element('div', { class: 'choice', role: 'group', 'aria-label': name }, ...buttons.map(({ button }) => button)),
    show,
    lock(locked) {
      isLocked = locked;
      for (const { button } of buttons) button.setAttribute('aria-disabled', String(locked));
    },
  };
}
