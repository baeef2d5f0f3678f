/** How a target moves across the scene. */
export type Course = {
  /** Middle of its lane, as a share of the height. */
  readonly lane: number;
  /** Width, as a share of the smaller side of the scene. */
  readonly size: number;
  /** Time from one side to the other. */
  readonly crossMs: number;
  /** Where on its way it starts, as a share. */
  readonly phase: number;
  /** Whether it starts on its way back. */
  readonly isReturning: boolean;
  /** The part of the lane it moves in, of `slots` equal parts. */
  readonly slot: number;
  readonly slots: number;
};

/** The return of a spot such as `target-20`. */
export function stakesOf(spot: string): number {
  return Number(spot.slice('target-'.length));
}

/** Spreads fish over lanes: the higher the return, the larger. */
export function fishCourses(count: number): readonly Course[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    // Neighbours in the table of returns swim in lanes that are far apart, and fish in neighbouring lanes on different sides.
    const lane = (index * 5) % count;
    return {
      lane: 0.1 + (lane / (count - 1)) * 0.67,
      size: 0.13 + share ** 1.3 * 0.2,
      crossMs: 9_000 + ((index * 37) % 11) * 900,
      phase: (lane * 0.618) % 1,
      // Half of them swim against the others, or all would meet at one side.
      isReturning: index % 2 === 1,
      slot: 0,
      slots: 1,
    };
  });
}

/** Targets on three rails, side by side: small returns on the lowest, the highest on the top one. */
export function galleryCourses(count: number): readonly Course[] {
  const lanes = [0.72, 0.46, 0.2];
  const railOf = (index: number) => Math.floor((index * lanes.length) / count);
  return Array.from({ length: count }, (_, index) => {
    const rail = railOf(index);
    const onRail = Array.from({ length: count }, (__, other) => other).filter((other) => railOf(other) === rail);
    return {
      lane: lanes[rail] ?? 0.5,
      size: 0.2,
      crossMs: 3_600 + rail * 900,
      phase: 0.2 + rail * 0.3,
      isReturning: false,
      slot: onRail.indexOf(index),
      slots: onRail.length,
    };
  });
}
