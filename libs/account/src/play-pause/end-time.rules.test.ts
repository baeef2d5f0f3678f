import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endTimeOf } from './end-time.rules.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T14:00:31.000Z') }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['during a minute is shown with the next one', 272, '2026-11-20T14:06:00.000Z'],
  ['at a full minute is shown with that minute', 269, '2026-11-20T14:05:00.000Z'],
])('a break that ends %s', (_, seconds, time) => expect(endTimeOf(seconds)).toBe(time));
