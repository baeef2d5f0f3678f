import type { Refusal } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { DatabaseTransaction } from '../database/database.ts';
import type { StakedGame } from '../jurisdiction/game-law.rules.ts';

/** A stake that a player is about to make. Amounts in minor units. */
export type Wager = {
  readonly playerId: string;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly at: Date;
  /** What is bet on: a game of the catalogue, with the percentage of its stakes that counts towards wagering, or the sportsbook. */
  readonly on:
    { readonly kind: 'game'; readonly gameId: number; readonly wageringWeight: number; readonly game: StakedGame } | { readonly kind: 'sports' };
};

/** A settled wager, with the real and bonus parts of its stake. */
export type SettledWager = Wager & { readonly roundId: string; readonly realMinor: number; readonly bonusMinor: number; readonly winMinor: number };

/** A settled or open wager whose stake was returned; `bonusMinor` is the part returned to the bonus account. */
export type RolledBackWager = Pick<SettledWager, 'playerId' | 'currency' | 'roundId' | 'bonusMinor' | 'at'>;

/** The result of a rule for a stake: no objection, a refusal, no bonus money allowed, or balances that must be read again. */
export type WagerVerdict = Refusal | { readonly isBonusBarred?: true; readonly hasMovedMoney?: true } | undefined;

/** A deposit or withdrawal that a player requests. */
export type PaymentRequest = { readonly playerId: string; readonly currency: Currency; readonly amountMinor: number; readonly at: Date };

/** The bonus that the player chose with a deposit: that of a code, none, or, without a code, that of a claim or an automatic promotion. */
export type BonusChoice = { readonly promoCode: string | undefined; readonly isBonusDeclined: boolean };

/**
 * Rules of a feature for movements of a player's money: limits, breaks, bonuses. Each runs in the transaction of the movement,
 * after the player's wallet was locked, so that two parallel requests cannot both stay under a limit. The first refusal counts.
 */
export type MoneyRule = {
  beforeWager?(trx: DatabaseTransaction, wager: Wager): Promise<WagerVerdict>;
  /** Returns whether it moved money, so that balances must be read again. */
  afterWager?(trx: DatabaseTransaction, wager: SettledWager): Promise<boolean>;
  /** Runs in the transaction of the rollback, after the wallet returned the stake. A round is rolled back completely. */
  afterRollback?(trx: DatabaseTransaction, wager: RolledBackWager): Promise<void>;
  beforeDeposit?(trx: DatabaseTransaction, request: PaymentRequest & BonusChoice & { readonly processor: string }): Promise<Refusal | undefined>;
  /** How much more than agreed may be credited when it arrives. Runs in the transaction that posts it. */
  depositAllowance?(trx: DatabaseTransaction, deposit: Omit<PaymentRequest, 'amountMinor'>): Promise<number>;
  /** Called when the money has arrived, in the transaction that posts it. */
  afterDeposit?(trx: DatabaseTransaction, deposit: PaymentRequest & BonusChoice & { readonly paymentId: string }): Promise<void>;
  beforeWithdrawal?(trx: DatabaseTransaction, request: PaymentRequest): Promise<Refusal | undefined>;
  afterWithdrawal?(trx: DatabaseTransaction, request: PaymentRequest & { readonly paymentId: string }): Promise<void>;
};

/** Combines rules: the first refusal counts, the smallest remaining amount counts, every `after…` runs. */
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
    async afterWager(trx, wager) {
      let hasMovedMoney = false;
      for (const rule of rules) hasMovedMoney = ((await rule.afterWager?.(trx, wager)) ?? false) || hasMovedMoney;
      return hasMovedMoney;
    },
    afterRollback: (trx, wager) => each((rule) => rule.afterRollback?.(trx, wager)),
    beforeDeposit: (trx, request) => firstRefusal((rule) => rule.beforeDeposit?.(trx, request)),
    async depositAllowance(trx, deposit) {
      let room = Number.MAX_SAFE_INTEGER;
      for (const rule of rules) room = Math.min(room, (await rule.depositAllowance?.(trx, deposit)) ?? room);
      return room;
    },
    afterDeposit: (trx, deposit) => each((rule) => rule.afterDeposit?.(trx, deposit)),
    beforeWithdrawal: (trx, request) => firstRefusal((rule) => rule.beforeWithdrawal?.(trx, request)),
    afterWithdrawal: (trx, request) => each((rule) => rule.afterWithdrawal?.(trx, request)),
  };
}
