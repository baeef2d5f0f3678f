import { useEffect, useRef } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { closeDrawersAtom } from '../frame/frame.atoms.ts';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import { pageAt, pages } from '../pages/pages.ts';
import { loadingBar } from './loading-bar.ts';

/** What every navigation does: closes drawers, ends the loading bar, sets the title, goes to the top and to the heading. Renders nothing. */
export function NavigationEffect() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const { brand } = useSiteConfig();
  const format = useFormat();
  const closeDrawers = useSetAtom(closeDrawersAtom);
  const arrivedAt = useRef<string>(undefined);

  useEffect(() => {
    const name = pageAt(pathname);
    document.title = `${format.text(name ? pages[name].titleId : 'site.notFound.title')} · ${brand.name}`;
  }, [pathname, format, brand]);

  useEffect(() => {
    const isFirst = arrivedAt.current === undefined;
    const isSamePage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    if (isFirst || isSamePage) return;
    loadingBar.finish();
    if (type !== 'POP') {
      scrollTo(0, 0);
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
  }, [pathname, type]);

  useEffect(() => () => closeDrawers(), [pathname, closeDrawers]);

  return null;
}
