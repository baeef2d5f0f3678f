import { decidedWorth, openWorth, returnOf } from './bet-return.ts';
import type { BetRow, LegRow } from './bets.store.ts';
import { availabilityOf } from './offers.ts';

/** The operator's fee for a cash-out, in thousandths of the bet's value. */
const cashOutFee = 30;

/**
 * The cash-out offer of an open bet: its expected return at the current odds, less a fee, rounded down. For a single it is `stake × odds taken ÷ fair
 * current odds`, for others the same over every line; won legs count with their odds. `undefined` while an open leg accepts no bets, and if the
 * offer would be zero.
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
