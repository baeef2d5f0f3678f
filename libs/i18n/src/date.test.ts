import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './date.ts';

test('dates and times are shown in the player’s time zone, on a 24-hour clock', () => {
  const isoTime = new Date(2026, 10, 3, 14, 5).toISOString();
  expect([formatDate(isoTime), formatTime(isoTime), formatDateTime(isoTime)]).toEqual(['2026.11.03', '14:05', '2026.11.03 14:05']);
});
