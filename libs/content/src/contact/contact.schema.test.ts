import { expect, test } from 'vitest';
import { fieldErrors } from '@playfront/forms';
import { contactSchema, mostNoteLetters, type ContactValues } from './contact.schema.ts';

const filled: ContactValues = {
  player_name: 'Ilmari Koskela',
  email: 'ilmari@example.com',
  dial_country: 'FI',
  phone_number: '0401234567',
  note: 'Hello',
};

test.each([
  ['a form that is filled in', {}, {}],
  [
    'nothing at all',
    { player_name: '', email: '', phone_number: '', note: ' ' },
    { player_name: 'field_required', email: 'field_required', phone_number: 'field_required', note: 'field_required' },
  ],
  ['a name of spaces', { player_name: '  ' }, { player_name: 'field_required' }],
  ['an email without a place', { email: 'ilmari@' }, { email: 'email_validation' }],
  ['letters in the phone number', { phone_number: '040-CALL' }, { phone_number: 'phone_number_validation' }],
  ['the longest message', { note: 'a'.repeat(mostNoteLetters) }, {}],
  ['a message one letter longer', { note: 'a'.repeat(mostNoteLetters + 1) }, { note: 'too_long' }],
])('%s', (_, typed, errors) => {
  expect(fieldErrors(contactSchema, { ...filled, ...typed })).toEqual(errors);
});
