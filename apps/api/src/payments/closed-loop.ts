import type { Connection } from '../database/database.ts';
import { debtsOf, owedByProcessor, payoutLimits, type Debt, type OwedByProcessor, type PayoutLimit, type ReturnMethod } from './closed-loop.rules.ts';
import { readMoneyFlows } from './closed-loop.store.ts';
import type { PayoutMethod } from './payout-methods.ts';

export type ClosedLoop = { readonly limits: readonly PayoutLimit[]; readonly owed: OwedByProcessor };

/** The payout limits of a player's destinations. Authoritative only under the wallet's lock; otherwise a preview. */
export async function readClosedLoop(
  db: Connection,
  playerId: string,
  methods: readonly PayoutMethod[],
  { realMinor, rules }: { realMinor: number; rules: { readonly closed_loop: boolean } },
): Promise<ClosedLoop> {
  const debts = rules.closed_loop ? await readDebts(db, playerId, methods) : [];
  return { limits: payoutLimits(methods.map(returnMethod), debts, realMinor), owed: owedByProcessor(debts) };
}

/** The player's deposits that have not been returned to their sources. */
export async function readDebts(db: Connection, playerId: string, methods: readonly PayoutMethod[]): Promise<Debt[]> {
  return debtsOf(methods.map(returnMethod), await readMoneyFlows(db, playerId));
}

function returnMethod({ id, withdrawal: { flow, fields }, cards }: PayoutMethod): ReturnMethod {
  const isCard = flow === 'card_payout';
  return { id, cardIds: isCard ? cards.map((card) => card.id) : undefined, isTyped: !isCard && fields.length > 0 };
}

/** The limit of a card, or of the method if `cardId` is null. */
export function limitOf({ limits }: ClosedLoop, processor: string, cardId: string | null): PayoutLimit | undefined {
  return limits.find((limit) => limit.processor === processor && limit.cardId === cardId);
}
