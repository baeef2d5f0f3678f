import { numberFormatter } from './number.ts';

/** A number of hours as a duration in the language: in days if they divide evenly ("14 days"), otherwise in hours ("36 hours"). */
export function formatHours(hours: number, languageTag: string): string {
  const isDays = hours >= 24 && hours % 24 === 0;
  const duration = numberFormatter(languageTag, { style: 'unit', unit: isDays ? 'day' : 'hour', unitDisplay: 'long' }).format(
    isDays ? hours / 24 : hours,
  );
  // Japanese is written without the space that `Intl` has.
  return languageTag.startsWith('ja') ? duration.replace(/\s/g, '') : duration;
}
