import * as v from 'valibot';
import type { Currency } from '@playfront/money';
import { amountOf, currencySchema, wireAmountSchema } from './wire.ts';

export const balanceEntries = {
  total_balance: wireAmountSchema,
  real_balance: wireAmountSchema,
  bonus_balance: wireAmountSchema,
  locked_balance: wireAmountSchema,
};

type WireBalance = { total_balance: string; real_balance: string; bonus_balance: string; locked_balance: string };

/** The four balances as money. `total` is real plus bonus balance and does not include `locked` (contract, "money"). */
export function balanceOf(wire: WireBalance, currency: Currency) {
  return {
    total: amountOf(wire.total_balance, currency),
    real: amountOf(wire.real_balance, currency),
    bonus: amountOf(wire.bonus_balance, currency),
    locked: amountOf(wire.locked_balance, currency),
  };
}

export type Balance = ReturnType<typeof balanceOf>;

/** Live event `update_balance_{playerId}`: the balances after a posting. `version` increases, so that clients can drop an outdated push. */
export const updateBalanceEventSchema = v.pipe(
  v.object({ ...balanceEntries, currency: v.optional(currencySchema, 'EUR'), version: v.optional(v.number(), 0) }),
  v.transform(({ currency, version, ...wire }) => ({ ...balanceOf(wire, currency), version })),
);

export type BalanceUpdate = v.InferOutput<typeof updateBalanceEventSchema>;

/** Name of the live event for a player (spec §4). */
export function updateBalanceEvent(playerId: string): `update_balance_${string}` {
  return `update_balance_${playerId}`;
}
