import type { BingoRules } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { createBall } from '../ball.ts';
import { columnOf } from './bingo.rules.ts';

export type Caller = {
  readonly root: HTMLElement;
  clear(): void;
  /** Shows a ball, the `index`th of the round. */
  call(ball: number, index: number, isStill: boolean): void;
  /** Reports the last ball to screen readers, which would not keep up with each one. */
  announce(): void;
};

const recentBalls = 6;

/** The ball that was just called, the ones before it, and a board of all numbers if it fits. */
export function createCaller({ text }: Texts, rules: BingoRules): Caller {
  const current = element('div', { class: 'call-current' });
  const count = element('p', { class: 'call-count' });
  const recent = element('div', { class: 'call-recent' });
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const fields = Array.from({ length: rules.all }, (_, index) => element('span', {}, String(index + 1)));
  const board = element('div', { class: 'call-board' }, ...fields);
  board.style.setProperty('--rows', String(rules.shape.perColumn));
  const visible = element('div', { class: 'call-visible', 'aria-hidden': 'true' }, current, count, recent, board);
  const root = element('div', { class: 'caller' }, visible, status);
  const countText = (called: number) => text('games.bingo.ball', { number: called, count: Math.max(rules.drawn, called) });
  let last: { readonly ball: number; readonly called: number } | undefined;

  function clear(): void {
    last = undefined;
    current.replaceChildren(element('span', { class: 'ball-place' }));
    count.replaceChildren(countText(0));
    recent.replaceChildren();
    status.replaceChildren();
    for (const field of fields) field.removeAttribute('data-called');
  }
  clear();

  return {
    root,
    clear,
    call(ball, index, isStill) {
      const before = last;
      last = { ball, called: index + 1 };
      const shown = createBall(ball, columnOf(ball, rules));
      current.replaceChildren(shown);
      count.replaceChildren(countText(index + 1));
      if (before) recent.prepend(createBall(before.ball, columnOf(before.ball, rules)));
      while (recent.children.length > recentBalls) recent.lastElementChild?.remove();
      for (const field of fields) if (field.dataset['called'] === 'now') field.dataset['called'] = 'before';
      const field = fields[ball - 1];
      if (field) field.dataset['called'] = 'now';
      if (isStill) return;
      const duration = index >= rules.drawn ? 700 : 170;
      shown.animate(
        { transform: ['translateY(-70%) rotate(-120deg) scale(0.5)', 'translateY(6%) scale(1.06)', 'none'], opacity: [0, 1, 1] },
        { duration, easing: 'ease-out' },
      );
      recent.animate({ transform: ['translateX(-22px)', 'none'] }, { duration: Math.min(duration, 260), easing: 'ease-out' });
    },
    announce() {
      if (last) status.replaceChildren(`${last.ball}. ${countText(last.called)}`);
    },
  };
}
