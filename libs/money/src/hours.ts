import { numberFormatter } from './number.ts';

/** A number of hours as a duration in the language: in days if they divide evenly ("14 days"), otherwise in hours ("36 hours"). */
export function formatHours(hours: number, languageTag: string): string {
  const isDays = hours >= 24 && hours % 24 === 0;
  return numberFormatter(languageTag, { style: 'unit', unit: isDays ? 'day' : 'hour', unitDisplay: 'long' }).format(isDays ? hours / 24 : hours);
}
