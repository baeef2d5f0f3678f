/** Features by which the browser is recognised. */
export type InstallSigns = {
  /** The site runs in its own window. */
  readonly isStandalone: boolean;
  /** It supports the install event (Chromium). Without an event, the site is installed or cannot be installed now. */
  readonly hasOffers: boolean;
  /** It has `navigator.standalone`: WebKit on iOS and iPadOS, whatever its user agent says. */
  readonly hasHomeScreen: boolean;
  /** It has `window.safari`: on a computer, Safari installs from its File menu. */
  readonly isSafari: boolean;
  /** The pointer is a finger: a phone's browser, which installs from its menu. */
  readonly isTouch: boolean;
};

/** `open`: this is the installed site. `none`: the browser cannot install it. The others say where the browser has the command. */
export type InstallWay = 'open' | 'share' | 'menu' | 'bar' | 'dock' | 'none';

/** Where the browser has its install command. */
export function installWay({ isStandalone, hasOffers, hasHomeScreen, isSafari, isTouch }: InstallSigns): InstallWay {
  if (isStandalone) return 'open';
  if (hasHomeScreen) return 'share';
  if (hasOffers) return isTouch ? 'menu' : 'bar';
  if (isTouch) return 'menu';
  return isSafari ? 'dock' : 'none';
}

/** Reads the features of this browser. */
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
