/** Time between the joker and the first card, and between the first cards. */
const firstMs = 620;
const slowestMs = 330;
const fastestMs = 105;
/** How much faster each card comes than the one before it. */
const gain = 0.93;

/** Time before the card at `index` is dealt: a long deal becomes faster, so that 49 cards take about eight seconds. */
export function afterMsOf(index: number): number {
  return index === 0 ? firstMs : Math.max(fastestMs, Math.round(slowestMs * gain ** index));
}
