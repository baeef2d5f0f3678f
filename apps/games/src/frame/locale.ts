/** Locale prefix of the site to the BCP 47 tag that formats numbers and money (contract, "Locale prefix → BCP 47"). */
const languageTags: Readonly<Record<string, string>> = {
  en: 'en',
  au: 'en-AU',
  ca: 'en-CA',
  sg: 'en-SG',
  fr: 'fr-FR',
  fi: 'fi-FI',
  de: 'de-DE',
  it: 'it-IT',
  se: 'sv-SE',
  no: 'nb-NO',
  pt: 'pt-PT',
  br: 'pt-BR',
  pl: 'pl-PL',
  ro: 'ro-RO',
  in: 'hi-IN',
  cn: 'zh-CN',
  ru: 'ru-RU',
  tr: 'tr-TR',
  es: 'es-ES',
  jp: 'ja-JP',
  ko: 'ko-KR',
  hu: 'hu-HU',
  cz: 'cs-CZ',
  gr: 'el-GR',
};

/** The language tag of a site's locale prefix; English for a prefix that is not the site's. */
export function languageTagOf(localePrefix: string): string {
  return Object.hasOwn(languageTags, localePrefix) ? (languageTags[localePrefix] ?? 'en') : 'en';
}
