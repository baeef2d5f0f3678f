import { callerOf } from '@playfront/api-contract';
import type { Count } from './throttle.service.ts';

/** What one promo code is counted for, wherever it is tried: guessing goes no faster by a deposit than by the call that checks codes. */
export function promoCodeTries(ip: string, playerId: string | undefined): readonly Count[] {
  return [{ limit: 'promo_code_address', of: callerOf(ip) }, ...(playerId ? [{ limit: 'promo_code_player', of: playerId } as const] : [])];
}
