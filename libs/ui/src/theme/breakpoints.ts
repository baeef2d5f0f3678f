/**
 * Widths in px at which a layout changes; a media query names the width or the one pixel beside it. CSS has no variables there, so the test beside
 * this holds every style sheet to these. 576, 768, 992 and 1200 are the framework's of spec §9, `md` and `lg` its product's.
 */
export const breakpoints = {
  /** Below it the narrowest phones: a banner has room for its title only, the header's buttons are slimmer. */
  xs: 380,
  frameworkXs: 576,
  /** Large phones and tablets: wider gutters, five tiles a row. */
  sm: 600,
  frameworkSm: 768,
  /** Up to here the mobile build, above it the desktop build. */
  md: 990,
  frameworkMd: 992,
  frameworkLg: 1200,
  lg: 1215,
  /** Up to here the second banner and the side columns are narrower. */
  compact: 1320,
  /** From here eight tiles a row. */
  xl: 1600,
  /** From here a game's frame stops growing at 1480 px. */
  game: 1720,
} as const;
