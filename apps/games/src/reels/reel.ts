import { element } from '../frame/element.ts';
import type { SymbolImages } from './symbols.ts';
import type { Timing } from './timing.ts';

export type Reel = {
  readonly root: HTMLElement;
  /** Cells from the top. */
  readonly cells: readonly HTMLElement[];
  show(column: readonly string[]): void;
  spin(): void;
  /** Stops on a column. */
  stop(column: readonly string[], timing: Timing): void;
  /** The cells of the rows `gone` vanish; those above them fall, and new symbols on top of them. */
  fall(gone: ReadonlySet<number>, column: readonly string[], timing: Timing): void;
};

/** Symbols on the spinning band: enough to hide its repetition. */
const bandLength = 9;
const msPerSymbol = 46;

/**
 * One reel: a static column, and a band that spins in its place until the server has responded. The band shows symbols of the reel's strip in order,
 * with motion blur. Only transform and opacity are animated.
 */
export function createReel(strip: string, rows: number, images: SymbolImages, isMotionReduced: () => boolean): Reel {
  let cells: readonly HTMLElement[] = [];
  const column = element('div', { class: 'column' });
  const band = createBand(strip, rows, images);
  const blur = element('div', { class: 'blur' }, band);
  const root = element('div', { class: 'reel' }, blur, column);
  let running: Animation[] = [];

  function endAnimations(): void {
    for (const animation of running) animation.cancel();
    running = [];
  }

  function show(symbols: readonly string[]): void {
    if (cells.length !== symbols.length) {
      cells = symbols.map(() => element('div', { class: 'cell' }));
      column.replaceChildren(...cells);
      column.style.setProperty('--column-rows', String(cells.length));
    }
    for (const [row, cell] of cells.entries()) {
      const symbol = symbols[row] ?? '';
      cell.replaceChildren(images.draw(symbol));
      cell.dataset['symbol'] = symbol;
    }
  }

  return {
    root,
    get cells() {
      return cells;
    },
    show(symbols) {
      endAnimations();
      show(symbols);
    },
    spin() {
      endAnimations();
      if (isMotionReduced()) {
        running = [column.animate({ opacity: [1, 0.25] }, { duration: 80, fill: 'forwards' })];
        return;
      }
      const share = (100 * bandLength) / (bandLength + rows);
      running = [
        column.animate(
          [
            { transform: 'none', opacity: 1 },
            { transform: 'translateY(-5%)', opacity: 1, offset: 0.35, easing: 'ease-in' },
            { transform: 'translateY(60%)', opacity: 0 },
          ],
          { duration: 260, fill: 'forwards' },
        ),
        blur.animate({ opacity: [0, 1] }, { duration: 140, delay: 130, fill: 'both' }),
        band.animate({ transform: [`translateY(-${share}%)`, 'none'] }, { duration: bandLength * msPerSymbol, iterations: Infinity }),
      ];
    },
    stop(symbols, { landMs }) {
      const wasRunning = running;
      show(symbols);
      if (isMotionReduced()) {
        endAnimations();
        column.animate({ opacity: [0.25, 1] }, { duration: landMs });
        return;
      }
      wasRunning[0]?.cancel();
      column.animate(
        [
          { transform: 'translateY(-70%)', opacity: 0, easing: 'cubic-bezier(.2,.6,.4,1)' },
          { opacity: 1, offset: 0.3 },
          { transform: 'translateY(3.2%)', opacity: 1, offset: 0.72, easing: 'ease-out' },
          { transform: 'none', opacity: 1 },
        ],
        { duration: landMs },
      );
      const fade = blur.animate({ opacity: [1, 0] }, { duration: landMs * 0.45, fill: 'forwards' });
      running = [...wasRunning.slice(1), fade];
      // The band spins until it has faded out. Then all animations end, unless a new spin has started.
      const animations = running;
      fade.finished.then(
        () => {
          if (running === animations) endAnimations();
        },
        () => undefined,
      );
    },
    fall(gone, symbols, { landMs }) {
      endAnimations();
      const survivors = cells.map((_, row) => row).filter((row) => !gone.has(row));
      show(symbols);
      if (isMotionReduced()) return;
      for (const [row, cell] of cells.entries()) {
        // The survivors are the lowest of the new column; above them, new symbols fall from outside the reel.
        const before = row < gone.size ? row - gone.size : (survivors[row - gone.size] ?? row);
        if (before === row) continue;
        const from = `translateY(${(before - row) * 100}%)`;
        cell.animate({ transform: [from, 'translateY(4%)', 'none'], offset: [0, 0.8, 1], easing: ['ease-in', 'ease-out'] }, { duration: landMs });
      }
    },
  };
}

function createBand(strip: string, rows: number, images: SymbolImages): HTMLElement {
  const symbols = Array.from({ length: bandLength }, (_, index) => strip.charAt((index * 2) % strip.length));
  const cells = [...symbols, ...symbols.slice(0, rows)].map((symbol) => element('div', { class: 'cell cell-moving' }, images.drawMoving(symbol)));
  return element('div', { class: 'band' }, ...cells);
}
