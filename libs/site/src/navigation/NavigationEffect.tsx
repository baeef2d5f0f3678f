import { useEffect, useRef } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useNavigationType } from 'react-router-dom';
import { gameOf } from '@playfront/casino';
import { splitLocalePath, useFormat } from '@playfront/i18n';
import { closeDrawersAtom } from '../frame/frame.atoms.ts';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import { usePageLoader } from '../pages/PageLoaderProvider.tsx';
import { pageAt, pages } from '../pages/pages.ts';
import { loadingBar } from './loading-bar.ts';
import { flagMainLoadingAtom } from './main-loading.atoms.ts';
import { placeOf } from './place-of.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';
import { whenHeading } from './when-heading.ts';

const isOverPage = (focused: Element) => focused.closest('[data-overlay-open]') !== null;
const isOfPage = (focused: Element) => focused.closest('main') !== null || isOverPage(focused);

/** The heading takes the focus, unless `keeps` says that who has it keeps it. */
function focusHeading(heading: HTMLElement, keeps: (focused: Element) => boolean): void {
  const { activeElement } = document;
  if (activeElement?.checkVisibility() && keeps(activeElement)) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/**
 * What every navigation does (spec §2, §4): closes drawers, flags the page as loading, ends the loading bar, names the tab, goes to the
 * top or back to where the page was left, and to its heading. A game that is opened over the page has one too. Renders nothing.
 */
export function NavigationEffect() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const place = placeOf(pathname, search);
  const game = gameOf(new URLSearchParams(search))?.slug;
  const { brand } = useSiteConfig();
  const format = useFormat();
  const closeDrawers = useSetAtom(closeDrawersAtom);
  const flagMainLoading = useSetAtom(flagMainLoadingAtom);
  const scroll = useRef<ScrollMemory>(undefined);
  const arrivedAt = useRef({ place, game, key });

  useEffect(() => {
    const memory = createScrollMemory(arrivedAt.current.key);
    scroll.current = memory;
    return () => memory.stop();
  }, []);

  // Back and Forward: the bar runs for a page whose code is not here yet, and ends where a way that has not arrived is given up.
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
    // The server named the first page, by its data where it has some.
    if (arrivedAt.current.place === place) return;
    const name = pageAt(pathname);
    document.title = `${format.text(name ? pages[name].titleId : 'site.notFound.title')} · ${brand.name}`;
  }, [pathname, place, format, brand]);

  useEffect(() => {
    const before = arrivedAt.current;
    if (before.key === key && before.place === place) return undefined;
    arrivedAt.current = { place, game, key };
    scroll.current?.enter(key);
    if (type === 'POP') scroll.current?.restore(key);
    if (before.place === place) {
      loadingBar.finish();
      if (before.game === game) return undefined;
      // The tile of the next game stands in the room of this one, and has the focus; who has gone on from it meanwhile keeps their place.
      const { activeElement: pressed, body } = document;
      const hasGoneOn = (focused: Element) => focused !== pressed && focused !== body;
      return whenHeading(
        (heading) => heading && focusHeading(heading, game === undefined ? isOfPage : (focused) => isOverPage(focused) || hasGoneOn(focused)),
      );
    }
    flagMainLoading();
    if (type !== 'POP') scrollTo(0, 0);
    return whenHeading((heading) => {
      // The error page has a heading too, and its bar has failed.
      if (loadingBar.getState() !== 'failed') loadingBar.finish();
      if (heading) focusHeading(heading, isOfPage);
    });
  }, [place, game, key, type, flagMainLoading]);

  useEffect(() => () => closeDrawers(), [pathname, closeDrawers]);

  return null;
}
