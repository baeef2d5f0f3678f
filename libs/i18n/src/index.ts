export { defaultLocale, localeCodes, localeEntry, registrationLanguages, type LocaleCode, type LocaleEntry } from './locales.ts';
export { basenameOf, localePath, splitLocalePath } from './locale-path.ts';
export { writeCookie } from './cookie.ts';
export { rememberLocale } from './locale-cookie.ts';
export { loadMessages, messageFiles, type MessageId, type MessagePart, type Messages } from './messages.ts';
export { LocaleProvider, useLocale } from './LocaleProvider.tsx';
export { Message } from './Message.tsx';
export { useFormat, type Format, type MessageValues } from './useFormat.ts';
