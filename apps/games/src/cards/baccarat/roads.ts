import { beadRoad, bigRoad, roadRows, type BaccaratResult, type BaccaratWinner } from '@playfront/game-math';
import { element } from '../../frame/element.ts';
import type { Texts } from '../../frame/texts.ts';
import { resultDisc } from '../dealt/dealt-scene.ts';

export type Roads = { readonly bead: HTMLElement; readonly big: HTMLElement; add(result: BaccaratResult): void };

type Mark = BaccaratResult & { readonly column: number; readonly row: number; readonly ties?: number };

/** The rounds of this page as bead plate and big road; the newest columns stay in view. */
export function createRoads({ text }: Pick<Texts, 'text'>): Roads {
  const results: BaccaratResult[] = [];
  const letterOf = (winner: BaccaratWinner) => text('games.baccarat.letter', { winner });

  function markOf({ column, row, winner, hasPlayerPair, hasBankerPair, ties = 0 }: Mark): HTMLElement {
    const disc = resultDisc(letterOf(winner), winner);
    disc.style.gridArea = `${row + 1} / ${column + 1}`;
    if (hasPlayerPair) disc.append(element('i', { class: 'pair-dot pair-player' }));
    if (hasBankerPair) disc.append(element('i', { class: 'pair-dot pair-banker' }));
    if (ties > 0) disc.append(element('i', { class: 'tie-count' }, String(ties)));
    return disc;
  }

  function createRoad(kind: 'bead' | 'big', marksOf: () => readonly Mark[]) {
    const name = text(kind === 'bead' ? 'games.baccarat.bead_plate' : 'games.baccarat.big_road');
    const grid = element('div', { class: 'road-grid', style: `--rows:${roadRows}` });
    const road = element('div', { class: `road road-${kind}`, role: 'img', 'aria-label': name }, grid);
    return {
      root: element('div', { class: `road-frame frame-${kind}` }, element('small', { 'aria-hidden': 'true' }, name), road),
      draw() {
        const marks = marksOf();
        grid.style.setProperty('--columns', String(Math.max(...marks.map(({ column }) => column + 1))));
        grid.replaceChildren(...marks.map(markOf));
        road.setAttribute('aria-label', `${name}: ${marks.map(({ winner }) => letterOf(winner)).join(' ')}`);
      },
    };
  }
  const roads = [createRoad('bead', () => beadRoad(results)), createRoad('big', () => bigRoad(results))] as const;

  return {
    bead: roads[0].root,
    big: roads[1].root,
    add(result) {
      results.push(result);
      for (const road of roads) road.draw();
    },
  };
}
