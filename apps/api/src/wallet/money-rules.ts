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
  /** The product: a game, with the percentage of its stakes that counts towards wagering, or the sportsbook. */
  readonly on:
    { readonly kind: 'game'; readonly gameId: number; readonly wageringWeight: number; readonly game: StakedGame } | { readonly kind: 'sports' };
};

/** A settled wager, with the real and bonus parts of its stake. */
export type SettledWager = Wager & { readonly roundId: string; readonly realMinor: number; readonly bonusMinor: number; readonly winMinor: number };

/** A settled or open wager whose stake was returned; `bonusMinor` is the part returned to the bonus account. */
export type RolledBackWager = Pick<SettledWager, 'playerId' | 'currency' | 'roundId' | 'bonusMinor' | 'at'>;

/** The result of a rule for a stake: accepted, refused, accepted without bonus money, or balances that must be read again. */
export type WagerVerdict = Refusal | { readonly isBonusBarred?: true; readonly hasMovedMoney?: true } | undefined;

/** A deposit or withdrawal that a player requests. */
export type PaymentRequest = { readonly playerId: string; readonly currency: Currency; readonly amountMinor: number; readonly at: Date };

/** The bonus chosen with a deposit: that of a code, none, or without a code that of a claim or an automatic promotion. */
export type BonusChoice = { readonly promoCode: string | undefined; readonly isBonusDeclined: boolean };

/**
 * Rules of a feature for movements of a player's money: limits, breaks, bonuses. Each runs in the transaction of the movement, after the player's
 * wallet was locked, so that concurrent requests cannot exceed a limit together. The first refusal counts.
 */
export type MoneyRule = {
  beforeWager?(trx: DatabaseTransaction, wager: Wager): Promise<WagerVerdict>;
  /** Returns whether it moved money, so that balances must be read again. */
  afterWager?(trx: DatabaseTransaction, wager: SettledWager): Promise<boolean>;
  /** Runs in the transaction of the rollback, after the wallet returned the stake. A round is rolled back completely. */
  afterRollback?(trx: DatabaseTransaction, wager: RolledBackWager): Promise<void>;
  beforeDeposit?(trx: DatabaseTransaction, request: PaymentRequest & BonusChoice & { readonly processor: string }): Promise<Refusal | undefined>;
  /** The maximum that may be credited beyond the agreed amount. Runs in the transaction that posts the deposit. */
  depositAllowance?(trx: DatabaseTransaction, deposit: Omit<PaymentRequest, 'amountMinor'>): Promise<number>;
  /** Runs when the money has arrived, in the transaction that posts it. */
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
  async function each(run: (rule: MoneyRule) => Promise<void> | undefined): Promise<void> {
    for (const rule of rules) await run(rule);
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
      let allowance = Number.MAX_SAFE_INTEGER;
      for (const rule of rules) allowance = Math.min(allowance, (await rule.depositAllowance?.(trx, deposit)) ?? allowance);
      return allowance;
    },
    afterDeposit: (trx, deposit) => each((rule) => rule.afterDeposit?.(trx, deposit)),
    beforeWithdrawal: (trx, request) => firstRefusal((rule) => rule.beforeWithdrawal?.(trx, request)),
    afterWithdrawal: (trx, request) => each((rule) => rule.afterWithdrawal?.(trx, request)),
  };
}
