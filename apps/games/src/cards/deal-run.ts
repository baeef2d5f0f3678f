import type { SceneTools } from '../bets/scene.ts';
import type { Run } from '../bets/table-scene.ts';
import { element } from '../frame/element.ts';
import { dealCards, type DealStep } from './dealing.ts';
import type { QuickDeal } from './quick-deal.ts';

export type DealRun = {
  /** Where cards come from. */
  readonly shoe: HTMLElement;
  /** Deals and turns; `isStill` shows the end at once. `onStep` is called as each step is seen. */
  run(steps: readonly DealStep[], isStill: boolean, onStep: (index: number) => void): Promise<void>;
};

const skipKeys = new Set(['Space', 'Enter', 'Escape']);

/** Deals on a table. A tap on it or a key skips the rest. */
export function createDealRun({ isMotionReduced, sound }: SceneTools, root: HTMLElement, quick: QuickDeal): DealRun {
  const shoe = element('i', { class: 'shoe' });
  let running: Run | undefined;

  root.addEventListener('click', () => running?.skip());
  document.addEventListener('keydown', (event) => {
    if (!running || event.repeat || !skipKeys.has(event.code)) return;
    // In the open rules these keys have their own meaning.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    event.preventDefault();
    running.skip();
  });

  return {
    shoe,
    async run(steps, isStill, onStep) {
      if (steps.length === 0) return;
      if (isStill || isMotionReduced()) {
        for (const [index, step] of steps.entries()) {
          if (step.kind === 'turn') step.card.show(step.face);
          onStep(index);
        }
        return;
      }
      running = dealCards(steps, {
        shoe,
        isQuick: quick.isOn,
        onStep(index) {
          sound.press();
          onStep(index);
        },
      });
      await running.finished;
      running = undefined;
    },
  };
}
