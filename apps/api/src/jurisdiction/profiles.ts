import type { LimitPeriod } from '@playfront/api-contract';
import { countryRulesOf, type CountryRules } from '@playfront/api-contract/country-rules';
import type { Currency } from '@playfront/money';
import { comparableMinor } from './comparable-amounts.ts';

/** How the law classifies a game: machines with reels, or anything else. */
export type GameKind = 'reels' | 'other';

/**
 * What the law of a country requires of the operator, as data: only rules that the server enforces. `default` is exactly the site's specification;
 * every other profile may only be stricter.
 */
export type Profile = CountryRules & {
  readonly id: string;
  readonly realityCheck: {
    /** Minutes of play between two reality checks unless the player chose otherwise; null: none. */
    readonly defaultMin: number | null;
    readonly choicesMin: readonly number[];
    /** The player cannot switch them off. */
    readonly isMandatory: boolean;
    /** Length of the break in play after each check, in minutes. */
    readonly breakMin: number;
  };
  readonly limits: {
    /** Periods for which a deposit limit must be set before a deposit or stake. */
    readonly requiredDepositPeriods: readonly LimitPeriod[];
    /** Cooling-off period before a looser limit applies. */
    readonly cooldownHours: number;
    /** A looser limit applies at the earliest after the current period. */
    readonly isAfterPeriodEnd: boolean;
    /** The player must confirm a looser limit. */
    readonly isConfirmed: boolean;
    /** Maximum deposits within a calendar month, in hundredths of a euro (a pound, ten crowns); null: no limit. */
    readonly monthlyDepositCap: number | null;
  };
  readonly breakDays: readonly number[];
  readonly selfExclusionMonths: readonly number[];
  readonly products: {
    readonly reels: boolean;
    readonly otherGames: boolean;
    readonly live: boolean;
    readonly sports: boolean;
    readonly jackpots: boolean;
    /** Rounds of reels whose first spin wins free spins, for a price. */
    readonly bonusBuy: boolean;
  };
  /** Maximum stake on reels by the player's age, in the same hundredths. */
  readonly maxReelsStake: readonly { readonly fromAge: number; readonly hundredths: number }[];
  /** Minimum time from the start of a round to the start of the next, across all games of a player. */
  readonly minCycleMs: Readonly<Record<GameKind, number>>;
};

const base: Profile = {
  id: 'default',
  ...countryRulesOf(null),
  realityCheck: { defaultMin: null, choicesMin: [15, 30, 45, 60], isMandatory: false, breakMin: 0 },
  limits: { requiredDepositPeriods: [], cooldownHours: 24, isAfterPeriodEnd: false, isConfirmed: false, monthlyDepositCap: null },
  breakDays: [1, 7, 30, 42],
  selfExclusionMonths: [12, 36, 60],
  products: { reels: true, otherGames: true, live: true, sports: true, jackpots: true, bonusBuy: true },
  maxReelsStake: [],
  minCycleMs: { reels: 0, other: 0 },
};

/** Every profile by its id. */
export const profiles = {
  default: base,
  gb: {
    ...base,
    ...countryRulesOf('GB'),
    id: 'gb',
    realityCheck: { ...base.realityCheck, defaultMin: 60 },
    limits: { ...base.limits, isConfirmed: true },
    selfExclusionMonths: [6, 12, 60],
    products: { ...base.products, bonusBuy: false },
    maxReelsStake: [
      { fromAge: 18, hundredths: 200 },
      { fromAge: 25, hundredths: 500 },
    ],
    minCycleMs: { reels: 2_500, other: 5_000 },
  },
  mt: {
    ...base,
    ...countryRulesOf('MT'),
    id: 'mt',
    realityCheck: { ...base.realityCheck, defaultMin: 60, isMandatory: true },
  },
  se: {
    ...base,
    ...countryRulesOf('SE'),
    id: 'se',
    realityCheck: { ...base.realityCheck, defaultMin: 60, isMandatory: true },
    limits: { ...base.limits, requiredDepositPeriods: ['day', 'week', 'month'], cooldownHours: 72, isAfterPeriodEnd: true },
    selfExclusionMonths: [1, 3, 6],
    products: { ...base.products, bonusBuy: false },
    minCycleMs: { reels: 3_000, other: 3_000 },
  },
  ca_on: {
    ...base,
    ...countryRulesOf('CA'),
    id: 'ca_on',
    products: { ...base.products, bonusBuy: false },
    minCycleMs: { reels: 2_500, other: 0 },
  },
  de: {
    ...base,
    ...countryRulesOf('DE'),
    id: 'de',
    realityCheck: { defaultMin: 60, choicesMin: [15, 30, 45, 60], isMandatory: true, breakMin: 5 },
    limits: { ...base.limits, monthlyDepositCap: 1_000_00 },
    products: { reels: true, otherGames: false, live: false, sports: true, jackpots: false, bonusBuy: false },
    maxReelsStake: [{ fromAge: 18, hundredths: 100 }],
    minCycleMs: { reels: 5_000, other: 5_000 },
  },
  au: {
    ...base,
    ...countryRulesOf('AU'),
    id: 'au',
    selfExclusionMonths: [3, 12, 36, 60],
    products: { reels: false, otherGames: false, live: false, sports: true, jackpots: false, bonusBuy: false },
  },
  br: { ...base, ...countryRulesOf('BR'), id: 'br', products: { ...base.products, bonusBuy: false } },
  cw: { ...base, ...countryRulesOf('CW'), id: 'cw' },
  ee: { ...base, ...countryRulesOf('EE'), id: 'ee' },
  gr: { ...base, ...countryRulesOf('GR'), id: 'gr' },
} as const satisfies Record<string, Profile>;

/** By registered country (two letters). Canada's provinces are not distinguished: the strictest applies to all. */
export const profileOfCountry: Readonly<Record<string, Profile>> = {
  GB: profiles.gb,
  MT: profiles.mt,
  SE: profiles.se,
  CA: profiles.ca_on,
  DE: profiles.de,
  AU: profiles.au,
  BR: profiles.br,
  CW: profiles.cw,
  EE: profiles.ee,
  GR: profiles.gr,
};

/** The rules for a country: a player's registered country, or the country of a visitor's address. An unknown country has the default. */
export function profileOf(country: string | null | undefined): Profile {
  return (country && Object.hasOwn(profileOfCountry, country) && profileOfCountry[country]) || base;
}

/** Maximum stake on reels at that age, in minor units; `undefined`: the game's own maximum. */
export function maxReelsStakeOf(profile: Profile, ageYears: number, currency: Currency): number | undefined {
  const step = profile.maxReelsStake.findLast(({ fromAge }) => ageYears >= fromAge);
  return step && comparableMinor(step.hundredths, currency);
}

/** Maximum deposits within a month, in minor units; `undefined`: no limit. */
export function monthlyDepositCapOf({ limits }: Profile, currency: Currency): number | undefined {
  return limits.monthlyDepositCap === null ? undefined : comparableMinor(limits.monthlyDepositCap, currency);
}
