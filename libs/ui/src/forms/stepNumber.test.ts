import { describe, expect, it } from 'vitest';
import { fitToRange } from './stepNumber.ts';

describe('fitToRange', () => {
  it.each([
    { description: 'keeps a number of the range', value: 5, range: { min: 1, max: 10, step: 1 }, fitted: 5 },
    { description: 'raises to the lowest', value: -3, range: { min: 1, max: 10, step: 1 }, fitted: 1 },
    { description: 'lowers to the highest', value: 11, range: { min: 1, max: 10, step: 1 }, fitted: 10 },
    { description: 'rounds to a step', value: 12, range: { min: 0, max: 100, step: 5 }, fitted: 10 },
    { description: 'counts steps from the lowest', value: 12, range: { min: 1, max: 100, step: 5 }, fitted: 11 },
    { description: 'ends at the last whole step', value: 99, range: { min: 0, max: 99, step: 10 }, fitted: 90 },
    { description: 'leaves no tail', value: 0.3, range: { min: 0.1, max: 1, step: 0.1 }, fitted: 0.3 },
  ])('$description', ({ value, range, fitted }) => expect(fitToRange(value, range)).toBe(fitted));
});
