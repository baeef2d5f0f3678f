/** A return in ten-thousandths of a stake, the stake included: 36 to 1 on a straight bet is 36 × 10,000. */
export type Multiple = number;

/** Ten-thousandths of a stake. Throws `RangeError` if the figure has more than four decimals. */
export function times(stakes: number): Multiple {
  const multiple = Math.round(stakes * 10_000);
  if (Math.abs(multiple - stakes * 10_000) > 1e-6) throw new RangeError(`${stakes} has more than four decimals`);
  return multiple;
}

/** A return to player in per cent, rounded to three decimals as it is stated. */
export function statedPercent(share: number): number {
  return Math.round(share * 100_000) / 1_000;
}

/** What a stake returns, in minor units, cut to a whole unit. Exact for every safe integer. */
export function returnOf(amountMinor: number, multiple: Multiple): number {
  return Number((BigInt(amountMinor) * BigInt(multiple)) / 10_000n);
}
