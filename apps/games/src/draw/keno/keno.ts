import { keno, pickSpot } from '@playfront/game-math';
import type { CreateScene, Scene, SceneTools } from '../../bets/scene.ts';
import { element, icon } from '../../frame/element.ts';
import { createBall } from '../ball.ts';
import { flyBall } from '../ball-flight.ts';
import { readDrawView } from '../drawn.schema.ts';
import { createNumberGrid } from '../number-grid.ts';
import { quickPick, toggled } from '../number-grid.rules.ts';
import { createPace } from '../pace.ts';
import { payLines, payRows } from '../pay-lines.ts';
import { createPays } from '../pays.ts';
import { hitsOf, kenoPaceMs, lag } from './keno.rules.ts';
import '../draw.css';
import './keno.css';

const { all, drawn: ballCount, returns } = keno.rules;
const mostPicks = Math.max(...Object.keys(returns).map(Number));
const flightMs = 340;

/** Twenty of eighty numbers, with up to ten picks that stay for the next round. */
export const createKeno: CreateScene = (tools): Scene => {
  const { texts, sound, stakeMinor, isMotionReduced } = tools;
  let picks: ReadonlySet<number> = new Set();
  let drawn: readonly number[] = [];
  let isLocked = false;

  const pace = createPace();
  const pays = createPays(texts);
  const grid = createNumberGrid(texts, all, (number) => change(toggled(picks, number, mostPicks)));
  const legend = createLegend(tools);
  const tube = createTube();
  const buttons = createPickButtons(tools, {
    onQuickPick: () => change(quickPick(picks.size || mostPicks, all)),
    onClear: () => change(new Set()),
  });
  const root = element('div', { class: 'scene keno' }, pays.row, tube.root, grid.root, legend.root);
  root.addEventListener('click', () => pace.skip());

  function showPays(): void {
    // Before the first pick, the most picks show what can be won.
    pays.set(payLines(keno.rules, picks.size || mostPicks, tools));
  }
  function clear(): void {
    drawn = [];
    delete root.dataset['phase'];
    grid.clearDrawn();
    tube.clear();
    pays.mark([]);
    legend.show(picks.size, undefined);
  }
  function change(now: ReadonlySet<number>): void {
    if (isLocked || now === picks) return;
    picks = now;
    sound.press();
    clear();
    grid.showPicks(picks);
    buttons.show(picks.size > 0, isLocked);
    showPays();
    tools.changed();
  }
  function land(ball: number, isStill: boolean): void {
    drawn = [...drawn, ball];
    grid.markDrawn(ball, isStill);
    if (!isStill) sound.press();
    const hits = hitsOf(picks, drawn);
    pays.mark([String(hits)]);
    legend.show(picks.size, hits);
  }

  showPays();
  legend.show(0, undefined);
  buttons.show(false, false);

  return {
    layout: 'panel',
    root,
    options: element('div', { class: 'draw-options' }, buttons.root, pays.table),
    playText: 'games.bets.play.play',
    bets: () => (picks.size > 0 ? [{ spot: pickSpot([...picks]), amountMinor: stakeMinor() }] : []),
    stakeChanged: showPays,
    lock(locked) {
      isLocked = locked;
      grid.lock(locked);
      buttons.show(picks.size > 0, locked);
    },
    start() {
      clear();
      root.dataset['phase'] = 'drawing';
    },
    async show(round, isResumed) {
      const { drawn: balls } = readDrawView(round.view, all);
      clear();
      root.dataset['phase'] = 'drawing';
      const step = (index: number, isStill: boolean) => {
        const [launched, landed] = [balls[index], balls[index - lag]];
        const cell = launched === undefined ? undefined : grid.cellOf(launched);
        if (launched !== undefined) tube.add(launched, isStill);
        if (launched !== undefined && cell && !isStill) flyBall(root, launched, tube.mouth, cell, flightMs);
        if (landed !== undefined) land(landed, isStill);
      };
      await pace.run(ballCount + lag, (index) => kenoPaceMs(index, ballCount), step, isResumed || isMotionReduced());
      root.dataset['phase'] = 'settled';
      pays.mark([String(hitsOf(picks, balls))], round.winMinor > round.stakeMinor);
    },
    abandon: clear,
    rules: { how: ['games.keno.how', 'games.keno.how_draw', 'games.keno.how_pays'], pays: payRows(keno.rules, tools) },
  };
};

/** The balls in the order of the draw; small screens only have its mouth. */
function createTube() {
  const mouth = element('span', { class: 'tube-mouth' });
  const balls = element('div', { class: 'tube-balls' });
  return {
    root: element('div', { class: 'tube', 'aria-hidden': 'true' }, mouth, balls),
    mouth,
    clear: () => balls.replaceChildren(),
    add(number: number, isStill: boolean) {
      const ball = createBall(number);
      balls.append(ball);
      if (!isStill)
        ball.animate({ transform: ['translateX(80px) rotate(200deg)', 'none'], opacity: [0, 1] }, { duration: flightMs, easing: 'ease-out' });
    },
  };
}

/** What the colours of the numbers mean, with how many there are. */
function createLegend({ texts: { text } }: SceneTools) {
  const picked = element('span', {});
  const hit = element('span', {});
  const entry = (kind: string, label: Node) => element('span', { class: 'legend-entry' }, element('i', { 'data-kind': kind }), label);
  return {
    root: element(
      'div',
      { class: 'legend' },
      entry('picked', picked),
      entry('drawn', element('span', {}, text('games.draw.drawn'))),
      entry('hit', hit),
    ),
    show(picks: number, hits: number | undefined) {
      picked.replaceChildren(picks === 0 ? text('games.keno.pick') : text('games.draw.your_picks', { count: picks }));
      hit.replaceChildren(hits === undefined ? text('games.draw.hit') : text('games.draw.hit_count', { count: hits }));
    },
  };
}

function createPickButtons({ texts: { text } }: SceneTools, { onQuickPick, onClear }: { onQuickPick(): void; onClear(): void }) {
  const button = (label: string, onPress: () => void, ...paths: string[]) => {
    const made = element('button', { type: 'button', class: 'draw-button' }, icon(...paths), element('span', {}, label));
    made.addEventListener('click', onPress);
    return made;
  };
  const quick = button(
    text('games.draw.quick_pick'),
    onQuickPick,
    'M18 4l3 3-3 3',
    'M18 20l3-3-3-3',
    'M3 7h3a5 5 0 0 1 5 5a5 5 0 0 0 5 5h5',
    'M21 7h-5a5 5 0 0 0-3 1m-4 8a5 5 0 0 1-3 1H3',
  );
  const clear = button(text('games.bets.clear'), onClear, 'M4 7h16', 'M9 7V4h6v3', 'M6 7l1 13h10l1-13');
  return {
    root: element('div', { class: 'draw-buttons' }, quick, clear),
    show(hasPicks: boolean, isLocked: boolean) {
      // Not `disabled`: the button a player just pressed must keep the focus.
      quick.setAttribute('aria-disabled', String(isLocked));
      clear.setAttribute('aria-disabled', String(isLocked || !hasPicks));
    },
  };
}
