import { describe, expect, test } from 'vitest';
import { parseResponse } from '@playfront/auth/testing';
import type { Format } from '@playfront/i18n';
import { pendingWithdrawal, withdrawalDetails } from '../testing/transactions.fixtures.ts';
import { timelineSteps } from './transaction-details.messages.ts';

const format = { text: (id: string) => id, dateTime: (iso: string) => iso } as Format;

describe('the step of a hold', () => {
  test.each([
    ['says that the withdrawal can be cancelled', true, 'account.transactions.step.hold_text'],
    ['does not say so if it cannot', false, undefined],
  ])('%s', (_, canCancel, expected) => {
    const hold = { id: 'hold', state: 'current', time: null, due: '2026-11-21T09:40:00.000Z' } as const;
    const wire = withdrawalDetails({ transaction: pendingWithdrawal({ can_cancel: canCancel }), steps: [hold] });
    expect(timelineSteps(parseResponse('frontGetTransactionDetails', wire), format).map(({ detail }) => detail)).toEqual([expected]);
  });
});
