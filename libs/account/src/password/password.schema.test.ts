import { describe, expect, test } from 'vitest';
import { passwordChangeErrors } from './password.schema.ts';

describe('a change of password', () => {
  test.each([
    ['is fine', { old_password: 'old', password: 'new', confirmPassword: 'new' }, {}],
    ['needs each field', { old_password: '', password: '', confirmPassword: '' }, { old_password: 'field_required', password: 'field_required' }],
    ['needs three characters', { old_password: 'old', password: 'ab', confirmPassword: 'ab' }, { password: 'password_validation' }],
    ['is not the username', { old_password: 'old', password: 'Ada', confirmPassword: 'Ada' }, { password: 'password_not_allowed' }],
    ['is not blank', { old_password: 'old', password: '   ', confirmPassword: '   ' }, { password: 'password_not_allowed' }],
    ['is repeated as it is', { old_password: 'old', password: 'new', confirmPassword: 'New' }, { confirmPassword: 'confirm_password_validation' }],
    ['is not trimmed', { old_password: 'old', password: ' new', confirmPassword: 'new' }, { confirmPassword: 'confirm_password_validation' }],
    [
      'says both faults at once',
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
