/** A brand is data: nothing outside this library names one. */

export const brandIds = ['northlight', 'marlowe'] as const;
export type BrandId = (typeof brandIds)[number];

export type Scheme = 'dark' | 'light';

/**
 * Every colour and shadow a brand decides; each is the CSS variable of the same name (`page` → `--page`). `edge` is the outline of quiet controls,
 * `rule` the line over a section.
 */
export const paletteTokens = [
  'page',
  'surface',
  'raised',
  'overlay',
  'line',
  'line-2',
  'edge',
  'rule',
  'text',
  'dim',
  'field-line',
  'action',
  'action-hover',
  'on-action',
  'action-text',
  'action-tint',
  'real',
  'real-tint',
  'real-text',
  'bonus',
  'bonus-tint',
  'bonus-text',
  'danger',
  'danger-tint',
  'live',
  'focus',
  'sel',
  'track',
  'field',
  'note',
  'scrim',
  'stage',
  'sh-pop',
  'sh-card',
] as const;
export type PaletteToken = (typeof paletteTokens)[number];
export type BrandPalette = Record<PaletteToken, string>;

export interface BrandMarkPath {
  d: string;
  /** `action` is the brand's action colour, `text` the colour of the word beside the mark. */
  fill: 'action' | 'text';
}

/** Scripts that have fonts of their own (ISO 15924). Others are drawn by the reader's system. */
export type FontScript = 'Latn' | 'Cyrl' | 'Grek';

export interface BrandFonts {
  /** CSS font-family lists; the faces themselves are in the theme of `ui`. */
  display: string;
  text: string;
  /** Beginnings of the names of the font files that a page in a script shows at once. `Latn` is on every page: names and figures are. */
  files: Readonly<Record<FontScript, readonly string[]>>;
}

/** How headings and the brand's own name are set. */
export interface BrandType {
  headingWeight: number;
  headingTracking: string;
  /** Of the largest titles: a banner's, a page's. */
  displayTracking: string;
  wordWeight: number;
  wordTracking: string;
  wordCase: 'none' | 'uppercase';
  /** Capitals look larger than small letters of one size: how much smaller they are set. */
  wordScale: number;
}

export interface Brand {
  id: BrandId;
  name: string;
  /** The company that runs the site. */
  legalName: string;
  /** Number of its licence. Without one the site says that it is a demonstration, as its terms do. */
  licence?: string;
  supportEmail: string;
  /** Prefix of the site's locale (`en`), not a BCP 47 tag. */
  defaultLocale: string;
  /** Shown on a first visit when the visitor's system has no preference. */
  defaultScheme: Scheme;
  /** Drawn in a square of 26 units. */
  mark: { viewBox: 26; paths: readonly BrandMarkPath[] };
  fonts: BrandFonts;
  type: BrandType;
  /** Corner radii in px. */
  radius: { card: number; control: number; small: number; tag: number; chip: number; sheet: number };
  /** Room in px between the line over a section (`rule`) and its head; 0 where sections have no line. */
  ruleGap: number;
  palette: Record<Scheme, BrandPalette>;
}
