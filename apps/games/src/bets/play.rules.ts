import type { Bet } from '@playfront/game-math';
import type { ErrorKey } from '@playfront/api-contract';
import type { CallRefusal, Fault } from '../frame/game-api.ts';
import type { BetRound } from './bet-round.ts';

/** What was sent. It stays the same until the server has reported the outcome, so that a repetition never stakes twice. */
export type Sent =
  | { readonly kind: 'start'; readonly key: string; readonly bets: readonly Bet[] }
  | { readonly kind: 'move'; readonly round: BetRound; readonly move: string };

/** The state of the page. */
export type Play =
  | { readonly phase: 'idle' }
  | { readonly phase: 'requesting'; readonly sent: Sent }
  /** `sent` is missing for a round that was resumed and could not be read. */
  | { readonly phase: 'unknown'; readonly sent?: Sent; readonly fault: Fault }
  | { readonly phase: 'refused'; readonly refusal: CallRefusal; readonly open?: BetRound }
  | { readonly phase: 'showing'; readonly round: BetRound; readonly sent?: Sent }
  /** The round waits for a move of the player. */
  | { readonly phase: 'open'; readonly round: BetRound }
  | { readonly phase: 'closed' };

export type PlayEvent =
  | { readonly type: 'started'; readonly key: string; readonly bets: readonly Bet[] }
  | { readonly type: 'moved'; readonly move: string }
  /** The player asks again for the outcome of what was sent. */
  | { readonly type: 'repeated' }
  /** Also a round that was started elsewhere or before a reload. */
  | { readonly type: 'responded'; readonly round: BetRound }
  | { readonly type: 'refused'; readonly refusal: CallRefusal }
  /** The outcome is unknown, or the round cannot be shown. */
  | { readonly type: 'faulted'; readonly fault: Fault }
  | { readonly type: 'shown' }
  | { readonly type: 'dismissed' };

/** Refusals after which this page cannot stake again, because its session has ended. */
const closing: readonly ErrorKey[] = ['round_session_closed', 'unauthorized', 'forbidden'];

/** The next state. An event that does not fit the phase changes nothing: a second press, a late response. */
export function nextPlay(play: Play, event: PlayEvent): Play {
  switch (event.type) {
    case 'started':
      if (!canStart(play)) return play;
      return { phase: 'requesting', sent: { kind: 'start', key: event.key, bets: event.bets } };
    case 'moved': {
      const round = openRoundOf(play);
      if (!round?.moves.some(({ id }) => id === event.move)) return play;
      return { phase: 'requesting', sent: { kind: 'move', round, move: event.move } };
    }
    case 'repeated':
      return play.phase === 'unknown' && play.sent ? { phase: 'requesting', sent: play.sent } : play;
    case 'responded':
      if (play.phase === 'idle') return { phase: 'showing', round: event.round };
      return play.phase === 'requesting' ? { phase: 'showing', round: event.round, sent: play.sent } : play;
    case 'refused': {
      if (play.phase !== 'requesting') return play;
      if (closing.includes(event.refusal.error)) return { phase: 'closed' };
      return { phase: 'refused', refusal: event.refusal, ...(play.sent.kind === 'move' && { open: play.sent.round }) };
    }
    case 'faulted':
      if (play.phase === 'idle') return { phase: 'unknown', fault: event.fault };
      if (play.phase !== 'requesting' && play.phase !== 'showing') return play;
      return { phase: 'unknown', fault: event.fault, ...(play.sent && { sent: play.sent }) };
    case 'shown':
      if (play.phase !== 'showing') return play;
      return play.round.isOpen ? { phase: 'open', round: play.round } : { phase: 'idle' };
    case 'dismissed':
      if (play.phase !== 'refused') return play;
      return play.open ? { phase: 'open', round: play.open } : { phase: 'idle' };
  }
}

/** Whether bets may be placed and changed. */
export function canStart(play: Play): boolean {
  return play.phase === 'idle' || (play.phase === 'refused' && !play.open);
}

/** The round in which the player may make a move now. */
export function openRoundOf(play: Play): BetRound | undefined {
  if (play.phase === 'open') return play.round;
  return play.phase === 'refused' ? play.open : undefined;
}

/** Whether a move of the player has been sent and its result not been seen yet. */
export function isMoving(play: Play): boolean {
  return (play.phase === 'requesting' || play.phase === 'showing' || play.phase === 'unknown') && play.sent?.kind === 'move';
}
