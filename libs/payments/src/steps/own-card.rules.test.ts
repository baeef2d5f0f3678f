import { describe, expect, test } from 'vitest';
import { cardErrors, cardRequestOf, emptyCard, refusedCardFields } from './own-card.rules.ts';

const now = new Date('2026-11-27T12:00:00Z');
const valid = { holder: 'Aino Laine', number: '4111111111111111', expiry: '12 / 30', cvv: '123' };

describe('a typed card', () => {
  // `isCardNumber` of the contract is tested with the numbers of every scheme.
  test('is valid, and invalid with a wrong or missing digit of its number', () => {
    expect(cardErrors(valid, now)).toEqual({});
    for (const number of ['4111111111111112', '41111111111']) expect(cardErrors({ ...valid, number }, now)).toEqual({ number: 'invalid' });
  });

  test.each([
    ['a name of blanks', { holder: '  ' }, { holder: 'required' }],
    ['a name of invisible characters', { holder: '\u200e\u200b' }, { holder: 'required' }],
    ['an expiry without a year', { expiry: '12' }, { expiry: 'invalid' }],
    ['month 00', { expiry: '00 / 30' }, { expiry: 'invalid' }],
    ['this month', { expiry: '11 / 26' }, {}],
    ['last month', { expiry: '10 / 26' }, { expiry: 'expired' }],
    ['December of last year', { expiry: '12 / 25' }, { expiry: 'expired' }],
    ['a code of two digits', { cvv: '12' }, { cvv: 'invalid' }],
    ['a code of four digits', { cvv: '1234' }, {}],
  ])('with %s', (_what, changes, errors) => expect(cardErrors({ ...valid, ...changes }, now)).toEqual(errors));

  test('needs all fields', () =>
    expect(cardErrors(emptyCard, now)).toEqual({ holder: 'required', number: 'required', expiry: 'required', cvv: 'required' }));

  test('is sent in the format of the contract', () =>
    expect(cardRequestOf({ ...valid, holder: ' Aino\u200e Laine ' })).toEqual({
      ...{ holder: 'Aino Laine', number: '4111111111111111' },
      ...{ expiry_month: '12', expiry_year: '2030', cvv: '123' },
    }));
});

describe('a refused card', () => {
  test.each([
    ['of a kind that is not accepted', { number: 'wrong_card' }, { number: 'not_accepted' }],
    ['with a wrong year', { expiry_year: 'invalid_value' }, { expiry: 'invalid' }],
    ['with a wrong month and code', { expiry_month: 'invalid_value', cvv: 'invalid_value' }, { expiry: 'invalid', cvv: 'invalid' }],
    ['without a name', { holder: 'field_required' }, { holder: 'required' }],
    ['for another reason', { transaction_id: 'malformed' }, {}],
  ] as const)('%s', (_what, fields, errors) => expect(refusedCardFields({ fields })).toEqual(errors));
});
