import type { ReelsModel } from '@playfront/game-math';
import { element, svgElement } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import { createReel } from './reel.ts';
import type { Spin, Win } from './round.ts';
import { nameOfSymbol, type SymbolImages } from './symbols.ts';
import type { Timing } from './timing.ts';

export type ReelsWindow = {
  readonly root: HTMLElement;
  show(window: Spin['window']): void;
  spin(): void;
  stopReel(reel: number, column: readonly string[], timing: Timing): void;
  /** Highlights the cells and lines of these wins and dims the rest. `isWin` is false for a return up to the stake, which is not celebrated. */
  light(wins: readonly Win[], isWin: boolean): void;
  clearHighlights(): void;
  /** Describes the window to screen readers. */
  describe(window: Spin['window']): void;
};

const unit = 100;

/** The reel window in its frame. For screen readers it is one image with a text alternative. */
export function createWindow(model: ReelsModel, images: SymbolImages, { text }: Texts, isMotionReduced: () => boolean): ReelsWindow {
  const reels = model.strips.map((strip) => createReel(strip, model.rows, images, isMotionReduced));
  const lines = svgElement('svg', {
    class: 'lines',
    viewBox: `0 0 ${model.reels * unit} ${model.rows * unit}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const glass = element('div', { class: 'glass', role: 'img' }, lines, ...reels.map(({ root }) => root));
  const root = element('div', { class: 'window' }, glass);

  function clearHighlights(): void {
    lines.replaceChildren();
    root.classList.remove('has-wins', 'has-celebration');
    for (const { cells } of reels) for (const cell of cells) cell.classList.remove('cell-lit');
  }

  return {
    root,
    show(window) {
      for (const [index, reel] of reels.entries()) reel.show(window[index] ?? []);
    },
    spin() {
      clearHighlights();
      for (const reel of reels) reel.spin();
    },
    stopReel: (reel, column, timing) => reels[reel]?.stop(column, timing),
    light(wins, isWin) {
      clearHighlights();
      root.classList.add('has-wins');
      root.classList.toggle('has-celebration', isWin);
      for (const win of wins) {
        for (const [reel, row] of win.cells) reels[reel]?.cells[row]?.classList.add('cell-lit');
        const line = win.line === 'scatter' ? undefined : model.lines[win.line];
        if (!line) continue;
        lines.append(
          ...['line-glow', 'line-ground', 'line'].map((name) =>
            svgElement('path', { class: name, d: pathOf(line), 'vector-effect': 'non-scaling-stroke' }),
          ),
        );
      }
    },
    clearHighlights,
    describe(window) {
      const rows = Array.from({ length: model.rows }, (_, row) =>
        text('games.reels.window.row', { row: row + 1, symbols: window.map((column) => nameOfSymbol(column[row] ?? '', { text })).join(', ') }),
      );
      glass.setAttribute('aria-label', text('games.reels.window.label', { rows: rows.join(' ') }));
    },
  };
}

/** How far a line extends beyond the first and last cell: through the frame, to mark its row there. */
const overhang = 18;

/** A line through the centres of its cells. */
function pathOf(line: readonly number[]): string {
  const y = (row: number) => (row + 0.5) * unit;
  const points = line.map((row, reel) => `L${(reel + 0.5) * unit} ${y(row)}`);
  return `M${-overhang} ${y(line[0] ?? 0)}${points.join('')}L${line.length * unit + overhang} ${y(line.at(-1) ?? 0)}`;
}
