/** A payout method: it pays to each of the player's cards, or to one account. `isTyped`: the player enters that account. */
export type ReturnMethod = { readonly id: string; readonly cardIds: readonly string[] | undefined; readonly isTyped: boolean };

/**
 * Deposits and payouts by one method, including payouts in progress, in minor units of the player's currency; by card where it is known. `isClosed`:
 * the latest event of the account is a returned payout.
 */
export type MoneyFlow = {
  readonly processor: string;
  readonly cardId: string | null;
  readonly inMinor: number;
  readonly outMinor: number;
  readonly isClosed: boolean;
};

/** Net deposits that must go back before money may go elsewhere. `cardId` is null if they are owed to the method or any of its cards. */
export type Debt = { readonly processor: string; readonly cardId: string | null; readonly owedMinor: number };

/** The amount to be returned by each processor before money goes elsewhere, in minor units. */
export type OwedByProcessor = ReadonlyMap<string, number>;

/** The maximum payout to a destination at the moment, and how much of it was deposited from there. */
export type PayoutLimit = {
  readonly processor: string;
  readonly cardId: string | null;
  readonly returnableMinor: number;
  readonly maximumMinor: number;
};

/**
 * Net deposits by each method that can pay out. Nothing is owed to a card or account that returned its last payout, unless the player enters the
 * account, which may be a different one.
 */
export function debtsOf(methods: readonly ReturnMethod[], flows: readonly MoneyFlow[]): Debt[] {
  return methods.flatMap(({ id, cardIds, isTyped }): Debt[] => {
    const own = flows.filter(({ processor }) => processor === id);
    if (!cardIds) {
      const isClosed = !isTyped && own.some((flow) => flow.isClosed);
      return [{ processor: id, cardId: null, owedMinor: isClosed ? 0 : netOf(own) }];
    }
    const isOpen = (cardId: string) => !own.some((flow) => flow.cardId === cardId && flow.isClosed);
    const cards = cardIds.filter(isOpen).map((cardId) => ({ cardId, owedMinor: netOf(own.filter((flow) => flow.cardId === cardId)) }));
    // Money from an unreported card may go back to any open card.
    const rest = netOf(own.filter(({ cardId }) => cardId === null || !cardIds.includes(cardId) || isOpen(cardId))) - sumOf(cards);
    return [...cards, { cardId: null, owedMinor: cards.length > 0 ? Math.max(0, rest) : 0 }].map((debt) => ({ processor: id, ...debt }));
  });
}

/** The maximum for each destination: the money owed to it, plus the part of the real balance that is not owed to any. */
export function payoutLimits(methods: readonly ReturnMethod[], debts: readonly Debt[], realMinor: number): PayoutLimit[] {
  const freeMinor = Math.max(0, realMinor - sumOf(debts));
  return methods.flatMap(({ id, cardIds }) =>
    (cardIds ?? [null]).map((cardId) => {
      const owedMinor = sumOf(debts.filter((debt) => debt.processor === id && (debt.cardId === cardId || debt.cardId === null)));
      return {
        processor: id,
        cardId,
        returnableMinor: Math.min(realMinor, owedMinor),
        maximumMinor: Math.min(realMinor, owedMinor + freeMinor),
      };
    }),
  );
}

/** How much of the money from a card, or by a method, has not been returned to it. */
export function owedTo(debts: readonly Debt[], processor: string, cardId: string | null): number {
  return sumOf(debts.filter((debt) => debt.processor === processor && debt.cardId === cardId));
}

/** The amount owed to each processor, without those that are owed nothing. */
export function owedByProcessor(debts: readonly Debt[]): OwedByProcessor {
  const owed = Map.groupBy(
    debts.filter(({ owedMinor }) => owedMinor > 0),
    ({ processor }) => processor,
  );
  return new Map([...owed].map(([processor, ofProcessor]) => [processor, sumOf(ofProcessor)]));
}

function netOf(flows: readonly MoneyFlow[]): number {
  return Math.max(
    0,
    flows.reduce((total, { inMinor, outMinor }) => total + inMinor - outMinor, 0),
  );
}

function sumOf(debts: readonly Pick<Debt, 'owedMinor'>[]): number {
  return debts.reduce((total, { owedMinor }) => total + owedMinor, 0);
}
