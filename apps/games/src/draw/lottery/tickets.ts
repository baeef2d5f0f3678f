import { element } from '../../frame/element.ts';
import type { SceneTools } from '../../bets/scene.ts';
import type { TicketResult, Tickets } from './lottery.rules.ts';

export type TicketChoice = {
  readonly root: HTMLElement;
  /** `drawn`: the balls so far; a result for each ticket that returned something, once the draw is over. */
  show(tickets: Tickets, chosen: number, drawn: readonly number[], results: readonly (TicketResult | undefined)[]): void;
};

/** A button for each ticket, with a dot for each of its picks. */
export function createTicketChoice({ texts: { text }, format }: SceneTools, picksPerTicket: number, onChoose: (index: number) => void): TicketChoice {
  const root = element('div', { class: 'ticket-choice', role: 'group', 'aria-label': text('games.lottery.your_tickets') });

  return {
    root,
    show(tickets, chosen, drawn, results) {
      while (root.children.length > tickets.length) root.lastElementChild?.remove();
      while (root.children.length < tickets.length) {
        const index = root.children.length;
        const button = element('button', { type: 'button' });
        button.addEventListener('click', () => onChoose(index));
        root.append(button);
      }
      for (const [index, button] of [...root.children].entries()) {
        const picks = tickets[index] ?? new Set<number>();
        const hits = drawn.filter((ball) => picks.has(ball)).length;
        const result = results[index];
        const amount = result && format(result.winMinor);
        const dots = Array.from({ length: picksPerTicket }, (_, dot) =>
          element('i', { 'data-dot': dot < hits ? 'hit' : dot < picks.size ? 'picked' : 'empty' }),
        );
        const name = text('games.lottery.ticket', { number: index + 1 });
        const state = drawn.length > 0 ? text('games.draw.hits', { hits, picks: picks.size }) : text('games.draw.picks', { count: picks.size });
        button.setAttribute('aria-label', [name, state, ...(amount === undefined ? [] : [amount])].join(', '));
        button.setAttribute('aria-pressed', String(index === chosen));
        button.toggleAttribute('data-returned', result !== undefined);
        button.toggleAttribute('data-won', result?.isWon ?? false);
        button.replaceChildren(element('b', {}, amount ?? String(index + 1)), element('span', { class: 'dots' }, ...dots));
      }
    },
  };
}
