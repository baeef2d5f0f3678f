import { describe, expect, it } from 'vitest';
import { isOwnName } from './name-match.rules.ts';
import { destinationOf } from './payout-destination.rules.ts';

describe('a destination', () => {
  const bank = { iban: 'FI21 1234 5600 0007 85', beneficiary_name: 'Aino Laine', bic: 'NDEAFIHH', bank_name: 'Nordic Bank', postal_code: '20100' };

  it.each([
    ['an account however it is typed', ['sepa_transfer', bank], ['sepa_instant', { ...bank, iban: 'fi2112345600000785', bank_name: 'NB' }], true],
    ['another account', ['sepa_transfer', bank], ['sepa_transfer', { ...bank, iban: 'FI5542345670000081' }], false],
    ['a wallet whatever its case', ['skrill', { email: 'Aino@Example.com' }], ['skrill', { email: 'aino@example.com ' }], true],
    ['the same name at another wallet', ['skrill', { email: 'aino@example.com' }], ['neteller', { email: 'aino@example.com' }], false],
    ['a look-alike address with a hyphen', ['skrill', { email: 'aino@gmail.com' }], ['skrill', { email: 'aino@g-mail.com' }], false],
    ['a look-alike address with a sign', ['skrill', { email: 'aino@gmail.com' }], ['skrill', { email: 'a!ino@gmail.com' }], false],
    ['a wallet number with a hyphen', ['jeton', { account_id: 'aino1' }], ['jeton', { account_id: 'aino-1' }], false],
    ['a wallet number in capitals', ['jeton', { account_id: 'aino1' }], ['jeton', { account_id: 'AINO1' }], false],
    ['a wallet name with a hyphen', ['binance_pay', { wallet_id: 'aino1' }], ['binance_pay', { wallet_id: 'aino-1' }], false],
    ['a UPI name with a hyphen', ['upi', { upi_id: 'aino@okbank' }], ['upi', { upi_id: 'ai-no@okbank' }], false],
    ['a UPI name in capitals', ['upi', { upi_id: 'aino@okbank' }], ['upi', { upi_id: 'Aino@OkBank' }], true],
    ['a mail address for a PayID', ['payid', { payid: 'aino@gmail.com' }], ['payid', { payid: 'aino@g-mail.com' }], false],
    ['a telephone for a PayID', ['payid', { payid: '+61 412-345-678' }], ['payid', { payid: '+61412345678' }], true],
    ['a mail address for a PIX key', ['pix', { pix_key: 'aino@gmail.com' }], ['pix', { pix_key: 'aino@gma-il.com' }], false],
    ['a CPF for a PIX key', ['pix', { pix_key: '529.982.247-25' }], ['pix', { pix_key: '52998224725' }], true],
    ['a telephone', ['mpesa', { phone_number: '+254 (7) 12-34-56' }], ['mpesa', { phone_number: '+2547123456' }], true],
    [
      'a sort code',
      ['faster_payments', { sort_code: '20-00-00', account_number: '1' }],
      ['faster_payments', { sort_code: '200000', account_number: '1' }],
      true,
    ],
    [
      'an account that is no IBAN at another bank',
      ['wire_transfer', { iban_or_account: '4005566', bic: 'NDEAFIHH' }],
      ['wire_transfer', { iban_or_account: '4005566', bic: 'DEUTDEFF' }],
      false,
    ],
    [
      'a bank whose name looks alike',
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

  it('of a card is the card, whoever saved it', () => {
    expect(destinationOf('card', { saved_card: '1' }, 'token')).toBe(destinationOf('card', { saved_card: '2' }, 'token'));
  });
});

describe('a beneficiary', () => {
  const aino = { first_name: 'Aino Maria', last_name: 'Laine-Mäki' };
  const plain = { first_name: 'Test', last_name: 'Player' };
  const initials = { first_name: 'A', last_name: 'B' };
  const initial = { first_name: 'A', last_name: 'Virtanen' };
  const two = { first_name: 'Aino Matti', last_name: 'Laine Virtanen' };
  const chinese = { first_name: '明', last_name: '李' };
  it.each([
    [initials, 'A Matti B', false],
    [initials, 'B Virtanen Matti A', false],
    [initials, 'A B', false],
    [initial, 'A. Virtanen', true],
    [initial, 'Matti A Virtanen', false],
    [two, 'Matti Virtanen', false],
    [two, 'Aino Virtanen', false],
    [two, 'Matti Laine', false],
    [two, 'Aino Laine', true],
    [two, 'Matti Laine Virtanen', true],
    [chinese, '李 明', true],
    [chinese, '李 王', false],
    [chinese, '李明', true],
    [chinese, '明李', true],
    [{ first_name: '小明', last_name: '李' }, '李小明', true],
    [{ first_name: '민준', last_name: '김' }, '김민준', true],
    [plain, 'TestPlayer', false],
    [plain, 'Player Test Mallory', true],
    [chinese, '李王明', false],
    [chinese, '李明王', false],
    [aino, 'Maria Laine-Mäki', true],
    [aino, 'Aino Maria Laine-Mäki', true],
    [aino, 'LAINE-MAKI AINO MARIA', true],
    [aino, 'Aino Laine Mäki', true],
    [aino, 'Aino M. Laine-Mäki', true],
    [aino, '  aino   laine-mäki ', true],
    [aino, 'Aino Maria Elisabet Laine-Mäki', true],
    [aino, 'Aino M. Elisabet Laine-Mäki', true],
    [aino, 'Laine-Mäki Aino Maria Elisabet', true],
    [aino, 'Аino Laine-Mäki', true],
    [aino, 'Aino Maria Elisabet Katariina Laine-Mäki', true],
    [aino, 'Aino Maria Elisabet Katariina Helena Laine-Mäki', false],
    [aino, 'Aino Elisabet Laine-Mäki', false],
    [aino, 'Aino Maria Laine-Mäki and Matti Virtanen', false],
    [aino, 'Matti Laine-Mäki', false],
    [aino, 'Aino Virtanen', false],
    [aino, 'Aino', false],
    [aino, 'Laine-Mäki', false],
    [aino, 'Laine Mäki Oy', false],
    [aino, 'Matti Virtanen', false],
    [aino, 'A. Laine-Mäki', false],
    [plain, 'Test J. Player', true],
    [plain, 'Test Mallory Player', true],
    [plain, 'Test Player-Thief', false],
    [plain, 'Thief Test Player', false],
    [plain, 'Test Player Mallory', false],
    [plain, 'Test Player Mallory Thief', false],
    [plain, 'Mallory Thief Test Player', false],
    [plain, 'Mallory Test Player Thief', false],
    [plain, 'Test Player and Mallory Thief', false],
    [plain, 'Mallory Player', false],
    [plain, '', false],
  ])('of %o is the player as %s: %s', (player, name, isOwn) => {
    expect(isOwnName(name, player)).toBe(isOwn);
  });
});
