import { expect, test } from 'vitest';
import { maxMessageLength } from '@playfront/api-contract/field-lengths';
import { contactErrors, type ContactValues } from './contact.schema.ts';

const filled: ContactValues = {
  player_name: 'Ilmari Koskela',
  email: 'ilmari@example.com',
  dial_country: 'FI',
  phone_number: '0401234567',
  note: 'Hello',
};

test.each([
  ['a completed form', {}, {}],
  [
    'an empty form',
    { player_name: '', email: '', phone_number: '', note: ' ' },
    { player_name: 'field_required', email: 'field_required', phone_number: 'field_required', note: 'field_required' },
  ],
  ['a name of spaces', { player_name: '  ' }, { player_name: 'field_required' }],
  ['an email without a domain', { email: 'ilmari@' }, { email: 'email_validation' }],
  ['letters in the phone number', { phone_number: '040-CALL' }, { phone_number: 'phone_number_validation' }],
  ['more digits than a number has', { phone_number: '4'.repeat(30) }, { phone_number: 'phone_number_length_check' }],
  ['a plus without a known dial code', { phone_number: '+999123' }, { phone_number: 'phone_number_validation' }],
  ['a number with an exit code', { phone_number: '00447400123456' }, {}],
  ['the longest message', { note: 'a'.repeat(maxMessageLength) }, {}],
  ['a message that is one character too long', { note: 'a'.repeat(maxMessageLength + 1) }, { note: 'too_long' }],
])('%s', (_, typed, errors) => {
  expect(contactErrors({ ...filled, ...typed })).toEqual(errors);
});
