import { describe, expect, it } from 'vitest';
import { isCryptoAddress } from './crypto-address.rules.ts';
import { checkFields } from './payment-fields.rules.ts';
import { readProviderData } from './provider-data.ts';

const { providers, networks } = readProviderData();

describe('what a way to pay asks for', () => {
  it.each([
    ['an IBAN', 'iban', 'FI21 1234 5600 0007 85', undefined],
    ['an IBAN with a digit wrong', 'iban', 'FI21 1234 5600 0007 86', 'invalid_value'],
    ['a wrong IBAN where an account would do', 'iban_or_account', 'FI21 1234 5600 0007 86', 'invalid_value'],
    ['an account where there is no IBAN', 'iban_or_account', '4005 5566 77', undefined],
    ['a BIC', 'bic', 'NDEAFIHH', undefined],
    ['a BIC too short', 'bic', 'NDEA', 'invalid_value'],
    ['an address', 'email', 'aino@example.com', undefined],
    ['an address with all that is usual', 'email', 'Aino.Mari_L%1+x@mail.g-mail.co.uk', undefined],
    ['an address of a domain in other letters', 'email', 'aino@xn--e1afmkfd.xn--p1ai', undefined],
    ['an address with an exclamation mark', 'email', 'a!ino@gmail.com', 'email_validation'],
    ['an address with an apostrophe', 'email', "aino@gmail.com'", 'email_validation'],
    ['an address with a letter that looks like another', 'email', '\u0430ino@gmail.com', 'email_validation'],
    ['an address of a domain that ends with a hyphen', 'email', 'aino@gmail-.com', 'email_validation'],
    ['half an address', 'email', 'aino@', 'email_validation'],
    ['a telephone', 'phone_number', '+358 40 123 4567', undefined],
    ['letters for a telephone', 'phone_number', '+35840abc', 'phone_number_validation'],
    ['a short telephone', 'phone_number', '12345', 'phone_number_length_check'],
    ['a sort code', 'sort_code', '20-00-00', undefined],
    ['a UPI name', 'upi_id', 'aino@okbank', undefined],
    ['a UPI name without a bank', 'upi_id', 'aino', 'invalid_value'],
    ['a PIX key', 'pix_key', '529.982.247-25', undefined],
    ['a PIX key that is none', 'pix_key', '1234', 'invalid_value'],
    ['a name', 'beneficiary_name', 'Aino Mäki-Virtanen', undefined],
    ['a name of digits', 'beneficiary_name', '12345', 'invalid_value'],
    ['a name with hidden signs', 'beneficiary_name', 'Ai\u202eno', 'invalid_value'],
    ['nothing', 'iban', '  ', 'field_required'],
    ['no memo, which few need', 'memo', '', undefined],
  ])('%s', (_text, name, value, fault) => {
    const check = checkFields([name], { [name]: value });
    expect(check.ok ? undefined : check.faults[name]).toBe(fault);
  });

  it('is kept without what nobody asked for, and without the spaces around it', () => {
    const given = { iban: ' FI2112345600000785 ', cvv: '123', constructor: 'x' };
    expect(checkFields(['iban'], given)).toEqual({ ok: true, fields: { iban: 'FI2112345600000785' } });
    expect(checkFields(['toString'], {})).toEqual({ ok: false, faults: { toString: 'field_required' } });
  });

  it('names coin, chain and address that fit together', () => {
    const names = ['coin', 'network', 'address', 'memo'];
    const tron = { coin: 'USDT', network: 'tron', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
    expect(checkFields(names, tron, networks).ok).toBe(true);
    expect(checkFields(names, { ...tron, network: 'bitcoin' }, networks)).toMatchObject({
      faults: { network: 'invalid_value', address: 'invalid_value' },
    });
    expect(checkFields(names, { ...tron, coin: 'LUNA' }, networks)).toMatchObject({ faults: { coin: 'invalid_value', network: 'invalid_value' } });
  });

  it('is nothing that has no rule by accident: each name of the data is one of these', () => {
    const words = ['bank_name', 'beneficiary_name', 'recipient_address'];
    const names = new Set(providers.flatMap(({ deposit, withdrawal }) => [...deposit.fields, ...(withdrawal?.fields ?? [])]));
    const nonsense = '\u202e';
    for (const name of names) expect(checkFields([name], { [name]: nonsense }).ok, name).toBe(false);
    expect([...names].filter((name) => checkFields([name], { [name]: 'Some words' }).ok).sort()).toEqual(
      ['account_number', 'iban_or_account', 'postal_code', 'voucher_code', ...words].sort(),
    );
  });
});

describe('an address of a chain', () => {
  it.each([
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', false],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', true],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', false],
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', true],
    ['bitcoin', 'BC1QW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', false],
    ['bitcoin', '0x52908400098527886E0F7030069857D2E4169EE7', false],
    ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', true],
    ['ethereum', '0x52908400098527886E0F7030069857D2E4169EE', false],
    ['litecoin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', true],
    ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', true],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', false],
    ['ripple', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', true],
    ['ripple', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', false],
    ['solana', '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T', true],
    ['solana', '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7', false],
    ['ton', 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', true],
    ['bitcoin', '', false],
    ['constructor', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', false],
  ])('%s: %s', (network, address, isGood) => {
    expect(isCryptoAddress(network, address)).toBe(isGood);
  });
});
