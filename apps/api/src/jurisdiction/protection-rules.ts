import { countriesWithHelp } from '@playfront/api-contract/country-rules';
import { helpOf } from './help.ts';
import { profileOf, type Profile } from './profiles.ts';

/** A rule that protects players: its value in a country, its source, and where it is enforced and shown. */
export type ProtectionRule = {
  readonly title: string;
  readonly valueOf: (profile: Profile) => string;
  /** The law or the licence condition. */
  readonly source: string;
  /** Path of the code that refuses, or that sends what a country requires. */
  readonly enforcedIn: string;
  readonly shownIn: string;
};

const allowed = (isAllowed: boolean) => (isAllowed ? 'allowed' : 'not allowed');
const amount = (hundredths: number) => `€${hundredths / 100}`;
const seconds = (ms: number) => (ms === 0 ? 'none' : `${ms / 1000} s`);

/** The help lines of the countries of a profile, then those that are available everywhere. */
function helpLines({ id }: Profile): string {
  const everywhere = helpOf(null);
  const countries = countriesWithHelp.filter((country) => profileOf(country).id === id);
  const own = countries.flatMap((country) => helpOf(country).flatMap((line) => (everywhere.includes(line) ? [] : `${line.name} (${country})`)));
  return [...own, ...everywhere.map(({ name }) => name)].join(', ');
}

/** All rules by country that the operator enforces. */
export const protectionRules: readonly ProtectionRule[] = [
  {
    title: 'Minimum age',
    valueOf: ({ minAgeYears }) => `${minAgeYears}`,
    source: 'national law; Ontario 19, Estonia and Greece 21',
    enforcedIn: 'apps/api/src/accounts/registration.service.ts',
    shownIn: 'registration, age mark and notice in the footer, deposit',
  },
  {
    title: 'Deposit limits required before play',
    valueOf: ({ limits }) => limits.requiredDepositPeriods.join(', ') || 'none',
    source: 'SE: Spelinspektionen',
    enforcedIn: 'apps/api/src/limits/protection.money-rule.ts',
    shownIn: 'end of registration, deposit, game',
  },
  {
    title: 'What a deposit limit counts',
    valueOf: () => 'every deposit, including pending ones; withdrawals are not deducted',
    source: 'GB: RTS 12 (only a gross limit may be called a deposit limit from 30 September 2026)',
    enforcedIn: 'apps/api/src/limits/deposit-sums.store.ts',
    shownIn: 'limits',
  },
  {
    title: 'Raising a limit',
    valueOf: ({ limits: { cooldownHours, isAfterPeriodEnd, isConfirmed } }) =>
      [`after ${cooldownHours} h`, isAfterPeriodEnd && 'after the period ends', isConfirmed && 'with confirmation'].filter(Boolean).join(', '),
    source: 'GB: RTS 12; SE: Spelinspektionen; MT and Ontario: 24 h',
    enforcedIn: 'apps/api/src/limits/limits.rules.ts',
    shownIn: 'limits',
  },
  {
    title: 'Monthly deposit cap',
    valueOf: ({ limits }) => (limits.monthlyDepositCap === null ? 'no cap' : `at most ${amount(limits.monthlyDepositCap)}`),
    source: 'DE: Glücksspielstaatsvertrag 2021',
    enforcedIn: 'apps/api/src/limits/protection.money-rule.ts',
    shownIn: 'limits, deposit',
  },
  {
    title: 'Reality check',
    valueOf: ({ realityCheck: { defaultMin, isMandatory } }) =>
      defaultMin === null ? 'if the player sets one' : `every ${defaultMin} min${isMandatory ? ', cannot be switched off' : ' unless changed'}`,
    source: 'GB: RTS 13; MT: licences; SE: Spelinspektionen; DE: Glücksspielstaatsvertrag 2021',
    enforcedIn: 'apps/api/src/limits/reality-checks.service.ts',
    shownIn: 'game, limits',
  },
  {
    title: 'Pause after a reality check',
    valueOf: ({ realityCheck: { breakMin } }) => (breakMin === 0 ? 'none' : `${breakMin} min`),
    source: 'DE: Glücksspielstaatsvertrag 2021',
    enforcedIn: 'apps/api/src/limits/reality-checks.service.ts',
    shownIn: 'game',
  },
  {
    title: 'Breaks',
    valueOf: ({ breakDays }) => breakDays.map((days) => (days === 1 ? '24 h' : `${days} days`)).join(', '),
    source: 'GB: LCCP 3.3.4',
    enforcedIn: 'apps/api/src/limits/restrictions.service.ts',
    shownIn: 'take a break',
  },
  {
    title: 'Self-exclusion',
    valueOf: ({ selfExclusionMonths }) => `${selfExclusionMonths.join(', ')} months, or permanent`,
    source: 'GB: LCCP 3.5.3; SE: Spelpaus; AU: BetStop; CW: 1, 3 or 5 years or for life',
    enforcedIn: 'apps/api/src/limits/restrictions.service.ts',
    shownIn: 'take a break, login',
  },
  {
    title: 'Exclusion registry',
    valueOf: ({ exclusionRegistry }) => (exclusionRegistry ? `${exclusionRegistry.name}, at registration and every login` : 'none'),
    source: 'GB: LCCP 3.5.5; SE: Spellag 2018:1138; DE: Glücksspielstaatsvertrag 2021; AU: National Self-exclusion Register (BetStop)',
    enforcedIn: 'apps/api/src/registries/registry-check.ts',
    shownIn: 'registration, login, new password',
  },
  {
    title: 'Help lines',
    valueOf: helpLines,
    source: 'GB: LCCP 3.3.1; MT: licences',
    enforcedIn: 'apps/api/src/site/site-setting.routes.ts',
    shownIn: 'take a break, login, after a self-exclusion',
  },
  {
    title: 'Maximum stake on slots',
    valueOf: ({ maxReelsStake }) =>
      maxReelsStake.map(({ fromAge, hundredths }) => `${amount(hundredths)} from age ${fromAge}`).join(', ') || 'the game’s own maximum',
    source: 'GB: stake limits of April and May 2025; DE: Glücksspielstaatsvertrag 2021',
    enforcedIn: 'apps/api/src/limits/protection.money-rule.ts',
    shownIn: 'game',
  },
  {
    title: 'Minimum time between rounds of slots',
    valueOf: ({ minCycleMs }) => seconds(minCycleMs.reels),
    source: 'GB: RTS 14D; Ontario: AGCO; DE: Glücksspielstaatsvertrag 2021; SE: Spelinspektionen',
    enforcedIn: 'apps/api/src/limits/protection.money-rule.ts',
    shownIn: 'game',
  },
  {
    title: 'Minimum time between rounds of other games',
    valueOf: ({ minCycleMs }) => seconds(minCycleMs.other),
    source: 'GB: RTS 14G; DE: Glücksspielstaatsvertrag 2021; SE: Spelinspektionen',
    enforcedIn: 'apps/api/src/limits/protection.money-rule.ts',
    shownIn: 'game',
  },
  {
    title: 'Autoplay',
    valueOf: () => 'none',
    source: 'GB: RTS 8A; SE, DE and Ontario: no autoplay',
    // One request plays one round, and its key never plays another.
    enforcedIn: 'apps/api/src/games/spin.service.ts',
    shownIn: 'game',
  },
  {
    title: 'Celebration of wins',
    valueOf: () => 'only if the win exceeds the stake',
    source: 'GB: RTS 14F; Ontario: AGCO',
    enforcedIn: 'apps/api/src/games/spin.service.ts',
    shownIn: 'game',
  },
  {
    title: 'Products offered',
    valueOf: ({ products: { reels, otherGames, live, sports } }) =>
      [reels && 'slots', otherGames && 'other games', live && 'live casino', sports && 'sports'].filter(Boolean).join(', '),
    source: 'DE: Glücksspielstaatsvertrag 2021; AU: Interactive Gambling Act 2001',
    enforcedIn: 'apps/api/src/games/round-sessions.service.ts',
    shownIn: 'lobby, game',
  },
  {
    title: 'Jackpots',
    valueOf: ({ products: { jackpots } }) => allowed(jackpots),
    source: 'DE: Glücksspielstaatsvertrag 2021; AU: Interactive Gambling Act 2001',
    enforcedIn: 'apps/api/src/limits/protection.money-rule.ts',
    shownIn: 'lobby, game',
  },
  {
    title: 'Buying free spins',
    valueOf: ({ products: { bonusBuy } }) => allowed(bonusBuy),
    source: 'GB: UKGC on feature buy-in; AU: Interactive Gambling Act 2001; SE, Ontario, DE and BR: not offered as a precaution',
    enforcedIn: 'apps/api/src/games/spin.service.ts',
    shownIn: 'game',
  },
  {
    title: 'Cancelling a pending withdrawal',
    valueOf: ({ isReverseWithdrawalAllowed }) => allowed(isReverseWithdrawalAllowed),
    source: 'GB: RTS 14B; SE: Spelinspektionen',
    enforcedIn: 'apps/api/src/payments/withdrawals.service.ts',
    shownIn: 'transactions',
  },
  {
    title: 'Payments in crypto',
    valueOf: ({ isCryptoAllowed }) => allowed(isCryptoAllowed),
    source: 'AU: ban of 11 June 2024; BR, GB and SE: licences',
    enforcedIn: 'apps/api/src/payments/processors.service.ts',
    shownIn: 'deposit, withdrawal',
  },
  {
    title: 'Wagering requirement of a bonus',
    valueOf: ({ maxWagering }) => `at most ${maxWagering} times`,
    source: 'GB: at most 10 times since 19 January 2026',
    enforcedIn: 'apps/api/src/bonus/offers.ts',
    shownIn: 'promotions',
  },
  {
    title: 'Stake above the maximum stake of a bonus',
    valueOf: () => 'refused; winnings are never confiscated',
    source: 'GB: CMA undertakings on bonus terms',
    enforcedIn: 'apps/api/src/bonus/bonus.money-rule.ts',
    shownIn: 'game, promotions',
  },
  {
    title: 'Withdrawal of real money while a bonus is active',
    valueOf: () => 'at any time; the bonus ends only with the player’s consent',
    source: 'GB: UKGC guidance on deposit balances',
    enforcedIn: 'apps/api/src/payments/withdrawals.service.ts',
    shownIn: 'withdrawal',
  },
  {
    title: 'Bonuses during a break or self-exclusion',
    valueOf: () => 'none',
    source: 'GB: LCCP 3.5.3; SE: Spelpaus',
    enforcedIn: 'apps/api/src/bonus/claims.service.ts',
    shownIn: 'promotions',
  },
];
