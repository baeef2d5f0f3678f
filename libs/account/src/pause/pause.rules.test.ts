import { expect, test } from 'vitest';
import { parseResponse } from '@playfront/auth/testing';
import { wirePauseRules } from '../testing/index.ts';
import { pauseId, pausesOf } from './pause.rules.ts';

const limits = (changes: Parameters<typeof wirePauseRules>[0] = {}) => parseResponse('frontGetPlayerLimits', wirePauseRules(changes));

test('offers the pauses of the country, and permanent self-exclusion', () => {
  expect(pausesOf(limits()).map(pauseId)).toEqual([
    ...['break 1', 'break 7', 'break 30', 'break 42'],
    ...['self_exclusion 12', 'self_exclusion 36', 'self_exclusion 60', 'self_exclusion permanent'],
  ]);
});

test.each([
  ['just started', '2026-11-27T18:42:00.000Z'],
  ['started some minutes ago', '2026-11-27T18:30:00.000Z'],
])('an active break can only be extended: %s', (_, running) => {
  const ids = pausesOf(limits({ break_until: running })).map(pauseId);
  expect(ids.filter((id) => id.startsWith('break'))).toEqual(['break 30', 'break 42']);
});

test('all pauses are offered even if the operator sends no end dates', () => {
  const { break_ends: _breaks, self_exclusion_ends: _exclusions, ...rules } = wirePauseRules().rules;
  expect(pausesOf(limits({ rules, break_until: '2026-11-27T18:42:00.000Z' }))).toHaveLength(8);
});
