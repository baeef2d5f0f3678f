import { formatNumber } from '@playfront/money';

/** A spot with the figures that the game shows: its id has the double zero as 37, runners counted from 0, and rolls in hundredths. */
export function shownSpot(model: string, spot: string, languageTag: string): string {
  if (model === 'american-roulette') return spot.replace(/-37(?=-|$)/g, '-00');
  if (model === 'race') return spot.replace(/\d+/g, (runner) => String(Number(runner) + 1));
  if (model === 'over-under') return spot.replace(/\d+/, (roll) => formatNumber(Number(roll) / 100, languageTag, { minimumFractionDigits: 2 }));
  return spot;
}

/** A move with positions counted from 1: its id counts the cards that are held or exchanged from 0. */
export function shownMove(move: string): string {
  return /^(hold|exchange)-\d/.test(move) ? move.replace(/\d+/g, (position) => String(Number(position) + 1)) : move;
}
