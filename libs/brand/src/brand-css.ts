import { paletteTokens } from './brand.ts';
import type { Brand, BrandPalette, Scheme } from './brand.ts';

const declarations = (palette: BrandPalette) => paletteTokens.map((token) => `--${token}:${palette[token]}`).join(';');

/** The page's colour under the scrim as a solid colour, for the scrollbar gutter, which the scrim does not cover. */
function pageUnderScrim({ page, scrim }: BrandPalette): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (scrim.match(/[\d.]+/g) ?? []).map(Number);
  const part = (over: number, at: number) => Math.round(over * alpha + Number.parseInt(page.slice(at, at + 2), 16) * (1 - alpha));
  return `rgb(${part(red, 1)},${part(green, 3)},${part(blue, 5)})`;
}

function schemeRule(brand: Brand, scheme: Scheme): string {
  const palette = brand.palette[scheme];
  return `:root[data-theme=${scheme}],:root [data-theme=${scheme}]{color-scheme:${scheme};${declarations(palette)};--page-veiled:${pageUnderScrim(palette)}}`;
}

/** CSS variables that are the same in both schemes. */
function sharedVariables({ fonts, type, radius, ruleGap, palette }: Brand): string {
  const variables = {
    'font-display': fonts.display,
    'font-text': fonts.text,
    'w-head': type.headingWeight,
    'track-head': type.headingTracking,
    'track-display': type.displayTracking,
    'w-word': type.wordmarkWeight,
    'track-word': type.wordmarkTracking,
    'case-word': type.wordmarkCase,
    'scale-word': type.wordmarkScale,
    'r-card': `${radius.card}px`,
    'r-ctl': `${radius.control}px`,
    'r-small': `${radius.small}px`,
    'r-tag': `${radius.tag}px`,
    'r-pill': `${radius.chip}px`,
    'r-sheet': `${radius.sheet}px`,
    'rule-gap': `${ruleGap}px`,
    // Dark in both schemes, for elements outside the game's stage.
    room: palette.dark.stage,
  };
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const withoutFirst = (families: string) => families.slice(families.indexOf(',') + 1);

const families = (display: string, text: string) => `--font-display:${display};--font-text:${text}`;

/** A page that waits for the brand's fonts (`data-fonts=later`) uses system fonts with the same metrics; parts that already have the fonts are marked `here`. */
const systemFonts = ({ fonts }: Brand) =>
  `:root[data-fonts=later]{${families(withoutFirst(fonts.display), withoutFirst(fonts.text))}}` +
  `:root [data-fonts=here]{${families(fonts.display, fonts.text)}}` +
  // Sets the inherited font again in such a part; must outrank `base.css` for controls, but not elements with their own font family.
  ':where([data-fonts=here]),body :is(button,input):where([data-fonts=here]){font-family:var(--font-text)}';

/** The brand as CSS for one inline `<style>`. Its selectors outrank the defaults of the theme, wherever it is in the page. */
export const brandCss = (brand: Brand): string =>
  `:root{${sharedVariables(brand)}}${systemFonts(brand)}${schemeRule(brand, 'dark')}${schemeRule(brand, 'light')}`;

/** Colour of the browser's toolbar, for `<meta name="theme-color">`. */
export const themeColor = (brand: Brand, scheme: Scheme): string => brand.palette[scheme].page;
