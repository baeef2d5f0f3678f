import { describe, expect, test } from 'vitest';
import { transactionIdOf } from './deposit-return.ts';

describe('the query of the return from a payment page', () => {
  test.each([
    ['?tab=deposit&transaction=42', '42'],
    ['?tab=deposit', undefined],
    ['?transaction=', undefined],
    [`?transaction=${'9'.repeat(101)}`, undefined],
    ['?transaction=42&status=complete', '42'],
    ['?tab=deposit&transaction=42?status=success', '42'],
    ['?tab=deposit&transaction=42%3Fstatus%3Dsuccess', '42'],
    ['?tab=deposit&transaction=42?status=success&token=a', '42'],
    ['?tab=deposit&transaction=42/', '42'],
    ['?tab=deposit&transaction=42/?status=success', '42'],
    ['?tab=deposit&transaction=42%2F', '42'],
    ['?tab=deposit&amp;transaction=42', '42'],
    ['?tab=deposit&amp;transaction=42&amp;status=success', '42'],
    ['?tab=deposit&amp;amp;transaction=42', '42'],
    ['?tab=deposit%26transaction%3D42', '42'],
    ['?tab=deposit?transaction=42', '42'],
    ['?tab=deposit?status=ok&transaction=42', '42'],
    ['?tab=deposit?status=ok&amp;transaction=42', '42'],
    ['?tab=deposit&transaction=5f0c-42?status=a=b', '5f0c-42'],
    ['?tab=deposit&transaction=?status=success', undefined],
    ['?tab=deposit&transaction=/', undefined],
    ['?tab=deposit&my_transaction=42', undefined],
    ['?tab=deposit?status=ok', undefined],
  ])('%s has the transaction %s', (search, id) => {
    expect(transactionIdOf(new URLSearchParams(search))).toBe(id);
  });
});
