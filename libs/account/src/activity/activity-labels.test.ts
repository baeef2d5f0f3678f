import { expect, test } from 'vitest';
import type { Format } from '@playfront/i18n';
import type { Line } from './activity-figures.ts';
import { axisTitleOf, lineTitleOf, periodTitleOf } from './activity-labels.ts';

test('in English without a region the day comes first', () => {
  const format = { languageTag: 'en' } as Format;
  const line = { from: '2026-11-20', to: '2026-11-20' } as Line;
  expect(lineTitleOf(line, 'day', format)).toBe('20 Nov');
  expect(axisTitleOf(line, 'day', format)).toBe('20 Nov');
  expect(periodTitleOf({ span: 'week', day: '2026-11-20' }, format).replaceAll(/\s*–\s*/g, '–')).toBe('16–22 Nov 2026');
});
