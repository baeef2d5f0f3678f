import type { BallPath } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import { fallOf, pocketOf, type Fall } from './fall.rules.ts';

/** Pegs and pockets of the chosen rows. */
export type Board = {
  readonly root: HTMLElement;
  /** Builds the board anew. `pockets`: the texts of the pockets from the left. */
  build(pockets: readonly string[]): void;
  /** Drops a ball after a delay. Returns when it lands, in milliseconds from now. */
  drop(path: BallPath, delayMs: number): number;
  /** A ball has landed: its pocket lights up. */
  light(path: BallPath, isWin: boolean): void;
  clear(): void;
};

/** From the middle to the edge. */
const pocketColours = ['#7fb0e6', '#90c5c9', '#bfd4a0', '#f7c77f', '#ffa76e', '#ff8a65', '#ff6b5e'];
/** The ball, and the fading balls behind it. */
const trail = [
  { lagMs: 0, opacity: 1 },
  { lagMs: 45, opacity: 0.32 },
  { lagMs: 90, opacity: 0.18 },
  { lagMs: 135, opacity: 0.08 },
];

export function createBoard(): Board {
  const pegs = element('div', { class: 'pegs' });
  const balls = element('div', { class: 'balls' });
  const row = element('div', { class: 'pockets' });
  const root = element('div', { class: 'board', 'aria-hidden': 'true' }, element('i', { class: 'chute' }), pegs, row, balls);
  let rows = 0;

  /** The ball is drawn by the style sheet in gaps and rows, so that it stays on its way when the window changes. */
  const framesOf = ({ places, landsAtMs }: Fall): Keyframe[] =>
    places.map(({ x, y, atMs }) => ({ offset: atMs / landsAtMs, transform: `translate(calc(var(--gap) * ${x}), calc(var(--row) * ${y}))` }));

  return {
    root,
    build(pockets) {
      rows = pockets.length - 1;
      root.style.setProperty('--rows', String(rows));
      root.dataset['rows'] = String(rows);
      pegs.replaceChildren(
        ...Array.from({ length: rows }, (_, at) =>
          Array.from({ length: at + 3 }, (__, peg) => element('i', { style: `--x:${peg - (at + 2) / 2};--y:${at}` })),
        ).flat(),
      );
      row.replaceChildren(
        ...pockets.map((label, pocket) => {
          const distance = Math.abs(pocket - rows / 2) / (rows / 2);
          const colour = pocketColours[Math.round(distance * (pocketColours.length - 1))] ?? '';
          return element('span', { style: `--colour:${colour}` }, element('b', {}, label));
        }),
      );
      balls.replaceChildren();
    },
    drop(path, delayMs) {
      const fall = fallOf(path);
      const frames = framesOf(fall);
      for (const { lagMs, opacity } of trail) {
        const ball = element('i', { class: 'ball' });
        balls.append(ball);
        const timing = { delay: delayMs + lagMs, duration: fall.landsAtMs, fill: 'forwards' } as const;
        ball.animate(frames, timing);
        ball.animate({ opacity: [0, opacity, opacity, lagMs === 0 ? 1 : 0], offset: [0, 0.04, 0.97, 1] }, timing);
        // It sinks into the pocket.
        const sinking = ball.animate({ opacity: [opacity, 0] }, { delay: delayMs + fall.landsAtMs + 60, duration: 200, fill: 'forwards' });
        sinking.onfinish = () => ball.remove();
      }
      for (const { row: at, peg, atMs } of fall.touches) {
        // Rows above have 3, 4, 5 … pegs.
        const index = (at * (at + 5)) / 2 + peg;
        pegs.children[index]?.animate(
          [
            { boxShadow: '0 0 0 0 rgb(255 255 255 / 0%)' },
            { boxShadow: '0 0 12px 5px var(--accent)', offset: 0.12 },
            { boxShadow: '0 0 0 0 rgb(255 255 255 / 0%)' },
          ],
          { delay: delayMs + atMs, duration: 420 },
        );
      }
      return delayMs + fall.landsAtMs;
    },
    light(path, isWin) {
      const pocket = row.children[pocketOf(path)];
      if (!(pocket instanceof HTMLElement)) return;
      pocket.dataset['lit'] = isWin ? 'win' : 'landed';
      pocket.animate({ transform: ['none', 'translateY(8px)', 'translateY(-2px)', 'none'] }, { duration: 420, easing: 'ease-out' });
    },
    clear() {
      for (const pocket of row.children) if (pocket instanceof HTMLElement) delete pocket.dataset['lit'];
    },
  };
}
