import { minimumAgeOf } from '../minimum-age.ts';
import { exclusionRegistries, type ExclusionRegistryId } from './exclusion-registries.ts';

/** Rules of a country that the site shows before registration. The operator enforces these, and further rules that concern players only. */
export type CountryRules = {
  readonly minAgeYears: number;
  /** Whether real-money casino games are permitted; without them, a casino bonus cannot be wagered. */
  readonly hasCasino: boolean;
  readonly isCryptoAllowed: boolean;
  /** Whether players may cancel a pending withdrawal to play with the money. */
  readonly isReverseWithdrawalAllowed: boolean;
  /** Maximum wagering requirement of a bonus, as a multiple. */
  readonly maxWagering: number;
  /** The national exclusion registry that is queried at every registration and login; null if there is none. */
  readonly exclusionRegistry: (typeof exclusionRegistries)[ExclusionRegistryId] | null;
};

type Rules = Omit<CountryRules, 'minAgeYears'>;

const base: Rules = { hasCasino: true, isCryptoAllowed: true, isReverseWithdrawalAllowed: true, maxWagering: 40, exclusionRegistry: null };

/** Differences from {@link base}, by country (ISO 3166). */
const differences: Readonly<Record<string, Partial<Rules>>> = {
  AU: { hasCasino: false, isCryptoAllowed: false, exclusionRegistry: exclusionRegistries.betstop },
  BR: { isCryptoAllowed: false },
  DE: { exclusionRegistry: exclusionRegistries.oasis },
  GB: { isCryptoAllowed: false, isReverseWithdrawalAllowed: false, maxWagering: 10, exclusionRegistry: exclusionRegistries.gamstop },
  SE: { isCryptoAllowed: false, isReverseWithdrawalAllowed: false, exclusionRegistry: exclusionRegistries.spelpaus },
};

/** The rules of a country; the defaults if the country is unknown. */
export function countryRulesOf(country: string | null | undefined): CountryRules {
  const own = country && Object.hasOwn(differences, country) ? differences[country] : undefined;
  return { minAgeYears: minimumAgeOf(country), ...base, ...own };
}

/** The maximum wagering requirement where no law is stricter. */
export const defaultMaxWagering = base.maxWagering;
