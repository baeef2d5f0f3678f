import { element, svgElement } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import { createReel } from './reel.ts';
import type { Step, Win } from './round.ts';
import { hasWays, heightOf, layoutOf, type SlotModel } from './slot-model.ts';
import { nameOfSymbol, type SymbolImages } from './symbols.ts';
import type { Timing } from './timing.ts';

export type ReelsWindow = {
  readonly root: HTMLElement;
  show(window: Step['window']): void;
  spin(): void;
  stopReel(reel: number, column: readonly string[], timing: Timing): void;
  /** Makes the cells of the wins of a window vanish. */
  vanish(from: Step): void;
  /** What is above vanished cells falls, and new symbols on top, to the next window. */
  fall(from: Step, to: Step['window'], timing: Timing): void;
  /** Highlights the cells and lines of these wins and dims the rest. `isWin` is false for a return up to the stake, which is not celebrated. */
  light(wins: readonly Win[], isWin: boolean): void;
  clearHighlights(): void;
  /** Describes the window to screen readers. */
  describe(window: Step['window']): void;
};

const unit = 100;

/** The reel window in its frame. For screen readers it is one image with a text alternative. */
export function createWindow(model: SlotModel, images: SymbolImages, { text }: Texts, isMotionReduced: () => boolean): ReelsWindow {
  const { strips } = layoutOf(model);
  const height = heightOf(model);
  const reels = strips.map((strip) => createReel(strip, height, images, isMotionReduced));
  const lines = svgElement('svg', {
    class: 'lines',
    viewBox: `0 0 ${strips.length * unit} ${height * unit}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const glass = element('div', { class: hasWays(model) ? 'glass glass-ways' : 'glass', role: 'img' }, lines, ...reels.map(({ root }) => root));
  const root = element('div', { class: 'window' }, glass);

  function clearHighlights(): void {
    lines.replaceChildren();
    root.classList.remove('has-wins', 'has-celebration');
    for (const { cells } of reels) for (const cell of cells) cell.classList.remove('cell-lit', 'cell-gone');
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
    vanish({ wins }) {
      for (const [reel, row] of wins.flatMap(({ cells }) => cells)) reels[reel]?.cells[row]?.classList.add('cell-gone');
    },
    fall({ wins }, to, timing) {
      clearHighlights();
      const cells = wins.flatMap((win) => win.cells);
      for (const [index, reel] of reels.entries()) {
        const gone = new Set(cells.filter(([ofReel]) => ofReel === index).map(([, row]) => row));
        if (gone.size > 0) reel.fall(gone, to[index] ?? [], timing);
      }
    },
    light(wins, isWin) {
      clearHighlights();
      root.classList.add('has-wins');
      root.classList.toggle('has-celebration', isWin);
      for (const win of wins) {
        for (const [reel, row] of win.cells) reels[reel]?.cells[row]?.classList.add('cell-lit');
        const line = typeof win.line === 'number' && !hasWays(model) ? model.lines[win.line] : undefined;
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
      const rows = Array.from({ length: Math.max(...window.map(({ length }) => length)) }, (_, row) => {
        const symbols = window.flatMap((column) => column[row] ?? []).map((symbol) => nameOfSymbol(symbol, { text }));
        return text('games.reels.window.row', { row: row + 1, symbols: symbols.join(', ') });
      });
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
