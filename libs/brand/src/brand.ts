/** A brand is data: nothing outside this library names one. */

export const brandIds = ['northlight', 'marlowe'] as const;
export type BrandId = (typeof brandIds)[number];

export type Scheme = 'dark' | 'light';

/** Every colour and shadow a brand decides; each is the CSS variable of the same name (`page` → `--page`). */
export const paletteTokens = [
  'page',
  'surface',
  'raised',
  'overlay',
  'line',
  'line-2',
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

export interface Brand {
  id: BrandId;
  name: string;
  /** The company that holds the licence. */
  legalName: string;
  /** One sentence for the footer: who runs the site and under which licence. */
  licenceText: string;
  supportEmail: string;
  /** Prefix of the site's locale (`en`), not a BCP 47 tag. */
  defaultLocale: string;
  /** Shown on a first visit when the visitor's system has no preference. */
  defaultScheme: Scheme;
  /** Drawn in a square of 26 units. */
  mark: { viewBox: 26; paths: readonly BrandMarkPath[] };
  /** CSS font-family lists. */
  fonts: { display: string; text: string };
  /** Corner radii in px. */
  radius: { card: number; control: number; small: number; tag: number; chip: number; sheet: number };
  palette: Record<Scheme, BrandPalette>;
}
