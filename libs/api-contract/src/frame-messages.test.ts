import { expect, test } from 'vitest';
import { isGameMessage, isSiteMessage } from './frame-messages.ts';

const from = (message: object) => ({ source: 'playfront-game', ...message });
const settled = { type: 'round-settled', roundId: '7', bet: '1.00', win: '0.40', balance: '19.40', currency: 'EUR', celebrate: false };
const { win: _, ...settledWithoutWin } = settled;

test.each([
  ['ready', from({ type: 'ready' })],
  ['a started round', from({ type: 'round-started', bet: '1.00', currency: 'EUR' })],
  ['a settled round', from(settled)],
  ['an abandoned round', from({ type: 'round-abandoned' })],
  ['a balance', from({ type: 'balance', balance: '19.40', currency: 'EUR' })],
  ['opened rules', from({ type: 'rules-opened' })],
  ['closed rules', from({ type: 'rules-closed' })],
  ['paused play', from({ type: 'play-paused' })],
  ['a request for the limits', from({ type: 'limits' })],
  ['a request for the contact form', from({ type: 'contact' })],
  ['a request to deposit', from({ type: 'deposit' })],
  ['a request to reload', from({ type: 'reload' })],
])('%s is a message of a game', (_case, message) => expect(isGameMessage(message)).toBe(true));

test.each([
  ['text', 'ready'],
  ['nothing', null],
  ['a message of a browser extension', { type: 'ready' }],
  ['another type', from({ type: 'navigate', to: 'https://evil.example' })],
  ['an amount that is not text', from({ type: 'balance', balance: 19.4, currency: 'EUR' })],
  ['a round without a win', from(settledWithoutWin)],
  ['an unknown currency', from({ type: 'balance', balance: '19.40', currency: 'ZZZ' })],
])('%s is not', (_case, message) => expect(isGameMessage(message)).toBe(false));

test.each([
  [{ type: 'balance-changed' }, true],
  [{ type: 'open-rules' }, true],
  [{ type: 'close-rules' }, true],
  [{ type: 'play-on' }, true],
  [{ type: 'ready' }, false],
  ['open-rules', false],
  [undefined, false],
])('%j is a message of the site: %s', (message, isMessage) => expect(isSiteMessage(message)).toBe(isMessage));
