import { describe, expect, it } from 'vitest';
import { destinationOf } from './payout-destination.rules.ts';

describe('a destination', () => {
  const bank = { iban: 'FI21 1234 5600 0007 85', beneficiary_name: 'Aino Laine', bic: 'NDEAFIHH', bank_name: 'Nordic Bank', postal_code: '20100' };

  it.each([
    [
      'an account with different spacing and case',
      ['sepa_transfer', bank],
      ['sepa_instant', { ...bank, iban: 'fi2112345600000785', bank_name: 'NB' }],
      true,
    ],
    [
      'an account with invisible characters, dashes and a label',
      ['sepa_transfer', bank],
      ['wire_transfer', { iban_or_account: 'IBAN: ＦＩ21\u200b1234\u20135600\u00a00007\u201085' }],
      true,
    ],
    ['an account number of full-width digits', ['payop', { account_number: '12 34' }], ['payop', { account_number: '１２３４' }], true],
    ['a sort code with another dash', ['x', { sort_code: '20-00-00' }], ['x', { sort_code: '20\u201100\u201100' }], true],
    ['another account', ['sepa_transfer', bank], ['sepa_transfer', { ...bank, iban: 'FI5542345670000081' }], false],
    ['a wallet address in different case', ['skrill', { email: 'Aino@Example.com' }], ['skrill', { email: 'aino@example.com ' }], true],
    ['the same name at another wallet', ['skrill', { email: 'aino@example.com' }], ['neteller', { email: 'aino@example.com' }], false],
    ['a look-alike address with a hyphen', ['skrill', { email: 'aino@gmail.com' }], ['skrill', { email: 'aino@g-mail.com' }], false],
    ['a look-alike address with a symbol', ['skrill', { email: 'aino@gmail.com' }], ['skrill', { email: 'a!ino@gmail.com' }], false],
    ['a wallet number with a hyphen', ['jeton', { account_id: 'aino1' }], ['jeton', { account_id: 'aino-1' }], false],
    ['a wallet number in capitals', ['jeton', { account_id: 'aino1' }], ['jeton', { account_id: 'AINO1' }], false],
    ['a wallet name with a hyphen', ['binance_pay', { wallet_id: 'aino1' }], ['binance_pay', { wallet_id: 'aino-1' }], false],
    ['a UPI name with a hyphen', ['upi', { upi_id: 'aino@okbank' }], ['upi', { upi_id: 'ai-no@okbank' }], false],
    ['a UPI name in capitals', ['upi', { upi_id: 'aino@okbank' }], ['upi', { upi_id: 'Aino@OkBank' }], true],
    ['a mail address for a PayID', ['payid', { payid: 'aino@gmail.com' }], ['payid', { payid: 'aino@g-mail.com' }], false],
    ['a phone number for a PayID', ['payid', { payid: '+61 412-345-678' }], ['payid', { payid: '+61412345678' }], true],
    ['a mail address for a PIX key', ['pix', { pix_key: 'aino@gmail.com' }], ['pix', { pix_key: 'aino@gma-il.com' }], false],
    ['a CPF for a PIX key', ['pix', { pix_key: '529.982.247-25' }], ['pix', { pix_key: '52998224725' }], true],
    ['a phone number', ['mpesa', { phone_number: '+254 (7) 12-34-56' }], ['mpesa', { phone_number: '+2547123456' }], true],
    [
      'a sort code',
      ['faster_payments', { sort_code: '20-00-00', account_number: '1' }],
      ['faster_payments', { sort_code: '200000', account_number: '1' }],
      true,
    ],
    [
      'an account number that is not an IBAN, at another bank',
      ['wire_transfer', { iban_or_account: '4005566', bic: 'NDEAFIHH' }],
      ['wire_transfer', { iban_or_account: '4005566', bic: 'DEUTDEFF' }],
      false,
    ],
    [
      'a bank with a look-alike name',
      ['payop', { bank_name: 'A-B', account_number: '1' }],
      ['payop', { bank_name: 'AB', account_number: '1' }],
      false,
    ],
    ['a tagged address', ['skrill', { email: 'aino@example.com' }], ['skrill', { email: 'aino+2@example.com' }], false],
    [
      'an exchange with another memo',
      ['coinspaid', { coin: 'XLM', address: 'G1', memo: '1' }],
      ['coinspaid', { coin: 'XLM', address: 'G1', memo: '2' }],
      false,
    ],
    [
      'an account number at another bank',
      ['payop', { bank_name: 'A', account_number: '1' }],
      ['payop', { bank_name: 'B', account_number: '1' }],
      false,
    ],
  ] as const)('%s', (_text, [one, details], [other, others], isSame) => {
    expect(destinationOf(one, details, undefined) === destinationOf(other, others, undefined)).toBe(isSame);
  });

  it('of a card is the same for all players who saved it', () => {
    expect(destinationOf('card', { saved_card: '1' }, 'token')).toBe(destinationOf('card', { saved_card: '2' }, 'token'));
  });
});
