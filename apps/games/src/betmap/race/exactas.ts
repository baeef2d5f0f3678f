import { element } from '../../frame/element.ts';
import type { Spots } from '../../bets/spots.ts';
import type { Texts } from '../../frame/texts.ts';

export type Exactas = { readonly root: HTMLElement; update(): void };

/** The first two in order: two choices, and the spot of that pair beside those that already hold chips. */
export function createExactas({ text }: Pick<Texts, 'text'>, names: readonly string[], { buttons, chips }: Spots): Exactas {
  const choice = (id: 'games.race.first' | 'games.race.second', chosen: number) => {
    const options = names.map((name, runner) => element('option', { value: String(runner) }, `${runner + 1} ${name}`));
    const select = element('select', { 'aria-label': `${text('games.race.exacta')}: ${text(id)}` }, ...options);
    select.value = String(chosen);
    return select;
  };
  const [first, second] = [choice('games.race.first', 0), choice('games.race.second', 1)];
  const pairs = [...buttons].filter(([spot]) => spot.startsWith('exacta'));

  function update(): void {
    const chosen = `exacta-${first.value}-${second.value}`;
    for (const [spot, button] of pairs) {
      const isShown = spot === chosen || chips.amountOn(spot) > 0;
      // A hidden spot must not be the one that the Tab key reaches.
      if (!isShown && button.tabIndex === 0) {
        button.tabIndex = -1;
        for (const shown of buttons.values()) shown.tabIndex = shown.dataset['spot'] === chosen ? 0 : -1;
      }
      button.hidden = !isShown;
      button.style.order = spot === chosen ? '-1' : '0';
    }
  }
  for (const [changed, other] of [
    [first, second],
    [second, first],
  ] as const) {
    let before = changed.value;
    changed.addEventListener('change', () => {
      // The same runner twice swaps the places.
      if (changed.value === other.value) other.value = before;
      before = changed.value;
      update();
    });
    other.addEventListener('change', () => (before = changed.value));
  }
  update();

  return {
    update,
    root: element(
      'div',
      { class: 'exactas' },
      element('b', { class: 'exacta-name' }, text('games.race.exacta')),
      first,
      second,
      element('div', { class: 'exacta-pairs' }, ...pairs.map(([, button]) => button)),
    ),
  };
}
