import { element, svgElement } from '../../frame/element.ts';
import type { SceneTools } from '../../bets/scene.ts';
import { columns, tileAfterKey, type Tile } from './mines.rules.ts';

export type Board = {
  readonly root: HTMLElement;
  /** Shows the tiles. What has changed moves, unless `isStill`; resolves once nothing moves. */
  show(tiles: readonly Tile[], isStill: boolean): Promise<void>;
  /** Whether closed tiles can be opened. */
  setOpenable(isOpenable: boolean): void;
  /** The tile whose content has been requested. */
  setPending(cell: number | undefined): void;
};

const path = (d: string, className: string) => svgElement('path', { d, class: className });

function drawGem(): SVGElement {
  return svgElement(
    'svg',
    { class: 'gem', viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    path('M18 11h28l13 15-27 31L5 26z', 'gem-base'),
    path('M18 11l-4 15h36l-4-15z', 'gem-crown'),
    path('M14 26h36L32 57z', 'gem-heart'),
    path('M5 26h9l18 31z', 'gem-deep'),
    path('M59 26h-9L32 57z', 'gem-side'),
    path('M24 11l8 15 8-15z', 'gem-table'),
    path('M18 11l-4 15H5z', 'gem-glint'),
  );
}

function drawMine(): SVGElement {
  const spikes = Array.from({ length: 8 }, (_, spike) =>
    svgElement('path', { d: 'M29 14l3-10 3 10z', class: 'mine-spike', transform: `rotate(${spike * 45} 32 32)` }),
  );
  return svgElement(
    'svg',
    { class: 'mine', viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    ...spikes,
    svgElement('circle', { cx: '32', cy: '32', r: '19', class: 'mine-body' }),
    svgElement('ellipse', { cx: '26', cy: '24', rx: '8', ry: '5', class: 'mine-shine', transform: 'rotate(-35 26 24)' }),
    svgElement('circle', { cx: '32', cy: '33', r: '6', class: 'mine-core' }),
  );
}

const drawings = { closed: undefined, gem: drawGem, mine: drawMine, hit: drawMine } as const satisfies Record<Tile, (() => SVGElement) | undefined>;
const easing = 'cubic-bezier(0.2, 0.9, 0.3, 1)';

/** Lifts the lid of a tile and brings its content up. */
function animateOpening(tile: HTMLElement, state: Tile, delay: number): Promise<unknown> {
  const duration = state === 'hit' ? 620 : 340;
  const timing = { duration, delay, easing, fill: 'backwards' } as const;
  // The style hides the lid of an open tile; until it is lifted, the animation shows it.
  const lid = tile
    .querySelector('.tile-lid')
    ?.animate(
      { opacity: [1, 0], visibility: ['visible', 'visible'], transform: ['none', 'translateY(-18%) scale(0.82)'] },
      { ...timing, duration: 220 },
    );
  const scale = state === 'hit' ? ['scale(0.5)', 'scale(1.28)', 'scale(1)'] : ['scale(0.3)', 'scale(1.14)', 'scale(1)'];
  const content = tile.querySelector('svg')?.animate({ opacity: [0, 1, 1], transform: scale }, timing);
  const light = tile
    .querySelector('.tile-light')
    ?.animate({ opacity: [0, 1, state === 'hit' ? 0.85 : 0.55], transform: ['scale(0.4)', 'scale(1.5)', 'scale(1)'] }, timing);
  return Promise.all([lid, content, light].map((animation) => animation?.finished));
}

/** Five by five tiles. The arrow keys go from tile to tile, so that Tab passes the board in one step. */
export function createBoard({ texts, isMotionReduced }: SceneTools, onOpen: (cell: number) => void): Board {
  const { text } = texts;
  let shown: readonly Tile[] = [];
  const tiles = Array.from({ length: columns * columns }, (_, cell) => {
    const tile = element(
      'button',
      { type: 'button', class: 'tile', tabindex: cell === 0 ? '0' : '-1' },
      element('i', { class: 'tile-light' }),
      element('i', { class: 'tile-lid' }),
    );
    tile.addEventListener('click', () => onOpen(cell));
    tile.addEventListener('focus', () => {
      for (const other of tiles) other.setAttribute('tabindex', other === tile ? '0' : '-1');
    });
    tile.addEventListener('keydown', (event) => {
      const next = tileAfterKey(cell, event.key);
      if (next === undefined) return;
      event.preventDefault();
      tiles[next]?.focus();
    });
    return tile;
  });
  const root = element('div', { class: 'board', role: 'group', 'aria-label': text('games.mines.board') }, ...tiles);

  function draw(tile: HTMLElement, cell: number, state: Tile): void {
    tile.dataset['tile'] = state;
    tile.querySelector('svg')?.remove();
    const drawing = drawings[state]?.();
    if (drawing) tile.append(drawing);
    tile.setAttribute('aria-label', text('games.mines.tile', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1, state }));
  }

  return {
    root,
    async show(now, isStill) {
      const changed = tiles.flatMap((tile, cell) => {
        const state = now[cell] ?? 'closed';
        return state === shown[cell] ? [] : [{ tile, cell, state }];
      });
      shown = now;
      for (const { tile, cell, state } of changed) draw(tile, cell, state);
      if (isStill || isMotionReduced()) return;
      if (now.includes('hit'))
        root.animate({ transform: ['none', 'translate(-6px, 3px)', 'translate(5px, -3px)', 'translate(-3px, 1px)', 'none'] }, { duration: 320 });
      // The opened tile first; the remaining mines are shown after it.
      const opened = changed.filter(({ state }) => state === 'gem' || state === 'hit').map(({ tile, state }) => animateOpening(tile, state, 0));
      const rest = changed
        .filter(({ state }) => state === 'mine')
        .map(({ tile, state }, index) => animateOpening(tile, state, (opened.length > 0 ? 380 : 0) + index * 24));
      await Promise.all([...opened, ...rest]);
    },
    setOpenable(isOpenable) {
      root.dataset['openable'] = String(isOpenable);
      // Not `disabled`: the tile a player just pressed must keep the focus.
      for (const [cell, tile] of tiles.entries()) tile.setAttribute('aria-disabled', String(!isOpenable || shown[cell] !== 'closed'));
    },
    setPending(pending) {
      for (const [cell, tile] of tiles.entries()) tile.toggleAttribute('data-pending', cell === pending);
    },
  };
}
