import { brandCss, brandIcon, brandOf, socialPicture, tabIcon, themeColor, type Brand, type FontScript } from '@playfront/brand';
import { bootScript } from './boot-script.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { BrowserEndpoints } from './site-build.ts';

/** What every page of a brand has in common. */
export type PageFrame = {
  brandId: string;
  brandName: string;
  defaultScheme: 'dark' | 'light';
  brandStyles: string;
  bootScript: string;
  /** Charset, viewport, colours, icons, manifest, the picture of a shared link. */
  metaTags: string;
  /** The brand's mark as a picture, for a page that has no build. */
  icon: string;
  /** Whether a built font file is one that a page in a language shows at once. */
  isMainFont(file: string, languageTag: string): boolean;
  /** Origins besides our own that a form may be posted to. */
  formTargets: readonly string[];
  /** Origins besides our own whose frames a page may hold: games of others. */
  frameTargets: readonly string[];
  /** Origins besides our own that scripts may talk to. */
  connectTargets: readonly string[];
  endpoints: BrowserEndpoints;
};

export type FrameConfiguration = { publicUrl: string; pspOrigins: readonly string[]; gameOrigins: readonly string[]; endpoints: BrowserEndpoints };

export function createPageFrame(brandId: string, { publicUrl, pspOrigins, gameOrigins, endpoints }: FrameConfiguration): PageFrame {
  const brand = brandOf(brandId);
  const fontsOfLanguage = new Map<string, readonly string[]>();
  const colours = { dark: themeColor(brand, 'dark'), light: themeColor(brand, 'light') };
  return {
    brandId,
    brandName: brand.name,
    defaultScheme: brand.defaultScheme,
    brandStyles: brandCss(brand),
    bootScript: bootScript(colours, brand.defaultScheme, [brand.fonts.text, brand.fonts.display].map(firstFamily)),
    metaTags: metaTags(brand, colours[brand.defaultScheme], publicUrl),
    icon: brandIcon(brand, tabIcon),
    isMainFont(file, languageTag) {
      const fonts = fontsOfLanguage.get(languageTag) ?? mainFonts(brand, languageTag);
      fontsOfLanguage.set(languageTag, fonts);
      return fonts.some((name) => file.includes(`/${name}`));
    },
    formTargets: pspOrigins,
    frameTargets: gameOrigins,
    connectTargets: connectTargetsOf(endpoints),
    endpoints,
  };
}

/** A policy that names `https:` does not allow the socket of the same host. */
function connectTargetsOf({ socket, ...called }: BrowserEndpoints): string[] {
  const origins = Object.values({ ...called, socket }).flatMap((url) => (url ? [new URL(url).origin] : []));
  const sockets = socket ? [new URL(socket).origin.replace(/^http/, 'ws')] : [];
  return [...new Set([...origins, ...sockets])];
}

const firstFamily = (families: string) => families.split(',', 1)[0] ?? '';

function metaTags(brand: Brand, colour: string, publicUrl: string): string {
  const { file, width, height } = socialPicture;
  return (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<meta name="theme-color" content="${escapeHtml(colour)}"><link rel="icon" href="/favicon.ico" sizes="32x32">` +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `<link rel="later" as="manifest" href="/manifest.webmanifest"><meta property="og:image" content="${escapeHtml(`${publicUrl}/${file}`)}">` +
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">` +
    `<meta property="og:image:alt" content="${escapeHtml(brand.name)}"><meta name="twitter:card" content="summary_large_image">`
  );
}

const isFontScript = (script: string): script is FontScript => script === 'Latn' || script === 'Cyrl' || script === 'Grek';

/** The brand's fonts of the language's script, beside those of Latin letters and figures; the others load when their letters come up. */
function mainFonts({ fonts }: Brand, languageTag: string): readonly string[] {
  const script = new Intl.Locale(languageTag).maximize().script ?? 'Latn';
  return script !== 'Latn' && isFontScript(script) ? [...fonts.files.Latn, ...fonts.files[script]] : fonts.files.Latn;
}
