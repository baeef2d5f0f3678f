import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type account from '../../../translations/en/account.json';
import type auth from '../../../translations/en/auth.json';
import type casino from '../../../translations/en/casino.json';
import type payments from '../../../translations/en/payments.json';
import type site from '../../../translations/en/site.json';
import type { LocaleCode } from './locales.ts';

/** Every message of the site. English is the source: an id that is not there does not compile. */
export type MessageId = keyof typeof account | keyof typeof auth | keyof typeof casino | keyof typeof payments | keyof typeof site;

/** Messages compiled to their syntax tree, so that no parser is shipped. */
export type Messages = Record<string, MessageFormatElement[]>;

// Each locale is a chunk of its own; the server names it for preloading by this same path.
const loaders = import.meta.glob<Messages>('./compiled/*.json', { import: 'default' });

/** Loads the messages of a locale; missing ones are already filled in from its fallback. */
export async function loadMessages(locale: LocaleCode): Promise<Messages> {
  const load = loaders[`./compiled/${locale}.json`];
  if (!load) throw new Error(`Messages of ${locale} were not compiled`);
  return load();
}
