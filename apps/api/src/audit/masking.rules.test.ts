import { expect, it } from 'vitest';
import { maskedForAudit } from './masking.rules.ts';

it.each([
  ['fields that changed', { status: 'active', version: 2, note: null }, { status: 'active', version: 2, note: null }],
  [
    'secrets',
    { password: 'p', password_hash: 'h', access_token: 't', server_seed: 's', nested: [{ otp: '1', kept: true }] },
    { nested: [{ kept: true }] },
  ],
  [
    'payout details',
    { details: { iban: 'FI2112345600000785', bank: 'Nordea', nested: { to: 'bc1qar0srrr7xfkvy5l643' } } },
    { details: { iban: '…0785', bank: '…', nested: { to: '…l643' } } },
  ],
  ['a lone destination', [{ iban: 'FI2112345600000785' }], [{ iban: '…0785' }]],
  ['long texts', { body: 'x'.repeat(1_001) }, { body: `${'x'.repeat(1_000)}…` }],
  ['times and bytes', { at: new Date('2026-01-01T00:00:00Z'), bytes: Buffer.from('x') }, { at: '2026-01-01T00:00:00.000Z', bytes: undefined }],
])('stores only the permitted parts of %s', (_text, value, masked) => expect(maskedForAudit(value)).toEqual(masked));
