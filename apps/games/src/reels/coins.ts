import { element } from '../frame/element.ts';

export type Coins = {
  readonly root: HTMLCanvasElement;
  /** Throws this many coins over a time, from behind the reels to all sides. */
  start(count: number, lengthMs: number): void;
  stop(): void;
};

type Coin = { x: number; y: number; speedX: number; speedY: number; size: number; turn: number; turnSpeed: number; tilt: number };

const gravity = 1300;
const seed = 20_261;

/** Coins on one canvas of the frame's size. The same win always throws them alike, so that pictures can be compared. */
export function createCoins(): Coins {
  const root = element('canvas', { class: 'coins' });
  const image = drawCoin();
  let coins: Coin[] = [];
  let frame = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    coins = [];
    root.getContext('2d')?.clearRect(0, 0, root.width, root.height);
  }

  return {
    root,
    start(count, lengthMs) {
      stop();
      const context = root.getContext('2d');
      if (!context) return;
      const { clientWidth: width, clientHeight: height } = root;
      const density = Math.min(1.5, devicePixelRatio);
      root.width = width * density;
      root.height = height * density;
      const random = createRandom(seed);
      const startedAt = performance.now();
      let thrown = 0;
      let before = startedAt;
      const step = (now: number) => {
        const seconds = Math.min(0.05, (now - before) / 1000);
        before = now;
        while (thrown < count && thrown <= ((now - startedAt) / lengthMs) * count) coins.push(throwCoin(width, height, thrown++, random));
        coins = coins.filter((coin) => coin.y < height + coin.size);
        context.setTransform(density, 0, 0, density, 0, 0);
        context.clearRect(0, 0, width, height);
        for (const coin of coins) {
          move(coin, seconds);
          paint(context, image, coin);
        }
        if (coins.length > 0 || thrown < count) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    stop,
  };
}

/** Alternately to the left and the right: from the sides of the reels in a wide frame, from above them in a tall one. */
function throwCoin(width: number, height: number, index: number, random: () => number): Coin {
  const side = index % 2 ? 1 : -1;
  const isWide = width > height;
  const reach = Math.sqrt(2 * gravity * height);
  return {
    x: width / 2 + side * width * (isWide ? 0.2 + random() * 0.1 : random() * 0.4),
    y: height * (isWide ? 0.7 : 0.42),
    speedX: side * width * (isWide ? 0.08 + random() * 0.28 : random() * 0.22),
    speedY: -reach * (isWide ? 0.5 + random() * 0.4 : 0.4 + random() * 0.32),
    size: Math.max(20, Math.min(width, height) * (0.045 + random() * 0.04)),
    turn: random() * 6,
    turnSpeed: 7 + random() * 7,
    tilt: (random() - 0.5) * 1.2,
  };
}

function move(coin: Coin, seconds: number): void {
  coin.speedY += gravity * seconds;
  coin.x += coin.speedX * seconds;
  coin.y += coin.speedY * seconds;
  coin.turn += coin.turnSpeed * seconds;
}

function paint(context: CanvasRenderingContext2D, image: CanvasImageSource, { x, y, size, turn, tilt }: Coin): void {
  context.save();
  context.translate(x, y);
  context.rotate(tilt);
  context.scale(1, Math.max(0.12, Math.abs(Math.cos(turn))));
  context.drawImage(image, -size / 2, -size / 2, size, size);
  context.restore();
}

/** A gold coin with a rim and a lozenge. */
function drawCoin(): HTMLCanvasElement {
  const size = 96;
  const canvas = element('canvas', { width: String(size), height: String(size) });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const middle = size / 2;
  const disc = (radius: number, from: string, to: string) => {
    const fill = context.createLinearGradient(0, middle - radius, size * 0.3, middle + radius);
    fill.addColorStop(0, from);
    fill.addColorStop(1, to);
    context.fillStyle = fill;
    context.beginPath();
    context.arc(middle, middle, radius, 0, 7);
    context.fill();
  };
  disc(46, '#6b3d06', '#3d2203');
  disc(43, '#fff3bd', '#b06c10');
  disc(34, '#a8640c', '#ffdf86');
  disc(31, '#ffe08a', '#d88f1c');
  context.fillStyle = '#fff6d2';
  context.beginPath();
  for (const [x, y] of [
    [0, -21],
    [13, 0],
    [0, 21],
    [-13, 0],
  ] as const)
    context.lineTo(middle + x, middle + y);
  context.fill();
  return canvas;
}

/** A small generator of numbers from 0 to 1 (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
