import { createBall } from './ball.ts';

const centreIn = (root: HTMLElement, target: HTMLElement) => {
  const frame = root.getBoundingClientRect();
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2 - frame.left + root.scrollLeft, y: top + height / 2 - frame.top + root.scrollTop };
};

/** Lets a ball fly from one element to another inside a positioned root. */
export function flyBall(root: HTMLElement, number: number, from: HTMLElement, to: HTMLElement, durationMs: number): void {
  const ball = createBall(number);
  ball.classList.add('flying');
  ball.setAttribute('aria-hidden', 'true');
  const [start, end] = [centreIn(root, from), centreIn(root, to)];
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  // The ball rises towards the player halfway.
  const middle = at((start.x + end.x) / 2, Math.min(start.y, end.y) + Math.abs(end.y - start.y) * 0.3, 1.5);
  root.append(ball);
  const flight = ball.animate(
    { transform: [at(start.x, start.y, 0.5), middle, at(end.x, end.y, 0.9)], opacity: [0, 1, 1], offset: [0, 0.45, 1] },
    { duration: durationMs, easing: 'cubic-bezier(0.4, 0, 0.7, 1)', fill: 'forwards' },
  );
  flight.onfinish = () => ball.remove();
}
