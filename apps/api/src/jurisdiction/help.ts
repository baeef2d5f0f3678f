import type { Exclusion, HelpLine } from '@playfront/api-contract';
import { helpLineOfAllCountries, helpLinesOf } from '@playfront/api-contract/country-rules';

/** Help for someone in a country: its own lines first, then one that is available everywhere. */
export function helpOf(country: string | null): readonly HelpLine[] {
  return [...helpLinesOf(country), helpLineOfAllCountries];
}

/** What a self-excluded player is told: until when, null for good, and who helps in the player's country. */
export function exclusionNotice(country: string | null, until: Date | null): Exclusion {
  return { until: until?.toISOString() ?? null, help: [...helpOf(country)] };
}
