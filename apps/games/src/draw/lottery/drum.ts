import { element } from '../../frame/element.ts';
import { moveBalls, type DrumBall } from './drum.rules.ts';
import { ballKind } from './lottery.rules.ts';

export type Drum = {
  readonly root: HTMLElement;
  /** Where a drawn ball leaves the drum. */
  readonly exit: HTMLElement;
  /** Puts all balls back. */
  fill(): void;
  mix(isMixing: boolean): void;
  remove(number: number): void;
};

const colours: Readonly<Record<string, string>> = { 1: '#2f6fe0', 2: '#d5343f', 3: '#8a4fd8', 4: '#1f9a5c', 5: '#e0912a' };
const stepSeconds = 1 / 60;
/** Time after mixing in which the balls come to rest. */
const restMs = 2_500;

/** A ball as an image, because text is too slow to draw in each frame. */
function drawSprite(number: number, size: number): HTMLCanvasElement {
  const canvas = element('canvas', { width: String(size), height: String(size) });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const half = size / 2;
  const shade = context.createRadialGradient(half * 0.7, half * 0.6, size * 0.05, half, half, half);
  shade.addColorStop(0, '#fff');
  shade.addColorStop(0.25, colours[ballKind(number)] ?? '#888');
  shade.addColorStop(0.7, colours[ballKind(number)] ?? '#888');
  shade.addColorStop(1, '#0a0d16');
  context.fillStyle = shade;
  context.beginPath();
  context.arc(half, half, half - 0.5, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#fffdf6';
  context.beginPath();
  context.arc(half, half, half * 0.58, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#11151f';
  context.font = `700 ${Math.round(size * 0.36)}px Inter, Arial, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), half, half + size * 0.02);
  return canvas;
}

/** A glass drum with all balls of a lottery. How the balls move is only a show: the server draws the numbers. */
export function createDrum(all: number, isMotionReduced: () => boolean): Drum {
  const radius = all > 40 ? 0.105 : 0.12;
  const canvas = element('canvas', { class: 'drum-balls' });
  const exit = element('span', { class: 'drum-exit' });
  const root = element('div', { class: 'drum', 'aria-hidden': 'true' }, canvas, element('i', { class: 'drum-glass' }), exit);
  let balls: DrumBall[] = [];
  let sprites: readonly HTMLCanvasElement[] = [];
  let isMixing = false;
  let restsAtMs = 0;
  let frame: number | undefined;

  function fill(): void {
    const present = new Set(balls.map(({ number }) => number));
    for (let number = 1; number <= all; number++) {
      if (!present.has(number)) balls.push({ number, x: (Math.random() - 0.5) * 0.8, y: (Math.random() - 0.5) * 0.8, speedX: 0, speedY: 0, turn: 0 });
    }
  }
  function draw(): void {
    const context = canvas.getContext('2d');
    if (!context || canvas.width === 0) return;
    const scale = canvas.width / 2;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const { number, x, y, turn } of balls) {
      const sprite = sprites[number - 1];
      if (!sprite) continue;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      context.setTransform(cos, sin, -sin, cos, (x + 1) * scale, (y + 1) * scale);
      context.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
    }
  }
  function animate(): void {
    moveBalls(balls, radius, stepSeconds, isMixing);
    draw();
    frame = isMixing || performance.now() < restsAtMs ? requestAnimationFrame(animate) : undefined;
  }
  function settle(): void {
    for (let step = 0; step < 200; step++) moveBalls(balls, radius, stepSeconds, false);
    draw();
  }

  fill();
  settle();
  new ResizeObserver(() => {
    const size = Math.round(root.clientWidth * Math.min(2, devicePixelRatio));
    if (size === 0 || size === canvas.width) return;
    canvas.width = canvas.height = size;
    const spriteSize = Math.max(8, Math.round(size * radius));
    sprites = Array.from({ length: all }, (_, index) => drawSprite(index + 1, spriteSize));
    draw();
  }).observe(root);

  return {
    root,
    exit,
    fill() {
      fill();
      if (isMotionReduced()) settle();
    },
    mix(now) {
      isMixing = now && !isMotionReduced();
      restsAtMs = performance.now() + restMs;
      if (isMotionReduced()) draw();
      else frame ??= requestAnimationFrame(animate);
    },
    remove(number) {
      balls = balls.filter((ball) => ball.number !== number);
      if (frame === undefined) draw();
    },
  };
}
