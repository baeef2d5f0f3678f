import type { ResponseOf, frontGetPlayerLimits } from '@playfront/api-contract';
import type { Pause } from './pause.schema.ts';

export type PlayerLimits = ResponseOf<typeof frontGetPlayerLimits>;

/** Identifies a pause in a list of choices. */
export function pauseId(pause: Pause): string {
  return `${pause.kind} ${pause.kind === 'break' ? pause.days : (pause.months ?? 'permanent')}`;
}

/** Minimum extension of an active break; choosing the same break again would only add the minutes since it started. */
const minExtensionMs = 24 * 3_600_000;

/** The breaks and self-exclusions of the player's country. An active break can only be extended. */
export function pausesOf({ rules, break_until: running }: PlayerLimits): readonly Pause[] {
  const breaks = rules.break_days.map((days, index): Pause => ({ kind: 'break', days, until: rules.break_ends[index] }));
  const exclusions = rules.self_exclusion_months.map((months, index): Pause => ({
    ...{ kind: 'self_exclusion', months },
    until: rules.self_exclusion_ends[index],
  }));
  const isLonger = ({ until }: Pause) => running === null || until === undefined || Date.parse(until) - Date.parse(running) >= minExtensionMs;
  return [...breaks.filter(isLonger), ...exclusions, { kind: 'self_exclusion', months: null, until: undefined }];
}
