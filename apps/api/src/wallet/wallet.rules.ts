/** Minor units by where they are kept. */
export type Parts = { readonly real: number; readonly bonus: number };

/** How a stake is taken: real money first, then bonus (contract, "money"). `undefined` when both together are too little. */
export function splitStake(amountMinor: number, balance: Parts): Parts | undefined {
  const real = Math.min(amountMinor, balance.real);
  const bonus = amountMinor - real;
  return bonus <= balance.bonus ? { real, bonus } : undefined;
}

/** How a win is paid: in the proportion of the stake's parts, floored for bonus, the remainder to real. Exact beyond 2^53. */
export function splitWin(amountMinor: number, stake: Parts): Parts {
  const total = stake.real + stake.bonus;
  const bonus = Number((BigInt(amountMinor) * BigInt(stake.bonus)) / BigInt(total));
  return { real: amountMinor - bonus, bonus };
}
