import { reelsModels } from '@playfront/game-math';
import type { Currency } from '@playfront/money';
import { betSteps } from '../games/bet-steps.ts';

/** The lowest stake that any game takes in a currency: bonus money below it can no longer be played. */
export function smallestStake(currency: Currency): number {
  return Math.min(...Object.values(reelsModels).flatMap(({ lines }) => betSteps(currency, lines.length).betsMinor));
}
