import { expect, test } from 'vitest';
import { diveTo, flightTo, goalsOf, readPenaltyView, targets } from './penalty.rules.ts';

test('a ball ends where it was aimed, and the gloves of a keeper who covers the place are there', () => {
  for (const [place, target] of targets.entries()) {
    const end = flightTo(place).at(-1);
    expect(end).toMatchObject(target);
    const { x, y, degrees } = diveTo(place);
    const angle = (degrees * Math.PI) / 180;
    expect(x + 156 * Math.sin(angle)).toBeCloseTo(target.x);
    expect(y - 156 * Math.cos(angle)).toBeCloseTo(target.y);
  }
});

test('only kicks past the keeper are goals', () => {
  const view = readPenaltyView({
    kicks: [
      { aim: 0, keeper: 4 },
      { aim: 2, keeper: 1 },
      { aim: 3, keeper: 3 },
    ],
  });
  expect(goalsOf(view)).toBe(2);
});

test.each([[null], [{ kicks: [{ aim: 5, keeper: 0 }] }], [{ kicks: [{ aim: 1 }] }], [{ opened: [], mines: null }]])(
  '%j is no view of this game',
  (view) => {
    expect(() => readPenaltyView(view)).toThrow();
  },
);
