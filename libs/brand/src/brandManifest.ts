import type { Brand } from './brand.ts';
import { themeColor } from './brandCss.ts';

/** The web app manifest: how the site stands on a home screen. Its pictures are in `brandPictures`. */
export function brandManifest(brand: Brand): string {
  const colour = themeColor(brand, brand.defaultScheme);
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
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** Files of a brand that are pictures, kept in `pictures/<id>/` and served at the root of the site. */
export const brandPictures = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'social.jpg'] as const;

/** Size of the picture that stands for the site where a link to it is shared. */
export const socialPicture = { file: 'social.jpg', width: 1200, height: 630 } as const;
