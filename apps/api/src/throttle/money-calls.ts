import { callerOf } from '@playfront/api-contract';
import type { Count } from './throttle.service.ts';

/** Rate limits of the calls that move money. */
export type MoneyCall = 'deposit' | 'payment_code' | 'withdrawal' | 'bonus' | 'bet' | 'spin';

/** The counters of a call: by player, so that several addresses do not help, and by address, so that several accounts do not. */
export function moneyCallCounts(call: MoneyCall, playerId: string, ip: string): readonly Count[] {
  return [
    { limit: `${call}_player`, of: playerId },
    { limit: `${call}_address`, of: callerOf(ip) },
  ];
}
