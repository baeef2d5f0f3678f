import { minimumAgeOf, minimumAgeYears, type Promotion } from '@playfront/api-contract';
import { shareOf } from '@playfront/money';

/** A place that helps, or that keeps one out of every licensed house. */
export type HelpPlace = { readonly name: string; readonly phone?: string; readonly url?: string };

/** What is different for players from a country, as far as a visitor should know it before registering. The operator enforces it. */
export type CountryRules = {
  readonly minAgeYears: number;
  /** Whether casino games are played for money, and so whether a casino bonus has anything to be played on. */
  readonly hasCasino: boolean;
  readonly hasCrypto: boolean;
  /** How many times a bonus may have to be played through. */
  readonly maxWagering: number;
  readonly isWithdrawalFinal: boolean;
  readonly help: readonly HelpPlace[];
};

const base: CountryRules = { minAgeYears: minimumAgeYears, hasCasino: true, hasCrypto: true, maxWagering: 40, isWithdrawalFinal: false, help: [] };

const rulesOfCountry: Readonly<Record<string, CountryRules>> = {
  AU: { ...base, hasCasino: false, hasCrypto: false, help: [{ name: 'BetStop' }] },
  CA: { ...base, minAgeYears: minimumAgeOf('CA') },
  GB: {
    ...base,
    hasCrypto: false,
    maxWagering: 10,
    isWithdrawalFinal: true,
    help: [{ name: 'GamCare', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk' }, { name: 'GAMSTOP' }],
  },
  SE: { ...base, hasCrypto: false, isWithdrawalFinal: true },
};

/** The rules for players from a country (ISO 3166). */
export function rulesOf(country: string | undefined): CountryRules {
  return (country !== undefined && Object.hasOwn(rulesOfCountry, country) && rulesOfCountry[country]) || base;
}

/**
 * A promotion as players from a country get it. The operator answers a visitor with the terms of no country in particular; a player's are
 * their own already and go unchanged through here.
 */
export function promotionIn(promotion: Promotion, country: string | undefined): Promotion {
  const { terms } = promotion;
  const { hasCasino, maxWagering } = rulesOf(country);
  if (!terms || promotion.state !== 'open') return promotion;
  if (!hasCasino) return { ...promotion, terms: undefined };
  if (terms.wagering_x <= maxWagering || terms.wagering_base !== 'bonus') return promotion;
  const wageringAtMost = shareOf(terms.maxBonus, maxWagering * 100);
  const expectedCost = { ...terms.expectedCost, amount: shareOf(wageringAtMost, 100 - terms.expectedCost.rtp) };
  return { ...promotion, terms: { ...terms, wagering_x: maxWagering, wageringAtMost, expectedCost } };
}
