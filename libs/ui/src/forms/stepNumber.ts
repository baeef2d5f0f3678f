/** Bounds and width of the steps of a number. */
export interface StepRange {
  min: number;
  max: number;
  step: number;
}

/** The nearest number of the range: within its bounds, and a whole number of steps from the lowest. */
export function fitToRange(value: number, { min, max, step }: StepRange): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  const last = Math.floor((max - min) / step + 1e-9);
  // Steps such as 0.1 leave a tail behind the last digit that counts.
  return Number((min + Math.min(steps, last) * step).toPrecision(12));
}
