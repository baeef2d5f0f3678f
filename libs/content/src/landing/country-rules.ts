import { minimumAgeOf, minimumAgeYears, type Promotion } from '@playfront/api-contract';
import { shareOf } from '@playfront/money';

/** A help line, or a self-exclusion register of all licensed operators. */
export type HelpService = { readonly name: string; readonly phone?: string; readonly url?: string };

/** Rules of a country that a visitor should know before registering. The operator enforces them. */
export type CountryRules = {
  readonly minAgeYears: number;
  /** Whether real-money casino games are permitted; without them, a casino bonus cannot be wagered. */
  readonly hasCasino: boolean;
  readonly hasCrypto: boolean;
  /** Maximum wagering requirement, in times the bonus. */
  readonly maxWagering: number;
  readonly isWithdrawalFinal: boolean;
  readonly help: readonly HelpService[];
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
 * A promotion with the terms for players from a country. A visitor gets terms that are not specific to a country; a player's terms
 * already are and stay unchanged.
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
