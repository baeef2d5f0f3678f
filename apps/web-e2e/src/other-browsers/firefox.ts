import puppeteer from 'puppeteer-core';
import type { BrowserWindow } from './browser-window.ts';
import { findElement } from './find-element.ts';

/** Opens Debian's Firefox over WebDriver BiDi, which needs no driver. Playwright's BiDi client requires a newer Firefox than the ESR. */
export async function openFirefox(): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()} (${page.url()})`));
  page.on('pageerror', (error) => messages.push(`page error: ${error instanceof Error ? error.message : String(error)} (${page.url()})`));
  return {
    async open(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async find({ selector, name = '', isInFrame = false }) {
      const frame = isInFrame ? await (await page.$('iframe'))?.contentFrame() : page;
      const element = (await frame?.evaluateHandle(findElement, selector, name))?.asElement() as
        import('puppeteer-core').ElementHandle<Element> | null | undefined;
      if (!element) return null;
      return { click: () => element.click(), type: (text) => element.type(text) };
    },
    waitForIdle: () => page.waitForNetworkIdle(),
    screenshot: () => page.screenshot(),
    messages: () => messages,
    close: () => browser.close(),
  };
}
