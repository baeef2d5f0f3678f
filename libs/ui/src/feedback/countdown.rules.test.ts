import { describe, expect, it } from 'vitest';
import { clockText, spokenStep } from './countdown.rules.ts';

describe('clockText', () => {
  it.each([
    { description: 'shows zero at the end', seconds: 0, text: '0:00' },
    { description: 'pads the seconds', seconds: 5, text: '0:05' },
    { description: 'does not pad minutes without hours', seconds: 750, text: '12:30' },
    { description: 'pads minutes after hours', seconds: 3723, text: '1:02:03' },
    { description: 'counts hours beyond a day', seconds: 360_000, text: '100:00:00' },
  ])('$description', ({ seconds, text }) => expect(clockText(seconds)).toBe(text));
});

describe('spokenStep', () => {
  it.each([
    { description: 'announces nothing at the start', start: 5, seconds: 5, step: undefined },
    { description: 'announces no steps above the start', start: 5, seconds: 3, step: undefined },
    { description: 'announces the end', start: 5, seconds: 0, step: 0 },
    { description: 'returns a step until the next one', start: 120, seconds: 45, step: 60 },
    { description: 'returns the next step when it is reached', start: 120, seconds: 30, step: 30 },
    { description: 'returns the last of several steps that a sleeping tab missed', start: 7200, seconds: 8, step: 10 },
  ])('$description', ({ start, seconds, step }) => expect(spokenStep(start, seconds)).toBe(step));
});
