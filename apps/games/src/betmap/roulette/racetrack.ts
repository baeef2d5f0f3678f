import { colourOf, type Pocket } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import type { SceneTools } from '../../bets/scene.ts';
import type { ChipTable } from '../../bets/chips.ts';
import type { TextId } from '../../frame/texts.ts';
import { callBets, type CallBet, isAmerican, neighboursOf, pocketText } from './table.rules.ts';

const callTexts = {
  voisins: 'games.roulette.call.voisins',
  orphelins: 'games.roulette.call.orphelins',
  tiers: 'games.roulette.call.tiers',
  zero: 'games.roulette.call.zero',
} as const satisfies Record<CallBet['id'], TextId>;

/** Middle of each of `count` places on an oval that is `ratio` times as wide as high, as shares of its width and height. */
function onOval(count: number, ratio: number): { left: number; top: number }[] {
  const straight = ratio - 1;
  const perimeter = 2 * straight + Math.PI;
  return Array.from({ length: count }, (_, index) => {
    const at = ((index + 0.5) / count) * perimeter;
    const half = perimeter / 2;
    const side = at < half ? 1 : -1;
    const along = at % half;
    const [x, y] =
      along < straight ? [along - straight / 2, -0.5] : [straight / 2 + Math.sin(2 * (along - straight)) / 2, -Math.cos(2 * (along - straight)) / 2];
    return { left: 0.5 + (side * x) / ratio, top: 0.5 + side * y };
  });
}

/** The wheel as an oval: a press on a number stakes on it and its two neighbours on each side; call bets stake on a part of the wheel. */
export function createRacetrack({ model, texts }: SceneTools, wheel: readonly Pocket[], chips: ChipTable): HTMLElement {
  const places = onOval(wheel.length, 4.2);
  const numbers = wheel.map((pocket, index) => {
    const neighbours = neighboursOf(wheel, pocket);
    const label = texts.text('games.roulette.neighbours', { numbers: neighbours.map(pocketText).join(', ') });
    const button = element('button', { type: 'button', class: `track-number number-${colourOf(pocket)}`, 'aria-label': label }, pocketText(pocket));
    const { left = 0, top = 0 } = places[index] ?? {};
    button.style.cssText = `--left:${left};--top:${top}`;
    button.addEventListener('click', () => chips.place(neighbours.map((number) => ({ spot: `straight-${number}` }))));
    return button;
  });
  // The French call bets belong to the wheel with one zero.
  const calls = isAmerican(model.id)
    ? []
    : callBets.map(({ id, stakes }) => {
        const button = element('button', { type: 'button', class: 'call' }, texts.text(callTexts[id]));
        button.addEventListener('click', () => chips.place(stakes));
        return button;
      });
  return element(
    'div',
    { class: 'track', role: 'group', 'aria-label': texts.text('games.roulette.racetrack') },
    ...numbers,
    element('div', { class: 'calls' }, ...calls),
  );
}
