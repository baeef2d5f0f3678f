import { createIntl } from 'react-intl';
import { loadGameMessageTrees, type GameText } from './game-message-trees.ts';
import { languageTags, type LocaleCode } from './locale-tags.ts';

export type { GameMessageId, GameText } from './game-message-trees.ts';

/** Loads the messages of the games for a page of the site, with the formatter that it has already loaded. */
export async function loadGameText(locale: LocaleCode): Promise<GameText> {
  const intl = createIntl({ locale: languageTags[locale], messages: await loadGameMessageTrees(locale) });
  return (id, values) => intl.formatMessage({ id }, values);
}
