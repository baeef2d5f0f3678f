/** Without a stake for this long, play is over and the next stake begins a new session. Migration 016 counts by the same figure. */
export const playPauseMin = 15;
const minuteMs = 60_000;

/** A player's latest play, as the stakes tell it: amounts in minor units. */
export type PlayState = { readonly startedAt: Date; readonly lastStakeAt: Date; readonly staked: number; readonly won: number };

/** Whether play goes on at a moment: the next stake would be part of it. */
export function isPlaying(state: PlayState, at: Date): boolean {
  return at.getTime() - state.lastStakeAt.getTime() <= playPauseMin * minuteMs;
}

/** Whole minutes since play began; a pause that ended it does not count. */
export function minutesOf(state: PlayState, at: Date): number {
  const end = isPlaying(state, at) ? at : state.lastStakeAt;
  return Math.max(0, Math.floor((end.getTime() - state.startedAt.getTime()) / minuteMs));
}

/** Milliseconds of play that a stake at this moment would add. */
export function addedPlayMs(state: PlayState | undefined, at: Date): number {
  return state && isPlaying(state, at) ? Math.max(0, at.getTime() - state.lastStakeAt.getTime()) : 0;
}

/**
 * When the check of the running play came due, if it has: an interval after play began or after the last check. Once due it stays so
 * until it is acknowledged, however long the player waits; play that ended before it was due needs none.
 */
export function realityCheckDueAt(state: PlayState | undefined, acknowledgedAt: Date | null, intervalMin: number | null, at: Date): Date | undefined {
  if (!state || intervalMin === null) return undefined;
  const since = acknowledgedAt && acknowledgedAt > state.startedAt ? acknowledgedAt : state.startedAt;
  const dueAt = new Date(since.getTime() + intervalMin * minuteMs);
  return dueAt <= at && isPlaying(state, dueAt) ? dueAt : undefined;
}

/** The interval that holds: the player's choice (0: none), else the profile's. */
export function intervalOf(chosenMin: number | null, profile: { readonly realityCheck: { readonly defaultMin: number | null } }): number | null {
  if (chosenMin === null) return profile.realityCheck.defaultMin;
  return chosenMin === 0 ? null : chosenMin;
}
