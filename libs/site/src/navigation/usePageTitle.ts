import { useEffect } from 'react';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';

/** Names the tab of the browser after what the page shows, as long as it is shown; `undefined` leaves the name of the table of pages. */
export function usePageTitle(title: string | undefined): void {
  const { brand } = useSiteConfig();
  useEffect(() => {
    if (!title) return undefined;
    const before = document.title;
    const named = `${title} · ${brand.name}`;
    document.title = named;
    return () => {
      if (document.title === named) document.title = before;
    };
  }, [title, brand.name]);
}
