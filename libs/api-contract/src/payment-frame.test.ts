import { expect, test } from 'vitest';
import { isPaymentFrameMessage, maxFrameHeight, minFrameHeight } from './payment-frame.ts';

const resized = (height: number) => ({ source: 'payment', state: 'resized', height });

test.each([
  ['finished', { source: 'payment', state: 'finished' }, true],
  ['finished, with the deposit', { source: 'payment', state: 'finished', transaction_id: '42' }, true],
  ['the minimum height', resized(minFrameHeight), true],
  ['the maximum height', resized(maxFrameHeight), true],
  ['a height below the minimum', resized(minFrameHeight - 1), false],
  ['a height above the maximum', resized(maxFrameHeight + 1), false],
  ['a card field that is wrong', { source: 'payment', state: 'invalid', error: 'expired' }, true],
  ['an unknown error', { source: 'payment', state: 'invalid', error: '<b>' }, false],
  ['refused card fields', { source: 'payment', state: 'refused', errors: { number: 'not_accepted' } }, true],
  ['another source', { source: 'game', state: 'finished' }, false],
  ['text', 'finished', false],
  ['null', null, false],
])('a message of a payment page: %s', (_text, data, isMessage) => {
  expect(isPaymentFrameMessage(data)).toBe(isMessage);
});
