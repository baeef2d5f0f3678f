import type { Connection } from '../database/database.ts';
import { debtsOf, owedByProcessor, payoutLimits, type OwedByProcessor, type PayoutLimit } from './closed-loop.rules.ts';
import { readMoneyIn, readMoneyOut } from './closed-loop.store.ts';
import type { PayoutMethod } from './payout-methods.ts';

export type ClosedLoop = { readonly limits: readonly PayoutLimit[]; readonly owed: OwedByProcessor };

/** What may go to each destination of a player. Decides only under the wallet's lock; before that it tells what would be decided. */
export async function readClosedLoop(
  db: Connection,
  playerId: string,
  methods: readonly PayoutMethod[],
  { realMinor, isOn }: { realMinor: number; isOn: boolean },
): Promise<ClosedLoop> {
  const ways = methods.map(({ id, withdrawal, cards }) => ({
    id,
    cardIds: withdrawal.flow === 'card_payout' ? cards.map((card) => card.id) : undefined,
  }));
  // One after the other: a transaction has one connection.
  const debts = isOn ? debtsOf(ways, await readMoneyIn(db, playerId), await readMoneyOut(db, playerId)) : [];
  return { limits: payoutLimits(ways, debts, realMinor), owed: owedByProcessor(debts) };
}

/** The limit of a destination of a closed loop: a card where one was chosen, else the method itself. */
export function limitOf({ limits }: ClosedLoop, processor: string, cardId: string | undefined): PayoutLimit | undefined {
  return limits.find((limit) => limit.processor === processor && limit.cardId === (cardId ?? null));
}
