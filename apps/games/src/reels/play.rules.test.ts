import { money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import { canChangeBet, nextPlay, waitMs, type Play, type PlayEvent } from './play.rules.ts';
import type { Round, Spin } from './round.ts';

const euro = (minor: number) => money(minor, 'EUR');
const spin: Spin = { window: [], wins: [], win: euro(0), freeSpinsWon: 0 };

function roundOf(spinCount: number): Round {
  const free = Array.from({ length: spinCount - 1 }, () => spin);
  return { id: '1', nonce: 1, spins: [spin, ...free], bet: euro(100), win: euro(0), balance: euro(900), celebrate: false };
}

const idle: Play = { phase: 'idle' };
const asking: Play = { phase: 'asking', key: 'first', bet: euro(100) };
const unsure: Play = { phase: 'unsure', key: 'first', bet: euro(100), fault: 'timeout' };
const refused: Play = { phase: 'refused', refusal: { error: 'insufficient_funds' } };
const closed: Play = { phase: 'closed' };
const showing = (spinIndex: number, spinCount = 3): Play => ({ phase: 'showing', round: roundOf(spinCount), spinIndex, isSkipped: false });
const press: PlayEvent = { type: 'pressed', key: 'second', bet: euro(200) };

describe('a press', () => {
  test.each([
    ['starts a round when nothing is open', idle],
    ['starts a round after a refusal, with a key of its own', refused],
  ])('%s', (_, play) => {
    expect(nextPlay(play, press)).toEqual({ phase: 'asking', key: 'second', bet: euro(200) });
  });

  test('asks about the open stake, with its key and bet, when it is not known to have arrived', () => {
    expect(nextPlay(unsure, press)).toEqual(asking);
  });

  test.each([
    ['an answer is awaited', asking],
    ['a round is shown', showing(0)],
    ['the session is closed', closed],
  ])('changes nothing while %s', (_, play) => {
    expect(nextPlay(play, press)).toBe(play);
  });
});

describe('what the server says', () => {
  test('an answer is shown from its paid spin', () => {
    expect(nextPlay(asking, { type: 'answered', round: roundOf(1) })).toMatchObject({ phase: 'showing', spinIndex: 0, isSkipped: false });
  });

  test.each(['network', 'timeout', 'server', 'nonsense'] as const)('a fault (%s) keeps the key', (fault) => {
    expect(nextPlay(asking, { type: 'faulted', fault })).toEqual({ ...unsure, fault });
  });

  test.each([
    ['insufficient_funds', 'refused'],
    ['stake_out_of_range', 'refused'],
    ['too_many_requests', 'refused'],
    ['round_session_closed', 'closed'],
    ['unauthorized', 'closed'],
  ] as const)('the refusal %s leaves the game %s', (error, phase) => {
    expect(nextPlay(asking, { type: 'refused', refusal: { error } }).phase).toBe(phase);
  });

  test('a late answer changes nothing', () => {
    for (const play of [idle, unsure, showing(0), closed]) {
      expect(nextPlay(play, { type: 'answered', round: roundOf(1) })).toBe(play);
      expect(nextPlay(play, { type: 'refused', refusal: { error: 'insufficient_funds' } })).toBe(play);
      expect(nextPlay(play, { type: 'faulted', fault: 'network' })).toBe(play);
    }
  });
});

describe('showing a round', () => {
  test('goes through its free spins and then rests', () => {
    const seen: Play[] = [];
    let play: Play = showing(0, 3);
    while (play.phase === 'showing') {
      seen.push(play);
      play = nextPlay(play, { type: 'spin-shown' });
    }
    expect(seen.map((shown) => (shown.phase === 'showing' ? shown.spinIndex : -1))).toEqual([0, 1, 2]);
    expect(play).toMatchObject({ phase: 'idle', last: { id: '1' } });
  });

  test('free spins can be skipped to the last one, once', () => {
    const skipped = nextPlay(showing(1, 11), { type: 'skipped' });
    expect(skipped).toMatchObject({ spinIndex: 10, isSkipped: true });
    expect(nextPlay(skipped, { type: 'skipped' })).toBe(skipped);
    expect(nextPlay(skipped, { type: 'spin-shown' }).phase).toBe('idle');
  });

  test('the paid spin cannot be hurried', () => {
    const paid = showing(0, 11);
    expect(nextPlay(paid, { type: 'skipped' })).toBe(paid);
  });
});

test('only a refusal can be dismissed, never a stake that may have arrived', () => {
  expect(nextPlay(refused, { type: 'dismissed' })).toEqual({ phase: 'idle' });
  for (const play of [asking, unsure, closed]) expect(nextPlay(play, { type: 'dismissed' })).toBe(play);
});

test('the bet can be changed only while no stake is open', () => {
  expect([idle, refused, asking, unsure, showing(0), closed].map(canChangeBet)).toEqual([true, true, false, false, false, false]);
});

describe('the least time between rounds', () => {
  test.each([
    ['before the first round there is none', idle, undefined, 0],
    ['the rest of it is waited', idle, 1000, 1500],
    ['it is over', idle, -2000, 0],
    ['asking again is no new round', unsure, 1000, 0],
  ])('%s', (_, play, startedAtMs, expected) => {
    expect(waitMs(play, startedAtMs, 2500, 2000)).toBe(expected);
  });
});
