import type { Refusal } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { DatabaseTransaction } from '../database/database.ts';

/** A stake that a player is about to make. Amounts in minor units. */
export type Wager = {
  readonly playerId: string;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly at: Date;
  /** What is staked on: a game of the catalogue with the share (per cent) of its stakes that counts towards a bonus, or the sportsbook. */
  readonly on: { readonly kind: 'game'; readonly gameId: number; readonly wageringWeight: number } | { readonly kind: 'sports' };
};

/** A wager after it was settled, with the parts its stake came from. */
export type SettledWager = Wager & { readonly roundId: string; readonly realMinor: number; readonly bonusMinor: number; readonly winMinor: number };

/** A settled or open wager whose stake was given back; `bonusMinor` is what of it came back to the bonus account. */
export type RolledBackWager = Pick<SettledWager, 'playerId' | 'currency' | 'roundId' | 'bonusMinor' | 'at'>;

/** What a rule says of a stake: nothing, a refusal, that bonus money may not be part of it, or that balances read before are no longer right. */
export type WagerVerdict = Refusal | { readonly isBonusBarred?: true; readonly hasMovedMoney?: true } | undefined;

/** A payment in or out that a player asks for. */
export type PaymentRequest = { readonly playerId: string; readonly currency: Currency; readonly amountMinor: number; readonly at: Date };

/**
 * A concern that has a say when a player's money moves: limits, breaks, bonuses. Each part runs in the transaction of what it
 * judges, after the player's wallet was locked, so that two requests at once cannot both slip under a limit. The first refusal counts.
 */
export type MoneyRule = {
  beforeWager?(trx: DatabaseTransaction, wager: Wager): Promise<WagerVerdict>;
  afterWager?(trx: DatabaseTransaction, wager: SettledWager): Promise<void>;
  /** Runs in the transaction of the rollback, after the wallet gave the stake back. A round is rolled back whole. */
  afterRollback?(trx: DatabaseTransaction, wager: RolledBackWager): Promise<void>;
  beforeDeposit?(
    trx: DatabaseTransaction,
    request: PaymentRequest & { readonly processor: string; readonly promoCode: string | undefined },
  ): Promise<Refusal | undefined>;
  /** How much more than was agreed to may become playable when it arrives. Runs in the transaction that posts it. */
  depositRoom?(trx: DatabaseTransaction, deposit: Omit<PaymentRequest, 'amountMinor'>): Promise<number>;
  /** The money has arrived: runs in the transaction that posts it. */
  afterDeposit?(
    trx: DatabaseTransaction,
    deposit: PaymentRequest & { readonly paymentId: string; readonly promoCode: string | undefined },
  ): Promise<void>;
  beforeWithdrawal?(trx: DatabaseTransaction, request: PaymentRequest): Promise<Refusal | undefined>;
  afterWithdrawal?(trx: DatabaseTransaction, request: PaymentRequest & { readonly paymentId: string }): Promise<void>;
};

/** The rules as one: refusals in order, the first counts; the least room counts; every `after…` runs. */
export function combineRules(rules: readonly MoneyRule[]): Required<MoneyRule> {
  async function firstRefusal(ask: (rule: MoneyRule) => Promise<Refusal | undefined> | undefined): Promise<Refusal | undefined> {
    for (const rule of rules) {
      const refusal = await ask(rule);
      if (refusal) return refusal;
    }
    return undefined;
  }
  async function each(tell: (rule: MoneyRule) => Promise<void> | undefined): Promise<void> {
    for (const rule of rules) await tell(rule);
  }
  return {
    async beforeWager(trx, wager) {
      let verdict: WagerVerdict;
      for (const rule of rules) {
        const next = await rule.beforeWager?.(trx, wager);
        if (next && 'error' in next) return next;
        if (next) verdict = { ...verdict, ...next };
      }
      return verdict;
    },
    afterWager: (trx, wager) => each((rule) => rule.afterWager?.(trx, wager)),
    afterRollback: (trx, wager) => each((rule) => rule.afterRollback?.(trx, wager)),
    beforeDeposit: (trx, request) => firstRefusal((rule) => rule.beforeDeposit?.(trx, request)),
    async depositRoom(trx, deposit) {
      let room = Number.MAX_SAFE_INTEGER;
      for (const rule of rules) room = Math.min(room, (await rule.depositRoom?.(trx, deposit)) ?? room);
      return room;
    },
    afterDeposit: (trx, deposit) => each((rule) => rule.afterDeposit?.(trx, deposit)),
    beforeWithdrawal: (trx, request) => firstRefusal((rule) => rule.beforeWithdrawal?.(trx, request)),
    afterWithdrawal: (trx, request) => each((rule) => rule.afterWithdrawal?.(trx, request)),
  };
}
