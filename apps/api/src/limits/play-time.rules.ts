import type { Profile } from '../jurisdiction/profiles.ts';

/** After this long without a stake, a play session has ended and the next stake starts a new one. The triggers of the database use the same number. */
export const playPauseMin = 15;
const minuteMs = 60_000;

/** A player's latest play session, as computed from the stakes: amounts in minor units. */
export type PlayState = { readonly startedAt: Date; readonly lastStakeAt: Date; readonly staked: number; readonly won: number };

/** Whether the play session is still running: the next stake would belong to it. */
export function isPlaying(state: PlayState, at: Date): boolean {
  return at.getTime() - state.lastStakeAt.getTime() <= playPauseMin * minuteMs;
}

/** Whole minutes since the play session began; the pause that ended it does not count. */
export function minutesOf(state: PlayState, at: Date): number {
  const end = isPlaying(state, at) ? at : state.lastStakeAt;
  return Math.max(0, Math.floor((end.getTime() - state.startedAt.getTime()) / minuteMs));
}

/** Milliseconds of play that a stake at this moment would add. */
export function addedPlayMs(state: PlayState | undefined, at: Date): number {
  return state && isPlaying(state, at) ? Math.max(0, at.getTime() - state.lastStakeAt.getTime()) : 0;
}

/**
 * When the reality check of the current play session became due, if it has: an interval after the session began or after the last check. It stays due
 * until it is acknowledged, however long the player waits; a session that ended before needs none.
 */
export function realityCheckDueAt(state: PlayState | undefined, acknowledgedAt: Date | null, intervalMin: number | null, at: Date): Date | undefined {
  if (!state || intervalMin === null) return undefined;
  const since = acknowledgedAt && acknowledgedAt > state.startedAt ? acknowledgedAt : state.startedAt;
  const dueAt = new Date(since.getTime() + intervalMin * minuteMs);
  return dueAt <= at && isPlaying(state, dueAt) ? dueAt : undefined;
}

/** The interval that applies: the player's choice (0: none, where checks are not mandatory), or the profile's. */
export function intervalOf(chosenMin: number | null, { realityCheck }: Pick<Profile, 'realityCheck'>): number | null {
  if (chosenMin === null || (chosenMin === 0 && realityCheck.isMandatory)) return realityCheck.defaultMin;
  return chosenMin === 0 ? null : chosenMin;
}
