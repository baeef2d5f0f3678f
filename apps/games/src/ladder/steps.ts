import { returnOf, type Multiple } from '@playfront/game-math';
import type { BetRound } from '../bets/bet-round.ts';
import type { SceneTools } from '../bets/scene.ts';
import { element } from '../frame/element.ts';
import { cutStakes } from './multiples.rules.ts';

/** `ready`: no round runs. `won`, `returned` (no more than the stake) and `lost`: the round is over. */
export type ClimbState = 'ready' | 'open' | 'won' | 'returned' | 'lost';

export function climbStateOf({ isOpen, winMinor, stakeMinor }: BetRound): ClimbState {
  if (isOpen) return 'open';
  return winMinor > stakeMinor ? 'won' : winMinor > 0 ? 'returned' : 'lost';
}

export type Steps = {
  readonly root: HTMLElement;
  /** What each step returns for a stake, from the first one. */
  set(multiples: readonly Multiple[], stakeMinor: number): void;
  /** Marks the steps that were taken, and scrolls to the last one. */
  show(taken: number, state: ClimbState): void;
};

/** The steps of a ladder with what each of them returns. */
export function createSteps({ texts, format, isMotionReduced }: SceneTools): Steps {
  const { text, languageTag } = texts;
  // The list scrolls, so the keyboard must reach it.
  const root = element('ol', { class: 'steps', tabindex: '0', 'aria-label': text('games.ladder.steps') });
  let items: HTMLElement[] = [];

  return {
    root,
    set(multiples, stakeMinor) {
      items = multiples.map((multiple) =>
        element(
          'li',
          {},
          element('b', {}, text('games.bets.times', { times: cutStakes(multiple, languageTag) })),
          element('span', {}, format(returnOf(stakeMinor, multiple))),
        ),
      );
      root.replaceChildren(...items);
    },
    show(taken, state) {
      root.dataset['state'] = state;
      for (const [index, item] of items.entries()) {
        item.dataset['step'] = index + 1 < taken ? 'taken' : index + 1 === taken ? 'current' : index === taken ? 'next' : 'ahead';
        if (index + 1 === taken) item.setAttribute('aria-current', 'step');
        else item.removeAttribute('aria-current');
      }
      const item = items[Math.max(0, taken - 1)];
      if (!item) return;
      root.scrollTo({
        left: item.offsetLeft - (root.clientWidth - item.offsetWidth) / 2,
        top: item.offsetTop - (root.clientHeight - item.offsetHeight) / 2,
        behavior: isMotionReduced() ? 'auto' : 'smooth',
      });
    },
  };
}
