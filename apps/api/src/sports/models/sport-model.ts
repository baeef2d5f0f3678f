import type { WordSource } from '@playfront/game-math';

export type Side = 'home' | 'away';
export type Score = { readonly home: number; readonly away: number };
/** How good the two sides are, from -1 to 1. */
export type Strengths = { readonly home: number; readonly away: number };

/** Where a match stands. */
export type Situation = {
  readonly phase: 'live' | 'ended' | 'abandoned';
  /** The part of the match that is on, such as `1st_half` or `set_2`. */
  readonly matchStatus: string;
  /** Seconds of play, without breaks. */
  readonly playedSeconds: number;
  /** What wins the match: goals, points, or sets. */
  readonly score: Score;
  /** Goals or points of each period begun, or games of each set. */
  readonly periods: readonly Score[];
  readonly serving?: Side;
  /** Something happened just now: nobody takes bets before it is understood. */
  readonly isUnsettled: boolean;
};

/** One way a match may end, as far as a market asks. `total`: goals, points or games of both sides. */
export type Final = { readonly score: Score; readonly total: number; readonly probability: number };

/** A match whose whole course is known. Seconds are of the clock on the wall, from the start, breaks and all. */
export type Match = { readonly seconds: number; situationAt(second: number): Situation };

/** How a sport is played: `draw` plays a match, `finals` says how one in this situation may end. The two must agree. */
export type SportModel = {
  /** The situation before the start. */
  readonly opening: Situation;
  draw(strengths: Strengths, words: WordSource): Match;
  finals(strengths: Strengths, situation: Situation): readonly Final[];
};

/** A number between 0 and 1, neither of them. */
export function unitOf(words: WordSource): number {
  return (words() + 0.5) / 2 ** 32;
}

export function totalOf(periods: readonly Score[]): number {
  return periods.reduce((sum, { home, away }) => sum + home + away, 0);
}
