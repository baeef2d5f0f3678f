import { element } from '../frame/element.ts';

type ChoiceOption<Id> = { readonly id: Id; readonly label: string; readonly content?: Node };

/** Buttons of which exactly one is chosen. `show` chooses without a call of `onChoose`. */
export type Choice<Id> = { readonly root: HTMLElement; readonly chosen: Id; show(id: Id): void; lock(isLocked: boolean): void };

/** A setting of a scene, such as the risk of a drop. `content` is drawn before the label. `onChoose` is not called while the choice is locked. */
export function createChoice<Id>(name: string, options: readonly ChoiceOption<Id>[], first: Id, onChoose: (id: Id) => void): Choice<Id> {
  let chosen = first;
  let isLocked = false;
  const buttons = options.map(({ id, label, content }) => {
    const button = element('button', { type: 'button' }, ...(content ? [content] : []), element('span', {}, label));
    button.addEventListener('click', () => {
      if (isLocked || id === chosen) return;
      show(id);
      onChoose(id);
    });
    return { id, button };
  });
  function update(): void {
    for (const { id, button } of buttons) {
      button.setAttribute('aria-pressed', String(id === chosen));
      button.setAttribute('aria-disabled', String(isLocked));
    }
  }
  function show(id: Id): void {
    chosen = id;
    update();
  }
  update();
  return {
    root: element('div', { class: 'choice', role: 'group', 'aria-label': name }, ...buttons.map(({ button }) => button)),
    get chosen() {
      return chosen;
    },
    show,
    lock(locked) {
      isLocked = locked;
      update();
    },
  };
}
