export interface Scale {
  /** Ends of the axis; both are ticks. */
  low: number;
  high: number;
  /** Round numbers from low to high. */
  ticks: readonly number[];
}

/** The smallest 1, 2 or 5 times a power of ten that is at least `minStep`. */
function roundStep(minStep: number): number {
  const power = 10 ** Math.floor(Math.log10(minStep));
  const factor = [1, 2, 5, 10].find((round) => round * power >= minStep * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Approximate number of steps between the ends. */
const tickSteps = 4;

/** An axis in round numbers that contains all values and zero, so that no change looks larger than it is. */
export function scaleOf(values: readonly number[]): Scale {
  const all = [0, ...values];
  const min = all.reduce((found, value) => Math.min(found, value));
  const max = all.reduce((found, value) => Math.max(found, value));
  if (min === max && max === 0) return { low: 0, high: 1, ticks: [0, 1] };
  const spread = max - min;
  const step = roundStep(spread / tickSteps);
  const low = Math.floor(min / step + 1e-9) * step;
  const high = Math.max(Math.ceil(max / step - 1e-9) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => Number((low + index * step).toPrecision(12)));
  return { low, high, ticks };
}

/** Position of a value between the top (0) and the bottom (1) of the plot. */
export const depthOf = (value: number, { low, high }: Scale): number => (high - value) / (high - low);

export interface AxisLabel {
  index: number;
  /** Hidden if the plot is narrow. */
  isMinor: boolean;
}

/** Up to this number of points, each one has a label. */
const maxAllLabelled = 8;
/** Number of labels with more points, evenly spaced backwards from the last one. */
const maxSpacedLabels = 5;

/** Which points have a label under the plot; the last one always has. */
export function axisLabels(count: number): readonly AxisLabel[] {
  const stride = count <= maxAllLabelled ? 1 : Math.ceil(count / maxSpacedLabels);
  return Array.from({ length: Math.ceil(count / stride) }, (_, place) => ({
    index: count - 1 - place * stride,
    isMinor: count > 4 && place % 2 === 1,
  })).toReversed();
}
