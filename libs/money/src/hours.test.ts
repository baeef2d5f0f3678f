import { expect, it } from 'vitest';
import { formatHours } from './hours.ts';

it.each([
  [336, 'en-GB', '14 days'],
  [24, 'en-GB', '1 day'],
  [36, 'en-GB', '36 hours'],
  [12, 'en-GB', '12 hours'],
  [336, 'fi-FI', '14 päivää'],
  [336, 'ja-JP', '14日'],
])('%i hours in %s are %s', (hours, languageTag, text) => {
  expect(formatHours(hours, languageTag).replace('\u00a0', ' ')).toBe(text);
});
