export { languageOffers } from './compiled/language-offers.ts';
export { dateTagOf, defaultLocale, type LocaleCode } from './locale-tags.ts';
export { localeCodes, localeEntry, registrationLanguagesOn, type LocaleEntry } from './locales.ts';
export { basenameOf, localePath, splitLocalePath } from './locale-path.ts';
export { writeCookie } from './cookie.ts';
export { rememberedLocale, rememberLocale } from './locale-cookie.ts';
export { loadMessages, messageFiles, type MessageId, type MessagePart, type Messages } from './messages.ts';
export { LocaleProvider, useLocale } from './LocaleProvider.tsx';
export { useFormat, type Format, type MessageValues } from './useFormat.ts';
