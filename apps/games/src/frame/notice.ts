import { element } from './element.ts';

export type NoticeAction = { readonly label: string; readonly isMain?: boolean; onPress(): void };

export type Notice = {
  readonly root: HTMLElement;
  readonly isShown: boolean;
  show(message: string, actions: readonly NoticeAction[]): void;
  hide(): void;
};

/** A message over the reels: what went wrong and what the player can do. Screen readers announce it immediately. */
export function createNotice(): Notice {
  const root = element('div', { class: 'notice', role: 'alert', hidden: '' });
  let focusBefore: Element | null = null;
  return {
    root,
    get isShown() {
      return !root.hidden;
    },
    show(message, actions) {
      const buttons = actions.map(({ label, isMain, onPress }) => {
        const button = element('button', { type: 'button', class: isMain ? 'button button-main' : 'button' }, label);
        button.addEventListener('click', onPress);
        return button;
      });
      root.replaceChildren(element('p', {}, message), element('div', { class: 'notice-actions' }, ...buttons));
      if (!root.contains(document.activeElement)) focusBefore = document.activeElement;
      root.hidden = false;
    },
    hide() {
      // The pressed button disappears: the focus goes back to where it was.
      if (root.contains(document.activeElement) && focusBefore instanceof HTMLElement) focusBefore.focus();
      root.hidden = true;
      root.replaceChildren();
    },
  };
}
