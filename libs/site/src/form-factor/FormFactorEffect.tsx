import { useEffect } from 'react';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';

/** The line between the builds (spec §2, "Modals are full-screen on narrow viewports"). */
const narrowQuery = '(max-width: 990px)';
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Swaps builds when the window is dragged across the line: same address, same session. Renders nothing. */
export function FormFactorEffect() {
  const { formFactor } = useSiteConfig();

  useEffect(() => {
    const narrow = matchMedia(narrowQuery);
    const handleChange = () => {
      const wanted = narrow.matches ? 'mobile' : 'desktop';
      if (wanted === formFactor) return;
      document.cookie = `form_factor=${wanted}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
      location.reload();
    };
    narrow.addEventListener('change', handleChange);
    return () => narrow.removeEventListener('change', handleChange);
  }, [formFactor]);

  return null;
}
