import type { WinTier } from './win-tier.rules.ts';

/** Durations of the parts of a round, in milliseconds. */
export type Timing = {
  /** Minimum from the press to the first reel's stop. */
  readonly firstStopMs: number;
  /** From one reel's stop to the next. */
  readonly staggerMs: number;
  /** A reel's landing. */
  readonly landMs: number;
  /** Counting up the amount of a win. */
  readonly countUpMs: Readonly<Record<WinTier, number>>;
  /** Pause after a free spin with wins; `pauseMs`: without. */
  readonly winPauseMs: number;
  readonly pauseMs: number;
  /** How long the wins of a window are shown before their symbols vanish. */
  readonly stepMs: number;
  readonly vanishMs: number;
  /** The announcement of free spins. */
  readonly announceMs: number;
};

const full: Timing = {
  firstStopMs: 420,
  staggerMs: 110,
  landMs: 260,
  countUpMs: { small: 500, nice: 1100, big: 2600, epic: 4600 },
  winPauseMs: 1100,
  pauseMs: 280,
  stepMs: 850,
  vanishMs: 180,
  announceMs: 1900,
};
const reduced: Timing = {
  firstStopMs: 120,
  staggerMs: 0,
  landMs: 130,
  countUpMs: { small: 0, nice: 0, big: 0, epic: 0 },
  winPauseMs: 1100,
  pauseMs: 500,
  stepMs: 0,
  vanishMs: 0,
  announceMs: 1900,
};

/** Three reels stop at longer intervals than five, so that a round takes about the same time. */
export function timingOf(reels: number, isMotionReduced: boolean): Timing {
  if (isMotionReduced) return reduced;
  return reels >= 5 ? full : { ...full, staggerMs: 190 };
}
