import { element } from '../frame/element.ts';
import './pills.css';

export type Pills = { readonly root: HTMLElement; add(text: string, isWin: boolean): void };

const shownPills = 10;

/** The last results beside the name of the game, newest first. Wins differ by weight only: a colour code would suggest a pattern. */
export function createPills(name: string): Pills {
  const root = element('ol', { class: 'pills', 'aria-label': name });
  return {
    root,
    add(text, isWin) {
      root.prepend(element('li', { class: isWin ? 'pill-win' : '' }, text));
      while (root.children.length > shownPills) root.lastElementChild?.remove();
    },
  };
}
