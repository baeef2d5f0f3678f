import type { ErrorKey } from '@playfront/api-contract';
import type { Money } from '@playfront/money';
import type { CallRefusal, Fault } from '../frame/game-api.ts';
import type { Round } from './round.ts';

/** What a press stakes: a bet, or for a bought round its price. */
export type Stake = { readonly bet: Money; readonly price?: Money };

/** The state of the page. There is one stake at a time; its key is created by a press and stays until the server has reported the outcome. */
export type Play =
  | { readonly phase: 'idle'; readonly last?: Round }
  | ({ readonly phase: 'requesting'; readonly key: string } & Stake)
  | ({ readonly phase: 'unknown'; readonly key: string; readonly fault: Fault } & Stake)
  | { readonly phase: 'refused'; readonly refusal: CallRefusal }
  | { readonly phase: 'showing'; readonly round: Round; readonly spinIndex: number; readonly isSkipped: boolean }
  | { readonly phase: 'closed' };

export type PlayEvent =
  | ({ readonly type: 'pressed'; readonly key: string } & Stake)
  | { readonly type: 'responded'; readonly round: Round }
  | { readonly type: 'refused'; readonly refusal: CallRefusal }
  | { readonly type: 'faulted'; readonly fault: Fault }
  | { readonly type: 'spin-shown' }
  | { readonly type: 'skipped' }
  | { readonly type: 'dismissed' };

/** Refusals after which this page cannot stake again, because its session has ended. */
const closing: readonly ErrorKey[] = ['round_session_closed', 'unauthorized', 'forbidden'];

/** The next state. An event that does not fit the phase changes nothing: a second press, a late response. */
export function nextPlay(play: Play, event: PlayEvent): Play {
  switch (event.type) {
    case 'pressed':
      if (play.phase === 'idle' || play.phase === 'refused') return { phase: 'requesting', key: event.key, ...stakeOf(event) };
      // The previous stake may have reached the server: request its result, never stake another.
      if (play.phase === 'unknown') return { phase: 'requesting', key: play.key, ...stakeOf(play) };
      return play;
    case 'responded':
      return play.phase === 'requesting' ? { phase: 'showing', round: event.round, spinIndex: 0, isSkipped: false } : play;
    case 'refused':
      if (play.phase !== 'requesting') return play;
      return closing.includes(event.refusal.error) ? { phase: 'closed' } : { phase: 'refused', refusal: event.refusal };
    case 'faulted':
      return play.phase === 'requesting' ? { phase: 'unknown', key: play.key, ...stakeOf(play), fault: event.fault } : play;
    case 'spin-shown':
      if (play.phase !== 'showing') return play;
      return play.spinIndex + 1 < play.round.spins.length ? { ...play, spinIndex: play.spinIndex + 1 } : { phase: 'idle', last: play.round };
    case 'skipped':
      // Free spins can be skipped, the paid spin cannot.
      if (play.phase !== 'showing' || play.spinIndex === 0 || play.isSkipped) return play;
      return { ...play, spinIndex: play.round.spins.length - 1, isSkipped: true };
    case 'dismissed':
      return play.phase === 'refused' ? { phase: 'idle' } : play;
  }
}

function stakeOf({ bet, price }: Stake): Stake {
  return { bet, ...(price && { price }) };
}

/** The bet may change only while no stake is open. */
export function canChangeBet(play: Play): boolean {
  return play.phase === 'idle' || play.phase === 'refused';
}

/** Milliseconds until the next round may start; 0 if it may start now. Repeating a pending stake is not a new round. */
export function waitMs(play: Play, startedAtMs: number | undefined, minCycleMs: number, nowMs: number): number {
  if (startedAtMs === undefined || play.phase === 'unknown') return 0;
  return Math.max(0, startedAtMs + minCycleMs - nowMs);
}
