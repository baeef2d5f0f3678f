/** A brand is data: no code outside this library refers to a particular one. */

export const brandIds = ['northlight', 'marlowe'] as const;
export type BrandId = (typeof brandIds)[number];

export type Scheme = 'dark' | 'light';

/**
 * All colours and shadows of a brand; each is the CSS variable of the same name (`page` → `--page`). `edge` is the outline of secondary controls,
 * `rule` the line above a section.
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
  /** `action` is the brand's action colour, `text` the colour of the name beside the logo. */
  fill: 'action' | 'text';
}

/** Scripts with their own fonts (ISO 15924). Others use system fonts. */
export type FontScript = 'Latn' | 'Cyrl' | 'Grek';

export interface BrandFonts {
  /** CSS font-family lists; the font faces are in the theme of `ui`. */
  display: string;
  text: string;
  /** Name prefixes of the font files that a page in a script needs immediately. `Latn` is needed on every page, for names and figures. */
  files: Readonly<Record<FontScript, readonly string[]>>;
}

/** Typography of headings and the brand's name. */
export interface BrandType {
  headingWeight: number;
  headingTracking: string;
  /** Letter spacing of the largest titles, of banners and pages. */
  displayTracking: string;
  wordmarkWeight: number;
  wordmarkTracking: string;
  wordmarkCase: 'none' | 'uppercase';
  /** Font size factor of the brand's name: capitals look larger than lower-case letters of the same size. */
  wordmarkScale: number;
}

export interface Brand {
  id: BrandId;
  name: string;
  /** The company that operates the site. */
  legalName: string;
  /** Its licence number. Without one, the site and its terms say that it is a demonstration. */
  licence?: string;
  supportEmail: string;
  /** Prefix of the site's locale (`en`), not a BCP 47 tag. */
  defaultLocale: string;
  /** Shown on a first visit when the visitor's system has no preference. */
  defaultScheme: Scheme;
  /** The logo, in a square of 26 units. */
  mark: { viewBox: 26; paths: readonly BrandMarkPath[] };
  fonts: BrandFonts;
  type: BrandType;
  /** Corner radii in px. */
  radius: { card: number; control: number; small: number; tag: number; chip: number; sheet: number };
  /** Space in px between the line above a section (`rule`) and its heading; 0 if sections have no line. */
  ruleGap: number;
  palette: Record<Scheme, BrandPalette>;
}
