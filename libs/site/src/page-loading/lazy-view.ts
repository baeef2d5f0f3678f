import type { ComponentType } from 'react';
import { loadMessages, splitLocalePath, type MessagePart } from '@playfront/i18n';
import { preloadable, type Preloadable } from './preloadable.tsx';

/**
 * A lazy view (dialog, drawer, tab) that uses late messages: it waits for them too.
 * Unlike `React.lazy`, it loads again when it is rendered after a failure.
 *
 * @param messages `all` for a view about games
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  messages: Exclude<MessagePart, 'core'> = 'later',
): Preloadable<Props> {
  return preloadable(async () => {
    // The server renders no such view: games and dialogs open in the browser.
    const more = typeof location === 'undefined' ? undefined : loadMessages(splitLocalePath(location.pathname).locale, messages);
    const [view] = await Promise.all([load(), more]);
    return view;
  });
}
