import { minimumAgeOf, minimumAgeYears, type LimitPeriod } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import { comparableMinor } from '../games/bet-steps.ts';

/** How a game is bound by the law: machines with reels, or anything else. */
export type GameKind = 'reels' | 'other';

/**
 * What the law of a country asks of the operator, as data: only rules that the server enforces are in it. `default` is the site's
 * specification to the letter; every other profile may only be stricter.
 */
export type Profile = {
  readonly id: string;
  readonly minAgeYears: number;
  readonly realityCheck: {
    /** Minutes of play between two checks unless the player chose otherwise; null: none. */
    readonly defaultMin: number | null;
    readonly choicesMin: readonly number[];
    /** The player cannot do without. */
    readonly isMandatory: boolean;
    /** Minutes without play that go with each check. */
    readonly breakMin: number;
  };
  readonly limits: {
    /** Periods for which a deposit limit must stand before money is paid in or staked. */
    readonly requiredDepositPeriods: readonly LimitPeriod[];
    /** How long a looser limit waits, */
    readonly cooldownHours: number;
    /** at least until the running period is over, */
    readonly isAfterPeriodEnd: boolean;
    /** and for the player to ask for it again. */
    readonly isConfirmed: boolean;
    /** The most that may be paid in within a calendar month, in hundredths of a euro (a pound, ten crowns); null: no such limit. */
    readonly monthlyDepositCap: number | null;
  };
  readonly breakDays: readonly number[];
  readonly selfExclusionMonths: readonly number[];
  readonly products: { readonly reels: boolean; readonly otherGames: boolean; readonly live: boolean; readonly sports: boolean };
  /** The highest stake on reels by the player's age, in the same hundredths. */
  readonly maxReelsStake: readonly { readonly fromAge: number; readonly hundredths: number }[];
  /** Least time from the start of a round to the start of the next, over all of a player's games. */
  readonly minCycleMs: Readonly<Record<GameKind, number>>;
  /** Whether a withdrawal that is under way can be called back to be played. */
  readonly isReverseWithdrawalAllowed: boolean;
  readonly isCryptoAllowed: boolean;
  /** How many times a bonus may have to be wagered at most. */
  readonly maxWagering: number;
};

const base: Profile = {
  id: 'default',
  minAgeYears: minimumAgeYears,
  realityCheck: { defaultMin: null, choicesMin: [15, 30, 45, 60], isMandatory: false, breakMin: 0 },
  limits: { requiredDepositPeriods: [], cooldownHours: 24, isAfterPeriodEnd: false, isConfirmed: false, monthlyDepositCap: null },
  breakDays: [1, 7, 30, 42],
  selfExclusionMonths: [12, 36, 60],
  products: { reels: true, otherGames: true, live: true, sports: true },
  maxReelsStake: [],
  minCycleMs: { reels: 0, other: 0 },
  isReverseWithdrawalAllowed: true,
  isCryptoAllowed: true,
  maxWagering: 40,
};

const profiles = {
  default: base,
  gb: {
    ...base,
    id: 'gb',
    realityCheck: { ...base.realityCheck, defaultMin: 60 },
    limits: { ...base.limits, isConfirmed: true },
    selfExclusionMonths: [6, 12, 60],
    maxReelsStake: [
      { fromAge: 18, hundredths: 200 },
      { fromAge: 25, hundredths: 500 },
    ],
    minCycleMs: { reels: 2_500, other: 5_000 },
    isReverseWithdrawalAllowed: false,
    isCryptoAllowed: false,
    maxWagering: 10,
  },
  se: {
    ...base,
    id: 'se',
    realityCheck: { ...base.realityCheck, defaultMin: 60, isMandatory: true },
    limits: { ...base.limits, requiredDepositPeriods: ['day', 'week', 'month'], cooldownHours: 72, isAfterPeriodEnd: true },
    selfExclusionMonths: [1, 3, 6],
    minCycleMs: { reels: 3_000, other: 3_000 },
    isReverseWithdrawalAllowed: false,
    isCryptoAllowed: false,
  },
  ca_on: {
    ...base,
    id: 'ca_on',
    minAgeYears: minimumAgeOf('CA'),
    minCycleMs: { reels: 2_500, other: 0 },
  },
  de: {
    ...base,
    id: 'de',
    realityCheck: { defaultMin: 60, choicesMin: [15, 30, 45, 60], isMandatory: true, breakMin: 5 },
    limits: { ...base.limits, monthlyDepositCap: 1_000_00 },
    products: { reels: true, otherGames: false, live: false, sports: true },
    maxReelsStake: [{ fromAge: 18, hundredths: 100 }],
    minCycleMs: { reels: 5_000, other: 5_000 },
  },
  au: {
    ...base,
    id: 'au',
    selfExclusionMonths: [3, 12, 36, 60],
    products: { reels: false, otherGames: false, live: false, sports: true },
    isCryptoAllowed: false,
  },
  br: { ...base, id: 'br', isCryptoAllowed: false },
  ee: { ...base, id: 'ee', minAgeYears: minimumAgeOf('EE') },
  gr: { ...base, id: 'gr', minAgeYears: minimumAgeOf('GR') },
} as const satisfies Record<string, Profile>;

/** By registered country (two letters). Canada's provinces are not told apart: the strictest of them counts for all. */
const profileOfCountry: Readonly<Record<string, Profile>> = {
  GB: profiles.gb,
  SE: profiles.se,
  CA: profiles.ca_on,
  DE: profiles.de,
  AU: profiles.au,
  BR: profiles.br,
  EE: profiles.ee,
  GR: profiles.gr,
};

/** The rules for a country: of a player the registered one, of a visitor the address's. An unknown one has the default. */
export function profileOf(country: string | null | undefined): Profile {
  return (country && Object.hasOwn(profileOfCountry, country) && profileOfCountry[country]) || base;
}

/** The highest stake on reels for someone of that age, in minor units; `undefined`: the game's own. */
export function maxReelsStakeOf(profile: Profile, ageYears: number, currency: Currency): number | undefined {
  const step = profile.maxReelsStake.findLast(({ fromAge }) => ageYears >= fromAge);
  return step && comparableMinor(step.hundredths, currency);
}

/** The most that may be paid in within a month, in minor units; `undefined`: no such limit. */
export function monthlyDepositCapOf({ limits }: Profile, currency: Currency): number | undefined {
  return limits.monthlyDepositCap === null ? undefined : comparableMinor(limits.monthlyDepositCap, currency);
}
