import type { Podium } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import { runOf, type Run } from '../../bets/table-scene.ts';
import { finishPercent, pathsOf, startPercent, type RunnerKind } from './race.rules.ts';
import { drawRunner } from './runner.ts';

const raceMs = 5200;

export type Track = {
  readonly root: HTMLElement;
  run(podium: Podium): Run;
  settle(podium: Podium): void;
  clear(): void;
};

/** The course, seen from the side: the ground passes by, and the finishing line comes in at the end. */
export function createTrack(kind: RunnerKind, names: readonly string[]): Track {
  const runners = names.map((_, runner) => element('div', { class: 'runner' }, drawRunner(kind, runner)));
  const lanes = runners.map((runner, lane) =>
    element(
      'div',
      { class: 'lane', style: `--lane-index:${lane}` },
      element('b', { class: `lane-number colours-${lane}` }, String(lane + 1)),
      runner,
    ),
  );
  const far = element('div', { class: 'far strip' });
  const near = element('div', { class: 'ground strip' });
  const line = element('div', { class: 'finish' });
  const flash = element('div', { class: 'flash' });
  const podiumBox = element('ol', { class: 'podium' });
  const root = element('div', { class: `event-show course course-${kind}`, 'aria-hidden': 'true' }, far, near, line, ...lanes, flash, podiumBox);

  const at = (percent: number) => `translateX(${percent}cqi)`;
  function stand(ends: readonly number[], linePercent: number): void {
    for (const [index, runner] of runners.entries()) runner.style.transform = at(ends[index] ?? startPercent);
    line.style.transform = at(linePercent);
  }
  function clear(): void {
    stand([], startPercent);
    podiumBox.replaceChildren();
    root.classList.remove('moving', 'done');
  }
  clear();

  let ends: readonly number[] = [];
  return {
    root,
    clear,
    run(podium) {
      const paths = pathsOf(podium, Math.random);
      ends = paths.map((path) => path.at(-1) ?? 0);
      root.classList.add('moving');
      const timing = { duration: raceMs, fill: 'both' } as const;
      const scroll = (strip: HTMLElement, widths: number) =>
        strip.animate({ transform: ['translateX(0)', `translateX(${-widths * 100}cqi)`] }, { ...timing, easing: 'cubic-bezier(0.35, 0, 0.8, 0.9)' });
      const moves = runners.map((runner, index) =>
        runner.animate(
          (paths[index] ?? []).map((percent) => ({ transform: at(percent), easing: 'cubic-bezier(0.4, 0, 0.6, 1)' })),
          timing,
        ),
      );
      const lineMove = line.animate(
        [
          { transform: at(startPercent), easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
          { transform: at(-20), offset: 0.2, easing: 'steps(1, end)' },
          { transform: at(130), offset: 0.76, easing: 'cubic-bezier(0.1, 0.3, 0.4, 1)' },
          { transform: at(finishPercent) },
        ],
        timing,
      );
      return runOf([...moves, lineMove, scroll(near, 5), scroll(far, 1)]);
    },
    settle(podium) {
      if (!root.classList.contains('moving')) ends = pathsOf(podium, Math.random).map((path) => path.at(-1) ?? 0);
      for (const animation of root.getAnimations({ subtree: true })) animation.cancel();
      stand(ends, finishPercent);
      root.classList.remove('moving');
      root.classList.add('done');
      podiumBox.replaceChildren(
        ...podium.map((runner, place) =>
          element(
            'li',
            { class: `step-${place + 1}` },
            drawRunner(kind, runner),
            element('span', {}, names[runner] ?? ''),
            element('b', { class: `lane-number colours-${runner}` }, String(runner + 1)),
          ),
        ),
      );
    },
  };
}
