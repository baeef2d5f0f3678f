import { decidedWorth, openWorth, returnOf } from './bet-return.ts';
import type { BetRow, LegRow } from './bets.store.ts';
import { availabilityOf } from './offers.ts';

/** What the house keeps of a bet's worth when it is cashed out, in thousandths. */
const cashOutFee = 30;

/**
 * What an open bet may be cashed out for: what it returns on average as things stand, less a fee, floored. With the odds of now it is
 * `stake × odds taken ÷ fair odds now` for a single, and the same over every line for others; won legs count with their odds.
 * `undefined` while an open leg takes no bets, and when there is nothing left to pay.
 */
export function cashOutOffer(bet: BetRow, legs: readonly LegRow[], at: Date, isFeedAlive: boolean): number | undefined {
  if (bet.state !== 'open') return undefined;
  const worths: bigint[] = [];
  for (const leg of legs) {
    if (leg.result !== null) {
      worths.push(decidedWorth(leg.odds, leg.result));
      continue;
    }
    const outcome = leg.outcomes.find(({ id }) => id === leg.outcome);
    if (!outcome || availabilityOf(leg, at, isFeedAlive) !== 'open') return undefined;
    worths.push(openWorth(leg.odds, outcome.probability));
  }
  const worth = returnOf(bet.stake, { lineSize: bet.line_size, lines: bet.lines }, worths);
  const offer = Number((BigInt(worth) * BigInt(1000 - cashOutFee)) / 1000n);
  return offer > 0 ? offer : undefined;
}
