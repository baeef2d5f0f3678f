import type { Debt } from './closed-loop.rules.ts';

/** An account that may get money of a player who cannot be asked. Minor units of the player's currency. */
export type Account = {
  readonly processor: string;
  /** The account as a debt names it; null if debts name the processor alone. */
  readonly debtAccountId: string | null;
  /** What came from it and has not gone back. */
  readonly leftMinor: number;
  /** When a payout for which the player gave the password last arrived there. */
  readonly provenAt: Date | null;
  /** The first deposit of the player came from it. */
  readonly isFirst: boolean;
  /** Unplayed money may go there. */
  readonly isOwn: boolean;
};

/**
 * What goes to one account. `returnedMinor`: how much of it came from there. `unplayedMinor`: how much of it was not played and came from elsewhere.
 */
export type Share<Of extends Account = Account> = {
  readonly account: Of;
  readonly amountMinor: number;
  readonly returnedMinor: number;
  readonly unplayedMinor: number;
};

/** Maximum accounts that the debt to one processor is divided among. */
const maxAccounts = 10;

/**
 * Divides the real money of a player among the accounts it may go to without the password. A thief with a stolen session can deposit from an own
 * account and exclude the player, and must gain nothing by it: an account gets what came from it and has not gone back, the largest first. The rest
 * goes where a payout with the password has arrived, the last first, else to the account of the first deposit, since a thief usually finds money
 * there already. What remains is in no share, and neither is what is owed to a processor without such an account. `isConfirmed`: the player has proven
 * to be the one who asks, so that any account of their own may get the rest, as with a withdrawal.
 */
export function sharesOf<Of extends Account>(
  debts: readonly Debt[],
  accounts: readonly Of[],
  { realMinor, unplayedMinor, isConfirmed = false }: { readonly realMinor: number; readonly unplayedMinor: number; readonly isConfirmed?: boolean },
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
    const [trusted] = trustedOf(ofProcessor, isConfirmed);
    const sources = ofProcessor
      .filter(({ debtAccountId, leftMinor }) => debtAccountId === debt.accountId && leftMinor > 0)
      .toSorted((one, other) => other.leftMinor - one.leftMinor);
    // One payout if one account is enough, be it one of them or a proven one.
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
  for (const account of trustedOf(accounts, isConfirmed)) {
    const amountMinor = account.isOwn ? left : left - unplayed;
    const taken = account.isOwn ? unplayed : 0;
    give(account, amountMinor, { isReturn: false, unplayedMinor: taken });
    left -= amountMinor;
    unplayed -= taken;
  }
  return [...shares.values()];
}

/** The accounts that may get more than came from them, the best first. */
function trustedOf<Of extends Account>(accounts: readonly Of[], isConfirmed: boolean): Of[] {
  const proven = accounts.filter(({ provenAt }) => provenAt !== null);
  return [
    ...proven.toSorted((one, other) => (other.provenAt?.getTime() ?? 0) - (one.provenAt?.getTime() ?? 0)),
    ...accounts.filter(({ provenAt, isFirst }) => isFirst && provenAt === null),
    ...(isConfirmed ? accounts.filter(({ provenAt, isFirst, isOwn }) => isOwn && !isFirst && provenAt === null) : []).toSorted(
      (one, other) => other.leftMinor - one.leftMinor,
    ),
  ];
}

/** What the hold of an account depends on. `knownSince`: when money first came from there. `isTyped`: it is entered, not a card or that of a deposit. */
export type Hold = {
  readonly knownSince: Date | null;
  readonly isTyped: boolean;
  readonly excludedSince: Date;
  readonly isConfirmed: boolean;
  readonly holdMs: number;
};

/**
 * Whether a payout waits for the hold of new destinations. If the player has proven to be the one who asks, the rule is that of a withdrawal. If not, an
 * account must have been known for as long, counted from the start of the exclusion: money that is locked meanwhile, as in bets on a later day, does not
 * turn an account into a known one.
 */
export function isHeld({ account, amountMinor, returnedMinor }: Share, { knownSince, isTyped, excludedSince, isConfirmed, holdMs }: Hold): boolean {
  if (account.provenAt || holdMs === 0) return false;
  if (amountMinor > returnedMinor) return true;
  if (isConfirmed) return isTyped;
  return knownSince === null || excludedSince.getTime() - knownSince.getTime() < holdMs;
}
