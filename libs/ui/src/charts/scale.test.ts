import { describe, expect, it } from 'vitest';
import { axisLabels, depthOf, scaleOf } from './scale.ts';

describe('scaleOf', () => {
  it.each([
    { description: 'goes from 0 to 1 without values', values: [], ticks: [0, 1] },
    { description: 'goes from 0 to 1 if all values are zero', values: [0, 0], ticks: [0, 1] },
    { description: 'includes zero and ends at a round number', values: [12, 83], ticks: [0, 50, 100] },
    { description: 'goes below zero', values: [-12, 20], ticks: [-20, -10, 0, 10, 20] },
    { description: 'handles losses only', values: [-300, -20], ticks: [-300, -200, -100, 0] },
    { description: 'has no floating-point remainder for hundredths', values: [-0.01], ticks: [-0.01, -0.005, 0] },
    { description: 'handles huge amounts', values: [99_999_999.99], ticks: [0, 50_000_000, 100_000_000] },
  ])('$description', ({ values, ticks }) => {
    const scale = scaleOf(values);
    expect(scale.ticks.at(0)).toBe(ticks[0]);
    expect(scale.ticks.at(-1)).toBe(ticks.at(-1));
    expect(scale.ticks.length).toBeLessThanOrEqual(7);
    for (const value of values) expect(value >= scale.low && value <= scale.high).toBe(true);
  });

  it('returns the distance of a value from the top', () => {
    const scale = scaleOf([-10, 10]);
    expect(depthOf(0, scale)).toBe(0.5);
    expect(depthOf(scale.high, scale)).toBe(0);
  });
});

describe('axisLabels', () => {
  it.each([
    { description: 'returns no label without points', count: 0, indexes: [] },
    { description: 'labels a single point', count: 1, indexes: [0] },
    { description: 'labels each day of a week', count: 7, indexes: [0, 1, 2, 3, 4, 5, 6] },
    { description: 'spaces the labels of a month evenly up to its last day', count: 30, indexes: [5, 11, 17, 23, 29] },
    { description: 'spaces the labels of a quarter evenly', count: 90, indexes: [17, 35, 53, 71, 89] },
  ])('$description', ({ count, indexes }) => expect(axisLabels(count).map(({ index }) => index)).toEqual(indexes));

  it.each([
    { count: 7, hidden: [1, 3, 5] },
    { count: 30, hidden: [11, 23] },
  ])('marks every other label of $count points as minor, never the last', ({ count, hidden }) => {
    expect(
      axisLabels(count)
        .filter(({ isMinor }) => isMinor)
        .map(({ index }) => index),
    ).toEqual(hidden);
    expect(axisLabels(4).some(({ isMinor }) => isMinor)).toBe(false);
  });
});
