import { expect, test } from 'vitest';
import { ballKind, bestTicket, resized, resultsOf, ticketBets } from './lottery.rules.ts';

const first = new Set([3, 1, 2]);

test('more tickets are filled, and fewer remove the last ones', () => {
  expect(resized([first], 2, () => new Set([9])).map((picks) => [...picks])).toEqual([[3, 1, 2], [9]]);
  expect(resized([first, new Set([9])], 1, () => new Set())).toEqual([first]);
});

test('only complete tickets are played', () => {
  expect(ticketBets([first, new Set([4])], 3, 100)).toEqual([{ spot: '1-2-3', amountMinor: 100 }]);
});

test('balls of the same tens share a colour', () => expect([1, 10, 11, 49].map(ballKind)).toEqual(['1', '1', '2', '5']));

test('a ticket that returns no more than its stake is not won', () => {
  const bets = [
    { spot: '1-2-3', amountMinor: 100, winMinor: 100 },
    { spot: '4-5-6', amountMinor: 100, winMinor: 0 },
  ];
  expect(resultsOf([first, new Set([4, 5, 6]), new Set()], bets)).toEqual([{ winMinor: 100, isWon: false }, undefined, undefined]);
});

test('the best ticket is the one that returned the most', () => {
  expect(bestTicket([undefined, { winMinor: 100, isWon: false }, { winMinor: 400, isWon: true }])).toBe(2);
  expect(bestTicket([undefined])).toBeUndefined();
});
