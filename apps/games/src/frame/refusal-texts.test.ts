import { expect, test } from 'vitest';
import english from '../../../../translations/en/games.json';
import type { CallRefusal } from './game-api.ts';
import { refusalText } from './refusal-texts.ts';

test.each<[CallRefusal, RegExp]>([
  [{ error: 'limit_reached' }, /exceed a limit .* Lower the bet, or come back/],
  [{ error: 'limit_reached', limit: 'loss' }, /exceed your loss limit\. .* Lower the bet, or come back/],
  [{ error: 'limit_reached', limit: 'wager' }, /exceed your stake limit\. .* Lower the bet, or come back/],
  [{ error: 'limit_reached', limit: 'session' }, /reached your session time limit\. .* come back/],
  [{ error: 'limit_required' }, /must have deposit limits .* Set them under Limits/],
  [{ error: 'reality_check_required' }, /^Reality check: .* continue or stop/],
  [{ error: 'account_restricted' }, /on a break, or your account is restricted/],
  [{ error: 'stake_out_of_range' }, /outside the limits of the game or of the law .* Choose another/],
  [{ error: 'too_many_requests' }, /Wait a moment/],
  [{ error: 'stake_above_bonus_max' }, /above the maximum for your bonus\. .* Lower the bet/],
])('the text of %o names the problem, that nothing was staked, and a remedy', (refusal, text) => {
  expect(english[refusalText(refusal)]).toMatch(text);
  expect(english[refusalText(refusal)]).toContain('Nothing was staked');
});

test('a refusal of another call gets a general text', () => expect(refusalText({ error: 'wrong_card' })).toBe('games.refusal.other'));
