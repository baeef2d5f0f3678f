/**
 * A way to pay out, as money goes back by it: to each card it came from, or to the account behind the method. `isTyped`: the player says to
 * which account.
 */
export type ReturnMethod = { readonly id: string; readonly cardIds: readonly string[] | undefined; readonly isTyped: boolean };

/** What came in by a processor, and from which card where that is known. Minor units of the player's currency. */
export type MoneyIn = { readonly processor: string; readonly cardId: string | null; readonly amountMinor: number; readonly lastAt: Date };

/** What was paid out, or is on its way. `failedAt`: when a payout last came back. */
export type MoneyOut = {
  readonly processor: string;
  readonly cardId: string | null;
  readonly amountMinor: number;
  readonly paidAt: Date | null;
  readonly failedAt: Date | null;
};

/** What may go to one destination now, and how much of it came from there. */
export type PayoutLimit = {
  readonly processor: string;
  readonly cardId: string | null;
  readonly returnableMinor: number;
  readonly maximumMinor: number;
};

/** What is owed to a processor as a whole, all its cards together: what a player is told to take out there first. */
export type OwedByProcessor = ReadonlyMap<string, number>;

/** `cardId` is null where it is owed to the method, or to any card of it. */
export type Debt = { readonly processor: string; readonly cardId: string | null; readonly owedMinor: number };

/**
 * What of the money that came in has not gone back yet, for each method that can pay out. A deposit whose card is not known may go back
 * to any card of its processor. Where the last payout came back, as to a card that is closed, nothing is owed until money comes from
 * there again; the operator sees it as a flag. That says nothing of an account that was typed: it need not be the one the money came from.
 */
export function debtsOf(methods: readonly ReturnMethod[], moneyIn: readonly MoneyIn[], moneyOut: readonly MoneyOut[]): Debt[] {
  return methods.flatMap(({ id, cardIds, isTyped }) => {
    const came = moneyIn.filter(({ processor }) => processor === id);
    const went = moneyOut.filter(({ processor }) => processor === id);
    if (!cardIds) {
      const isClosed = !isTyped && hasFailed(came, went);
      return [{ processor: id, cardId: null, owedMinor: isClosed ? 0 : Math.max(0, sum(came) - sum(went)) }];
    }
    const cards = cardIds.map((cardId) => {
      const [own, paid] = [came.filter((one) => one.cardId === cardId), went.filter((one) => one.cardId === cardId)];
      return { cardId, leftMinor: sum(own) - sum(paid), isClosed: hasFailed(own.length > 0 ? own : came, paid) };
    });
    const beyond = cards.reduce((total, { leftMinor }) => total + Math.max(0, -leftMinor), 0);
    const unknown = sum(came.filter(({ cardId }) => cardId === null || !cardIds.includes(cardId)));
    const isReachable = cards.some(({ isClosed }) => !isClosed);
    return [
      ...cards.map(({ cardId, leftMinor, isClosed }) => ({ processor: id, cardId, owedMinor: isClosed ? 0 : Math.max(0, leftMinor) })),
      { processor: id, cardId: null, owedMinor: isReachable ? Math.max(0, unknown - beyond) : 0 },
    ];
  });
}

/** The most that may go to each destination: what is owed to it, and what is left of the real balance once all that is owed is set aside. */
export function payoutLimits(methods: readonly ReturnMethod[], debts: readonly Debt[], realMinor: number): PayoutLimit[] {
  const free = Math.max(0, realMinor - debts.reduce((total, { owedMinor }) => total + owedMinor, 0));
  return methods.flatMap(({ id, cardIds }) =>
    (cardIds ?? [null]).map((cardId) => {
      const own = debts.filter((debt) => debt.processor === id && (debt.cardId === cardId || debt.cardId === null));
      const owed = own.reduce((total, { owedMinor }) => total + owedMinor, 0);
      return { processor: id, cardId, returnableMinor: Math.min(realMinor, owed), maximumMinor: Math.min(realMinor, owed + free) };
    }),
  );
}

/** What of the money that came from one card or account has not gone back to it. */
export function owedTo(debts: readonly Debt[], processor: string, cardId: string | undefined): number {
  return debts.find((debt) => debt.processor === processor && debt.cardId === (cardId ?? null))?.owedMinor ?? 0;
}

/** What each processor is owed, those that are owed nothing left out. */
export function owedByProcessor(debts: readonly Debt[]): OwedByProcessor {
  const owed = new Map<string, number>();
  for (const { processor, owedMinor } of debts) if (owedMinor > 0) owed.set(processor, (owed.get(processor) ?? 0) + owedMinor);
  return owed;
}

function sum(amounts: readonly { readonly amountMinor: number }[]): number {
  return amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

/** Whether the last that was heard of an account is that it takes no money. */
function hasFailed(came: readonly MoneyIn[], went: readonly MoneyOut[]): boolean {
  const failedAt = Math.max(0, ...went.map((out) => out.failedAt?.getTime() ?? 0));
  const workedAt = Math.max(0, ...came.map(({ lastAt }) => lastAt.getTime()), ...went.map((out) => out.paidAt?.getTime() ?? 0));
  return failedAt > workedAt;
}
