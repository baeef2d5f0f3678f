import { describe, expect, test } from 'vitest';
import { processorOf } from '../testing/deposit.fixtures.ts';
import { sepaTransfer, wireCoins } from '../testing/withdraw.fixtures.ts';
import { isFillable, paymentFieldFaults, sentDetails, shownFields } from './payment-fields.rules.ts';

const coins = processorOf(wireCoins);
const sepa = processorOf(sepaTransfer);
const filled = {
  iban: 'FI21 1234 5600 0007 85',
  beneficiary_name: 'Ilmari Koskela',
  bic: 'NDEAFIHH',
  bank_name: 'Nordea',
  recipient_address: 'Hämeenkatu 1, Tampere',
  postal_code: '33100',
};

describe('a payout method is offered', () => {
  test.each([
    ['without fields', {}, true],
    ['if the form knows its fields', sepaTransfer, true],
    ['not with an unknown field', { fields: ['iban', 'mothers_maiden_name'] }, false],
    ['with a saved card', { fields: ['saved_card'], saved_cards: [{ id: 1, label: 'visa' }] }, true],
    ['not without a saved card that it needs', { fields: ['saved_card'] }, false],
    ['not without a coin that it needs', { fields: ['coin', 'network', 'address'] }, false],
  ])('%s', (_, processor, isOffered) => {
    expect(isFillable(processorOf(processor))).toBe(isOffered);
  });
});

describe('coins', () => {
  test('there is an optional memo field if the network has one', () => {
    const stellar = { coin: 'XLM', network: 'stellar', address: 'GABC' };
    expect(shownFields(coins, { coin: 'BTC', network: 'bitcoin' })).not.toContain('memo');
    expect(shownFields(coins, stellar)).toContain('memo');
    expect(paymentFieldFaults(coins, stellar)).toEqual({});
    expect(sentDetails(coins, stellar)).toEqual(stellar);
  });

  test('a memo of another network is not sent', () => {
    expect(sentDetails(coins, { coin: 'BTC', network: 'bitcoin', address: 'bc1', memo: '4711' })).not.toHaveProperty('memo');
  });
});

describe('a bank account', () => {
  test.each([
    ['can be valid', {}, {}],
    ['needs each field', { bank_name: ' ' }, { bank_name: 'field_required' }],
    ['needs a valid IBAN', { iban: 'FI21 1234 5600 0007 86' }, { iban: 'invalid_value' }],
    ['needs a well-formed BIC', { bic: 'NORDEA' }, { bic: 'invalid_value' }],
  ])('%s', (_, typed, faults) => {
    expect(paymentFieldFaults(sepa, { ...filled, ...typed })).toEqual(faults);
  });

  test('sends the fields of the method, normalised, and none of another method', () => {
    const sent = sentDetails(sepa, { ...filled, bank_name: ' Nordea ', email: 'x@example.com' });
    expect(sent).toEqual({ ...filled, iban: 'FI2112345600000785' });
  });
});

test.each([
  ['iban_or_account', '12345678', undefined],
  ['iban_or_account', 'FI2112345600000786', 'invalid_value'],
  ['iban', 'IBAN: fi21 1234 5600 0007 85', undefined],
  ['iban', 'GB00HLFX11016111455365', 'invalid_value'],
  ['account_number', '４００５\u2013５５６６', undefined],
  ['phone_number', '+358 40 123 4567', undefined],
  ['phone_number', '12a', 'phone_number_validation'],
  ['phone_number', '123', 'phone_number_length_check'],
  ['email', 'ilmari', 'email_validation'],
  ['phone_number', '+3584012345678901', 'phone_number_length_check'],
  ['iban_or_account', '12_34', 'invalid_value'],
  ['sort_code', '20-00', 'invalid_value'],
] as const)('%s "%s": %s', (field, value, fault) => {
  expect(paymentFieldFaults(processorOf({ fields: [field] }), { [field]: value })).toEqual(fault ? { [field]: fault } : {});
});
