import { element } from '../frame/element.ts';

export type ChoiceOption<Id> = { readonly id: Id; readonly label: string; readonly content?: Node };

export type Choice<Id> = {
  readonly root: HTMLElement;
  readonly chosen: Id;
  choose(id: Id): void;
  lock(isLocked: boolean): void;
};

/** Buttons of which exactly one is chosen. */
export function createChoice<Id>(name: string, options: readonly ChoiceOption<Id>[], first: Id, onChoose: (id: Id) => void): Choice<Id> {
  let chosen = first;
  let isLocked = false;
  const buttons = options.map(({ id, label, content }) => {
    const button = element('button', { type: 'button' }, ...(content ? [content] : []), element('span', {}, label));
    button.addEventListener('click', () => {
      if (!isLocked && id !== chosen) choose(id);
    });
    return { id, button };
  });
  function update(): void {
    for (const { id, button } of buttons) {
      button.setAttribute('aria-pressed', String(id === chosen));
      button.setAttribute('aria-disabled', String(isLocked));
    }
  }
  function choose(id: Id): void {
    chosen = id;
    update();
    onChoose(id);
  }
  update();
  return {
    root: element('div', { class: 'choice', role: 'group', 'aria-label': name }, ...buttons.map(({ button }) => button)),
    get chosen() {
      return chosen;
    },
    choose,
    lock(locked) {
      isLocked = locked;
      update();
    },
  };
}
