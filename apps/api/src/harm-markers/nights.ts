import { dayOf } from '../limits/periods.rules.ts';
import { dayMs, harmRules } from './harm-markers.rules.ts';

/** Until TypeScript describes it. */
type LocaleWithZones = Intl.Locale & { readonly timeZones?: readonly string[] };

/** Where most players of a country with several zones live, by its licence: the profile of Canada is Ontario's. */
const zoneOfLicence: Readonly<Record<string, string>> = { CA: 'America/Toronto' };

export type Night = { readonly day: string; readonly from: Date; readonly to: Date };

/**
 * The nights of the last days in a country. With several time zones, only the hours that are night in all of them: a player is not marked for playing
 * in the evening.
 */
export function nightsOf(country: string, until: Date): Night[] {
  const { untilHour, days } = harmRules.night_play;
  const known = zoneOfLicence[country];
  const zones = known ? [known] : ((new Intl.Locale(`und-${country}`) as LocaleWithZones).timeZones ?? []);
  const all = zones.length > 0 ? zones : ['UTC'];
  // East of UTC, the night of tomorrow may have begun.
  return Array.from({ length: days + 1 }, (_, index) => dayOf(new Date(until.getTime() + (1 - index) * dayMs)))
    .toReversed()
    .map((day) => ({
      day,
      from: new Date(Math.max(...all.map((zone) => timeIn(zone, day, 0)))),
      to: new Date(Math.min(...all.map((zone) => timeIn(zone, day, untilHour)))),
    }))
    .filter(({ from, to }) => from < to && from <= until);
}

/** The moment at which a clock of a zone shows this hour. */
function timeIn(zone: string, day: string, hour: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // The offset of a guess may be the one before the clocks change; that of the second guess is right.
  const guess = shown - offsetAt(zone, shown);
  return shown - offsetAt(zone, guess);
}

function offsetAt(zone: string, at: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - at;
}
