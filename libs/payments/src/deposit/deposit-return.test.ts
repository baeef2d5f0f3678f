import { describe, expect, test } from 'vitest';
import { transactionIdOf } from './deposit-return.ts';

describe('coming back from a payment page', () => {
  test.each([
    ['?tab=deposit&transaction=42', '42'],
    ['?tab=deposit', undefined],
    ['?transaction=', undefined],
    [`?transaction=${'9'.repeat(101)}`, undefined],
    ['?transaction=42&status=complete', '42'],
  ])('%s is about %s', (search, id) => {
    expect(transactionIdOf(new URLSearchParams(search))).toBe(id);
  });
});
