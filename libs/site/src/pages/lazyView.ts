import type { ComponentType } from 'react';
import { loadMessages, splitLocalePath } from '@playfront/i18n';
import { preloadable, type Preloadable } from './preloadable.tsx';

/**
 * A view in a chunk of its own that says more than the words every page comes with (dialogs, drawers, tabs): it waits for those too.
 * Unlike `React.lazy` it loads again when it is drawn after a failure.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  return preloadable(async () => {
    // Only the browser draws these: what is drawn on the server is part of a page.
    const { locale } = splitLocalePath(location.pathname);
    const [view] = await Promise.all([load(), loadMessages(locale)]);
    return view;
  });
}
