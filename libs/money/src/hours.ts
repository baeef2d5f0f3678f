import { numberFormatter } from './number.ts';

/** A duration in the language: in days if the hours divide evenly, "14 days", otherwise "36 hours". */
export function formatHours(hours: number, languageTag: string): string {
  const isDays = hours >= 24 && hours % 24 === 0;
  return numberFormatter(languageTag, { style: 'unit', unit: isDays ? 'day' : 'hour', unitDisplay: 'long' }).format(isDays ? hours / 24 : hours);
}
