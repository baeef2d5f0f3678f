import { chromiumPath } from './chromium-path.mjs';

const executablePath = chromiumPath();

/**
 * Chromium heeds only the last list of features to leave out, so this holds those that Playwright and Lighthouse's launcher leave out too. Ours are the first
 * three: parts of the address bar, which no test sees, and which each new window draws in a process of its own while the page loads, and the process that each
 * window starts for a next site that no test opens.
 */
const withoutFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Lighthouse's launcher
  'Translate',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'PrivacySandboxSettings4',
  'RenderDocument',
];

/** How every test that needs a browser starts it. Without a Chromium of the machine, Playwright's own is taken. */
export const chromiumLaunch = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // As Playwright's: a phone draws its scrollbars by itself, here their fading would be drawn by the processor that a page is measured on.
    '--hide-scrollbars',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
};
