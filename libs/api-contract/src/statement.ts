import * as v from 'valibot';
import { defineCall } from './call.ts';
import { amountOf, currencySchema, daySchema, wireAmountSchema } from './wire.ts';

/** Maximum days, or months, of one statement. */
export const maxStatementDays = 400;
export const maxStatementMonths = 120;

const dayMs = 86_400_000;

const figureEntries = {
  deposits: wireAmountSchema,
  withdrawals: wireAmountSchema,
  staked: wireAmountSchema,
  won: wireAmountSchema,
  net: wireAmountSchema,
  bonus: wireAmountSchema,
  sessions: v.number(),
  minutes: v.number(),
};

type WireFigures = { [Key in 'deposits' | 'withdrawals' | 'staked' | 'won' | 'net' | 'bonus']: string } & {
  currency: v.InferOutput<typeof currencySchema>;
};

function figuresOf({ currency, ...wire }: WireFigures) {
  return {
    deposits: amountOf(wire.deposits, currency),
    withdrawals: amountOf(wire.withdrawals, currency),
    staked: amountOf(wire.staked, currency),
    won: amountOf(wire.won, currency),
    net: amountOf(wire.net, currency),
    bonus: amountOf(wire.bonus, currency),
  };
}

/**
 * The player's activity by UTC day or month, `from` and `to` inclusive, without periods in which nothing happened. Deposits and withdrawals
 * count on the day they were completed, bets with their later wins on the day they were placed; `net` is won less staked.
 */
export const frontGetActivityStatement = defineCall({
  path: 'front/get_activity_statement',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.pipe(
    v.object({ from: daySchema, to: daySchema, by: v.optional(v.picklist(['day', 'month']), 'day') }),
    v.check(({ from, to, by }) => {
      const days = (Date.parse(to) - Date.parse(from)) / dayMs;
      return days >= 0 && days <= (by === 'day' ? maxStatementDays : maxStatementMonths * 31);
    }),
  ),
  response: v.pipe(
    v.object({
      status: v.literal(1),
      currency: v.optional(currencySchema, 'EUR'),
      /** `period` is its first day. */
      periods: v.array(v.object({ period: v.string(), ...figureEntries })),
      total: v.object(figureEntries),
      /** Deposits less withdrawals since the account was opened. */
      lifetime_net_deposits: wireAmountSchema,
    }),
    v.transform(({ status, currency, periods, total, lifetime_net_deposits }) => ({
      status,
      periods: periods.map((row) => ({ ...row, ...figuresOf({ ...row, currency }) })),
      total: { ...total, ...figuresOf({ ...total, currency }) },
      lifetimeNetDeposits: amountOf(lifetime_net_deposits, currency),
    })),
  ),
});
