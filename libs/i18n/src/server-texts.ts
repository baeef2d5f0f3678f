import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { defaultLocale, isLocaleCode, languageTags, type LocaleCode } from './locale-tags.ts';
import { localeEntry } from './locales.ts';
import type { MessageId } from './messages.ts';

export type { MessageId };

/** The messages of a server in one language. */
export type Texts = {
  /** BCP 47 tag of the language of the texts. */
  readonly languageTag: string;
  /** A message by its id. Throws if one of its values is missing. */
  text(id: MessageId, values?: Readonly<Record<string, string>>): string;
};

type Catalogue = Readonly<Record<string, string>>;

const folder = new URL('../../../translations/', import.meta.url);

/**
 * Reads one file of `translations/` in every translated language, for Node programs: emails, payment pages, error pages. Missing
 * messages are read from the language's fallback, finally from English; an unknown locale gets English.
 */
export function createServerTexts(file: keyof OwnMessages & string): (locale: string) => Texts {
  const catalogues = new Map<string, Catalogue>();
  for (const locale of readdirSync(folder)) {
    const url = new URL(`${locale}/${file}.json`, folder);
    if (existsSync(url)) catalogues.set(locale, JSON.parse(readFileSync(url, 'utf8')) as Catalogue);
  }
  const cache = new Map<LocaleCode, Texts>();
  return (locale) => {
    const known = isLocaleCode(locale) ? locale : defaultLocale;
    const texts = cache.get(known) ?? textsOf(fallbacksOf(known), catalogues);
    cache.set(known, texts);
    return texts;
  };
}

/** The locale and its fallbacks, English last. */
function fallbacksOf(locale: LocaleCode): LocaleCode[] {
  const { fallback } = localeEntry(locale);
  return fallback === locale ? [locale] : [locale, ...fallbacksOf(fallback)];
}

function textsOf(locales: readonly LocaleCode[], catalogues: ReadonlyMap<string, Catalogue>): Texts {
  const languageTag = languageTags[locales.find((locale) => catalogues.has(locale)) ?? defaultLocale];
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (id: string) => {
    const locale = locales.find((code) => catalogues.get(code)?.[id] !== undefined);
    return new IntlMessageFormat((locale && catalogues.get(locale)?.[id]) ?? id, languageTag, undefined, { ignoreTag: true });
  };
  return {
    languageTag,
    text(id, values) {
      const format = formats.get(id) ?? formatOf(id);
      formats.set(id, format);
      return String(format.format(values));
    },
  };
}
