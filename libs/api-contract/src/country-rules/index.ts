export { countryRulesOf, defaultMaxWagering, type CountryRules } from './country-rules.ts';
export { exclusionRegistries, isExclusionRegistry, type ExclusionRegistryId, type ExclusionRegistryInfo } from './exclusion-registries.ts';
export { countriesWithHelp, helpLineOfAllCountries, helpLinesOf } from './help-lines.ts';
