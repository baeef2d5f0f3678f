import { loadGameMessages } from '@playfront/i18n/game-messages';
import type english from '../../../../translations/en/games.json';
import { languageTagOf, localeCodeOf } from './locale.ts';

export type TextId = keyof typeof english;
export type TextValues = Readonly<Record<string, string | number>>;

export type Texts = {
  /** BCP 47 tag of the texts, and for money and numbers. */
  readonly languageTag: string;
  text(id: TextId, values?: TextValues): string;
};

/** Loads the texts of a locale prefix; those of an unknown prefix are English. */
export async function loadTexts(localePrefix: string): Promise<Texts> {
  return { languageTag: languageTagOf(localePrefix), text: await loadGameMessages(localeCodeOf(localePrefix)) };
}
