import { useEffect, useRef } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useNavigationType } from 'react-router-dom';
import { gameOf } from '@playfront/casino';
import { splitLocalePath, useFormat } from '@playfront/i18n';
import { closeDrawersAtom } from '../state/frame.atoms.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { usePageLoader } from '../page-loading/PageLoaderProvider.tsx';
import { pageAt, pages } from '../addresses/pages.ts';
import { focusHeading, isOverPage } from './focus-heading.ts';
import { loadingBar } from './loading-bar.ts';
import { flagMainLoadingAtom } from './main-loading.atoms.ts';
import { pageKeyOf } from '../addresses/page-key-of.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';
import { whenHeading } from './when-heading.ts';

const isOfPage = (focused: Element) => focused.closest('main') !== null || isOverPage(focused);

/**
 * Effects of every navigation (spec §2, §4): closes drawers, sets the loading flag, ends the loading bar, sets the document title, scrolls to the
 * top or to the previous position, and focuses the heading, also that of a game. Renders nothing.
 */
export function NavigationEffect() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const pageKey = pageKeyOf(pathname, search);
  const game = gameOf(new URLSearchParams(search))?.slug;
  const { brand } = useSiteConfig();
  const format = useFormat();
  const closeDrawers = useSetAtom(closeDrawersAtom);
  const flagMainLoading = useSetAtom(flagMainLoadingAtom);
  const scroll = useRef<ScrollMemory>(undefined);
  const arrivedAt = useRef({ pageKey, game, key });

  useEffect(() => {
    const memory = createScrollMemory(arrivedAt.current.key);
    scroll.current = memory;
    return () => memory.stop();
  }, []);

  // Back and Forward: shows the bar for a page that is not loaded yet, and ends it if that navigation is abandoned.
  const loader = usePageLoader();
  useEffect(() => {
    const handlePop = () => {
      const name = pageAt(splitLocalePath(location.pathname).path);
      if (name && name !== pageAt(pathname) && !loader.loaded(name)) loadingBar.start();
      else loadingBar.finish();
    };
    addEventListener('popstate', handlePop);
    return () => removeEventListener('popstate', handlePop);
  }, [loader, pathname]);

  useEffect(() => {
    // The server has set the title of the first page, from its data if available.
    if (arrivedAt.current.pageKey === pageKey) return;
    const name = pageAt(pathname);
    document.title = `${format.text(name ? pages[name].titleId : 'site.not_found.title')} · ${brand.name}`;
  }, [pathname, pageKey, format, brand]);

  useEffect(() => {
    const before = arrivedAt.current;
    if (before.key === key && before.pageKey === pageKey) return undefined;
    arrivedAt.current = { pageKey, game, key };
    scroll.current?.enter(key);
    if (type === 'POP') scroll.current?.restore(key);
    if (before.pageKey === pageKey) {
      loadingBar.finish();
      if (before.game === game) return undefined;
      // The focused tile of the next game is on this game's page; if the focus has moved on, it stays there.
      const { activeElement: pressed, body } = document;
      const hasGoneOn = (focused: Element) => focused !== pressed && focused !== body;
      return whenHeading(
        (heading) => heading && focusHeading(heading, game === undefined ? isOfPage : (focused) => isOverPage(focused) || hasGoneOn(focused)),
      );
    }
    flagMainLoading();
    if (type !== 'POP') scrollTo(0, 0);
    return whenHeading((heading) => {
      // The error page has a heading too, and has already failed the bar.
      if (loadingBar.getState() !== 'failed') loadingBar.finish();
      if (heading) focusHeading(heading, isOfPage);
    });
  }, [pageKey, game, key, type, flagMainLoading]);

  useEffect(() => () => closeDrawers(), [pathname, closeDrawers]);

  return null;
}
