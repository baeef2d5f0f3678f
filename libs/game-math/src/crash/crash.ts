import type { GameModel } from '../game-model.ts';
import { returnOf, statedPercent } from '../multiple.ts';
import { crashBust, crashLowest, crashTop, reachChance, type Hundredths } from './crash-flight.ts';

/** A bet that only the player cashes out; at the top it is cashed out by itself. */
const byHand = 'manual';
const automatic = 'auto-';
const cashOut = 'cash-out-';

/** End of a flight, null while it lasts, and where the bet was cashed out. */
export type CrashView = { readonly bust: Hundredths | null; readonly cashedOutAt: Hundredths | null };

/** The spot of a bet: `auto-2.50` with an automatic cash-out, otherwise `manual`. */
export function crashSpot(autoCashOut: Hundredths | null): string {
  return autoCashOut === null ? byHand : automatic + nameOf(autoCashOut);
}

/** The move of a player who cashes out at a multiple: `cash-out-2.37`. */
export function crashCashOutMove(multiple: Hundredths): string {
  return cashOut + nameOf(multiple);
}

function nameOf(multiple: Hundredths): string {
  return `${Math.floor(multiple / 100)}.${String(multiple % 100).padStart(2, '0')}`;
}

/** Where a bet is cashed out if the flight gets there. */
export function crashTarget(spot: string, moves: readonly string[]): Hundredths {
  return multipleIn(cashOut, moves[0] ?? '') ?? multipleIn(automatic, spot) ?? crashTop;
}

function multipleIn(prefix: string, name: string): Hundredths | undefined {
  const text = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  if (!/^[1-9]\d{0,4}\.\d\d$/.test(text)) return undefined;
  const multiple = Number(text.replace('.', ''));
  return multiple >= crashLowest && multiple <= crashTop ? multiple : undefined;
}

/**
 * One flight for all players: a bet returns the multiple at which it is cashed out, unless the flight ends before. Time passes outside of these rules: a
 * round is played once it is over, with the cash-out of the player as its move.
 */
export const crash: GameModel<CrashView> = {
  id: 'crash',
  engine: 'crash',
  maxBets: 1,
  volatility: 'medium',
  exampleSpots: [150, 101, 200, 1_000, 10_000, crashTop].map(crashSpot),
  maxWinX: crashTop / 100,
  isSpot: (spot) => spot === byHand || multipleIn(automatic, spot) !== undefined,

  play([bet], moves, next) {
    if (!bet) throw new RangeError('A crash round needs a bet');
    const bust = crashBust(next);
    const target = crashTarget(bet.spot, moves);
    const isReached = target <= bust;
    const winMinor = isReached ? returnOf(bet.amountMinor, target * 100) : 0;
    return {
      view: { bust, cashedOutAt: isReached ? target : null },
      bets: [{ ...bet, winMinor }],
      stakeMinor: bet.amountMinor,
      winMinor,
      moves: [],
    };
  },

  figuresOf(spot) {
    const target = crashTarget(spot, []);
    return { rtpPercent: statedPercent((reachChance(target) * target) / 100), hitRate: reachChance(target) };
  },

  highestReturnOf: (bets) => bets.reduce((sum, { spot, amountMinor }) => sum + returnOf(amountMinor, crashTarget(spot, []) * 100), 0),
};
