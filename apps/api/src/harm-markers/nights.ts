import { timeZonesOf } from '../jurisdiction/time-zones.ts';
import { dayOf } from '../limits/periods.rules.ts';
import { dayMs, harmRules } from './harm-markers.rules.ts';

export type Night = { readonly day: string; readonly from: Date; readonly to: Date };

/**
 * The nights of the last days in a country. With several time zones, only the hours that are night in all of them: a player is not marked for playing
 * in the evening.
 */
export function nightsOf(country: string, until: Date): Night[] {
  const { untilHour, days } = harmRules.night_play;
  const zones = timeZonesOf(country);
  // East of UTC, the night of tomorrow may have begun.
  return Array.from({ length: days + 1 }, (_, index) => dayOf(new Date(until.getTime() + (1 - index) * dayMs)))
    .toReversed()
    .map((day) => ({
      day,
      from: new Date(Math.max(...zones.map((zone) => timeIn(zone, day, 0)))),
      to: new Date(Math.min(...zones.map((zone) => timeIn(zone, day, untilHour)))),
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
