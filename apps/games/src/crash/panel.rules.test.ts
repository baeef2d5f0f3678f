import { describe, expect, test } from 'vitest';
import type { Flight } from './flight.rules.ts';
import { buttonOf, isLocked, lineOf, parseMultiple, quickAmounts, returnAt, stepsOf, type OwnBet, type PanelState } from './panel.rules.ts';

const number = 7;
const betting: Flight = { state: 'betting', number, closesAtMs: 7_000, opensForMs: 7_000 };
const flyingAt = (multiple: number): Flight => ({ state: 'flying', number, startedAtMs: 0, receivedAtMs: 0, tick: { elapsedMs: 0, multiple } });
const crashed: Flight = { state: 'crashed', number, bust: 261, nextAtMs: 3_000 };
const betOf = (change: Partial<OwnBet> = {}): OwnBet => ({
  ...{ id: 'a', number, panel: 1, amountMinor: 500, autoCashOut: null, state: 'open', cashedOutAt: null, winMinor: 0 },
  ...change,
});
const panelOf = (change: Partial<PanelState> = {}): PanelState => ({ isQueued: false, ...change });
const cashedOut = betOf({ state: 'cashed_out', cashedOutAt: 237, winMinor: 1_185 });

describe('the main button', () => {
  test.each<[string, PanelState, Flight, string, boolean]>([
    ['bets while bets are open', panelOf(), betting, 'bet', false],
    ['waits for the server', panelOf({ sending: 'bet' }), betting, 'bet', true],
    ['takes a bet back while bets are open', panelOf({ bet: betOf() }), betting, 'placed', false],
    ['bets again after a bet was taken back', panelOf({ bet: betOf({ state: 'void' }) }), betting, 'bet', false],
    ['cashes out in flight', panelOf({ bet: betOf() }), flyingAt(237), 'cash_out', false],
    ['cashes out from 1.01 only', panelOf({ bet: betOf() }), flyingAt(100), 'cash_out', true],
    ['waits for the confirmation of a cash-out', panelOf({ bet: betOf(), sending: 'cash_out' }), flyingAt(237), 'cash_out', true],
    ['shows what was confirmed until the end of the flight', panelOf({ bet: cashedOut }), flyingAt(261), 'cashed_out', true],
    ['bets on the next round in flight', panelOf(), flyingAt(237), 'next', false],
    ['cancels a bet on the next round', panelOf({ isQueued: true }), flyingAt(237), 'queued', false],
    ['bets on the next round after the end', panelOf({ bet: betOf({ state: 'lost' }) }), crashed, 'next', false],
    ['bets on the next round with a bet of an earlier one', panelOf({ bet: betOf({ number: 6 }) }), flyingAt(237), 'next', false],
  ])('%s', (_case, panel, flight, kind, isOff) => expect(buttonOf(panel, flight, true)).toMatchObject({ kind, isOff }));

  test('says what is in play without a connection', () => {
    expect(buttonOf(panelOf({ bet: betOf() }), flyingAt(192), false)).toEqual({ kind: 'offline', bet: betOf(), isOff: true });
    expect(buttonOf(panelOf({ bet: cashedOut }), flyingAt(261), false)).toEqual({ kind: 'offline', bet: undefined, isOff: true });
  });
});

describe('a panel', () => {
  test.each<[string, PanelState, Flight, boolean]>([
    ['is free without a bet', panelOf(), betting, false],
    ['is locked with a bet', panelOf({ bet: betOf() }), betting, true],
    ['is locked with a queued bet', panelOf({ isQueued: true }), flyingAt(150), true],
    ['is locked in flight after a cash-out', panelOf({ bet: cashedOut }), flyingAt(261), true],
    ['is free after the end', panelOf({ bet: cashedOut }), crashed, false],
  ])('%s', (_case, panel, flight, expected) => expect(isLocked(panel, flight)).toBe(expected));

  test('says what a bet returned, and otherwise what it would', () => {
    const stake = { amountMinor: 500, autoCashOut: 300 };
    expect(lineOf(panelOf(), betting, stake)).toEqual({ kind: 'returns', minor: 1_500 });
    expect(lineOf(panelOf(), betting, { ...stake, autoCashOut: null })).toEqual({ kind: 'by_hand' });
    expect(lineOf(panelOf({ bet: betOf({ autoCashOut: 200 }) }), betting, stake)).toEqual({ kind: 'returns', minor: 1_000 });
    expect(lineOf(panelOf({ bet: cashedOut }), crashed, stake)).toEqual({ kind: 'net', minor: 685 });
    expect(lineOf(panelOf({ bet: betOf({ state: 'lost' }) }), crashed, stake)).toEqual({ kind: 'lost', minor: 500 });
    const [lastLost, older] = [betOf({ state: 'lost', number: number - 1 }), betOf({ state: 'lost', number: number - 2 })];
    expect(lineOf(panelOf({ bet: lastLost }), betting, stake)).toEqual({ kind: 'lost', minor: 500 });
    expect(lineOf(panelOf({ bet: older }), betting, stake)).toEqual({ kind: 'returns', minor: 1_500 });
  });
});

test('a return is cut to whole minor units', () => expect([returnAt(333, 237), returnAt(10, 101), returnAt(500, 237)]).toEqual([789, 10, 1_185]));

test.each([
  ['3', 300],
  ['2,5', 250],
  ['1.75x', 175],
  [' 2.379 ', 237],
  ['1', 101],
  ['99999', 1_000_000],
  ['', undefined],
  ['x', undefined],
  ['-2', undefined],
  ['1.2.3', undefined],
])('the typed multiple %j is %j', (text, expected) => expect(parseMultiple(text)).toBe(expected));

test('the stepper has round amounts between the limits', () => {
  expect(stepsOf([50, 250], 10, 1_000)).toEqual([10, 20, 50, 100, 200, 250, 500, 1_000]);
  expect(stepsOf([], 15, 40)).toEqual([15, 20, 40]);
});

test('four of the offered amounts are one press away', () => {
  expect(quickAmounts([10, 50, 100])).toEqual([10, 50, 100]);
  expect(quickAmounts([10, 50, 100, 500, 2_500, 10_000])).toEqual([50, 100, 500, 2_500]);
  expect(quickAmounts([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([2, 4, 6, 8]);
});
