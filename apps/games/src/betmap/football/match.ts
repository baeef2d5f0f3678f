import type { Score } from '@playfront/game-math';
import { element, svgElement } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { runTimeline } from '../event/timeline.ts';
import type { Run } from '../../bets/table-scene.ts';
import { goalsOf, matchMinutes, type Goal, type teamsOf } from './football.rules.ts';

const matchMs = 6000;
const sides = ['home', 'away'] as const;
/** Where the players of the home team stand, in per cent of the pitch; those of the away team mirror them. */
const line = [
  [6, 50],
  [22, 24],
  [22, 76],
  [36, 50],
  [46, 22],
  [46, 78],
] as const;

export type Match = { readonly root: HTMLElement; run(score: Score): Run; settle(score: Score): void; clear(): void };

/** A match on its pitch, with scoreboard and clock. The home team attacks to the right. */
export function createMatch({ text }: Pick<Texts, 'text'>, teams: ReturnType<typeof teamsOf>): Match {
  const clock = element('span', { class: 'match-clock' });
  const figures = { home: element('b', {}), away: element('b', {}) };
  const minutes = { home: element('small', {}), away: element('small', {}) };
  const team = (side: keyof Score) =>
    element('div', { class: `team team-${side}` }, element('i', { class: 'shirt' }), element('span', {}, teams[side]), minutes[side]);
  const score = element('div', { class: 'match-score' }, figures.home, clock, figures.away);
  const board = element('div', { class: 'scoreboard' }, team('home'), score, team('away'));
  const players = sides.flatMap((side) =>
    line.map(([x, y]) => element('i', { class: `player player-${side}`, style: `left:${side === 'home' ? x : 100 - x}%;top:${y}%` })),
  );
  const ball = element('i', { class: 'football-ball' });
  const shout = element('b', { class: 'goal-shout' }, text('games.football.goal'));
  const pitch = element('div', { class: 'pitch' }, pitchLines(), ...players, element('div', { class: 'ball-way' }, ball), shout);
  const root = element('div', { class: 'event-show match', 'aria-hidden': 'true' }, board, element('div', { class: 'pitch-frame' }, pitch));
  let goals: readonly Goal[] = [];

  function showMinute(minute: number): void {
    clock.replaceChildren(`${minute}′`);
    for (const side of sides) {
      const scored = goals.filter((goal) => goal.side === side && goal.minute <= minute);
      figures[side].replaceChildren(String(scored.length));
      minutes[side].replaceChildren(scored.map((goal) => `${goal.minute}′`).join(' '));
    }
  }

  function celebrate({ side }: Goal): void {
    root.dataset['scored'] = side;
    shout.animate({ opacity: [0, 1, 1, 0], transform: ['scale(0.4)', 'scale(1.1)', 'scale(1)', 'scale(1.2)'] }, { duration: 700 });
    figures[side].animate({ transform: ['scale(1)', 'scale(1.7)', 'scale(1)'] }, { duration: 500 });
    const net = pitch.querySelector(`.net-${side}`);
    net?.animate({ opacity: [0, 1, 0] }, { duration: 700 });
  }

  function clear(): void {
    goals = [];
    delete root.dataset['ended'];
    showMinute(0);
  }
  clear();

  return {
    root,
    clear,
    run(outcome) {
      goals = goalsOf(outcome, Math.random);
      const path = ballPath(goals);
      ball.animate(
        path.map(({ x, y, offset }) => ({ transform: `translate(${x}cqi, ${y}cqb)`, offset, easing: 'ease-in-out' })),
        { duration: matchMs },
      );
      for (const player of players) {
        const reach = 2 + Math.random() * 4;
        const steps = path.map(({ x, y, offset }) => ({
          transform: `translate(${(x - 50) * 0.18 + (Math.random() - 0.5) * reach}cqi, ${(y - 50) * 0.16 + (Math.random() - 0.5) * reach * 2}cqb)`,
          offset,
          easing: 'ease-in-out',
        }));
        player.animate(steps, { duration: matchMs });
      }
      let shown = 0;
      return runTimeline(root, matchMs, (share) => {
        const minute = Math.floor(share * matchMinutes);
        showMinute(minute);
        const now = goals.filter((goal) => goal.minute <= minute);
        const latest = now.at(-1);
        if (latest && now.length > shown) celebrate(latest);
        shown = now.length;
      });
    },
    settle(outcome) {
      if (goals.length === 0) goals = goalsOf(outcome, Math.random);
      for (const animation of root.getAnimations({ subtree: true })) animation.cancel();
      showMinute(matchMinutes);
      root.dataset['ended'] = outcome.home > outcome.away ? 'home' : outcome.home < outcome.away ? 'away' : 'draw';
    },
  };
}

/** The ball wanders, and is in the right goal in the minute of each goal. */
function ballPath(goals: readonly Goal[]): { x: number; y: number; offset: number }[] {
  const wander = Array.from({ length: 9 }, (_, index) => ({ minute: 5 + index * 10 }))
    .filter(({ minute }) => goals.every((goal) => Math.abs(goal.minute - minute) > 5))
    .map(({ minute }) => ({ x: 18 + Math.random() * 64, y: 14 + Math.random() * 72, minute }));
  const scored = goals.flatMap(({ side, minute }) => [
    { x: side === 'home' ? 78 : 22, y: 30 + Math.random() * 40, minute: minute - 3 },
    { x: side === 'home' ? 98.5 : 1.5, y: 50, minute },
    { x: side === 'home' ? 98 : 2, y: 50, minute: minute + 2 },
  ]);
  const centre = { x: 50, y: 50 };
  const all = [...wander, ...scored].toSorted((a, b) => a.minute - b.minute);
  const stops = all.map(({ x, y, minute }) => ({ x, y, offset: minute / matchMinutes }));
  return [{ ...centre, offset: 0 }, ...stops.filter(({ offset }) => offset > 0 && offset < 1), { ...centre, offset: 1 }];
}

function pitchLines(): SVGElement {
  const path = (className: string, d: string) => svgElement('path', { class: className, d });
  return svgElement(
    'svg',
    { class: 'pitch-lines', viewBox: '0 0 150 100', preserveAspectRatio: 'none' },
    path('chalk', 'M4 4h142v92H4ZM75 4v92M75 36a14 14 0 1 1 0 28a14 14 0 1 1 0-28M4 26h20v48H4M4 38h8v24H4M146 26h-20v48h20M146 38h-8v24h8'),
    path('net', 'M4 42H0v16h4M146 42h4v16h-4'),
    // The home team scores on the right.
    path('net-home', 'M146 42h4v16h-4Z'),
    path('net-away', 'M4 42H0v16h4Z'),
  );
}
