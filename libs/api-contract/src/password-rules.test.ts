import { describe, expect, test } from 'vitest';
import { newPasswordFault, type NewPasswordContext } from './password-rules.ts';

const standard: NewPasswordContext = { username: 'Väinö', policy: 'standard' };
const strong: NewPasswordContext = { username: 'Väinö', policy: 'strong' };

describe('a new password', () => {
  test.each<[string, string, NewPasswordContext, ReturnType<typeof newPasswordFault>]>([
    ['of three characters', 'abc', standard, undefined],
    ['that is weak', 'password', { ...standard, score: 0 }, undefined],
    ['with a space in it', 'a b', standard, undefined],
    ['of spaces', '    ', standard, 'password_not_allowed'],
    ['of tabs and no-break spaces', '\t\u00a0\u3000', standard, 'password_not_allowed'],
    ['of invisible characters', '\u200b\u2060\u3164\u2800', standard, 'password_not_allowed'],
    ['that is the username', 'Väinö', standard, 'password_not_allowed'],
    ['that is the username in capitals', 'VÄINÖ', standard, 'password_not_allowed'],
    ['that is the username between spaces', '  väinö ', standard, 'password_not_allowed'],
    ['that is the username in full-width letters', 'ｖäｉｎö', standard, 'password_not_allowed'],
    ['that is the username with a zero-width space', 'väi\u200bnö', standard, 'password_not_allowed'],
    ['that begins with the username', 'väinö1', standard, undefined],
    ['that is missing', '', standard, undefined],
    ['of seven characters where a strong one is required', 'k7&Qz!w', { ...strong, score: 4 }, 'password_too_weak'],
    ['of eight characters that is easy to guess', 'sunshine', { ...strong, score: 0 }, 'password_too_weak'],
    ['of fair strength', 'kissa2kissa', { ...strong, score: 2 }, 'password_too_weak'],
    ['of good strength', 'lumi kahvi', { ...strong, score: 3 }, undefined],
    ['that has not been estimated', 'sunshine', strong, undefined],
    ['of many spaces', ' '.repeat(20), { ...strong, score: 4 }, 'password_not_allowed'],
  ])('%s', (_, password, context, fault) => expect(newPasswordFault(password, context)).toBe(fault));
});
