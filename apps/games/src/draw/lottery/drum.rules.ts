/** A ball in a drum of radius 1 around the origin; y points down. */
export type DrumBall = { readonly number: number; x: number; y: number; speedX: number; speedY: number; turn: number };

const gravity = 2.6;

/** Moves all balls by a time step. `isMixing`: air from below whirls them up. */
export function moveBalls(balls: readonly DrumBall[], radius: number, seconds: number, isMixing: boolean, random: () => number = Math.random): void {
  for (const ball of balls) {
    ball.speedY += gravity * seconds;
    if (isMixing) {
      // Air rises in the middle and drags the balls round.
      const lift = Math.max(0, 1 - Math.abs(ball.x) * 1.6) * (ball.y + 1.1) * 9;
      ball.speedX += (-ball.y * 0.7 + (random() - 0.5) * 44) * seconds;
      ball.speedY += (ball.x * 0.7 - lift + (random() - 0.5) * 44) * seconds;
    }
    const drag = isMixing ? 0.98 : 0.985;
    ball.speedX *= drag;
    ball.speedY *= drag;
    ball.x += ball.speedX * seconds;
    ball.y += ball.speedY * seconds;
    ball.turn += (ball.speedX / radius) * seconds * 0.5;
    bounceOffWall(ball, 1 - radius);
  }
  for (const [index, ball] of balls.entries()) for (let other = index + 1; other < balls.length; other++) collide(ball, balls[other], radius);
}

function bounceOffWall(ball: DrumBall, reach: number): void {
  const distance = Math.hypot(ball.x, ball.y);
  if (distance <= reach) return;
  const [x, y] = [ball.x / distance, ball.y / distance];
  ball.x = x * reach;
  ball.y = y * reach;
  const outward = ball.speedX * x + ball.speedY * y;
  if (outward <= 0) return;
  ball.speedX -= 1.5 * outward * x;
  ball.speedY -= 1.5 * outward * y;
}

function collide(one: DrumBall, two: DrumBall | undefined, radius: number): void {
  if (!two) return;
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  const distance = Math.hypot(dx, dy) || 0.001;
  if (distance >= 2 * radius) return;
  const [x, y] = [dx / distance, dy / distance];
  const overlap = (2 * radius - distance) / 2;
  one.x -= x * overlap;
  one.y -= y * overlap;
  two.x += x * overlap;
  two.y += y * overlap;
  const closing = (two.speedX - one.speedX) * x + (two.speedY - one.speedY) * y;
  if (closing >= 0) return;
  const push = closing * 0.8;
  one.speedX += push * x;
  one.speedY += push * y;
  two.speedX -= push * x;
  two.speedY -= push * y;
}
