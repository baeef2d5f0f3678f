import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '@playfront/api-client';
import { useLocale } from '@playfront/i18n';
import { Link, type LinkProps } from '@playfront/navigation';
import { isPlainClick } from '@playfront/ui';
import { loadingBar } from './loading-bar.ts';
import { isOverlayEntry } from './overlay-entry.ts';
import { canPrefetch, usePrefetchRef } from './usePrefetchRef.ts';
import { useTrackedTarget } from './tracking-code.ts';
import { matchPage, pagePath, type PageTarget } from '../addresses/pages.ts';
import { usePageLoader } from '../page-loading/PageLoaderProvider.tsx';

export type PageLinkProps = Omit<LinkProps, 'to' | 'ref'> & PageTarget;

/** A link to a page of this locale; a wrong page does not compile. The page's code is prefetched when the link is visible, its data on hover or touch. */
export function PageLink({ to, params, query, onClick, ...link }: PageLinkProps) {
  const loader = usePageLoader();
  const api = useApi();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const navigate = useNavigate();
  const prefetchRef = usePrefetchRef(to);
  const path = pagePath(useTrackedTarget({ to, params, query } as PageTarget));

  const handlePoint = () => {
    if (link.target === '_blank' || !canPrefetch()) return;
    void loader
      .preload(to)
      .then((page) => {
        const { pathname, searchParams: search } = new URL(path, 'http://page');
        return page.prefetch?.({ api, queryClient, locale, search, params: matchPage(pathname)?.params ?? {} });
      })
      // Prefetch only: a click reports failures.
      .catch(() => {});
  };

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The link opens in a new tab.
    if (!isPlainClick(event) || link.target === '_blank') return;
    const isHere = event.currentTarget.href === location.href;
    // Before the navigation, which may be held back by unsaved edits and then ends the bar.
    if (!isHere) loadingBar.start();
    if (isOverlayEntry()) {
      // Replaces the entry of the drawer or dialog. A link to the current page only closes it.
      event.preventDefault();
      if (!isHere) void navigate(path, { replace: true, state: link.state });
    }
  };

  return <Link {...link} ref={prefetchRef} to={path} onPointerEnter={handlePoint} onFocus={handlePoint} onClick={handleClick} />;
}
