import { formatNumber } from '@playfront/money';
import * as v from 'valibot';
import { element } from '../frame/element.ts';
import type { TextId } from '../frame/texts.ts';
import type { RoundBet } from './bet-round.ts';
import type { Scene, SceneTools } from './scene.ts';
import type { Spots } from './spots.ts';
import './table-scene.css';

/** The way to a result while it is shown; `skip` ends it at once. */
export type Run = { readonly finished: Promise<unknown>; skip(): void };

export type TableParts<Outcome> = {
  readonly root: HTMLElement;
  readonly spots: Spots;
  /** Reads the outcome from the view of a round. */
  readonly viewSchema: v.GenericSchema<unknown, Outcome>;
  readonly playText: TextId;
  readonly rules: Scene['rules'];
  /** Shows how the outcome comes about. */
  run(outcome: Outcome): Run;
  /** Shows the outcome itself, after the run or instead of it, and what the bets returned. */
  settle(outcome: Outcome, bets: readonly RoundBet[]): void;
  /** Takes the last outcome away. */
  clear(): void;
  /** The outcome in the list of last results. */
  resultOf(outcome: Outcome): HTMLElement;
};

const shownResults = 10;
const skipKeys = new Set(['Space', 'Enter', 'Escape']);

/** A run that consists of animations. */
export function runOf(animations: readonly Animation[]): Run {
  return {
    finished: Promise.allSettled(animations.map(({ finished }) => finished)),
    skip: () => animations.forEach((animation) => animation.finish()),
  };
}

/** The view of a model with one outcome, as `betMapModel` makes it. */
export function outcomeView<Outcome>(outcome: v.GenericSchema<unknown, Outcome>): v.GenericSchema<unknown, Outcome> {
  return v.pipe(
    v.object({ outcome }),
    v.transform((view) => view.outcome as Outcome),
  );
}

/** What a spot returns, its stake included, in stakes. */
export function returnOn(spot: string, { model }: Pick<SceneTools, 'model'>): number {
  const stake = 10_000;
  return model.highestReturnOf([{ spot, amountMinor: stake }]) / stake;
}

/** What a spot pays, as "6 to 1" for 7 stakes. */
export function paysToOne(spot: string, tools: Pick<SceneTools, 'model' | 'texts'>): string {
  const { text, languageTag } = tools.texts;
  return text('games.bets.pays_to_one', { times: formatNumber(returnOn(spot, tools) - 1, languageTag, { maximumFractionDigits: 4 }) });
}

/** A table with chips: one outcome decides every bet, then the winning spots are lit. A tap or a key skips the way to it. */
export function createTableScene<Outcome>(tools: SceneTools, parts: TableParts<Outcome>): Scene {
  const { texts, sound, isMotionReduced } = tools;
  const { root, spots, viewSchema, playText, rules } = parts;
  const results = element('ol', { class: 'last-results', 'aria-label': texts.text('games.bets.last_results') });
  let running: Run | undefined;

  root.addEventListener('click', () => {
    if (running) running.skip();
    else root.classList.toggle('seen', root.dataset['phase'] === 'settled');
  });
  document.addEventListener('keydown', (event) => {
    if (!running || event.repeat || !skipKeys.has(event.code)) return;
    // In the open rules these keys have their own meaning.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.preventDefault();
    running.skip();
  });

  function clear(): void {
    spots.clearWins();
    delete root.dataset['phase'];
    root.classList.remove('seen');
    parts.clear();
  }

  return {
    layout: 'table',
    root,
    head: results,
    options: spots.chips.actions,
    playText,
    bets: () => spots.chips.bets(),
    lock: (isLocked) => spots.lock(isLocked),
    start() {
      clear();
      root.dataset['phase'] = 'running';
      // The dice, the wheel or the track are at the top of a table that scrolls.
      root.scrollTo({ top: 0 });
      spots.chips.remember();
    },
    async show({ view, bets }, isResumed) {
      const outcome = v.parse(viewSchema, view);
      if (!isResumed && !isMotionReduced()) {
        running = parts.run(outcome);
        await running.finished;
        running = undefined;
      }
      sound.press();
      parts.settle(outcome, bets);
      root.dataset['phase'] = 'settled';
      spots.showWins(new Map(bets.map(({ spot, winMinor }) => [spot, winMinor])));
      results.prepend(parts.resultOf(outcome));
      while (results.children.length > shownResults) results.lastElementChild?.remove();
    },
    abandon: clear,
    rules,
  };
}
