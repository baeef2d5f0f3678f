import { describe, expect, it } from 'vitest';
import { clockText, spokenStep } from './countdown.rules.ts';

describe('clockText', () => {
  it.each([
    { description: 'ends at nought', seconds: 0, text: '0:00' },
    { description: 'fills up seconds', seconds: 5, text: '0:05' },
    { description: 'leaves minutes as they are', seconds: 750, text: '12:30' },
    { description: 'fills up minutes behind hours', seconds: 3723, text: '1:02:03' },
    { description: 'counts hours past a day', seconds: 360_000, text: '100:00:00' },
  ])('$description', ({ seconds, text }) => expect(clockText(seconds)).toBe(text));
});

describe('spokenStep', () => {
  it.each([
    { description: 'says nothing at the start', start: 5, seconds: 5, step: undefined },
    { description: 'says nothing of steps above the start', start: 5, seconds: 3, step: undefined },
    { description: 'says the end', start: 5, seconds: 0, step: 0 },
    { description: 'keeps a step until the next', start: 120, seconds: 45, step: 60 },
    { description: 'takes the next when it comes', start: 120, seconds: 30, step: 30 },
    { description: 'takes the last of several that a sleeping tab missed', start: 7200, seconds: 8, step: 10 },
  ])('$description', ({ start, seconds, step }) => expect(spokenStep(start, seconds)).toBe(step));
});
