import { callerOf } from '@playfront/api-contract';
import type { Count } from './throttle.service.ts';

/** Calls that move or open money, by how often they may be made. */
export type MoneyCall = 'deposit' | 'payment_code' | 'withdrawal' | 'bonus' | 'bet' | 'spin';

/** What a call is counted by: the player, so that many addresses do not help, and the address, so that many accounts do not. */
export function moneyCallCounts(call: MoneyCall, playerId: string, ip: string): readonly Count[] {
  return [
    { limit: `${call}_player`, of: playerId },
    { limit: `${call}_address`, of: callerOf(ip) },
  ];
}
