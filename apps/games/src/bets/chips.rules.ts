import type { Bet } from '@playfront/game-math';

/** Bets on a table, with every earlier state since the last round, so that steps can be undone. Amounts are in minor units. */
export type Chips = { readonly bets: readonly Bet[]; readonly earlier: readonly (readonly Bet[])[] };

export type ChipLimits = { readonly maxBets: number; readonly maxStakeMinor: number };

export const noChips: Chips = { bets: [], earlier: [] };

export function totalOf(bets: readonly Bet[]): number {
  return bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

export function amountOn(bets: readonly Bet[], spot: string): number {
  return bets.find((bet) => bet.spot === spot)?.amountMinor ?? 0;
}

/** Replaces all bets. Returns the same chips if the bets would exceed a limit of the table. */
function replaced(chips: Chips, bets: readonly Bet[], { maxBets, maxStakeMinor }: ChipLimits): Chips {
  if (bets.length > maxBets || totalOf(bets) > maxStakeMinor) return chips;
  return { bets, earlier: [...chips.earlier, chips.bets] };
}

/** Adds a stake to each of these spots, or to none of them. */
export function placed(chips: Chips, stakes: readonly Bet[], limits: ChipLimits): Chips {
  const bets = stakes.reduce<readonly Bet[]>((now, { spot, amountMinor }) => {
    const others = now.filter((bet) => bet.spot !== spot);
    return [...others, { spot, amountMinor: amountOn(now, spot) + amountMinor }];
  }, chips.bets);
  return replaced(chips, bets, limits);
}

export function removed(chips: Chips, spot: string, limits: ChipLimits): Chips {
  return amountOn(chips.bets, spot) > 0
    ? replaced(
        chips,
        chips.bets.filter((bet) => bet.spot !== spot),
        limits,
      )
    : chips;
}

export function cleared(chips: Chips, limits: ChipLimits): Chips {
  return chips.bets.length > 0 ? replaced(chips, [], limits) : chips;
}

/** Doubles every bet, or none if that would exceed a limit. */
export function doubled(chips: Chips, limits: ChipLimits): Chips {
  return chips.bets.length > 0 ? placed(chips, chips.bets, limits) : chips;
}

/** Places the bets of an earlier round. */
export function repeated(chips: Chips, last: readonly Bet[], limits: ChipLimits): Chips {
  return last.length > 0 ? replaced(chips, last, limits) : chips;
}

export function undone({ bets, earlier }: Chips): Chips {
  const before = earlier.at(-1);
  return before ? { bets: before, earlier: earlier.slice(0, -1) } : { bets, earlier };
}
