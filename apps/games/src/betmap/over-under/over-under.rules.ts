/** Bets on a roll of 0.00 to 99.99, in hundredths. */
export type RollBet = { readonly side: 'under' | 'over'; /** Chance to win, in hundredths of a per cent. */ readonly chance: number };

/** The chances that can be chosen: 1 to 95 per cent, in whole per cent. */
export const chanceRange = { least: 100, most: 9_500, step: 100 } as const;

/** The figure that the roll must stay below or exceed, in hundredths. */
export function figureOf({ side, chance }: RollBet): number {
  return side === 'under' ? chance : 9_999 - chance;
}

/** The spot of the bet in the rules of the game. */
export function spotOf(bet: RollBet): string {
  return `${bet.side}-${figureOf(bet)}`;
}
