import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { frontRegisterPlayer, playerSchema } from './player.ts';

const registration = {
  username: 'ada',
  password: 'abc',
  email: 'ada@example.test',
  phone_number: '+358401234567',
  city: 'Helsinki',
  country: 'FI',
  birthday: '1991-04-12',
  first_name: 'Ada',
  last_name: 'Lovelace',
  address: 'Aleksanterinkatu 1',
  postal_code: '00100',
};

const faultsOf = (change: object) => {
  const result = v.safeParse(frontRegisterPlayer.request, { ...registration, ...change });
  return result.success ? {} : v.flatten(result.issues).nested;
};

describe('a registration', () => {
  test('has its defaults', () => {
    expect(v.parse(frontRegisterPlayer.request, registration)).toMatchObject({
      gender: 'male',
      interface_local: 'en',
      notify_newletter: false,
      promo_code: '',
    });
  });

  test.each([
    ['no username', { username: ' ' }, 'username', 'field_required'],
    ['a username with a hidden character', { username: 'a\u202eda' }, 'username', 'field_required'],
    ['a password of two characters', { password: 'ab' }, 'password', 'password_validation'],
    ['no password', { password: '' }, 'password', 'field_required'],
    ['an invalid email address', { email: 'ada@' }, 'email', 'email_validation'],
    ['letters in the phone', { phone_number: '+35840abc' }, 'phone_number', 'phone_number_validation'],
    ['six digits of phone', { phone_number: '+358401' }, 'phone_number', 'phone_number_length_check'],
    ['no city', { city: '' }, 'city', 'field_required'],
    ['a birthday in another format', { birthday: '12.4.1991' }, 'birthday', 'field_required'],
  ])('with %s is refused with the field and the rule', (_, change, field, key) => {
    expect(faultsOf(change)).toMatchObject({ [field]: expect.arrayContaining([key]) });
  });

  test('accepts a phone number of seven digits with the dial code', () => {
    expect(faultsOf({ phone_number: '+3584012' })).toEqual({});
  });
});

describe('a parsed player', () => {
  const wire = {
    id: 7,
    username: 'ada',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.test',
    country: 'FI',
    phone_number: '+358401234567',
    total_balance: '12.50',
    real_balance: 10,
    bonus_balance: '2.5000',
    locked_balance: 0,
  };

  test('has one shape, whichever version of the contract the operator implements', () => {
    const player = v.parse(playerSchema, { ...wire, scope: { admin: 1, affiliate: 0 } });
    expect(player).toMatchObject({ id: '7', scope: ['admin'], currency: 'EUR' });
    expect(player.balance.total).toEqual({ minor: 1250, currency: 'EUR' });
    expect(player.balance.bonus).toEqual({ minor: 250, currency: 'EUR' });
  });

  test('without a balance violates the contract', () => {
    const { real_balance: _left, ...rest } = wire;
    expect(v.safeParse(playerSchema, rest).success).toBe(false);
  });
});
