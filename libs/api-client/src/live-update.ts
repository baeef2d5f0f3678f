import * as v from 'valibot';
import { updateBalanceEvent, updateBalanceEventSchema, type BalanceUpdate } from '@playfront/api-contract';

/** A pushed balance, checked against the contract; nothing when it is something else. */
export function balanceUpdateOf(payload: unknown): BalanceUpdate | undefined {
  const update = v.safeParse(updateBalanceEventSchema, payload);
  return update.success ? update.output : undefined;
}

export { updateBalanceEvent };
