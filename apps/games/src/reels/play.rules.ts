import type { ErrorKey } from '@playfront/api-contract';
import type { Money } from '@playfront/money';
import type { Fault } from '../frame/gameApi.ts';
import type { Round } from './round.ts';

/** What the page is about. One stake at a time: a key is made by a press and kept until the server said what became of it. */
export type Play =
  | { readonly phase: 'idle'; readonly last?: Round }
  | { readonly phase: 'asking'; readonly key: string; readonly bet: Money }
  | { readonly phase: 'unsure'; readonly key: string; readonly bet: Money; readonly fault: Fault }
  | { readonly phase: 'refused'; readonly error: ErrorKey }
  | { readonly phase: 'showing'; readonly round: Round; readonly spinIndex: number; readonly isSkipped: boolean }
  | { readonly phase: 'closed' };

export type PlayEvent =
  | { readonly type: 'pressed'; readonly key: string; readonly bet: Money }
  | { readonly type: 'answered'; readonly round: Round }
  | { readonly type: 'refused'; readonly error: ErrorKey }
  | { readonly type: 'faulted'; readonly fault: Fault }
  | { readonly type: 'spin-shown' }
  | { readonly type: 'skipped' }
  | { readonly type: 'dismissed' };

/** Refusals after which this page cannot stake again: its session is gone. */
const closing: readonly ErrorKey[] = ['round_session_closed', 'unauthorized', 'forbidden'];

/** What follows. An event that does not belong to the phase changes nothing: a second press, a late answer. */
export function nextPlay(play: Play, event: PlayEvent): Play {
  switch (event.type) {
    case 'pressed':
      if (play.phase === 'idle' || play.phase === 'refused') return { phase: 'asking', key: event.key, bet: event.bet };
      // The stake before may have arrived: ask about that one, never stake another.
      if (play.phase === 'unsure') return { phase: 'asking', key: play.key, bet: play.bet };
      return play;
    case 'answered':
      return play.phase === 'asking' ? { phase: 'showing', round: event.round, spinIndex: 0, isSkipped: false } : play;
    case 'refused':
      if (play.phase !== 'asking') return play;
      return closing.includes(event.error) ? { phase: 'closed' } : { phase: 'refused', error: event.error };
    case 'faulted':
      return play.phase === 'asking' ? { phase: 'unsure', key: play.key, bet: play.bet, fault: event.fault } : play;
    case 'spin-shown':
      if (play.phase !== 'showing') return play;
      return play.spinIndex + 1 < play.round.spins.length ? { ...play, spinIndex: play.spinIndex + 1 } : { phase: 'idle', last: play.round };
    case 'skipped':
      // Free spins can be skipped, the paid spin cannot be hurried.
      if (play.phase !== 'showing' || play.spinIndex === 0 || play.isSkipped) return play;
      return { ...play, spinIndex: play.round.spins.length - 1, isSkipped: true };
    case 'dismissed':
      return play.phase === 'refused' ? { phase: 'idle' } : play;
  }
}

/** The bet may change only while no stake is open. */
export function canChangeBet(play: Play): boolean {
  return play.phase === 'idle' || play.phase === 'refused';
}

/** Milliseconds until the next round may start; 0 when it may now. Asking again about an open stake is no new round. */
export function waitMs(play: Play, startedAtMs: number | undefined, minCycleMs: number, nowMs: number): number {
  if (startedAtMs === undefined || play.phase === 'unsure') return 0;
  return Math.max(0, startedAtMs + minCycleMs - nowMs);
}
