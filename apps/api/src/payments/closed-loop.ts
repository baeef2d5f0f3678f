import type { Connection } from '../database/database.ts';
import { debtsOf, owedByProcessor, payoutLimits, type Debt, type OwedByProcessor, type PayoutLimit, type ReturnMethod } from './closed-loop.rules.ts';
import { readMoneyIn, readMoneyOut, type MoneySource } from './closed-loop.store.ts';
import type { PayoutMethod } from './payout-methods.ts';

export type ClosedLoop = { readonly limits: readonly PayoutLimit[]; readonly owed: OwedByProcessor };

/** What may go to each destination of a player. Decides only under the wallet's lock; before that it tells what would be decided. */
export async function readClosedLoop(
  db: Connection,
  playerId: string,
  methods: readonly PayoutMethod[],
  { realMinor, isOn }: { realMinor: number; isOn: boolean },
): Promise<ClosedLoop> {
  const debts = isOn ? (await readDebts(db, playerId, methods)).debts : [];
  return { limits: payoutLimits(methods.map(returnMethod), debts, realMinor), owed: owedByProcessor(debts) };
}

/** Where the money of a player came from, and what of it has not gone back. */
export async function readDebts(
  db: Connection,
  playerId: string,
  methods: readonly PayoutMethod[],
): Promise<{ readonly debts: readonly Debt[]; readonly sources: readonly MoneySource[] }> {
  // One after the other: a transaction has one connection.
  const [sources, moneyOut] = [await readMoneyIn(db, playerId), await readMoneyOut(db, playerId)];
  return { debts: debtsOf(methods.map(returnMethod), sources, moneyOut), sources };
}

function returnMethod({ id, withdrawal: { flow, fields }, cards }: PayoutMethod): ReturnMethod {
  const cardIds = flow === 'card_payout' ? cards.map((card) => card.id) : undefined;
  return { id, cardIds, isTyped: !cardIds && fields.length > 0 };
}

/** The limit of a destination of a closed loop: a card where one was chosen, else the method itself. */
export function limitOf({ limits }: ClosedLoop, processor: string, cardId: string | undefined): PayoutLimit | undefined {
  return limits.find((limit) => limit.processor === processor && limit.cardId === (cardId ?? null));
}
