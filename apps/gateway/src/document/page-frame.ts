import { brandCss, brandOf, themeColor } from '@playfront/brand';
import { bootScript } from './boot-script.ts';
import { escapeHtml } from './escapeHtml.ts';

/** What every page of a brand has in common. */
export type PageFrame = {
  brandId: string;
  brandName: string;
  defaultScheme: 'dark' | 'light';
  brandStyles: string;
  bootScript: string;
  /** Charset, viewport, colours, icon. */
  metaTags: string;
  /** The brand's mark as a picture file. */
  icon: string;
  /** Origins besides our own that a form may be posted to. */
  formTargets: readonly string[];
  /** The payments host, where it is not this site. */
  paymentsOrigin: string | null;
};

export function createPageFrame(
  brandId: string,
  { pspOrigin, paymentsOrigin }: Pick<PageFrame, 'paymentsOrigin'> & { pspOrigin: string | null },
): PageFrame {
  const brand = brandOf(brandId);
  const colours = { dark: themeColor(brand, 'dark'), light: themeColor(brand, 'light') };
  const { defaultScheme, mark, palette } = brand;
  const fills = { action: palette[defaultScheme].action, text: palette[defaultScheme].text };
  const box = mark.viewBox;
  return {
    brandId,
    brandName: brand.name,
    defaultScheme,
    brandStyles: brandCss(brand),
    bootScript: bootScript(colours, defaultScheme),
    metaTags:
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
      `<meta name="theme-color" content="${escapeHtml(colours[defaultScheme])}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    // The mark stands on the brand's own ground, since the tab strip may have any colour.
    icon:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 ${box + 10} ${box + 10}"><rect x="-5" y="-5" width="${box + 10}" height="${box + 10}" rx="8" fill="${colours[defaultScheme]}"/>` +
      `${mark.paths.map(({ d, fill }) => `<path d="${d}" fill="${fills[fill]}"/>`).join('')}</svg>`,
    formTargets: pspOrigin ? [pspOrigin] : [],
    paymentsOrigin,
  };
}
