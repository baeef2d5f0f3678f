/** Balls on their way at the same time: a ball lands this many steps after it was drawn. */
export const lag = 3;

/** Time from one ball to the next: the last five come slower. */
export function kenoPaceMs(step: number, balls: number): number {
  return step >= balls - 5 && step < balls ? 240 : 120;
}

/** How many picks are among these balls. */
export function hitsOf(picks: ReadonlySet<number>, balls: readonly number[]): number {
  return balls.filter((ball) => picks.has(ball)).length;
}
