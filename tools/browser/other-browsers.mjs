import { existsSync } from 'node:fs';

/** @typedef {{ packages: readonly string[]; isInstalled: () => boolean }} OtherBrowser */

/** @type {OtherBrowser} */
const firefox = { packages: ['firefox-esr'], isInstalled: () => existsSync('/usr/bin/firefox-esr') };

/**
 * WebKitGTK has no headless mode, so it needs Xvfb; GJS opens its window.
 * @type {OtherBrowser}
 */
const webkit = {
  packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
  isInstalled: () => ['WebKitWebDriver', 'gjs', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`)) && hasBindings(),
};

/**
 * The browsers of the smoke journey other than Chromium, with their Debian packages.
 * @type {Readonly<Record<string, OtherBrowser>>}
 */
export const otherBrowsers = { firefox, webkit };

function hasBindings() {
  return ['x86_64', 'aarch64'].some((machine) => existsSync(`/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`));
}
