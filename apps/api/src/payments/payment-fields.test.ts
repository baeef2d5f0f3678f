import { describe, expect, it } from 'vitest';
import { isCryptoAddress } from './crypto-address.rules.ts';
import { checkFields } from './payment-fields.rules.ts';
import { readProviderData } from './provider-data.ts';

const { providers, networks } = readProviderData();

describe('the fields of a payment method', () => {
  it('are stored in canonical form, without unknown ones', () => {
    const given = { iban: ' IBAN: fi21\u00a01234 5600-0007\u201385\u200b', cvv: '123', constructor: 'x' };
    expect(checkFields(['iban'], given)).toEqual({ ok: true, fields: { iban: 'FI2112345600000785' } });
    expect(checkFields(['toString'], {})).toEqual({ ok: false, faults: { toString: 'field_required' } });
  });

  it('require coin, chain and address to match', () => {
    const names = ['coin', 'network', 'address', 'memo'];
    const tron = { coin: 'USDT', network: 'tron', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
    expect(checkFields(names, tron, networks).ok).toBe(true);
    expect(checkFields(names, { ...tron, network: 'bitcoin' }, networks)).toMatchObject({
      faults: { network: 'invalid_value', address: 'invalid_value' },
    });
    expect(checkFields(names, { ...tron, coin: 'LUNA' }, networks)).toMatchObject({ faults: { coin: 'invalid_value', network: 'invalid_value' } });
  });

  it('all have rules: each name in the data is one of these', () => {
    const words = ['bank_name', 'beneficiary_name', 'recipient_address'];
    const names = new Set(providers.flatMap(({ deposit, withdrawal }) => [...deposit.fields, ...(withdrawal?.fields ?? [])]));
    const nonsense = '\u202e?';
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
