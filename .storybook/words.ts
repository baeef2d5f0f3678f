import { loadMessages, localeEntry, type LocaleCode, type Messages } from '@playfront/i18n';
import { loadPseudoMessages } from '@playfront/i18n/testing';
import type { StoryLocale } from './globals.ts';

/** What a view in a story needs to speak: `loaded.words`, for `StoryView`. */
export type StoryWords = { readonly locale: LocaleCode; readonly messages: Messages };

/** Loads the words before the story is drawn, so that its checks never see an empty page. */
export async function loadWords(locale: StoryLocale): Promise<StoryWords> {
  if (locale === 'pseudo') return { locale: 'en', messages: await loadPseudoMessages() };
  return { locale, messages: await loadMessages(locale) };
}

/** Tells the page its language, as the server does it for the site. */
export function applyLanguage({ locale }: StoryWords): void {
  document.documentElement.lang = localeEntry(locale).languageTag;
}
