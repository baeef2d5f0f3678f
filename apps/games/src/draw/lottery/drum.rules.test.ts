import { expect, test } from 'vitest';
import { moveBalls, type DrumBall } from './drum.rules.ts';

test.each([[true], [false]])('balls stay inside the drum (mixing: %s)', (isMixing) => {
  const radius = 0.1;
  const balls = Array.from({ length: 49 }, (_, index): DrumBall => ({
    number: index + 1,
    x: (index % 7) * 0.15 - 0.45,
    y: Math.floor(index / 7) * 0.15 - 0.45,
    speedX: 0,
    speedY: 0,
    turn: 0,
  }));
  for (let step = 0; step < 300; step++) moveBalls(balls, radius, 1 / 60, isMixing);
  for (const { x, y } of balls) expect(Math.hypot(x, y)).toBeLessThan(1.05);
});
