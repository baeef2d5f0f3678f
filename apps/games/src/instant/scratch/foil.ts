import { createCoverage, type Point } from './scratch.rules.ts';

/** The foil over one field. */
export type Foil = {
  readonly canvas: HTMLCanvasElement;
  /** Covers the field again. `accent`: the colour of the game. */
  cover(accent: string): void;
  /** Scratches along a line. Returns whether enough of the foil is off. */
  scratch(from: Point, to: Point): boolean;
};

const [width, height] = [240, 180];
/** Radius of the coin that scratches, as a share of the width. */
const radius = 0.17;

export function createFoil(): Foil {
  const canvas = document.createElement('canvas');
  canvas.className = 'foil';
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  let coverage = createCoverage();
  return {
    canvas,
    cover(accent) {
      coverage = createCoverage();
      if (context) paint(context, accent);
    },
    scratch(from, to) {
      coverage.add(from, radius);
      coverage.add({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, radius);
      coverage.add(to, radius);
      if (context) {
        context.globalCompositeOperation = 'destination-out';
        context.lineCap = 'round';
        context.lineWidth = 2 * radius * width;
        context.beginPath();
        context.moveTo(from.x * width, from.y * height);
        context.lineTo(to.x * width, to.y * height + 0.01);
        context.stroke();
      }
      return coverage.isEnough;
    },
  };
}

/** Brushed metal with a printed pattern. */
function paint(context: CanvasRenderingContext2D, accent: string): void {
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
  const metal = context.createLinearGradient(0, 0, width, height);
  for (const [at, colour] of [
    [0, '#8e98ab'],
    [0.22, '#e9eef7'],
    [0.42, '#a9b3c4'],
    [0.6, '#f6f9fe'],
    [0.8, '#9aa4b6'],
    [1, '#c7cfdc'],
  ] as const) {
    metal.addColorStop(at, colour);
  }
  context.fillStyle = metal;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 0.28;
  context.fillStyle = accent;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 0.12;
  context.fillStyle = '#10141d';
  for (let row = -1; row < 7; row++) {
    for (let column = -1; column < 9; column++) drawStar(context, column * 34 + (row % 2) * 17, row * 30 + 14, 8);
  }
  context.globalAlpha = 0.07;
  for (let y = 0; y < height; y += 3) {
    context.fillStyle = y % 2 ? '#fff' : '#000';
    context.fillRect(0, y, width, 1);
  }
  context.globalAlpha = 1;
}

function drawStar(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  for (let corner = 0; corner < 8; corner++) {
    const angle = (corner * Math.PI) / 4;
    const reach = corner % 2 ? size * 0.36 : size;
    context.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach);
  }
  context.fill();
}
