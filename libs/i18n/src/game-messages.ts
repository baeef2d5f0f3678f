import { IntlMessageFormat } from 'intl-messageformat';
import { loadGameMessageTrees, type GameText } from './game-message-trees.ts';
import { languageTags, type LocaleCode } from './locale-tags.ts';

/** Loads the messages of the games in a locale. The games have no React: this is their `useFormat`. */
export async function loadGameMessages(locale: LocaleCode): Promise<GameText> {
  const messages = await loadGameMessageTrees(locale);
  return (id, values) => String(new IntlMessageFormat(messages[id] ?? [], languageTags[locale]).format(values));
}
