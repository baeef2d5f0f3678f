import { useEffect } from 'react';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';

/** Sets the document title while the component is mounted; `undefined` keeps the title of the page table. */
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
