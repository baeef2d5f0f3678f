import type { PaymentRow } from './deposits.store.ts';

/** In minor units. */
export type Arrived = { readonly amount: number; readonly fee: number };

/** Splits the money into the player's part and the fee in the agreed proportion; the rounding remainder goes to the fee. */
export function splitArrived({ amount, fee }: Pick<PaymentRow, 'amount' | 'fee'>, arrivedMinor: number): Arrived {
  const ours = Number((BigInt(arrivedMinor) * BigInt(amount)) / BigInt(amount + fee));
  // Too little to split.
  return ours === 0 ? { amount: arrivedMinor, fee: 0 } : { amount: ours, fee: arrivedMinor - ours };
}
