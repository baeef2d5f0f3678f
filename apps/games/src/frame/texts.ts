import type english from '../../../../translations/en/games.json';
import { languageTagOf } from './locale.ts';

export type TextId = keyof typeof english;
export type TextValues = Readonly<Record<string, string | number>>;

export type Texts = {
  /** BCP 47 tag for money and numbers. */
  readonly languageTag: string;
  /** Language of the texts: a locale without translation uses English texts with its own digits. */
  readonly textLanguage: string;
  text(id: TextId, values?: TextValues): string;
};

type Catalogue = Readonly<Partial<Record<TextId, string>>>;

/** One chunk per language: a player loads one or two. */
const catalogues = import.meta.glob<Catalogue>('../../../../translations/*/games.json', { import: 'default' });

function load(localePrefix: string): Promise<Catalogue> | undefined {
  return catalogues[`../../../../translations/${localePrefix}/games.json`]?.();
}

/** Loads the texts of a locale prefix; missing texts are English. */
export async function loadTexts(localePrefix: string): Promise<Texts> {
  const languageTag = languageTagOf(localePrefix);
  const [translated, source] = await Promise.all([localePrefix === 'en' ? undefined : load(localePrefix), load('en')]);
  const catalogue: Catalogue = { ...source, ...translated };
  return {
    languageTag,
    textLanguage: translated ? languageTag : 'en',
    text: (id, values = {}) => fillIn(catalogue[id] ?? id, values),
  };
}

/** Replaces `{placeholders}` in a text by values. A placeholder without a value stays. */
export function fillIn(pattern: string, values: TextValues): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
}
