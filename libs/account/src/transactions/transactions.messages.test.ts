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
    ['is the note of the operator', { note: 'The account is closed', reason: 'wrong_card' }, 'The account is closed'],
    ['is the text for an error key', { note: null, reason: 'wrong_card' }, 'auth.failure.wrong_card'],
    ['is what the bank reported', { note: null, reason: 'card_expired' }, 'auth.declined.card_expired'],
    ['is not shown if it only repeats the status', { note: null, reason: 'deposit_fail' }, undefined],
    ['is not shown for an unknown key', { note: null, reason: 'E-4711' }, undefined],
    ['can be missing', { note: null, reason: null }, undefined],
  ])('%s', (_, transaction, expected) => {
    expect(reasonText(transaction, { text })).toBe(expected);
  });
});
