/** Bounds and step of a number. */
export interface StepRange {
  min: number;
  max: number;
  step: number;
}

/** The nearest valid number: within the bounds, and an integer number of steps from the minimum. */
export function fitToRange(value: number, { min, max, step }: StepRange): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  const last = Math.floor((max - min) / step + 1e-9);
  // Removes the floating-point error of steps such as 0.1.
  return Number((min + Math.min(steps, last) * step).toPrecision(12));
}
