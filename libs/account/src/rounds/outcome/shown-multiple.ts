import type { GameText } from '@playfront/i18n/game-text';
import { formatNumber } from '@playfront/money';

/** A multiple of crash: `2.37x` for 2.37. */
export function shownMultiple(multiple: number, languageTag: string, gameText: GameText | undefined): string {
  const times = formatNumber(multiple, languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return gameText?.('games.bets.times', { times }) ?? `${times}x`;
}
