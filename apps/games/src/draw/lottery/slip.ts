import type { SceneTools } from '../../bets/scene.ts';
import { element, icon } from '../../frame/element.ts';
import type { TicketResult } from './lottery.rules.ts';

/** The chosen ticket on paper. */
export function createSlip(
  { texts: { text }, format }: SceneTools,
  numbers: HTMLElement,
  { onQuickPick, onClear }: { onQuickPick(): void; onClear(): void },
) {
  const title = element('h2', {});
  const state = element('span', { class: 'slip-state' });
  const button = (label: string, onPress: () => void, ...paths: string[]) => {
    const made = element('button', { type: 'button', class: 'slip-button', 'aria-label': label, title: label }, icon(...paths));
    made.addEventListener('click', onPress);
    return made;
  };
  const quick = button(
    text('games.draw.quick_pick'),
    onQuickPick,
    'M18 4l3 3-3 3',
    'M18 20l3-3-3-3',
    'M3 7h3a5 5 0 0 1 5 5a5 5 0 0 0 5 5h5',
    'M21 7h-5a5 5 0 0 0-3 1m-4 8a5 5 0 0 1-3 1H3',
  );
  const clear = button(text('games.bets.clear'), onClear, 'M4 7h16', 'M9 7V4h6v3', 'M6 7l1 13h10l1-13');
  const head = element('header', { class: 'slip-head' }, element('div', {}, title, state), quick, clear);
  return {
    root: element('section', { class: 'slip' }, head, numbers),
    show(index: number, picked: number, picksPerTicket: number, isLocked: boolean, result: TicketResult | undefined) {
      title.replaceChildren(text('games.lottery.ticket', { number: index + 1 }));
      const missing = picksPerTicket - picked;
      state.replaceChildren(result ? format(result.winMinor) : missing > 0 ? text('games.lottery.pick', { count: missing }) : '');
      state.toggleAttribute('data-returned', result !== undefined);
      // Not `disabled`: the button a player just pressed must keep the focus.
      quick.setAttribute('aria-disabled', String(isLocked));
      clear.setAttribute('aria-disabled', String(isLocked || picked === 0));
    },
  };
}
