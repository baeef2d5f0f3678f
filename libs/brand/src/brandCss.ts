import { paletteTokens } from './brand.ts';
import type { Brand, BrandPalette, Scheme } from './brand.ts';

const declarations = (palette: BrandPalette) => paletteTokens.map((token) => `--${token}:${palette[token]}`).join(';');

const block = (brand: Brand, scheme: Scheme) =>
  `:root[data-theme=${scheme}],:root [data-theme=${scheme}]{color-scheme:${scheme};${declarations(brand.palette[scheme])}}`;

/** The brand as CSS text for one inlined `<style>`. Its selectors outrank the defaults of the theme, wherever it stands in the page. */
export function brandCss(brand: Brand): string {
  const { fonts, radius } = brand;
  const shape =
    `--font-display:${fonts.display};--font-text:${fonts.text};` +
    `--r-card:${radius.card}px;--r-ctl:${radius.control}px;--r-small:${radius.small}px;--r-tag:${radius.tag}px;--r-pill:${radius.chip}px;--r-sheet:${radius.sheet}px`;
  return `:root{${shape}}${block(brand, 'dark')}${block(brand, 'light')}`;
}

/** The colour of the browser's own bar for `<meta name="theme-color">`. */
export const themeColor = (brand: Brand, scheme: Scheme): string => brand.palette[scheme].page;
