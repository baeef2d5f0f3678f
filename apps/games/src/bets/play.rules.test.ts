import { describe, expect, test } from 'vitest';
import type { BetRound } from './bet-round.ts';
import { canStart, isMoving, nextPlay, openRoundOf, type Play, type PlayEvent } from './play.rules.ts';

const bets = [{ spot: 'mines-3', amountMinor: 100 }];
const open: BetRound = {
  id: 'round',
  nonce: 1,
  isOpen: true,
  view: {},
  bets: [],
  moves: [{ id: 'open-0', costMinor: 0 }],
  step: 0,
  stakeMinor: 100,
  winMinor: 0,
};
const settled: BetRound = { ...open, isOpen: false, moves: [] };

const idle: Play = { phase: 'idle' };
const starting: Play = { phase: 'requesting', sent: { kind: 'start', key: 'first', bets } };
const moving: Play = { phase: 'requesting', sent: { kind: 'move', round: open, move: 'open-0' } };
const waiting: Play = { phase: 'open', round: open };
const showing: Play = { phase: 'showing', round: settled, sent: starting.sent };
const closed: Play = { phase: 'closed' };
const start: PlayEvent = { type: 'started', key: 'second', bets };
const after = (play: Play, ...events: PlayEvent[]) => events.reduce(nextPlay, play);

describe('a stake is sent once', () => {
  test.each([
    ['a response is pending', starting],
    ['its outcome is unknown', after(starting, { type: 'faulted', fault: 'timeout' })],
    ['a round is shown', showing],
    ['a round waits for a move', waiting],
    ['the session is closed', closed],
  ])('no other one while %s', (_, play) => {
    expect(canStart(play)).toBe(false);
    expect(nextPlay(play, start)).toBe(play);
  });

  test('a repetition after a fault has the same key and bets', () => {
    expect(after(starting, { type: 'faulted', fault: 'network' }, { type: 'repeated' })).toEqual(starting);
  });

  test('after a refusal the next one has a key of its own', () => {
    const refused = nextPlay(starting, { type: 'refused', refusal: { error: 'insufficient_funds' } });
    expect(nextPlay(refused, start)).toEqual({ phase: 'requesting', sent: { kind: 'start', key: 'second', bets } });
  });
});

describe('a move', () => {
  test('is sent only if the round offers it', () => {
    expect(nextPlay(waiting, { type: 'moved', move: 'open-0' })).toEqual(moving);
    expect(nextPlay(waiting, { type: 'moved', move: 'cash-out' })).toBe(waiting);
  });

  test('is sent once', () => expect(nextPlay(moving, { type: 'moved', move: 'open-0' })).toBe(moving));

  test('that was refused leaves the round open', () => {
    const refused = nextPlay(moving, { type: 'refused', refusal: { error: 'limit_reached' } });
    expect(canStart(refused)).toBe(false);
    expect(openRoundOf(refused)).toBe(open);
    expect(nextPlay(refused, { type: 'dismissed' })).toEqual(waiting);
  });

  test('is on its way until its result has been seen', () => {
    const shown = nextPlay(moving, { type: 'responded', round: settled });
    expect([moving, shown, nextPlay(shown, { type: 'shown' }), showing].map(isMoving)).toEqual([true, true, false, false]);
  });
});

describe('a round', () => {
  test('waits for the player if it is open, and is over otherwise', () => {
    expect(after(starting, { type: 'responded', round: open }, { type: 'shown' })).toEqual(waiting);
    expect(after(starting, { type: 'responded', round: settled }, { type: 'shown' })).toEqual(idle);
  });

  test('that cannot be shown is requested again with the same key', () => {
    expect(after(starting, { type: 'responded', round: open }, { type: 'faulted', fault: 'contract' }, { type: 'repeated' })).toEqual(starting);
  });

  test('that was resumed and cannot be shown has nothing to repeat, and allows no new stake', () => {
    const unknown = after(idle, { type: 'responded', round: open }, { type: 'faulted', fault: 'contract' });
    expect(unknown.phase).toBe('unknown');
    expect(nextPlay(unknown, { type: 'repeated' })).toBe(unknown);
    expect(nextPlay(unknown, start)).toBe(unknown);
  });
});

test.each(['round_session_closed', 'unauthorized', 'forbidden'] as const)('the refusal %s closes the page', (error) => {
  for (const play of [starting, moving]) expect(nextPlay(play, { type: 'refused', refusal: { error } })).toEqual(closed);
});

test('a late response changes nothing', () => {
  for (const play of [waiting, showing, closed]) expect(nextPlay(play, { type: 'responded', round: settled })).toBe(play);
});
