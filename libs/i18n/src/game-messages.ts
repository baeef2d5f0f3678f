import { IntlMessageFormat } from 'intl-messageformat';
import { languageTags, type LocaleCode } from './locale-tags.ts';
import type { Messages } from './message-trees.ts';

/** One chunk per language. */
const loaders = import.meta.glob<Messages>('./compiled/games/*.json', { import: 'default' });

/** Loads the messages of the games in a locale. The games have no React: this is their `useFormat`. */
export async function loadGameMessages(locale: LocaleCode): Promise<(id: string, values?: Readonly<Record<string, string | number>>) => string> {
  const messages = await loaders[`./compiled/games/${locale}.json`]?.();
  if (!messages) throw new Error(`Game messages of ${locale} were not compiled`);
  return (id, values) => String(new IntlMessageFormat(messages[id] ?? [], languageTags[locale]).format(values));
}
