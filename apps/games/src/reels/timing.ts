/** Durations of the parts of a round, in milliseconds. */
export type Timing = {
  /** Minimum from the press to the first reel's stop. */
  readonly firstStopMs: number;
  /** From one reel's stop to the next. */
  readonly staggerMs: number;
  /** A reel's landing. */
  readonly landMs: number;
  readonly countUpMs: number;
  /** Pause after a free spin with wins; `pauseMs`: without. */
  readonly winPauseMs: number;
  readonly pauseMs: number;
  /** The announcement of free spins. */
  readonly announceMs: number;
};

const full: Timing = { firstStopMs: 420, staggerMs: 110, landMs: 260, countUpMs: 900, winPauseMs: 1100, pauseMs: 280, announceMs: 1900 };
const reduced: Timing = { firstStopMs: 120, staggerMs: 0, landMs: 130, countUpMs: 0, winPauseMs: 1100, pauseMs: 500, announceMs: 1900 };

/** Three reels stop at longer intervals than five, so that a round takes about the same time. */
export function timingOf(reels: number, isMotionReduced: boolean): Timing {
  if (isMotionReduced) return reduced;
  return reels >= 5 ? full : { ...full, staggerMs: 190 };
}
