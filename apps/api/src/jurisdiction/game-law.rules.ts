import type { Currency } from '@playfront/money';
import { ageOf } from './birthdays.rules.ts';
import { maxReelsStakeOf, profileOf, type Profile } from './profiles.ts';

/** The properties of a game that the law of a country depends on. */
export type StakedGame = { readonly engine: string; readonly game_group: 'casino' | 'live'; readonly features: readonly string[] };

/** Whether the law of a country permits its players to play a game for money. */
export function isOffered({ engine, game_group, features }: StakedGame, { products }: Profile): boolean {
  if (features.includes('jackpot') && !products.jackpots) return false;
  if (game_group === 'live') return products.live;
  return engine === 'reels' ? products.reels : products.otherGames;
}

/** Whether players of a country may buy free spins; play money has no country, and no such limit. */
export function isBuyOffered(country: string | null): boolean {
  return country === null || profileOf(country).products.bonusBuy;
}

/** Whether the law of a country permits its players to play anything for money that the operator offers. */
export function canPlayForMoney({ products }: Profile, isSportsOffered: boolean): boolean {
  return products.reels || products.otherGames || products.live || (products.sports && isSportsOffered);
}

/** The limits that the law of the registered country sets for a player in a game. */
export type GameLaw = { readonly maxStakeMinor: number | undefined; readonly minCycleMs: number };

export function gameLawOf(
  { engine }: Pick<StakedGame, 'engine'>,
  player: { readonly country: string; readonly birthday: string },
  currency: Currency,
  at: Date,
): GameLaw {
  const profile = profileOf(player.country);
  // Rounds of the shared clock start ten seconds apart at least, which is longer than any minimum; both bets of a player are on one of them.
  if (engine === 'crash') return { maxStakeMinor: undefined, minCycleMs: 0 };
  if (engine !== 'reels') return { maxStakeMinor: undefined, minCycleMs: profile.minCycleMs.other };
  return { maxStakeMinor: maxReelsStakeOf(profile, ageOf(player.birthday, at), currency), minCycleMs: profile.minCycleMs.reels };
}
