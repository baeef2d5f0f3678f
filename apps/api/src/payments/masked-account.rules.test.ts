import { describe, expect, it } from 'vitest';
import { maskedAccount } from './masked-account.rules.ts';

describe('a masked account', () => {
  it.each([
    ['ends an IBAN', { iban: 'FI2112345600000785', bic: 'NDEAFIHH' }, 'IBAN •••• 0785'],
    ['ends an account number', { sort_code: '200000', account_number: '55779911' }, '•••• 9911'],
    ['ends an address, whatever its coin', { coin: 'BTC', network: 'bitcoin', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }, '•••• 5mdq'],
    ['keeps the domain of a mail address', { email: 'aino.laine@example.com' }, 'a••••@example.com'],
    ['shows half of a short account', { wallet_id: 'ab12' }, '•••• 12'],
    ['does not show names', { beneficiary_name: 'Aino Laine' }, null],
    ['can be missing', {}, null],
    ['does not show the id of a card that is gone', { saved_card: '6f1c9c1e-3a53-4f0e-9d52-8f6a1f9b7c10' }, null],
  ])('%s', (_, details, expected) => expect(maskedAccount(details, null)).toBe(expected));

  it('is the label of a card', () => {
    expect(maskedAccount({ saved_card: 'x' }, { scheme: 'Visa', last4: '4412' })).toBe('Visa ···· 4412');
  });
});
