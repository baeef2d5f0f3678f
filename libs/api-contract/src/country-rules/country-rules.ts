import { minimumAgeOf } from '../minimum-age.ts';
import { exclusionRegistries, type ExclusionRegistryId } from './exclusion-registries.ts';

/** Rules of a country that a visitor reads before registering. The operator enforces them, together with those that only a player meets. */
export type CountryRules = {
  readonly minAgeYears: number;
  /** Whether real-money casino games are permitted; without them, a casino bonus cannot be wagered. */
  readonly hasCasino: boolean;
  readonly isCryptoAllowed: boolean;
  /** Whether players may cancel a pending withdrawal to play with the money. */
  readonly isReverseWithdrawalAllowed: boolean;
  /** Maximum wagering requirement of a bonus, as a multiple. */
  readonly maxWagering: number;
  /** The national registry that is asked at every registration and login; null: none. */
  readonly exclusionRegistry: (typeof exclusionRegistries)[ExclusionRegistryId] | null;
};

type Rules = Omit<CountryRules, 'minAgeYears'>;

const base: Rules = { hasCasino: true, isCryptoAllowed: true, isReverseWithdrawalAllowed: true, maxWagering: 40, exclusionRegistry: null };

/** By country (ISO 3166); what is not named is the default. */
const differences: Readonly<Record<string, Partial<Rules>>> = {
  AU: { hasCasino: false, isCryptoAllowed: false, exclusionRegistry: exclusionRegistries.betstop },
  BR: { isCryptoAllowed: false },
  DE: { exclusionRegistry: exclusionRegistries.oasis },
  GB: { isCryptoAllowed: false, isReverseWithdrawalAllowed: false, maxWagering: 10, exclusionRegistry: exclusionRegistries.gamstop },
  SE: { isCryptoAllowed: false, isReverseWithdrawalAllowed: false, exclusionRegistry: exclusionRegistries.spelpaus },
};

/** The rules of a country; an unknown one has the default. */
export function countryRulesOf(country: string | null | undefined): CountryRules {
  const own = country && Object.hasOwn(differences, country) ? differences[country] : undefined;
  return { minAgeYears: minimumAgeOf(country), ...base, ...own };
}

/** The maximum wagering requirement where no law is stricter. */
export const defaultMaxWagering = base.maxWagering;
