import { reelsModels } from '@playfront/game-math';
import type { Currency } from '@playfront/money';
import { betSteps } from '../games/bet-steps.ts';

/** The lowest stake of any game in a currency: a bonus balance below it can no longer be used. */
export function smallestStake(currency: Currency): number {
  return Math.min(...Object.values(reelsModels).flatMap(({ lines }) => betSteps(currency, lines.length).betsMinor));
}
