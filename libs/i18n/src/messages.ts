import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type account from '../../../translations/en/account.json';
import type auth from '../../../translations/en/auth.json';
import type casino from '../../../translations/en/casino.json';
import type content from '../../../translations/en/content.json';
import type payments from '../../../translations/en/payments.json';
import type site from '../../../translations/en/site.json';
import type { LocaleCode } from './locales.ts';

/** Every message of the site. English is the source: an id that is not there does not compile. */
export type MessageId =
  keyof typeof account | keyof typeof auth | keyof typeof casino | keyof typeof content | keyof typeof payments | keyof typeof site;

/** Messages compiled to their syntax tree, so that no parser is shipped. */
export type Messages = Record<string, MessageFormatElement[]>;

/** `core` comes with every page: the frame and the lobbies. `all` adds what forms, the account and the texts say, and comes with those. */
export type MessagePart = 'core' | 'all';

// Each is a chunk of its own; the server names it for preloading by this same path.
const loaders = import.meta.glob<Messages>('./compiled/*.json', { import: 'default' });
const loaded = new Map<LocaleCode, Messages>();

async function loadFile(name: string): Promise<Messages> {
  const load = loaders[`./compiled/${name}.json`];
  if (!load) throw new Error(`Messages ${name} were not compiled`);
  return load();
}

/** Names of the compiled files of a part. */
export function messageFiles(locale: LocaleCode, part: MessagePart): string[] {
  return part === 'core' ? [locale] : [locale, `${locale}.more`];
}

/**
 * Loads messages of a locale; missing ones are already filled in from its fallback. It is one object a locale that grows: what is
 * drawn already finds the words that come later.
 */
export async function loadMessages(locale: LocaleCode, part: MessagePart = 'all'): Promise<Messages> {
  const known = loaded.get(locale) ?? {};
  loaded.set(locale, known);
  return Object.assign(known, ...(await Promise.all(messageFiles(locale, part).map(loadFile)))) as Messages;
}
