import type { Debt } from './closed-loop.rules.ts';

/** An account that money of a player may go to although the player cannot be asked. Minor units of the player's currency. */
export type Account = {
  readonly processor: string;
  /** The account as a debt names it; null where debts name the processor alone. */
  readonly debtAccountId: string | null;
  /** What came from it and has not gone back. */
  readonly leftMinor: number;
  /** When a payout for which the player gave the password last arrived there. */
  readonly provenAt: Date | null;
  /** The first real money that the player ever had came from it. */
  readonly isFirst: boolean;
  /** Money that was not played may go there. */
  readonly isOwn: boolean;
};

/** What goes to one account. `returnedMinor`: what of it came from there. `unplayedMinor`: what of it was not played and came from elsewhere. */
export type Share<Of extends Account = Account> = {
  readonly account: Of;
  readonly amountMinor: number;
  readonly returnedMinor: number;
  readonly unplayedMinor: number;
};

/** Most accounts that what is owed to one processor is divided among. */
const maxAccounts = 10;

/**
 * Divides the real money of a player among the accounts it may go to without the password. Whoever holds a stolen session can pay in from an own
 * account and exclude the player, and must gain nothing by it: an account gets what came from it and has not gone back, the largest first. What
 * is more goes where a payout with the password has arrived, the last first, else to the account that the first real money came from, since
 * a thief finds money there already. The rest is in no share, and neither is what is owed to a processor of which no such account is known.
 */
export function sharesOf<Of extends Account>(
  debts: readonly Debt[],
  accounts: readonly Of[],
  { realMinor, unplayedMinor }: { readonly realMinor: number; readonly unplayedMinor: number },
): Share<Of>[] {
  const shares = new Map<Of, Share<Of>>();
  function give(account: Of, amountMinor: number, of: { readonly isReturn: boolean; readonly unplayedMinor: number }): void {
    if (amountMinor <= 0) return;
    const before = shares.get(account);
    shares.set(account, {
      account,
      amountMinor: amountMinor + (before?.amountMinor ?? 0),
      returnedMinor: (of.isReturn ? amountMinor : 0) + (before?.returnedMinor ?? 0),
      unplayedMinor: of.unplayedMinor + (before?.unplayedMinor ?? 0),
    });
  }

  let left = realMinor;
  for (const debt of debts.toSorted((one, other) => other.owedMinor - one.owedMinor)) {
    const dueMinor = Math.min(left, debt.owedMinor);
    left -= dueMinor;
    const ofProcessor = accounts.filter(({ processor }) => processor === debt.processor);
    const [trusted] = trustedOf(ofProcessor);
    const sources = ofProcessor
      .filter(({ debtAccountId, leftMinor }) => debtAccountId === debt.accountId && leftMinor > 0)
      .toSorted((one, other) => other.leftMinor - one.leftMinor);
    // One payout where one account is enough, be it one of them or a proven one.
    const isDivided = (sources[0]?.leftMinor ?? 0) < dueMinor;
    let due = dueMinor;
    for (const source of isDivided && trusted?.provenAt ? [] : sources.slice(0, maxAccounts)) {
      const amountMinor = Math.min(due, source.leftMinor);
      give(source, amountMinor, { isReturn: true, unplayedMinor: 0 });
      due -= amountMinor;
    }
    if (trusted) give(trusted, due, { isReturn: false, unplayedMinor: 0 });
  }

  let unplayed = Math.min(left, unplayedMinor);
  for (const account of trustedOf(accounts)) {
    const amountMinor = account.isOwn ? left : left - unplayed;
    const taken = account.isOwn ? unplayed : 0;
    give(account, amountMinor, { isReturn: false, unplayedMinor: taken });
    left -= amountMinor;
    unplayed -= taken;
  }
  return [...shares.values()];
}

/** The accounts that may get more than came from them, the best first. */
function trustedOf<Of extends Account>(accounts: readonly Of[]): Of[] {
  const proven = accounts.filter(({ provenAt }) => provenAt !== null);
  return [
    ...proven.toSorted((one, other) => (other.provenAt?.getTime() ?? 0) - (one.provenAt?.getTime() ?? 0)),
    ...accounts.filter(({ provenAt, isFirst }) => isFirst && provenAt === null),
  ];
}

/**
 * Whether a payout waits for the hold of new destinations. Counted from the start of the exclusion, so that money that is locked meanwhile,
 * as in bets on a later day, does not make an account a known one.
 */
export function isHeld(
  { account, amountMinor, returnedMinor }: Share,
  { knownSince, excludedSince, holdMs }: { readonly knownSince: Date | null; readonly excludedSince: Date; readonly holdMs: number },
): boolean {
  if (account.provenAt || holdMs === 0) return false;
  return amountMinor > returnedMinor || knownSince === null || excludedSince.getTime() - knownSince.getTime() < holdMs;
}
