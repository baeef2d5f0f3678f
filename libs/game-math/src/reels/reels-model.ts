import type { Multiple } from '../multiple.ts';

export type ReelsModelId = 'five-reels' | 'three-reels' | 'high-seas' | 'bonus-buy' | 'jackpot-reels';

/** One letter names a symbol, on every reel and in every game: `W` is the wild, `S` the scatter, the others pay on lines. */
export const wild = 'W';
export const scatter = 'S';

/** Pay by the number of equal symbols in a row from the left. */
export type PaysByCount = Readonly<Record<number, number>>;

export type FreeSpins = {
  /** Scatters anywhere in the window that win free spins, in a free spin too. */
  readonly scatters: number;
  /** Free spins won each time. */
  readonly spins: number;
  /** Multiplier of all wins in free spins. */
  readonly multiplier: number;
  /** Maximum free spins of a round; further ones are not played. The tests show that this changes the RTP by less than 10⁻⁹. */
  readonly maxPerRound: number;
};

/** The purchase of a round that starts with the spin that wins the free spins. */
export type BonusBuy = {
  /** Price in tenths of the bet: the expected win divided by the model's return, rounded up. */
  readonly priceTenths: number;
  /** Return of a purchase in per cent of its price, exact to three decimals. At most the model's return, because of the rounding. */
  readonly rtpPercent: number;
};

/** A jackpot that the stakes of all players feed. Amounts are in minor units of the pool's currency. */
export type Jackpot = {
  /** Share of each stake that is added to the pool. */
  readonly contribution: Multiple;
  /** What the operator pays into the pool when it starts, and again after each win. */
  readonly seedMinor: number;
  /** Mean sum of stakes from one win to the next: the chance of a spin is its stake divided by this. */
  readonly stakesPerWinMinor: number;
};

export type Volatility = 'low' | 'medium' | 'high';

/** The complete rules of a reels game. All probabilities shown to players are computed from them. */
export type ReelsModel = {
  readonly id: ReelsModelId;
  readonly reels: number;
  readonly rows: number;
  /** Row of each reel, from the left; row 0 is the top. The stake is spread evenly over all lines. */
  readonly lines: readonly (readonly number[])[];
  /** Symbols of each reel from top to bottom, one letter each; the end joins the start. */
  readonly strips: readonly string[];
  /** By symbol, as a multiple of the line bet. The wild substitutes for every symbol except the scatter; a line pays its highest win. */
  readonly pays: Readonly<Record<string, PaysByCount>>;
  /** For scatters anywhere, as a multiple of the total bet. */
  readonly scatterPays: PaysByCount;
  readonly freeSpins: FreeSpins | undefined;
  readonly bonusBuy?: BonusBuy;
  readonly jackpot?: Jackpot;
  /** Return to player in per cent, free spins included and the jackpot not, exact to three decimals (a test computes it from the strips). */
  readonly rtpPercent: number;
  /** Share of paid spins with a win, exact to four decimals. */
  readonly hitRate: number;
  readonly volatility: Volatility;
  /** Maximum payout of one spin as a multiple of the bet, including the multiplier of free spins. */
  readonly maxWinTimesBet: number;
};
