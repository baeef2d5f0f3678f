import type { SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { createNumberGrid } from '../number-grid.ts';
import { quickPick, toggled } from '../number-grid.rules.ts';
import type { TicketResult, Tickets } from './lottery.rules.ts';
import { createSlip } from './slip.ts';
import { createTicketChoice } from './tickets.ts';

/** All tickets, with the one that lies on top. */
export type PaperState = {
  readonly tickets: Tickets;
  readonly chosen: number;
  /** The balls so far. */
  readonly drawn: readonly number[];
  /** For each ticket, once the draw is over. */
  readonly results: readonly (TicketResult | undefined)[];
  readonly isLocked: boolean;
};

export type Paper = {
  readonly root: HTMLElement;
  show(state: PaperState): void;
  markDrawn(ball: number, isStill: boolean): void;
  clearDrawn(): void;
};

type PaperParts = {
  readonly all: number;
  readonly picksPerTicket: number;
  /** The player has put another ticket on top. */
  readonly onChoose: (index: number) => void;
  /** The player has changed the picks of the ticket on top. */
  readonly onFill: (picks: ReadonlySet<number>) => void;
};

/** The tickets of a lottery: a button for each, and the numbers of the one on top. */
export function createPaper(tools: SceneTools, { all, picksPerTicket, onChoose, onFill }: PaperParts): Paper {
  let picks: ReadonlySet<number> = new Set();
  const choice = createTicketChoice(tools, picksPerTicket, onChoose);
  const grid = createNumberGrid(tools.texts, all, (number) => {
    const now = toggled(picks, number, picksPerTicket);
    if (now !== picks) onFill(now);
  });
  const slip = createSlip(tools, grid.root, {
    onQuickPick: () => onFill(quickPick(picksPerTicket, all)),
    onClear: () => onFill(new Set()),
  });

  return {
    root: element('div', { class: 'paper-side' }, choice.root, slip.root),
    show({ tickets, chosen, drawn, results, isLocked }) {
      picks = tickets[chosen] ?? new Set();
      grid.showPicks(picks);
      grid.lock(isLocked);
      slip.show(chosen, picks.size, picksPerTicket, isLocked, results[chosen]);
      choice.show(tickets, chosen, drawn, results);
    },
    markDrawn: (ball, isStill) => grid.markDrawn(ball, isStill),
    clearDrawn: () => grid.clearDrawn(),
  };
}
