import type { ErrorKey } from '@playfront/api-contract';
import { expect, test } from 'vitest';
import english from '../../../../translations/en/games.json';
import { refusalText } from './refusal-texts.ts';

test.each<[ErrorKey, RegExp]>([
  ['limit_reached', /past a limit .* Lower the bet, or come back/],
  ['limit_required', /must have deposit limits .* contact support/],
  ['reality_check_required', /^Reality check: .* Play on/],
  ['stake_above_bonus_max', /bonus does not allow .* Lower the bet/],
  ['bonus_waits_for_bets', /open sports bets\. .* settled, or cash them out/],
])('%s says what is wrong, that nothing was staked, and what to do', (error, text) => {
  expect(english[refusalText(error)]).toMatch(text);
  expect(english[refusalText(error)]).toContain('Nothing was staked');
});

test('a refusal of another call is said in general', () => expect(refusalText('wrong_card')).toBe('games.refusal.other'));
