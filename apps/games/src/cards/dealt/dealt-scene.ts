import type * as v from 'valibot';
import type { RoundBet } from '../../bets/bet-round.ts';
import type { PayRow, Scene, SceneTools } from '../../bets/scene.ts';
import type { Spot, Spots } from '../../bets/spots.ts';
import { createTableScene, paysToOne } from '../../bets/table-scene.ts';
import { element } from '../../frame/element.ts';
import { dealCards, type DealStep } from '../dealing.ts';
import { createQuickDeal } from '../quick-deal.ts';
import '../table.css';
import './dealt-scene.css';

/** A step of the deal; `onSeen` shows what follows from it, such as a total. */
export type DealtStep = DealStep & { readonly onSeen?: () => void };

export type DealtParts<View> = {
  /** Class of the table. */
  readonly name: string;
  /** Where cards are dealt to. */
  readonly board: HTMLElement;
  readonly spots: Spots;
  /** The spots as they lie on the table, and what is shown beside them. */
  readonly bets: readonly HTMLElement[];
  readonly viewSchema: v.GenericSchema<unknown, View>;
  readonly rules: Scene['rules'];
  /** Lays all cards of the round on the table, face up, and returns how they come there; cards that are turned are dealt face down. */
  lay(view: View): readonly DealtStep[];
  /** Shows who won, and returns it in words. */
  settle(view: View): string;
  clear(): void;
  resultOf(view: View): HTMLElement;
};

/** A place for chips as it is printed on the felt: its name and what it pays. */
export function feltSpot(id: string, name: string, options: { readonly pays: string; readonly classes: string; readonly shown?: string }): Spot {
  const { pays, classes, shown = name } = options;
  return { id, name, pays, classes: `felt-spot ${classes}`, content: [element('b', {}, shown), element('small', {}, pays)] };
}

/** All places for chips, as one group. */
export function spotTable({ texts }: SceneTools, { buttons }: Spots): HTMLElement {
  return element('div', { class: 'felt-bets', role: 'group', 'aria-label': texts.text('games.roulette.table') }, ...buttons.values());
}

/** The row of a spot in the rules. */
export function payRow(tools: SceneTools, spot: string, bet: string): PayRow {
  return { bet, pays: paysToOne(spot, tools), rtpPercent: tools.model.figuresOf(spot).rtpPercent };
}

/** A round result as a disc with a letter. `kind` is its colour. */
export function resultDisc(letter: string, kind: string): HTMLElement {
  return element('i', { class: 'result-disc', 'data-kind': kind }, letter);
}

/** The return of each bet that got something back, in place of what it pays. */
function showReturns({ buttons }: Spots, bets: readonly RoundBet[], { format }: SceneTools): void {
  for (const { spot, winMinor } of bets) if (winMinor > 0) buttons.get(spot)?.append(element('span', { class: 'spot-return' }, format(winMinor)));
}

/** A card table without decisions: bets are placed, cards are dealt from the shoe, the winner is lit and named. */
export function createDealtScene<View>(tools: SceneTools, parts: DealtParts<View>): Scene {
  const { spots, board, name } = parts;
  const quick = createQuickDeal(tools.texts);
  const shoe = element('i', { class: 'shoe' });
  const result = element('output', { class: 'table-result' });
  const head = element('div', { class: 'table-head' }, quick.root, result);
  // A scene cannot be laid out by its own size, but this can.
  const table = element('div', { class: `dealt-table ${name}` }, head, board, ...parts.bets);
  const root = element('div', { class: 'scene card-table' }, shoe, table);
  let isLaid = false;

  function clear(): void {
    isLaid = false;
    result.replaceChildren();
    for (const shown of root.querySelectorAll('.spot-return')) shown.remove();
    parts.clear();
  }

  return createTableScene(tools, {
    root,
    spots,
    viewSchema: parts.viewSchema,
    playText: 'games.bets.play.deal',
    rules: parts.rules,
    run(view) {
      const steps = parts.lay(view);
      isLaid = true;
      for (const step of steps) if (step.kind === 'turn') step.card.show(undefined);
      return dealCards(steps, { shoe, isQuick: quick.isOn, onStep: (index) => steps[index]?.onSeen?.() });
    },
    settle(view, bets) {
      if (!isLaid) parts.lay(view);
      result.replaceChildren(parts.settle(view));
      showReturns(spots, bets, tools);
    },
    clear,
    resultOf: parts.resultOf,
  });
}
