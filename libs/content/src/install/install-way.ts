/** What the browser can do, as it shows it itself. */
export type InstallSigns = {
  /** The site runs in a window of its own. */
  readonly isStandalone: boolean;
  /** It sends its offer as an event (Chromium); that none came means that it is installed, or will not be offered now. */
  readonly hasOffers: boolean;
  /** It knows `navigator.standalone`: WebKit on iOS and iPadOS, whatever it calls itself. */
  readonly hasHomeScreen: boolean;
  /** Safari's own object of a window: on a computer it has a File menu. */
  readonly isSafari: boolean;
  /** The pointer is a finger: the browser of a phone, whose menu has the choice. */
  readonly isTouch: boolean;
};

/** `open`: this is the installed site. The others say where the browser keeps the choice; `none`: it has none. */
export type InstallWay = 'open' | 'share' | 'menu' | 'bar' | 'dock' | 'none';

/** How the site is installed by hand. */
export function installWay({ isStandalone, hasOffers, hasHomeScreen, isSafari, isTouch }: InstallSigns): InstallWay {
  if (isStandalone) return 'open';
  if (hasHomeScreen) return 'share';
  if (hasOffers) return isTouch ? 'menu' : 'bar';
  if (isTouch) return 'menu';
  return isSafari ? 'dock' : 'none';
}

/** What this browser shows of itself. */
export function readInstallSigns(): InstallSigns {
  const standalone = 'standalone' in navigator ? navigator.standalone : undefined;
  return {
    isStandalone: standalone === true || matchMedia('(display-mode: standalone)').matches,
    hasOffers: 'onbeforeinstallprompt' in globalThis,
    hasHomeScreen: standalone !== undefined,
    isSafari: 'safari' in globalThis,
    isTouch: matchMedia('(pointer: coarse)').matches,
  };
}
