import type { VideoPokerHold } from '@playfront/game-math';
import type { SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import type { HandResult } from './other-hands.ts';

export type Plate = {
  readonly root: HTMLElement;
  /** The name of the dealt hand, if it is in the pay table. */
  showHand(name: string): void;
  showResult(result: HandResult): void;
  /** The best hold, in place of the name. */
  showBest(best: VideoPokerHold | undefined): void;
  clear(): void;
};

/** What the large hand is and pays, above its cards. */
export function createPlate({ texts: { text }, times }: SceneTools): Plate {
  const [hand, hold] = [element('span', { class: 'vp-name' }), element('span', { class: 'vp-best' })];
  const root = element('p', { class: 'vp-plate', role: 'status' }, hand, hold);

  return {
    root,
    showHand: (name) => hand.replaceChildren(name),
    showResult({ kind, name, amount }) {
      root.dataset['result'] = kind;
      hand.replaceChildren(...(name ? [`${name} `, element('b', {}, amount)] : []));
    },
    showBest(best) {
      // Cut, so that it is never stated too high.
      const returns = best && times(Math.floor(best.returns * 100) / 100);
      hold.replaceChildren(best && returns ? text('games.video_poker.best', { count: best.held.length, times: returns }) : '');
    },
    clear() {
      delete root.dataset['result'];
      hand.replaceChildren();
      hold.replaceChildren();
    },
  };
}
