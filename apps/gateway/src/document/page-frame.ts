import { brandCss, brandIcon, brandOf, socialImage, tabIcon, themeColor, type Brand, type FontScript } from '@playfront/brand';
import { escapeHtml } from '@playfront/api-contract/escape-html';
import type { ArrivalSettings, BrowserEndpoints } from '@playfront/api-contract/site-build';

/** The parts that all pages of a brand share. */
export type PageFrame = {
  brandId: string;
  brandName: string;
  defaultScheme: 'dark' | 'light';
  brandStyles: string;
  /** Text of the arrival script, the same for all brands. Empty in development, where the development servers add it. */
  arrivalScript: string;
  /** Charset, viewport, colours, icons, manifest, image for shared links. */
  metaTags: string;
  /** The brand's logo as an image, for pages without a build. */
  icon: string;
  /** Whether a built font file is needed for the first text in a language. */
  isMainFont(file: string, languageTag: string): boolean;
  /** Origins other than the site's that forms may be posted to. */
  formTargets: readonly string[];
  /** Origins other than the site's that frames may show: third-party games and payment pages. */
  frameTargets: readonly string[];
  /** Origins of third-party games: pages may show their images, and their frames have these origins (decision 0004). */
  gameOrigins: readonly string[];
  /** Origins other than the site's that scripts may connect to. */
  connectTargets: readonly string[];
  endpoints: BrowserEndpoints;
};

export type FrameConfiguration = { publicUrl: string; pspOrigins: readonly string[]; gameOrigins: readonly string[]; endpoints: BrowserEndpoints };

export function createPageFrame(
  brandId: string,
  { publicUrl, pspOrigins, gameOrigins, endpoints }: FrameConfiguration,
  arrivalScript: string,
): PageFrame {
  const brand = brandOf(brandId);
  const fontsOfLanguage = new Map<string, readonly string[]>();
  const arrival: ArrivalSettings = {
    colours: { dark: themeColor(brand, 'dark'), light: themeColor(brand, 'light') },
    defaultScheme: brand.defaultScheme,
    fontFamilies: [brand.fonts.text, brand.fonts.display].map(firstFamily),
  };
  return {
    brandId,
    brandName: brand.name,
    defaultScheme: brand.defaultScheme,
    brandStyles: brandCss(brand),
    arrivalScript,
    metaTags: metaTags(brand, arrival, publicUrl),
    icon: brandIcon(brand, tabIcon),
    isMainFont(file, languageTag) {
      const fonts = fontsOfLanguage.get(languageTag) ?? mainFonts(brand, languageTag);
      fontsOfLanguage.set(languageTag, fonts);
      return fonts.some((name) => file.includes(`/${name}`));
    },
    formTargets: pspOrigins,
    frameTargets: [...gameOrigins, ...pspOrigins],
    gameOrigins,
    connectTargets: connectTargetsOf(endpoints),
    endpoints,
  };
}

/** A policy that lists an `https:` origin does not allow the WebSocket of the same host. */
function connectTargetsOf({ socket, ...called }: BrowserEndpoints): string[] {
  const origins = Object.values({ ...called, socket }).flatMap((url) => (url ? [new URL(url).origin] : []));
  const sockets = socket ? [new URL(socket).origin.replace(/^http/, 'ws')] : [];
  return [...new Set([...origins, ...sockets])];
}

const firstFamily = (families: string) => families.split(',', 1)[0] ?? '';

function metaTags(brand: Brand, arrival: ArrivalSettings, publicUrl: string): string {
  const { file, width, height } = socialImage;
  return (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<meta name="theme-color" content="${escapeHtml(arrival.colours[arrival.defaultScheme])}">` +
    `<meta name="arrival" content="${escapeHtml(JSON.stringify(arrival))}"><link rel="icon" href="/favicon.ico" sizes="32x32">` +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `<link rel="later" as="manifest" href="/manifest.webmanifest"><meta property="og:image" content="${escapeHtml(`${publicUrl}/${file}`)}">` +
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">` +
    `<meta property="og:image:alt" content="${escapeHtml(brand.name)}"><meta name="twitter:card" content="summary_large_image">`
  );
}

const isFontScript = (script: string): script is FontScript => script === 'Latn' || script === 'Cyrl' || script === 'Grek';

/** The brand's fonts for the script of the language and for Latin letters and digits; the others load when their letters appear. */
function mainFonts({ fonts }: Brand, languageTag: string): readonly string[] {
  const script = new Intl.Locale(languageTag).maximize().script ?? 'Latn';
  return script !== 'Latn' && isFontScript(script) ? [...fonts.files.Latn, ...fonts.files[script]] : fonts.files.Latn;
}
