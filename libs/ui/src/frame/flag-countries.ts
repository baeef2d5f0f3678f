/** Countries whose flag is used for a language (ISO 3166, lower case). */
export const flagCountries = [
  'au',
  'br',
  'ca',
  'cn',
  'cz',
  'de',
  'es',
  'fi',
  'fr',
  'gb',
  'gr',
  'hu',
  'in',
  'it',
  'jp',
  'kr',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'se',
  'sg',
  'tr',
] as const;

export type FlagCountry = (typeof flagCountries)[number];

const known: ReadonlySet<string> = new Set(flagCountries);

export const isFlagCountry = (code: string): code is FlagCountry => known.has(code);
