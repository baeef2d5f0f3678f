import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@playfront/forms';
import { loginSchema } from './login.schema.ts';

describe('the rules of the login form (spec §5)', () => {
  test.each([
    ['both missing', { username: '', password: '' }, { username: 'field_required', password: 'field_required' }],
    ['a username of spaces', { username: '   ', password: 'secret' }, { username: 'field_required' }],
    ['a password of two characters', { username: 'ada', password: 'ab' }, { password: 'password_validation' }],
    ['a username that is too long', { username: 'a'.repeat(201), password: 'abc' }, { username: 'malformed' }],
    ['a password of three characters', { username: 'ada', password: 'abc' }, {}],
  ])('%s', (_, values, errors) => {
    expect(fieldErrors(loginSchema, values)).toEqual(errors);
  });
});
