import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useApi } from '@playfront/api-client';
import { useLocale } from '@playfront/i18n';
import { isPlainClick } from '@playfront/ui';
import { loadingBar } from '../navigation/loading-bar.ts';
import { isOverlayEntry } from '../navigation/overlay-entry.ts';
import { mayFetchAhead, useSeenLink } from '../navigation/seen-links.ts';
import { useTrackedTarget } from '../navigation/tracking-code.ts';
import { matchPage, pagePath, type PageTarget } from './pages.ts';
import { usePageLoader } from './PageLoaderProvider.tsx';

export type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'ref'> & PageTarget;

/** A link to a page of this locale; a wrong page does not compile. Seeing it fetches the page's code ahead, pointing at it the rest. */
export function PageLink({ to, params, query, onClick, ...link }: PageLinkProps) {
  const loader = usePageLoader();
  const api = useApi();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const navigate = useNavigate();
  const seen = useSeenLink(to);
  const path = pagePath(useTrackedTarget({ to, params, query } as PageTarget));

  const handlePoint = () => {
    if (link.target === '_blank' || !mayFetchAhead()) return;
    void loader
      .loadAhead(to)
      .then((page) => {
        const { pathname, searchParams: search } = new URL(path, 'http://page');
        return page.prefetch?.({ api, queryClient, locale, search, params: matchPage(pathname)?.params ?? {} });
      })
      // Only ahead of time: a click reports what fails.
      .catch(() => {});
  };

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // In a tab of its own nothing happens here.
    if (!isPlainClick(event) || link.target === '_blank') return;
    const isHere = event.currentTarget.href === location.href;
    // Before the navigation, which may be held back by unsaved edits and then ends the bar.
    if (!isHere) loadingBar.start();
    if (isOverlayEntry()) {
      // In place of the drawer's or dialog's own entry. A link to where one already is only closes it.
      event.preventDefault();
      if (!isHere) void navigate(path, { replace: true, state: link.state });
    }
  };

  return <Link {...link} ref={seen} discover="none" to={path} onPointerEnter={handlePoint} onFocus={handlePoint} onClick={handleClick} />;
}
