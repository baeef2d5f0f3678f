import { readCatalogue } from './catalogue.ts';

/**
 * The module with the offer of each translated language, in that language (`site.language.offer`): a page has the messages of its own language only.
 */
export function languageOffers(
  locales: readonly string[],
  offerOf = (locale: string) => readCatalogue(locale)['site']?.['site.language.offer'],
): string {
  const offers = locales.flatMap((locale) => {
    const offer = offerOf(locale);
    return offer === undefined ? [] : [[locale, offer] as const];
  });
  return `/** The offer to continue in a language, in that language. */\nexport const languageOffers: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(offers), null, 2)};\n`;
}
