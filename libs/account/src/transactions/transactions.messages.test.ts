import { describe, expect, test } from 'vitest';
import { reasonText, transactionTitle } from './transactions.messages.ts';

describe('the title of a line', () => {
  test.each([
    ['withdrawal_cancelled', 'account.transactions.type.withdrawal_cancelled'],
    ['chargeback', 'account.transactions.type.other'],
    ['', 'account.transactions.type.other'],
  ])('%s', (type, title) => {
    expect(transactionTitle({ type })).toBe(title);
  });
});

describe('the reason of a status', () => {
  const text = (id: string) => id;
  test.each([
    ['the words of the operator', { note: 'The account is closed', reason: 'wrong_card' }, 'The account is closed'],
    ['the words for an error key', { note: null, reason: 'wrong_card' }, 'auth.failure.wrong_card'],
    ['nothing that the status says already', { note: null, reason: 'deposit_fail' }, undefined],
    ['nothing for a key nobody knows', { note: null, reason: 'E-4711' }, undefined],
    ['nothing', { note: null, reason: null }, undefined],
  ])('%s', (_, transaction, words) => {
    expect(reasonText(transaction, { text })).toBe(words);
  });
});
