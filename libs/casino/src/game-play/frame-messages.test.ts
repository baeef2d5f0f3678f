import { expect, test } from 'vitest';
import { gameMessageOf } from './frame-messages.ts';

const from = (message: object) => ({ source: 'playfront-game', ...message });

test.each([
  ['ready', from({ type: 'ready' })],
  ['a settled round', from({ type: 'round-settled', bet: '1.00', win: '0.40', currency: 'EUR' })],
  ['a reality check', from({ type: 'reality-check-passed' })],
  ['a balance', from({ type: 'balance', balance: '19.40', currency: 'EUR' })],
])('%s is a message of the game', (_, message) => {
  expect(gameMessageOf(message)).toEqual(message);
});

test.each([
  ['text', 'ready'],
  ['nothing', null],
  ['a message of an extension', { type: 'ready' }],
  ['another type', from({ type: 'navigate', to: 'https://evil.example' })],
  ['an amount that is no text', from({ type: 'balance', balance: 19.4, currency: 'EUR' })],
  ['a round without a win', from({ type: 'round-settled', bet: '1.00', currency: 'EUR' })],
])('%s is not', (_, message) => {
  expect(gameMessageOf(message)).toBeUndefined();
});
