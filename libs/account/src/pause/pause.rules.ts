import type { AnswerOf, frontGetPlayerLimits } from '@playfront/api-contract';

export type PlayerLimits = AnswerOf<typeof frontGetPlayerLimits>;

/** A break or self-exclusion that a player may choose. `until`: its end if it began now; undefined if the operator does not say. */
export type Pause =
  | { readonly kind: 'break'; readonly days: number; readonly until: string | undefined }
  /** `months` null: permanent. */
  | { readonly kind: 'self_exclusion'; readonly months: number | null; readonly until: string | undefined };

/** Identifies a pause in a list of choices. */
export function pauseId(pause: Pause): string {
  return `${pause.kind} ${pause.kind === 'break' ? pause.days : (pause.months ?? 'permanent')}`;
}

/** A running break is extended by at least this; the same break again would only add the minutes since it began. */
const leastExtensionMs = 24 * 3_600_000;

/** The breaks and self-exclusions of the player's country. A running break can only be extended. */
export function pausesOf({ rules, break_until: running }: PlayerLimits): readonly Pause[] {
  const breaks = rules.break_days.map((days, index): Pause => ({ kind: 'break', days, until: rules.break_ends[index] }));
  const exclusions = rules.self_exclusion_months.map((months, index): Pause => ({
    ...{ kind: 'self_exclusion', months },
    until: rules.self_exclusion_ends[index],
  }));
  const isLonger = ({ until }: Pause) => running === null || until === undefined || Date.parse(until) - Date.parse(running) >= leastExtensionMs;
  return [...breaks.filter(isLonger), ...exclusions, { kind: 'self_exclusion', months: null, until: undefined }];
}
