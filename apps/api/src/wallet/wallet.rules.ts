/** Minor units by account. */
export type Parts = { readonly real: number; readonly bonus: number };

/** Splits a stake: real money first, then bonus (contract, "money"). `undefined` if both together are insufficient. */
export function splitStake(amountMinor: number, balance: Parts): Parts | undefined {
  const real = Math.min(amountMinor, balance.real);
  const bonus = amountMinor - real;
  return bonus <= balance.bonus ? { real, bonus } : undefined;
}

/** Splits a win in proportion to the parts of the stake: bonus rounded down, the rest real. Exact beyond 2^53. */
export function splitWin(amountMinor: number, stake: Parts): Parts {
  const total = stake.real + stake.bonus;
  const bonus = Number((BigInt(amountMinor) * BigInt(stake.bonus)) / BigInt(total));
  return { real: amountMinor - bonus, bonus };
}
