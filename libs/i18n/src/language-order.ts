/** Languages that write the family name first, and an address from its postal code and city down to the street. */
const largestFirst = new Set(['hu', 'ja', 'ko', 'zh']);

/**
 * The parts of a name (given name, family name) or of an address (street, then city) in the order of a language.
 *
 * @param languageTag BCP 47
 */
export function inLanguageOrder<Part>(languageTag: string, parts: readonly Part[]): readonly Part[] {
  return largestFirst.has(new Intl.Locale(languageTag).language) ? parts.toReversed() : parts;
}
