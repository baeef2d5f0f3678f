import { describe, expect, test } from 'vitest';
import { money } from '@playfront/money';
import { epcCodeOf } from './epc-code.rules.ts';

const transfer = {
  amount: money(20_050, 'EUR'),
  beneficiary: 'Northlight',
  iban: 'FI21 1234 5600 0007 85',
  bic: 'SNDBFIHH',
  reference: 'RF18539007547034',
};

describe('the code for banking apps', () => {
  test('has a creditor reference in its structured field', () => {
    expect(epcCodeOf(transfer)).toBe('BCD\n002\n1\nSCT\nSNDBFIHH\nNorthlight\nFI2112345600000785\nEUR200.5\n\nRF18539007547034\n');
  });

  test('has any other reference as free text', () => {
    expect(
      epcCodeOf({ ...transfer, reference: 'NL84 2217 K6' })
        ?.split('\n')
        .slice(-2),
    ).toEqual(['', 'NL84 2217 K6']);
  });

  test('exists only for euro transfers to an IBAN', () => {
    expect(epcCodeOf({ ...transfer, amount: money(20_050, 'SEK') })).toBeUndefined();
    expect(epcCodeOf({ ...transfer, iban: '' })).toBeUndefined();
  });
});
