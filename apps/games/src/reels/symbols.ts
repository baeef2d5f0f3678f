import type { Texts } from '../frame/texts.ts';
import { element } from '../frame/element.ts';

/** A symbol is a picture of the game; where it is missing or fails, its letter stands there. */
export type SymbolPictures = {
  /** A fresh node for a cell. */
  draw(symbol: string): HTMLElement;
  /** The same, smeared along its way as the eye sees it on a running reel. */
  drawMoving(symbol: string): HTMLElement;
  /** Resolves when the pictures are decoded, or have failed: reels that spin must not load. */
  readonly ready: Promise<void>;
};

/** The ten is drawn as "10". */
export function letterOf(symbol: string): string {
  return symbol === 'T' ? '10' : symbol;
}

/** What a symbol is called where it cannot be seen. */
export function nameOfSymbol(symbol: string, { text }: Pick<Texts, 'text'>): string {
  if (symbol === 'W') return text('games.reels.symbol.wild');
  if (symbol === 'S') return text('games.reels.symbol.scatter');
  return 'ABCD'.includes(symbol) ? text('games.reels.symbol.picture', { letter: symbol }) : letterOf(symbol);
}

/** `sources` by symbol, relative to the page's origin as the API sends them. */
export function loadSymbols(sources: Readonly<Record<string, string>>, pageUrl: string): SymbolPictures {
  const images = new Map<string, HTMLImageElement>();
  const loading = Object.entries(sources).map(async ([symbol, source]) => {
    const image = new Image();
    image.src = new URL(source, pageUrl).href;
    try {
      await image.decode();
      images.set(symbol, image);
    } catch {
      // Without its picture a symbol is its letter.
    }
  });
  const letter = (symbol: string) => element('b', { class: `letter letter-${symbol}` }, letterOf(symbol));
  return {
    ready: Promise.all(loading).then(() => undefined),
    draw(symbol) {
      const source = images.get(symbol);
      return source ? element('img', { src: source.src, alt: '', draggable: 'false', decoding: 'sync' }) : letter(symbol);
    },
    drawMoving(symbol) {
      const source = images.get(symbol);
      return source ? smear(source) : letter(symbol);
    },
  };
}

/** Blur along one direction, painted once: a filter on every frame of a spin would be too dear for a phone. */
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
