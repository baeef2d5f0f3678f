import type { Connection } from '../database/database.ts';
import {
  debtsOf,
  mostReturnable,
  owedByProcessor,
  payoutLimits,
  playedDebts,
  strayDeposits,
  unplayedOf,
  type Debt,
  type OwedByProcessor,
  type PayoutLimit,
  type ReturnMethod,
} from './closed-loop.rules.ts';
import { readDeposits, readMoneyIn, readMoneyOut, readPlayed, readReturnableDeposits, type MoneySource } from './closed-loop.store.ts';
import type { PayoutMethod } from './payout-methods.ts';

/** `unplayedMinor`: how much of the real balance may only go to the player's own accounts until it is staked. */
export type ClosedLoop = {
  readonly limits: readonly PayoutLimit[];
  readonly payers: readonly KnownPayer[];
  readonly owed: OwedByProcessor;
  readonly unplayedMinor: number;
};

/** An account that paid in, as its provider reported it. */
type KnownPayer = Pick<MoneySource, 'processor' | 'accountId'> & { readonly details: Readonly<Record<string, string>> };

type Rules = { readonly closed_loop: boolean; readonly payout_name_match: boolean };

/** What may go to each destination of a player. Authoritative only under the wallet's lock; before that it is a preview. */
export async function readClosedLoop(
  db: Connection,
  playerId: string,
  methods: readonly PayoutMethod[],
  { realMinor, rules }: { realMinor: number; rules: Rules },
): Promise<ClosedLoop> {
  const found = await readDebts(db, playerId, methods, rules);
  const debts = rules.closed_loop ? found.debts : [];
  const unplayedMinor = Math.min(realMinor, found.unplayedMinor);
  return {
    limits: payoutLimits(found.returnMethods, debts, realMinor, unplayedMinor).map((limit) => ({
      ...limit,
      maximumMinor: Math.min(limit.maximumMinor, found.mostByBounced.get(limit.processor) ?? limit.maximumMinor),
    })),
    payers: found.sources.flatMap(({ processor, accountId, details }) => (details ? [{ processor, accountId, details }] : [])),
    owed: owedByProcessor(debts),
    unplayedMinor,
  };
}

type Found = {
  readonly returnMethods: readonly ReturnMethod[];
  readonly debts: readonly Debt[];
  readonly sources: readonly MoneySource[];
  readonly unplayedMinor: number;
  /** The payout limit of each method without payout fields by which a payout was returned, in minor units. */
  readonly mostByBounced: ReadonlyMap<string, number>;
};

/** Where the player's money came from, how much has not gone back, and how much of the rest has not been played. */
export async function readDebts(db: Connection, playerId: string, methods: readonly PayoutMethod[], rules: Rules): Promise<Found> {
  // One after the other: a transaction has one connection.
  const [sources, moneyOut] = [await readMoneyIn(db, playerId), await readMoneyOut(db, playerId)];
  const bounced = methods.filter(
    ({ id, withdrawal: { flow, fields } }) =>
      flow !== 'card_payout' && fields.length === 0 && moneyOut.some(({ processor, failedAt }) => processor === id && failedAt !== null),
  );
  const mostByBounced = new Map<string, number>();
  for (const { id } of bounced) mostByBounced.set(id, mostReturnable(await readReturnableDeposits(db, playerId, id)));
  const returnMethods = methods.map((method) => ({
    ...returnMethod(method, sources, rules),
    isClosed: (mostByBounced.get(method.id) ?? Number.MAX_SAFE_INTEGER) < Number.MAX_SAFE_INTEGER,
  }));
  const found = { returnMethods, debts: debtsOf(returnMethods, sources, moneyOut), sources, mostByBounced };
  const hasStray =
    strayDeposits(
      returnMethods,
      sources,
      moneyOut,
      sources.map((source) => ({ ...source, playedBeforeMinor: 0 })),
    ).length > 0;
  if (!hasStray) return { ...found, unplayedMinor: 0 };
  const stray = strayDeposits(returnMethods, sources, moneyOut, await readDeposits(db, playerId));
  const playedMinor = await readPlayed(db, playerId);
  const debts = playedDebts(returnMethods, found.debts, stray, moneyOut, playedMinor);
  return { ...found, debts, unplayedMinor: unplayedOf(stray, playedMinor) };
}

/** With the closed loop off, any account may get the money, as if it were the player's. */
function returnMethod({ id, withdrawal: { flow, fields }, cards }: PayoutMethod, sources: readonly MoneySource[], rules: Rules): ReturnMethod {
  if (flow === 'card_payout') return { id, accountIds: cards.map((card) => card.id), isTyped: false, isOwn: true };
  const isTyped = fields.length > 0;
  const isNamed = rules.payout_name_match && fields.includes('beneficiary_name');
  const isOwn = !isTyped || isNamed || !rules.closed_loop;
  const payers = sources.flatMap(({ processor, accountId }) => (processor === id && accountId !== null ? [accountId] : []));
  return { id, accountIds: isOwn ? undefined : payers, isTyped, isOwn };
}

/** The limit of a destination of a closed loop: a card if one was chosen, an account that deposited, else the method itself. */
export function limitOf({ limits }: ClosedLoop, processor: string, accountId: string): PayoutLimit | undefined {
  const own = limits.filter((limit) => limit.processor === processor);
  return own.find((limit) => limit.accountId === accountId) ?? own.find((limit) => limit.accountId === null);
}
