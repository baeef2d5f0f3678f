import { formatNumber } from '@playfront/money';
import type { Multiple } from '@playfront/game-math';

/** A return in stakes with two decimals, cut and never rounded up: 14,785 ten-thousandths are "1.47". */
export function cutStakes(multiple: Multiple, languageTag: string): string {
  return formatNumber(Math.floor(multiple / 100) / 100, languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
