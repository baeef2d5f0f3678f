import type { Debt, MoneyIn } from './closed-loop.rules.ts';

/** What goes to one source; no `processor` where nothing ever came in. */
export type Share = { readonly processor: string | undefined; readonly accountId: string | null; readonly amountMinor: number };

/** Divides all real money among its sources: to each what is owed to it, the largest first, and what is more to where most came from. */
export function sharesOf(debts: readonly Debt[], sources: readonly MoneyIn[], realMinor: number): Share[] {
  const shares = new Map<string, Share>();
  let left = realMinor;
  function give(processor: string | undefined, accountId: string | null, mostMinor: number): void {
    const amountMinor = Math.min(left, mostMinor);
    if (amountMinor === 0) return;
    left -= amountMinor;
    const key = `${processor} ${accountId}`;
    shares.set(key, { processor, accountId, amountMinor: amountMinor + (shares.get(key)?.amountMinor ?? 0) });
  }
  for (const debt of debts.toSorted((one, other) => other.owedMinor - one.owedMinor)) give(debt.processor, debt.accountId, debt.owedMinor);
  const [most] = sources.toSorted((one, other) => other.amountMinor - one.amountMinor);
  give(most?.processor, most?.accountId ?? null, left);
  return [...shares.values()];
}
