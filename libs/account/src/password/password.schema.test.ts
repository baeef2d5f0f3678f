import { describe, expect, test } from 'vitest';
import { passwordChangeErrors } from './password.schema.ts';

describe('a change of password', () => {
  test.each([
    ['can be valid', { old_password: 'old', password: 'new', confirmPassword: 'new' }, {}],
    ['needs each field', { old_password: '', password: '', confirmPassword: '' }, { old_password: 'field_required', password: 'field_required' }],
    ['needs three characters', { old_password: 'old', password: 'ab', confirmPassword: 'ab' }, { password: 'password_validation' }],
    ['cannot be the username', { old_password: 'old', password: 'Ada', confirmPassword: 'Ada' }, { password: 'password_not_allowed' }],
    ['cannot be blank', { old_password: 'old', password: '   ', confirmPassword: '   ' }, { password: 'password_not_allowed' }],
    [
      'needs an identical repetition',
      { old_password: 'old', password: 'new', confirmPassword: 'New' },
      { confirmPassword: 'confirm_password_validation' },
    ],
    ['is not trimmed', { old_password: 'old', password: ' new', confirmPassword: 'new' }, { confirmPassword: 'confirm_password_validation' }],
    [
      'can have two errors',
      { old_password: 'old', password: 'ab', confirmPassword: 'abc' },
      { password: 'password_validation', confirmPassword: 'confirm_password_validation' },
    ],
  ])('%s', (_, values, errors) => {
    expect(passwordChangeErrors(values, { username: 'ada', policy: 'standard' })).toEqual(errors);
  });

  test("is validated by the operator's policy", () => {
    const values = { old_password: 'old', password: 'sunshine1', confirmPassword: 'sunshine1' };
    expect(passwordChangeErrors(values, { username: 'ada', policy: 'strong', score: 1 })).toEqual({ password: 'password_too_weak' });
  });
});
