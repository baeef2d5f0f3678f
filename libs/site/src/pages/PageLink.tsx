import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '@playfront/api-client';
import { useLocale } from '@playfront/i18n';
import { loadingBar } from '../navigation/loading-bar.ts';
import { pagePath, type PageName } from './pages.ts';
import { usePageLoader } from './PageLoaderProvider.tsx';

export type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: PageName; query?: Readonly<Record<string, string | undefined>> };

/** A link to a page of this locale; a wrong page does not compile. Pointing at it fetches the page ahead. */
export function PageLink({ to, query, onClick, ...link }: PageLinkProps) {
  const loader = usePageLoader();
  const api = useApi();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const path = pagePath(to, query);

  const handlePoint = () => {
    void loader
      .load(to)
      .then((page) => page.prefetch?.({ api, queryClient, locale, search: new URL(path, 'http://page').searchParams }))
      // Only ahead of time: a click reports what fails.
      .catch(() => {});
  };

  return (
    <Link
      {...link}
      to={path}
      onPointerEnter={handlePoint}
      onFocus={handlePoint}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey) loadingBar.start();
      }}
    />
  );
}
