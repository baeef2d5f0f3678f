import type { Hundredths } from '@playfront/game-math';

/** What the axes show: time in milliseconds, multiples in hundredths. */
export type Scale = { readonly spanMs: number; readonly top: Hundredths };

/** The tip of the curve stays at these shares of the width and the height once the scale grows. */
const tipX = 0.74;
const tipY = 0.66;
const leastSpanMs = 8_000;
const leastTop: Hundredths = 200;

/** The scale on which a flight of this length fits. */
export function scaleOf(elapsedMs: number, multiple: Hundredths): Scale {
  return { spanMs: Math.max(leastSpanMs, elapsedMs / tipX), top: Math.max(leastTop, 100 + (multiple - 100) / tipY) };
}

/** Round steps for a range: 1, 2 or 5 times a power of ten, so that at most `most` steps fit. */
export function stepOf(range: number, most: number): number {
  const rough = range / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const digit = [1, 2, 5, 10].find((times) => times * power >= rough) ?? 10;
  return digit * power;
}

/** The marks of an axis from `from` to `to`. */
export function marksOf(from: number, to: number, most: number): readonly number[] {
  const step = stepOf(to - from, most);
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}
