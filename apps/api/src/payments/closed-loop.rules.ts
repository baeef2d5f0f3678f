/**
 * A payout method as the closed loop sees it: it pays to each account that deposits came from (`accountIds`: saved cards, or payers that the provider
 * reported), or to the one account behind the method. `isTyped`: the player enters the account. `isOwn`: the account is the player's, because money
 * came from it or because its owner's name is compared with the player's. An entered account that is not own may be a stranger's: known ones are in
 * `accountIds`, every other account is `null`.
 */
export type ReturnMethod = {
  readonly id: string;
  readonly accountIds: readonly string[] | undefined;
  readonly isTyped: boolean;
  readonly isOwn: boolean;
  /** Payouts were returned, and it is unknown whether later deposits came from the same account ({@link returnSourceOf}). */
  readonly isClosed?: boolean;
};

/** Deposits by a processor, per account where that is known. Minor units of the player's currency. */
export type MoneyIn = { readonly processor: string; readonly accountId: string | null; readonly amountMinor: number; readonly lastAt: Date };

/** Money that was paid out, or is on its way. `unplayedMinor`: how much of it was {@link unplayedOf}. `failedAt`: when a payout was last returned. */
export type MoneyOut = {
  readonly processor: string;
  readonly accountId: string | null;
  readonly amountMinor: number;
  readonly unplayedMinor: number;
  readonly paidAt: Date | null;
  readonly failedAt: Date | null;
};

/** A deposit. `playedBeforeMinor`: all that the player had staked, or had withdrawn unplayed, when it was credited. */
export type Deposit = {
  readonly processor: string;
  readonly accountId: string | null;
  readonly amountMinor: number;
  readonly playedBeforeMinor: number;
};

/** What may go to one destination now, and how much of it came from there. `isOwn`: unplayed money may go there. */
export type PayoutLimit = {
  readonly processor: string;
  readonly accountId: string | null;
  readonly isOwn: boolean;
  readonly returnableMinor: number;
  readonly maximumMinor: number;
};

/** The amount to be returned to all accounts of a processor before money goes elsewhere, in minor units. */
export type OwedByProcessor = ReadonlyMap<string, number>;

/** `accountId` is null if it is owed to the method as a whole, or to any account of it. */
export type Debt = { readonly processor: string; readonly accountId: string | null; readonly owedMinor: number };

/**
 * An account that money goes back to. `isClosed`: the last payout there was returned, so nothing is owed to it until money comes from there again.
 */
type Account = Debt & { readonly isClosed: boolean };

/**
 * How much of the deposits has not gone back yet, for each method that can pay out. A deposit whose card is unknown may go back to any card of its
 * processor. If the last payout was returned, as from a closed card, nothing is owed until money comes from there again; the operator sees a flag.
 * That does not apply to an entered account: it need not be the one that the money came from.
 */
export function debtsOf(methods: readonly ReturnMethod[], moneyIn: readonly MoneyIn[], moneyOut: readonly MoneyOut[]): Debt[] {
  return accountsOf(methods, moneyIn, moneyOut).map(({ processor, accountId, owedMinor, isClosed }) => ({
    processor,
    accountId,
    owedMinor: isClosed ? 0 : owedMinor,
  }));
}

function accountsOf(methods: readonly ReturnMethod[], moneyIn: readonly MoneyIn[], moneyOut: readonly MoneyOut[]): Account[] {
  return methods.flatMap(({ id, accountIds, isTyped, isClosed: isMethodClosed = false }): Account[] => {
    const came = moneyIn.filter(({ processor }) => processor === id);
    const went = moneyOut.filter(({ processor }) => processor === id);
    if (!accountIds) {
      const isClosed = isMethodClosed || (!isTyped && hasFailed(came, went));
      return [{ processor: id, accountId: null, owedMinor: Math.max(0, sum(came) - sum(went)), isClosed }];
    }
    const accounts = accountIds.map((accountId) => {
      const [own, paid] = [came.filter((one) => one.accountId === accountId), went.filter((one) => one.accountId === accountId)];
      return { accountId, leftMinor: sum(own) - sum(paid), isClosed: hasFailed(own.length > 0 ? own : came, paid) };
    });
    const beyond = accounts.reduce((total, { leftMinor }) => total + Math.max(0, -leftMinor), 0);
    const isUnknown = ({ accountId }: MoneyIn | MoneyOut) => accountId === null || !accountIds.includes(accountId);
    const unknown = sum(came.filter(isUnknown)) - sum(went.filter(isUnknown));
    const isClosed = !isTyped && accounts.every((account) => account.isClosed);
    return [
      ...accounts.map(({ leftMinor, ...account }) => ({ processor: id, ...account, owedMinor: Math.max(0, leftMinor) })),
      { processor: id, accountId: null, owedMinor: Math.max(0, unknown - beyond), isClosed },
    ];
  });
}

/**
 * Whether money came by a method that pays to any account the player enters, while the provider did not report the paying account: a payout may reach
 * a stranger.
 */
function isPayerUnknown(methods: readonly ReturnMethod[], { processor, accountId }: Pick<Deposit, 'processor' | 'accountId'>): boolean {
  const method = methods.find(({ id }) => id === processor);
  return method !== undefined && method.isTyped && !method.isOwn && (accountId === null || !method.accountIds?.includes(accountId));
}

/**
 * Deposits without a known account that they may go back to: their method cannot pay out, their card or account is closed, or a payout may reach a
 * stranger's account. Less what went back while it was owed: the oldest first, which are the likeliest to have been played.
 */
export function strayDeposits(
  methods: readonly ReturnMethod[],
  moneyIn: readonly MoneyIn[],
  moneyOut: readonly MoneyOut[],
  deposits: readonly Deposit[],
): Deposit[] {
  const accounts = accountsOf(methods, moneyIn, moneyOut);
  const accountOf = (processor: string, accountId: string | null) =>
    accounts.find((account) => account.processor === processor && account.accountId === accountId);
  /** The closed card, or the processor as a whole; undefined if money goes back. */
  const strayGroup = ({ processor, accountId }: Pick<Deposit, 'processor' | 'accountId'>): string | undefined => {
    if (accountOf(processor, null)?.isClosed ?? true) return processor;
    return accountOf(processor, accountId)?.isClosed ? `${processor} ${accountId}` : undefined;
  };
  const returned = new Map<string, number>();
  for (const out of moneyOut) {
    const group = strayGroup(out);
    if (group !== undefined) returned.set(group, (returned.get(group) ?? 0) + out.amountMinor - out.unplayedMinor);
  }
  return deposits
    .toSorted((one, other) => one.playedBeforeMinor - other.playedBeforeMinor)
    .flatMap((deposit) => {
      // Nothing of it went back: only played money goes to an account that may be anybody's.
      if (isPayerUnknown(methods, deposit)) return [deposit];
      const group = strayGroup(deposit);
      if (group === undefined) return [];
      const covered = Math.min(deposit.amountMinor, returned.get(group) ?? 0);
      returned.set(group, (returned.get(group) ?? 0) - covered);
      return [{ ...deposit, amountMinor: deposit.amountMinor - covered }];
    });
}

/**
 * How much of stray deposits has neither been staked since nor been withdrawn. A stake before a deposit does not count for it: for any deposit, it
 * and later ones are unplayed except for what was played since. `playedMinor`: all that was ever staked or withdrawn unplayed.
 */
export function unplayedOf(deposits: readonly Pick<Deposit, 'amountMinor' | 'playedBeforeMinor'>[], playedMinor: number): number {
  let since = 0;
  let most = 0;
  for (const { amountMinor, playedBeforeMinor } of deposits.toSorted((one, other) => other.playedBeforeMinor - one.playedBeforeMinor)) {
    since += amountMinor;
    // A bet that was voided may have counted before the deposit.
    most = Math.max(most, since - Math.max(0, playedMinor - playedBeforeMinor));
  }
  return most;
}

/**
 * The debts without the part that is unplayed or was withdrawn unplayed, which goes to the player's own accounts instead. Staked money whose payer is
 * unknown is still owed to its method. `playedMinor`: as in {@link unplayedOf}.
 */
export function playedDebts(
  methods: readonly ReturnMethod[],
  debts: readonly Debt[],
  stray: readonly Deposit[],
  moneyOut: readonly MoneyOut[],
  playedMinor: number,
): Debt[] {
  let withdrawnMinor = moneyOut.reduce((total, out) => total + (isPayerUnknown(methods, out) ? 0 : out.unplayedMinor), 0);
  return debts.map((debt) => {
    if (debt.owedMinor === 0 || !isPayerUnknown(methods, debt)) return debt;
    const own = stray.filter((deposit) => deposit.processor === debt.processor && isPayerUnknown(methods, deposit));
    const playedOwedMinor = Math.max(0, debt.owedMinor - unplayedOf(own, playedMinor));
    const owedMinor = Math.max(0, playedOwedMinor - withdrawnMinor);
    withdrawnMinor -= playedOwedMinor - owedMinor;
    return { ...debt, owedMinor };
  });
}

/**
 * The maximum for each destination: what is owed to it, what is unplayed if the account is the player's own, and the rest of the real balance after
 * everything owed or unplayed is set aside. `unplayedMinor`: at most the real balance.
 */
export function payoutLimits(methods: readonly ReturnMethod[], debts: readonly Debt[], realMinor: number, unplayedMinor = 0): PayoutLimit[] {
  const free = Math.max(0, realMinor - unplayedMinor - debts.reduce((total, { owedMinor }) => total + owedMinor, 0));
  return methods.flatMap(({ id, accountIds, isTyped, isOwn }) =>
    [...(accountIds ?? []), ...(isTyped || !accountIds ? [null] : [])].map((accountId) => {
      const own = debts.filter((debt) => debt.processor === id && (debt.accountId === accountId || debt.accountId === null));
      const owed = own.reduce((total, { owedMinor }) => total + owedMinor, 0);
      const maximumMinor = isOwn ? Math.min(realMinor, owed + free + unplayedMinor) : Math.min(realMinor - unplayedMinor, owed + free);
      return { processor: id, accountId, isOwn, returnableMinor: Math.min(realMinor, owed), maximumMinor };
    }),
  );
}

/** How much of a withdrawal is unplayed money: what exceeds the debt there, and at least enough that the rest covers what stays unplayed. */
export function unplayedIn(
  amountMinor: number,
  { isOwn, returnableMinor }: PayoutLimit,
  { realMinor, unplayedMinor }: { readonly realMinor: number; readonly unplayedMinor: number },
): number {
  if (!isOwn) return 0;
  return Math.max(Math.min(unplayedMinor, amountMinor - returnableMinor), unplayedMinor - (realMinor - amountMinor), 0);
}

/**
 * A credited deposit by a method without payout fields. `leftMinor`: how much of it has not gone back. `isProven`: a payout to its account has
 * arrived for which the password was given. `isClosed`: the last payout to its account was returned.
 */
export type ReturnableDeposit = {
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly leftMinor: number;
  readonly isProven: boolean;
  readonly isClosed: boolean;
};

/** The deposit whose account a payout goes to. `isTrusted`: it may go there without the password. */
export type ReturnSource = { readonly paymentId: string; readonly isTrusted: boolean };

/**
 * Chooses the deposit whose account a payout goes to. A thief with a stolen session can deposit from an own account and must gain nothing by it, so
 * that account gets back only what came from it: the payout goes to the last deposit that it is part of, else to the last account confirmed by a
 * proven payout, else to that of the largest deposit. After a returned payout, the account and those before it count as closed, and none of those
 * after it is guessed; if there is none after it, it is tried again.
 */
export function returnSourceOf(lastFirst: readonly ReturnableDeposit[], amountMinor: number): ReturnSource | undefined {
  const { open, isGuessAllowed } = openDeposits(lastFirst);
  const trusted = open.find(({ leftMinor }) => leftMinor >= amountMinor) ?? lastFirst.find(({ isProven, isClosed }) => isProven && !isClosed);
  if (trusted) return { paymentId: trusted.paymentId, isTrusted: true };
  if (!isGuessAllowed) return undefined;
  const [largest] = open.toReversed().toSorted((one, other) => other.amountMinor - one.amountMinor);
  return largest && { paymentId: largest.paymentId, isTrusted: false };
}

/** The largest payout for which {@link returnSourceOf} finds an account, in minor units: unlimited, or the remainder of one deposit. */
export function mostReturnable(lastFirst: readonly ReturnableDeposit[]): number {
  if (returnSourceOf(lastFirst, Number.MAX_SAFE_INTEGER)) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, ...openDeposits(lastFirst).open.map(({ leftMinor }) => leftMinor));
}

function openDeposits(lastFirst: readonly ReturnableDeposit[]): { open: readonly ReturnableDeposit[]; isGuessAllowed: boolean } {
  const lastClosed = lastFirst.findIndex(({ isClosed }) => isClosed);
  return lastClosed > 0 ? { open: lastFirst.slice(0, lastClosed), isGuessAllowed: false } : { open: lastFirst, isGuessAllowed: true };
}

/** How much of the money from one account has not gone back to it. */
export function owedTo(debts: readonly Debt[], processor: string, accountId: string | undefined): number {
  return debts.find((debt) => debt.processor === processor && debt.accountId === (accountId ?? null))?.owedMinor ?? 0;
}

/** What each processor is owed, without those that are owed nothing. */
export function owedByProcessor(debts: readonly Debt[]): OwedByProcessor {
  const owed = new Map<string, number>();
  for (const { processor, owedMinor } of debts) if (owedMinor > 0) owed.set(processor, (owed.get(processor) ?? 0) + owedMinor);
  return owed;
}

function sum(amounts: readonly { readonly amountMinor: number }[]): number {
  return amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

/** Whether the latest known fact about an account is a returned payout. */
export function hasFailed(came: readonly MoneyIn[], went: readonly MoneyOut[]): boolean {
  const failedAt = Math.max(0, ...went.map((out) => out.failedAt?.getTime() ?? 0));
  const workedAt = Math.max(0, ...came.map(({ lastAt }) => lastAt.getTime()), ...went.map((out) => out.paidAt?.getTime() ?? 0));
  return failedAt > workedAt;
}
