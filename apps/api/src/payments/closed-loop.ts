import type { Connection } from '../database/database.ts';
import {
  debtsOf,
  owedByProcessor,
  payoutLimits,
  strayDeposits,
  unplayedOf,
  type Debt,
  type OwedByProcessor,
  type PayoutLimit,
  type ReturnMethod,
} from './closed-loop.rules.ts';
import { readDeposits, readMoneyIn, readMoneyOut, readPlayed, type MoneySource } from './closed-loop.store.ts';
import type { PayoutMethod } from './payout-methods.ts';

/** `unplayedMinor`: what of the real balance may only go to the player's own accounts until it is staked. */
export type ClosedLoop = { readonly limits: readonly PayoutLimit[]; readonly owed: OwedByProcessor; readonly unplayedMinor: number };

type Rules = { readonly closed_loop: boolean; readonly payout_name_match: boolean };

/** What may go to each destination of a player. Decides only under the wallet's lock; before that it tells what would be decided. */
export async function readClosedLoop(
  db: Connection,
  playerId: string,
  methods: readonly PayoutMethod[],
  { realMinor, rules }: { realMinor: number; rules: Rules },
): Promise<ClosedLoop> {
  const found = await readDebts(db, playerId, methods);
  const debts = rules.closed_loop ? found.debts : [];
  const unplayedMinor = Math.min(realMinor, found.unplayedMinor);
  const all = methods.map((method) => returnMethod(method, rules));
  return { limits: payoutLimits(all, debts, realMinor, unplayedMinor), owed: owedByProcessor(debts), unplayedMinor };
}

/** Where the money of a player came from, what of it has not gone back, and what of the rest has not been played. */
export async function readDebts(
  db: Connection,
  playerId: string,
  methods: readonly PayoutMethod[],
): Promise<{ readonly debts: readonly Debt[]; readonly sources: readonly MoneySource[]; readonly unplayedMinor: number }> {
  // One after the other: a transaction has one connection.
  const [sources, moneyOut] = [await readMoneyIn(db, playerId), await readMoneyOut(db, playerId)];
  const all = methods.map((method) => returnMethod(method));
  const hasStray =
    strayDeposits(
      all,
      sources,
      moneyOut,
      sources.map((source) => ({ ...source, playedBeforeMinor: 0 })),
    ).length > 0;
  const stray = hasStray ? strayDeposits(all, sources, moneyOut, await readDeposits(db, playerId)) : [];
  const unplayedMinor = hasStray ? unplayedOf(stray, await readPlayed(db, playerId)) : 0;
  return { debts: debtsOf(all, sources, moneyOut), sources, unplayedMinor };
}

/** With the closed loop off any account may have the money, as if it were the player's. */
function returnMethod({ id, withdrawal: { flow, fields }, cards }: PayoutMethod, rules?: Rules): ReturnMethod {
  const cardIds = flow === 'card_payout' ? cards.map((card) => card.id) : undefined;
  const isTyped = !cardIds && fields.length > 0;
  const isNamed = rules?.payout_name_match === true && fields.includes('beneficiary_name');
  return { id, cardIds, isTyped, isOwn: !isTyped || isNamed || rules?.closed_loop === false };
}

/** The limit of a destination of a closed loop: a card where one was chosen, else the method itself. */
export function limitOf({ limits }: ClosedLoop, processor: string, cardId: string | undefined): PayoutLimit | undefined {
  return limits.find((limit) => limit.processor === processor && limit.cardId === (cardId ?? null));
}
