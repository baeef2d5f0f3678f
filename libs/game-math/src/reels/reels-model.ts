export type ReelsModelId = 'five-reels' | 'three-reels' | 'high-seas';

/** One letter names a symbol, on every reel and in every game: `W` is the wild, `S` the scatter, the others pay on lines. */
export const wild = 'W';
export const scatter = 'S';

/** How many of a symbol, in a row from the left, pay what. */
export type PaysByCount = Readonly<Record<number, number>>;

export type FreeSpins = {
  /** Scatters anywhere in the window that win free spins, in a free spin too. */
  readonly scatters: number;
  /** Free spins won each time. */
  readonly spins: number;
  /** Every win of a free spin is multiplied by this. */
  readonly multiplier: number;
  /** A round plays no more free spins than this; what is won beyond is not played. The tests show that it changes the RTP by less than 10⁻⁹. */
  readonly maxPerRound: number;
};

export type Volatility = 'low' | 'medium' | 'high';

/** The whole rules of a reels game. Everything shown to a player about its chances follows from here. */
export type ReelsModel = {
  readonly id: ReelsModelId;
  readonly reels: number;
  readonly rows: number;
  /** Row of each reel, from the left; row 0 is the top. The stake is spread evenly over all lines. */
  readonly lines: readonly (readonly number[])[];
  /** Symbols of each reel from top to bottom, one letter each; the end joins the start. */
  readonly strips: readonly string[];
  /** By symbol, times the bet on the line. The wild stands for every symbol but the scatter; a line pays its best win. */
  readonly pays: Readonly<Record<string, PaysByCount>>;
  /** Scatters anywhere, times the whole bet. */
  readonly scatterPays: PaysByCount;
  readonly freeSpins: FreeSpins | undefined;
  /** Return to player in percent, free spins included, exact to three decimals (a test computes it from the strips). */
  readonly rtpPercent: number;
  /** Share of paid spins that pay anything, exact to four decimals. */
  readonly hitRate: number;
  readonly volatility: Volatility;
  /** The most one spin can pay, times the bet; where there are free spins, with their multiplier. */
  readonly maxWinTimesBet: number;
};
