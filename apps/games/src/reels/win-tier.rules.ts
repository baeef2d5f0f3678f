/** Sizes of a win, smallest first. */
export const winTiers = ['small', 'nice', 'big', 'epic'] as const;
export type WinTier = (typeof winTiers)[number];

/** The lowest win of each tier above `small`, in bets. */
const lowestWins = { nice: 5, big: 15, epic: 50 } as const satisfies Partial<Record<WinTier, number>>;

/** The tier of a win; `undefined` for a return up to the bet, which is not celebrated (RTS 14F). Both amounts in minor units. */
export function tierOf(winMinor: number, betMinor: number): WinTier | undefined {
  if (winMinor <= betMinor) return undefined;
  if (winMinor >= lowestWins.epic * betMinor) return 'epic';
  if (winMinor >= lowestWins.big * betMinor) return 'big';
  return winMinor >= lowestWins.nice * betMinor ? 'nice' : 'small';
}
