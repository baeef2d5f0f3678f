/** Tone of the states of bets, payments, bonuses, documents and games, in one place, so that a state looks the same on every page. */
export type StateTone = 'neutral' | 'ok' | 'wait' | 'bad' | 'live';

/** Success has the text colour, a neutral end is dim, waiting is hollow. Red is for refused or live, never for a lost bet. */
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

/** All states. */
export type StateName = keyof typeof stateTones;
