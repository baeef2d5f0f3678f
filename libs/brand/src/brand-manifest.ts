import type { Brand, Scheme } from './brand.ts';
import { themeColor } from './brand-css.ts';

/**
 * The web app manifest, for the installed site. Its icons are in `brandImages`. `user_preferences` is a proposed standard for
 * the colours of each scheme; the service worker uses them for its offline page.
 */
export function brandManifest(brand: Brand): string {
  const colour = themeColor(brand, brand.defaultScheme);
  const inScheme = (scheme: Scheme) => ({ background_color: themeColor(brand, scheme), theme_color: themeColor(brand, scheme) });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: brand.defaultLocale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    user_preferences: { color_scheme: { dark: inScheme('dark'), light: inScheme('light') } },
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** Image files of a brand, stored in `images/<id>/` and served at the root of the site. */
export const brandImages = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'social.jpg'] as const;

/** Preview image for shared links to the site. */
export const socialImage = { file: 'social.jpg', width: 1200, height: 630 } as const;
