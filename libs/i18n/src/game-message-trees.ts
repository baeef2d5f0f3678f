import type { MessageFiles } from './compiled/message-files.ts';
import type { LocaleCode } from './locale-tags.ts';
import type { Messages } from './message-trees.ts';

export type GameMessageId = MessageFiles['games'];
/** A message of the games by its id, with values for its placeholders. */
export type GameText = (id: GameMessageId, values?: Readonly<Record<string, string | number>>) => string;

/** One chunk per language. */
const loaders = import.meta.glob<Messages>('./compiled/games/*.json', { import: 'default' });

/** The compiled messages of the games in a locale. */
export async function loadGameMessageTrees(locale: LocaleCode): Promise<Messages> {
  const messages = await loaders[`./compiled/games/${locale}.json`]?.();
  if (!messages) throw new Error(`Game messages of ${locale} were not compiled`);
  return messages;
}
