import { chromiumPath } from './chromium-path.mjs';

const executablePath = chromiumPath();

/**
 * Chromium uses only the last list of disabled features, so this includes those that Playwright and Lighthouse's launcher disable. The first three are ours:
 * the spare process that each window starts for another site, and parts of the address bar, which run in a separate process while the page loads.
 */
const disabledFeatures = [
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

/** The launch options of every test that needs a browser. Without an installed Chromium, Playwright's own is used. */
export const chromiumLaunch = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // As in Playwright: the fading of scrollbars would use the CPU on which a page is measured.
    '--hide-scrollbars',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};
