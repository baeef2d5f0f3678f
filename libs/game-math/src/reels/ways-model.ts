import { scatter, type PaysByCount, type Volatility } from './reels-model.ts';

/** How many cells of a reel show each symbol, by its letter: a cell shows it with the chance of its weight. */
export type SymbolWeights = Readonly<Record<string, number>>;

/** The complete rules of a reels game with ways instead of lines. */
export type WaysModel = {
  readonly id: string;
  /** By reel from the left: every symbol of the reel as often as its weight. Each cell is drawn from it alone. */
  readonly drums: readonly string[];
  /** The same without scatters, for symbols that fall into gaps and for free spins. */
  readonly fallingDrums: readonly string[];
  /** Chances of the numbers of rows of a reel: the first for `minRows`, each next for one more. */
  readonly rowWeights: readonly number[];
  readonly minRows: number;
  /** By symbol, how much each way pays in parts of the bet. The wild substitutes for every symbol except the scatter. */
  readonly pays: Readonly<Record<string, PaysByCount>>;
  /** Number of parts of a bet in `pays`: bets are multiples of it, so that every amount is an integer. */
  readonly betParts: number;
  readonly freeSpins: {
    /** Scatters anywhere in the first window of a paid spin that win the free spins. */
    readonly scatters: number;
    readonly spins: number;
  };
  /** What a round pays at most, as a multiple of the bet. It ends at once when it has won this. */
  readonly maxWinTimesBet: number;
  /**
   * Return to player in per cent: its first windows are computed exactly, what falls is simulated. The maximum win is left out: it would change the
   * return by about 0.001 %.
   */
  readonly rtpPercent: number;
  /** The exact return is at most this far from `rtpPercent`, in per cent of the bet, with a probability of 99 %. */
  readonly rtpErrorPercent: number;
  /** Share of paid spins with a win, exact to four decimals. */
  readonly hitRate: number;
  readonly volatility: Volatility;
};

/** The most ways a window of the model can have. */
export function maxWaysOf({ drums, minRows, rowWeights }: WaysModel): number {
  return (minRows + rowWeights.length - 1) ** drums.length;
}

/** A model whose reels are given by the weights of their symbols. */
export function waysModel({ reels, ...rules }: Omit<WaysModel, 'drums' | 'fallingDrums'> & { reels: readonly SymbolWeights[] }): WaysModel {
  const drums = reels.map((weights) =>
    Object.entries(weights)
      .map(([symbol, weight]) => symbol.repeat(weight))
      .join(''),
  );
  return { ...rules, drums, fallingDrums: drums.map((drum) => drum.replaceAll(scatter, '')) };
}
