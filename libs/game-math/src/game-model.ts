import type { WordSource } from './uniform-int.ts';

/** The kinds of games; each has one scene in `apps/games`. */
export type EngineId = 'betmap' | 'cards' | 'crash' | 'draw' | 'instant' | 'ladder';

/** A stake on one spot of a game, in minor units: a number of the wheel, the picks of a ticket, or the settings of a drop. */
export type Bet = { readonly spot: string; readonly amountMinor: number };

/** A bet with what it returns, its stake included. */
export type SettledBet = Bet & { readonly winMinor: number };

/** A move that the player may now make, with its additional stake in minor units. */
export type Move = { readonly id: string; readonly costMinor: number };

/** Whether each bet is on a spot of its own. */
export function hasOwnSpots(bets: readonly Bet[]): boolean {
  return new Set(bets.map(({ spot }) => spot)).size === bets.length;
}

/** A round as far as it has been played. */
export type Played<View> = {
  /** The result as the player may see it: it reveals nothing that a later move could still profit from. */
  readonly view: View;
  readonly bets: readonly SettledBet[];
  /** All stakes, including those of moves. */
  readonly stakeMinor: number;
  /** What the round returns, stakes included; 0 while it is open. */
  readonly winMinor: number;
  /** The moves that are open to the player; none once the round is settled. */
  readonly moves: readonly Move[];
};

/** Return and risk of one kind of bet. */
export type BetFigures = {
  /** Return to player in per cent, exact to three decimals. */
  readonly rtpPercent: number;
  /** Share of bets that return anything. */
  readonly hitRate: number;
};

/**
 * The complete rules of a game. A round is a function of bets, moves and random words, so that the same words replay the same round, whatever the
 * stakes are.
 */
export type GameModel<View = unknown> = {
  readonly id: string;
  readonly engine: EngineId;
  /** How many bets a round may have. */
  readonly maxBets: number;
  /** Whether a stake can be placed on this spot. */
  isSpot(spot: string): boolean;
  /** Whether a round can start with these bets together, such as a side bet without an ante; without it, with any bets. */
  accepts?(bets: readonly Bet[]): boolean;
  /** Plays a round up to its last move. The caller has checked spots and amounts, and each move against `moves` of the round before it. */
  play(bets: readonly Bet[], moves: readonly string[], next: WordSource): Played<View>;
  /** The move that ends a round which the player has left; undefined if rounds never wait for a player. */
  readonly endingMove?: string;
  /** Return and hit rate of a spot, computed over all outcomes unless `rtpErrorPercent` is stated. */
  figuresOf(spot: string): BetFigures;
  /** For returns that are partly simulated: how far they may be off, in per cent of the stakes, with a certainty of 99 %. */
  readonly rtpErrorPercent?: number;
  /** Spots that together show every return of the game. */
  readonly exampleSpots: readonly string[];
  /** The most that these bets can return together, stakes included, in minor units. */
  highestReturnOf(bets: readonly Bet[]): number;
  /** Highest return of a bet, in stakes. */
  readonly maxWinX: number;
  readonly volatility: 'low' | 'medium' | 'high';
};
