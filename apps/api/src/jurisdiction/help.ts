import type { Exclusion, HelpLine } from '@playfront/api-contract';
import { helpLineOfAllCountries, helpLinesOf } from '@playfront/api-contract/country-rules';

/** Help lines for a country: its own first, then one that is available everywhere. */
export function helpOf(country: string | null): readonly HelpLine[] {
  return [...helpLinesOf(country), helpLineOfAllCountries];
}

/** The notice for a self-excluded player: the end (null: permanent), and help lines in the player's country. */
export function exclusionNotice(country: string | null, until: Date | null): Exclusion {
  return { until: until?.toISOString() ?? null, help: [...helpOf(country)] };
}
