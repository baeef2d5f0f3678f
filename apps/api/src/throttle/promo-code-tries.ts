import { callerOf } from '@playfront/api-contract';
import type { Count } from './throttle.service.ts';

/** The counters for promo codes, shared by all calls that accept one: guessing by deposits is no faster than by the call that checks codes. */
export function promoCodeTries(ip: string, playerId: string | undefined): readonly Count[] {
  return [{ limit: 'promo_code_address', of: callerOf(ip) }, ...(playerId ? [{ limit: 'promo_code_player', of: playerId } as const] : [])];
}
