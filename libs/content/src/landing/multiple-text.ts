import { formatNumber } from '@playfront/money';

/** A multiple in whole hundredths, as crash shows it: "2.37x". */
export function multipleText(hundredths: number, languageTag: string): string {
  return `${formatNumber(hundredths / 100, languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}x`;
}
