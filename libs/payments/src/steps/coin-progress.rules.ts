import type { Money } from '@playfront/money';

/** Coins that were sent are worth less than the deposit: `short`, or less than the minimum: `below_minimum`. */
export type CoinShortfall = 'short' | 'below_minimum';

/** Compares what has arrived with the amount of the deposit; `undefined` if it is enough, or not known. */
export function coinShortfall(received: Money | null | undefined, asked: Money | undefined, least: Money): CoinShortfall | undefined {
  if (!received || !asked || received.minor >= asked.minor) return undefined;
  return received.minor < least.minor ? 'below_minimum' : 'short';
}
