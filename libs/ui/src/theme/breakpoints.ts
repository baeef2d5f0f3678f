import { mobileMaxWidth } from '@playfront/api-contract/site-build';

/**
 * Widths in px at which a layout changes; a media query uses the width or the adjacent pixel, at `md` only `max-width: md` and
 * `min-width: md + 1`. CSS has no variables in media queries, so a test checks all style sheets and the `sizes` of images. 576, 768 and 1200
 * are from the CSS framework of spec §9, without its 992, which is close to `md`; `md` and `lg` are from the specified product.
 */
export const breakpoints = {
  /** Below it, the narrowest phones: banners show only their title, and the header's buttons are narrower. */
  xs: 380,
  /** Up to it, most phones: a tile's image is never wider than 121 px. */
  phone: 430,
  frameworkXs: 576,
  /** Large phones and tablets: wider gutters, five tiles a row. */
  sm: 600,
  frameworkSm: 768,
  /** Up to this width the mobile build, above it the desktop build. */
  md: mobileMaxWidth,
  frameworkLg: 1200,
  lg: 1215,
  /** Up to this width, the second banner and the side columns are narrower. */
  compact: 1320,
  /** From this width, eight tiles a row. */
  xl: 1600,
  /** From this width, a game's frame stays at 1480 px. */
  game: 1720,
} as const;
