import { expect, test } from 'vitest';
import { parseResponse } from '@playfront/auth/testing';
import { wirePauseRules } from '../testing/index.ts';
import { pauseId, pausesOf } from './pause.rules.ts';

const limits = (changes: Parameters<typeof wirePauseRules>[0] = {}) => parseResponse('frontGetPlayerLimits', wirePauseRules(changes));

test('offers what the country allows, and permanent self-exclusion', () => {
  expect(pausesOf(limits()).map(pauseId)).toEqual([
    ...['break 1', 'break 7', 'break 30', 'break 42'],
    ...['self_exclusion 12', 'self_exclusion 36', 'self_exclusion 60', 'self_exclusion permanent'],
  ]);
});

test.each([
  ['just begun', '2026-11-27T18:42:00.000Z'],
  ['begun some minutes ago', '2026-11-27T18:30:00.000Z'],
])('a running break is only extended, not shortened: %s', (_, running) => {
  const ids = pausesOf(limits({ break_until: running })).map(pauseId);
  expect(ids.filter((id) => id.startsWith('break'))).toEqual(['break 30', 'break 42']);
});

test('an operator that sends no ends still offers everything', () => {
  const { break_ends: _breaks, self_exclusion_ends: _exclusions, ...rules } = wirePauseRules().rules;
  expect(pausesOf(limits({ rules, break_until: '2026-11-27T18:42:00.000Z' }))).toHaveLength(8);
});
