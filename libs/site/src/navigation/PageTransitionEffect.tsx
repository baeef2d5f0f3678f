import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLocalePath } from '@playfront/i18n';
import { usePageLoader } from '../pages/PageLoaderProvider.tsx';
import { pageAt } from '../pages/pages.ts';
import './page-transition.css';

/**
 * The page transition, out-in (spec §9): the page fades out from the moment its address changes until the next one is drawn, which then fades in.
 * Nothing waits for it: a page that is drawn sooner cuts the fading short, and a page whose code is not here yet leaves this one in sight.
 * Browsers without the Navigation API only fade in. Renders nothing.
 */
export function PageTransitionEffect() {
  const { pathname } = useLocation();
  const loader = usePageLoader();

  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const here = location.pathname;
    const handleAddress = () => {
      const next = pageAt(splitLocalePath(location.pathname).path);
      if (location.pathname === here) root.removeAttribute('data-page');
      else if (!next || loader.loaded(next)) root.setAttribute('data-page', 'leaving');
    };
    const handleEnd = ({ animationName }: AnimationEvent) => {
      if (animationName === 'page-enter') root.removeAttribute('data-page');
    };
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('currententrychange', handleAddress);
    addEventListener('animationend', handleEnd);
    return () => {
      navigation?.removeEventListener('currententrychange', handleAddress);
      removeEventListener('animationend', handleEnd);
      root.setAttribute('data-page', 'entering');
    };
  }, [pathname, loader]);

  return null;
}
