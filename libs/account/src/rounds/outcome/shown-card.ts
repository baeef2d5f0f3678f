/** Drawn as text, also where the system has pictures for them. */
const suitSigns: Readonly<Record<string, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' };

/** A card as text: `10♥` for `TH`. */
export function shownCard([rank = '', suit = '']: string): string {
  return `${rank === 'T' ? 10 : rank}${suitSigns[suit] ?? ''}`;
}
