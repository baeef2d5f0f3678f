import { money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import { canChangeBet, nextPlay, waitMs, type Play, type PlayEvent } from './play.rules.ts';
import type { Round, Spin } from './round.ts';

const euro = (minor: number) => money(minor, 'EUR');
const spin: Spin = { steps: [{ window: [], wins: [], win: euro(0) }], win: euro(0), freeSpinsWon: 0 };

function roundOf(spinCount: number): Round {
  const free = Array.from({ length: spinCount - 1 }, () => spin);
  return { id: '1', nonce: 1, spins: [spin, ...free], bet: euro(100), win: euro(0), balance: euro(900), celebrate: false };
}

const idle: Play = { phase: 'idle' };
const requesting: Play = { phase: 'requesting', key: 'first', bet: euro(100) };
const unknown: Play = { phase: 'unknown', key: 'first', bet: euro(100), fault: 'timeout' };
const refused: Play = { phase: 'refused', refusal: { error: 'insufficient_funds' } };
const closed: Play = { phase: 'closed' };
const showing = (spinIndex: number, spinCount = 3): Play => ({ phase: 'showing', round: roundOf(spinCount), spinIndex, isSkipped: false });
const press: PlayEvent = { type: 'pressed', key: 'second', bet: euro(200) };

describe('a press', () => {
  test.each([
    ['starts a round if no stake is open', idle],
    ['starts a round after a refusal, with a new key', refused],
  ])('%s', (_, play) => {
    expect(nextPlay(play, press)).toEqual({ phase: 'requesting', key: 'second', bet: euro(200) });
  });

  test('requests the open stake again, with its key and bet, if its outcome is unknown', () => {
    expect(nextPlay(unknown, press)).toEqual(requesting);
  });

  test('that buys free spins keeps their price until the outcome is known', () => {
    const bought = nextPlay(idle, { ...press, price: euro(10_080) });
    expect(bought).toEqual({ phase: 'requesting', key: 'second', bet: euro(200), price: euro(10_080) });
    const unsure = nextPlay(bought, { type: 'faulted', fault: 'timeout' });
    expect(nextPlay(unsure, { type: 'pressed', key: 'third', bet: euro(100) })).toEqual(bought);
  });

  test.each([
    ['a response is pending', requesting],
    ['a round is shown', showing(0)],
    ['the session is closed', closed],
  ])('changes nothing while %s', (_, play) => {
    expect(nextPlay(play, press)).toBe(play);
  });
});

describe('a response', () => {
  test('is shown from its paid spin', () => {
    expect(nextPlay(requesting, { type: 'responded', round: roundOf(1) })).toMatchObject({ phase: 'showing', spinIndex: 0, isSkipped: false });
  });

  test.each(['network', 'timeout', 'server', 'contract'] as const)('with a fault (%s) does not change the key', (fault) => {
    expect(nextPlay(requesting, { type: 'faulted', fault })).toEqual({ ...unknown, fault });
  });

  test.each([
    ['insufficient_funds', 'refused'],
    ['stake_out_of_range', 'refused'],
    ['too_many_requests', 'refused'],
    ['round_session_closed', 'closed'],
    ['unauthorized', 'closed'],
  ] as const)('with the refusal %s sets the phase %s', (error, phase) => {
    expect(nextPlay(requesting, { type: 'refused', refusal: { error } }).phase).toBe(phase);
  });

  test('that is late changes nothing', () => {
    for (const play of [idle, unknown, showing(0), closed]) {
      expect(nextPlay(play, { type: 'responded', round: roundOf(1) })).toBe(play);
      expect(nextPlay(play, { type: 'refused', refusal: { error: 'insufficient_funds' } })).toBe(play);
      expect(nextPlay(play, { type: 'faulted', fault: 'network' })).toBe(play);
    }
  });
});

describe('showing a round', () => {
  test('continues through its free spins and ends idle', () => {
    const seen: Play[] = [];
    let play: Play = showing(0, 3);
    while (play.phase === 'showing') {
      seen.push(play);
      play = nextPlay(play, { type: 'spin-shown' });
    }
    expect(seen.map((shown) => (shown.phase === 'showing' ? shown.spinIndex : -1))).toEqual([0, 1, 2]);
    expect(play).toMatchObject({ phase: 'idle', last: { id: '1' } });
  });

  test('can skip free spins to the last one, once', () => {
    const skipped = nextPlay(showing(1, 11), { type: 'skipped' });
    expect(skipped).toMatchObject({ spinIndex: 10, isSkipped: true });
    expect(nextPlay(skipped, { type: 'skipped' })).toBe(skipped);
    expect(nextPlay(skipped, { type: 'spin-shown' }).phase).toBe('idle');
  });

  test('cannot skip the paid spin', () => {
    const paid = showing(0, 11);
    expect(nextPlay(paid, { type: 'skipped' })).toBe(paid);
  });
});

test('only a refusal can be dismissed, never a stake that may have reached the server', () => {
  expect(nextPlay(refused, { type: 'dismissed' })).toEqual({ phase: 'idle' });
  for (const play of [requesting, unknown, closed]) expect(nextPlay(play, { type: 'dismissed' })).toBe(play);
});

test('the bet can be changed only while no stake is open', () => {
  expect([idle, refused, requesting, unknown, showing(0), closed].map(canChangeBet)).toEqual([true, true, false, false, false, false]);
});

describe('the minimum time between rounds', () => {
  test.each([
    ['does not apply to the first round', idle, undefined, 0],
    ['delays the next round by its rest', idle, 1000, 1500],
    ['has passed', idle, -2000, 0],
    ['does not apply to a repeated request', unknown, 1000, 0],
  ])('%s', (_, play, startedAtMs, expected) => {
    expect(waitMs(play, startedAtMs, 2500, 2000)).toBe(expected);
  });
});
