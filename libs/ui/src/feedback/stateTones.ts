/** How far the states of bets, payments, bonuses, papers and games are from good, in one place, so that a state looks the same on every page. */
export type StateTone = 'neutral' | 'ok' | 'wait' | 'bad' | 'live';

/** A good end is text-coloured, a plain end dim, waiting hollow; red is for what was refused or is live, never for a lost bet. */
export const stateTones = {
  open: 'wait',
  won: 'ok',
  lost: 'neutral',
  returned: 'neutral',
  void: 'neutral',
  cashed_out: 'ok',
  pending: 'wait',
  processing: 'wait',
  complete: 'ok',
  refused: 'bad',
  failed: 'bad',
  cancelled: 'neutral',
  expired: 'neutral',
  active: 'ok',
  queued: 'wait',
  locked: 'neutral',
  suspended: 'neutral',
  verified: 'ok',
  missing: 'bad',
  live: 'live',
  closed: 'neutral',
  maintenance: 'neutral',
} as const satisfies Record<string, StateTone>;

/** Everything that can be in a state here. */
export type StateName = keyof typeof stateTones;
