import type { Texts } from '../frame/texts.ts';
import { element } from '../frame/element.ts';

/** A symbol is an image of the game; if it is missing or fails, its letter is shown. */
export type SymbolImages = {
  /** Creates an element for a cell. */
  draw(symbol: string): HTMLElement;
  /** The same with motion blur, as on a spinning reel. */
  drawMoving(symbol: string): HTMLElement;
  /** Resolves when the images are decoded or have failed: spinning reels must not load images. */
  readonly ready: Promise<void>;
};

/** The letter of a symbol; the ten is "10". */
export function letterOf(symbol: string): string {
  return symbol === 'T' ? '10' : symbol;
}

/** The name of a symbol for screen readers. */
export function nameOfSymbol(symbol: string, { text }: Pick<Texts, 'text'>): string {
  if (symbol === 'W') return text('games.reels.symbol.wild');
  if (symbol === 'S') return text('games.reels.symbol.scatter');
  return 'ABCD'.includes(symbol) ? text('games.reels.symbol.picture', { letter: symbol }) : letterOf(symbol);
}

/** `sources` by symbol, relative to the page's origin as the API sends them. */
export function loadSymbols(sources: Readonly<Record<string, string>>, pageUrl: string): SymbolImages {
  const decoded = new Map<string, HTMLImageElement>();
  const loading = Object.entries(sources).map(async ([symbol, source]) => {
    const image = new Image();
    image.src = new URL(source, pageUrl).href;
    try {
      await image.decode();
      decoded.set(symbol, image);
    } catch {
      // Without its image, a symbol is its letter.
    }
  });
  const letter = (symbol: string) => element('b', { class: `letter letter-${symbol}` }, letterOf(symbol));
  return {
    ready: Promise.all(loading).then(() => undefined),
    draw(symbol) {
      const source = decoded.get(symbol);
      return source ? element('img', { src: source.src, alt: '', draggable: 'false', decoding: 'sync' }) : letter(symbol);
    },
    drawMoving(symbol) {
      const source = decoded.get(symbol);
      return source ? smear(source) : letter(symbol);
    },
  };
}

/** Blur in one direction, painted once: a filter on every frame of a spin would be too slow on a phone. */
function smear(source: HTMLImageElement): HTMLCanvasElement {
  const width = 88;
  const height = 132;
  const steps = 12;
  const canvas = element('canvas', { width: String(width), height: String(height) });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.globalAlpha = 1.9 / steps;
  for (let step = 0; step < steps; step++) context.drawImage(source, 0, ((height - width) * step) / (steps - 1), width, width);
  return canvas;
}
