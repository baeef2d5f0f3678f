import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLocalePath } from '@playfront/i18n';
import { usePageLoader } from '../page-loading/PageLoaderProvider.tsx';
import { pageAt } from '../addresses/pages.ts';
import './page-transition.css';

/**
 * The page transition, out-in (spec §9): the page fades out from the change of URL until the next one is rendered, which then fades in.
 * Navigation never waits for it: a page that is ready earlier cuts the fade-out short, and while a page is loading the current one stays visible.
 * Browsers without the Navigation API only fade in. Renders nothing.
 */
export function PageTransitionEffect() {
  const { pathname } = useLocation();
  const loader = usePageLoader();

  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const here = location.pathname;
    let isDrawn = true;
    const leave = () => {
      if (isDrawn && location.pathname !== here) root.setAttribute('data-page', 'leaving');
    };
    const handleAddress = () => {
      const next = pageAt(splitLocalePath(location.pathname).path);
      if (location.pathname === here) root.removeAttribute('data-page');
      // After the next paint: starting the fade in the frame of the press delayed that frame by 25 ms on a slow phone.
      else if (!next || loader.loaded(next)) requestAnimationFrame(() => setTimeout(leave));
    };
    const handleEnd = ({ animationName }: AnimationEvent) => {
      if (animationName === 'page-enter') root.removeAttribute('data-page');
    };
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('currententrychange', handleAddress);
    addEventListener('animationend', handleEnd);
    return () => {
      isDrawn = false;
      navigation?.removeEventListener('currententrychange', handleAddress);
      removeEventListener('animationend', handleEnd);
      root.setAttribute('data-page', 'entering');
    };
  }, [pathname, loader]);

  return null;
}
