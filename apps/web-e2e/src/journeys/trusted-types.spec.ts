import { expect, test } from '../site/test.ts';

// The browser logs what it blocks; any other journey fails on such a message.
test.use({ expectedConsole: [/TrustedHTML|TrustedScriptURL|Trusted Type|Content Security Policy/i] });

test('text cannot become HTML, code or a script URL, and violation reports are accepted @gateway', async ({ site, page }) => {
  await site.open('/online-casino');
  const outcomes = await page.evaluate(() => {
    const tried = (attempt: () => unknown) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    type Policies = { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    return [
      tried(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      tried(() => (document.createElement('script').src = 'https://evil.example/a.js')),
      tried(() => document.createElement('iframe').setAttribute('srcdoc', '<p>a</p>')),
      tried(() => (window as unknown as Policies).trustedTypes.createPolicy('default', { createHTML: (text: string) => text })),
      tried(() => (window as unknown as Policies).trustedTypes.createPolicy('page-scripts', { createScriptURL: (url: string) => url })),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']);
  // The browser sends its reports with a delay, so this sends one like it.
  const body = { documentURL: page.url(), effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' };
  const response = await page.request.post('/csp-reports', {
    headers: { 'content-type': 'application/reports+json' },
    data: JSON.stringify([{ type: 'csp-violation', body }]),
  });
  expect(response.status()).toBe(204);
});

test('the service worker is registered under trusted types @site', async ({ site, page }) => {
  await site.open('/online-casino');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope ?? '')).toMatch(/^http/);
});
