import { loadMessages, localeEntry, type LocaleCode, type Messages } from '@playfront/i18n';
import { loadPseudoMessages } from '@playfront/i18n/testing';
import type { StoryLocale } from './globals.ts';

/** Locale and messages of a story: `loaded.i18n`, which `StoryView` passes on. */
export type StoryMessages = { readonly locale: LocaleCode; readonly messages: Messages };

/** Loads the messages before the story renders, so that its checks never see an empty page. */
export async function loadStoryMessages(locale: StoryLocale): Promise<StoryMessages> {
  if (locale === 'pseudo') return { locale: 'en', messages: await loadPseudoMessages() };
  return { locale, messages: await loadMessages(locale) };
}

/** Sets the language of the document, as the server does for the site. */
export function applyLanguage({ locale }: StoryMessages): void {
  document.documentElement.lang = localeEntry(locale).languageTag;
}
