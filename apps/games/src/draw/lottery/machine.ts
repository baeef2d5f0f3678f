import type { PickedNumbers } from '@playfront/game-math';
import type { SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { createBall } from '../ball.ts';
import { flyBall } from '../ball-flight.ts';
import { createDrum } from './drum.ts';
import { ballKind } from './lottery.rules.ts';

export type Machine = {
  readonly root: HTMLElement;
  /** Puts all balls back into the drum. */
  fill(): void;
  mix(isMixing: boolean): void;
  /** Moves a ball from the drum to its place in the order of the draw. */
  drawBall(ball: number, index: number, scene: HTMLElement, isStill: boolean): void;
};

const flightMs = 560;

/** The drum with places for the drawn balls. */
export function createMachine({ all, drawn }: PickedNumbers, { texts, isMotionReduced }: SceneTools): Machine {
  const drum = createDrum(all, isMotionReduced);
  const slots = Array.from({ length: drawn }, () => element('li', { class: 'slot' }));
  const chute = element('ol', { class: 'chute', 'aria-label': texts.text('games.draw.drawn') }, ...slots);
  return {
    root: element('div', { class: 'machine' }, drum.root, chute),
    fill() {
      for (const slot of slots) slot.replaceChildren();
      drum.fill();
      drum.mix(false);
    },
    mix: (isMixing) => drum.mix(isMixing),
    drawBall(ball, index, scene, isStill) {
      const slot = slots[index];
      drum.remove(ball);
      if (!slot) return;
      const shown = createBall(ball, ballKind(ball));
      slot.replaceChildren(shown);
      if (isStill) return;
      flyBall(scene, ball, drum.exit, slot, flightMs);
      shown.animate({ opacity: [0, 0, 1], offset: [0, 0.96, 1] }, { duration: flightMs });
    },
  };
}
