import type { WordSource } from '@playfront/game-math';

export type Side = 'home' | 'away';
export type Score = { readonly home: number; readonly away: number };
/** The strengths of the two sides, from -1 to 1. */
export type Strengths = { readonly home: number; readonly away: number };

/** The state of a match at a time. */
export type Situation = {
  readonly phase: 'live' | 'ended' | 'abandoned';
  /** The current part of the match, such as `1st_half` or `set_2`. */
  readonly matchStatus: string;
  /** Seconds of play, without breaks. */
  readonly playedSeconds: number;
  /** The score that decides the match: goals, points, or sets. */
  readonly score: Score;
  /** Goals or points of each period begun, or games of each set. */
  readonly periods: readonly Score[];
  readonly serving?: Side;
  /** A score just changed, so bets are suspended for a moment. */
  readonly isUnsettled: boolean;
};

/** A possible result of a match. `total`: goals, points or games of both sides. */
export type Final = { readonly score: Score; readonly total: number; readonly probability: number };

/** A drawn match. Seconds are real time from the start, including breaks. */
export type Match = { readonly seconds: number; situationAt(second: number): Situation };

/** The model of a sport: `draw` plays a match, `finals` returns the possible results from a situation. The two must agree. */
export type SportModel = {
  /** The situation before the start. */
  readonly opening: Situation;
  draw(strengths: Strengths, words: WordSource): Match;
  finals(strengths: Strengths, situation: Situation): readonly Final[];
};

/** A number between 0 and 1, both excluded. */
export function unitOf(words: WordSource): number {
  return (words() + 0.5) / 2 ** 32;
}

export function totalOf(periods: readonly Score[]): number {
  return periods.reduce((sum, { home, away }) => sum + home + away, 0);
}
