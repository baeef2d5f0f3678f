/** In how many ways `k` of `n` can be chosen; exact up to 2^53. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let taken = 1; taken <= k; taken++) ways = (ways * (n - k + taken)) / taken;
  return Math.round(ways);
}

/** The chance that `hits` of `picked` numbers are among `drawn` of `all`. */
export function hitChance({ all, drawn, picked, hits }: { all: number; drawn: number; picked: number; hits: number }): number {
  let chance = choose(picked, hits);
  // Numbers leave the drum one by one, which keeps every factor small.
  for (let index = 0; index < hits; index++) chance *= (drawn - index) / (all - index);
  for (let index = 0; index < picked - hits; index++) chance *= (all - drawn - index) / (all - hits - index);
  return chance;
}
