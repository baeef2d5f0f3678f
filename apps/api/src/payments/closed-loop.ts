import type { Connection } from '../database/database.ts';
import { debtsOf, owedByProcessor, payoutLimits, type Debt, type OwedByProcessor, type PayoutLimit, type ReturnMethod } from './closed-loop.rules.ts';
import { readMoneyFlows } from './closed-loop.store.ts';
import type { PayoutMethod } from './payout-methods.ts';

export type ClosedLoop = { readonly limits: readonly PayoutLimit[]; readonly owed: OwedByProcessor };

/** What may go to each destination of a player. Authoritative only under the wallet's lock; before that it is a preview. */
export async function readClosedLoop(
  db: Connection,
  playerId: string,
  methods: readonly PayoutMethod[],
  { realMinor, rules }: { realMinor: number; rules: { readonly closed_loop: boolean } },
): Promise<ClosedLoop> {
  const debts = rules.closed_loop ? await readDebts(db, playerId, methods) : [];
  return { limits: payoutLimits(methods.map(returnMethod), debts, realMinor), owed: owedByProcessor(debts) };
}

/** How much of the player's money has not gone back to where it came from. */
export async function readDebts(db: Connection, playerId: string, methods: readonly PayoutMethod[]): Promise<Debt[]> {
  return debtsOf(methods.map(returnMethod), await readMoneyFlows(db, playerId));
}

function returnMethod({ id, withdrawal: { flow, fields }, cards }: PayoutMethod): ReturnMethod {
  const isCard = flow === 'card_payout';
  return { id, cardIds: isCard ? cards.map((card) => card.id) : undefined, isTyped: !isCard && fields.length > 0 };
}

/** The limit of a chosen card, else that of the method. */
export function limitOf({ limits }: ClosedLoop, processor: string, cardId: string | null): PayoutLimit | undefined {
  return limits.find((limit) => limit.processor === processor && limit.cardId === cardId);
}
