import { element } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';

/** A decision that is drawn now. */
export type Decision = {
  readonly move: string;
  /** Moves that share a button, such as all exchanges of cards; the move itself if it is missing. */
  readonly slot?: string;
  readonly label: string;
  /** What it costs or leads to, or why it is not possible now. */
  readonly detail?: string;
  /** The letter on the keyboard, such as "H". */
  readonly key?: string;
  readonly isOff?: boolean;
  /** What basic strategy would choose; only in free play. */
  readonly isHint?: boolean;
};

export type Decisions = {
  readonly root: HTMLElement;
  /** Draws these decisions; none hides the bar. A button that had the focus keeps it. */
  show(decisions: readonly Decision[]): void;
  /** While a move is on its way or its outcome is unknown, no other can be made. */
  setPending(isPending: boolean): void;
};

/** The decisions of an open round as equal buttons: a brighter one would be advice. Their letters work as keys. */
export function createDecisions({ text }: Pick<Texts, 'text'>, onMove: (move: string) => void): Decisions {
  const root = element('div', { class: 'decisions', role: 'group', 'aria-label': text('games.cards.decisions'), hidden: '' });
  const buttons = new Map<string, HTMLButtonElement>();
  let shown: readonly Decision[] = [];
  let isPending = false;

  function showOff(): void {
    for (const { move, slot = move, isOff = false } of shown) buttons.get(slot)?.setAttribute('aria-disabled', String(isOff || isPending));
  }

  function make(move: string): void {
    if (shown.some((decision) => decision.move === move && !decision.isOff)) onMove(move);
  }

  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('dialog, input')) return;
    const chosen = shown.find(({ key }) => key !== undefined && key.toLowerCase() === event.key.toLowerCase());
    if (!chosen) return;
    event.preventDefault();
    make(chosen.move);
  });

  function buttonOf(slot: string): HTMLButtonElement {
    const known = buttons.get(slot);
    if (known) return known;
    const button = element('button', { type: 'button', class: 'decision' });
    button.addEventListener('click', (event) => {
      // A click on the table skips the deal.
      event.stopPropagation();
      const chosen = shown.find((decision) => (decision.slot ?? decision.move) === slot);
      if (chosen) make(chosen.move);
    });
    // A held Enter key clicks a button repeatedly, but every decision needs its own press.
    button.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
    buttons.set(slot, button);
    return button;
  }

  return {
    root,
    show(decisions) {
      shown = decisions;
      const drawn = decisions.map(({ move, slot = move, label, detail, key, isHint = false }) => {
        const button = buttonOf(slot);
        button.replaceChildren(
          element('span', { class: 'decision-label' }, label, ...(key === undefined ? [] : [element('kbd', { 'aria-hidden': 'true' }, key)])),
          element('span', { class: 'decision-detail' }, detail ?? ''),
        );
        button.dataset['hint'] = String(isHint);
        if (isHint) button.setAttribute('aria-description', text('games.cards.hint'));
        else button.removeAttribute('aria-description');
        return button;
      });
      const isSame = drawn.length === root.children.length && drawn.every((button, index) => button === root.children[index]);
      // A button that leaves the document would lose the focus.
      if (!isSame) root.replaceChildren(...drawn);
      root.hidden = decisions.length === 0;
      showOff();
    },
    setPending(isNowPending) {
      isPending = isNowPending;
      showOff();
    },
  };
}
