import * as v from 'valibot';
import { element } from '../../frame/element.ts';
import type { PayRow, Scene, SceneTools } from '../../bets/scene.ts';
import { createSpots, type Spot } from '../../bets/spots.ts';
import { createTableScene, outcomeView, runOf } from '../../bets/table-scene.ts';
import { createDie, dieFace } from './die.ts';
import './dice.css';

export type DiceTable = {
  /** How many dice are thrown. */
  readonly dice: number;
  readonly name: 'sic-bo' | 'two-dice';
  /** The spots with their place on the table. */
  readonly spots: readonly Spot[];
  /** Spots that are named after the throw alone, so that they are lit without a bet. */
  readonly rules: { readonly how: Scene['rules']['how']; readonly pays: readonly PayRow[] };
};

/** A table with dice: they tumble onto the tray, then the winning spots are lit. */
export function createDiceScene(tools: SceneTools, { dice: count, name, spots: places, rules }: DiceTable): Scene {
  const { texts } = tools;
  const dice = Array.from({ length: count }, createDie);
  dice.forEach((die, index) => die.rest(index + 1));
  const spots = createSpots(tools, places);
  const total = element('output', { class: 'dice-total', 'aria-hidden': 'true' });
  const tray = element('div', { class: 'tray' }, element('div', { class: 'tray-dice' }, ...dice.map(({ root }) => root)), total);
  const table = element(
    'div',
    { class: `dice-table table-${name}`, role: 'group', 'aria-label': texts.text('games.roulette.table') },
    ...spots.buttons.values(),
  );
  const sumOf = (thrown: readonly number[]) => thrown.reduce((all, die) => all + die, 0);

  return createTableScene(tools, {
    root: element('div', { class: 'scene dice' }, tray, table),
    spots,
    viewSchema: outcomeView(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))), v.length(count))),
    playText: 'games.bets.play.roll',
    rules,
    run: (thrown) => runOf(dice.map((die, index) => die.throwTo(thrown[index] ?? 1, index * 130))),
    settle(thrown) {
      dice.forEach((die, index) => die.rest(thrown[index] ?? 1));
      total.replaceChildren(String(sumOf(thrown)));
    },
    clear: () => total.replaceChildren(),
    resultOf: (thrown) =>
      element('li', { 'aria-label': `${thrown.join(', ')}: ${sumOf(thrown)}` }, ...thrown.map(dieFace), element('b', {}, String(sumOf(thrown)))),
  });
}
