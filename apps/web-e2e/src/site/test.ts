import { test as base, expect } from '@playwright/test';
import { Site } from './Site.ts';

type Fixtures = {
  formFactor: 'desktop' | 'mobile';
  /** Console messages that a journey expects, such as the 401 of a refused login. */
  expectedConsole: RegExp[];
  site: Site;
};

/** The test of a journey: the page model of the site, and a guard that fails on any console message, page error or request to another host. */
export const test = base.extend<Fixtures>({
  formFactor: ['desktop', { option: true }],
  expectedConsole: [[], { option: true }],
  baseURL: async ({}, use) => use(process.env['SITE_URL'] ?? ''),
  site: async ({ page, formFactor, expectedConsole }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1') faults.push(`foreign host: ${request.url()}`);
    });
    await use(new Site(page, formFactor));
    const unexpected = faults.filter((fault) => !expectedConsole.some((pattern) => pattern.test(fault)));
    // In the first line, because some reports show only that.
    expect(unexpected, `unexpected in the console: ${unexpected.join(' | ')}`).toEqual([]);
  },
});

export { expect };
