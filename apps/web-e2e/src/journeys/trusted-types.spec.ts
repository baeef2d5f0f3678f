import { expect, test } from '../site/test.ts';

// The browser reports what it stops; anywhere else this fails a journey.
test.use({ expectedConsole: [/TrustedHTML|TrustedScriptURL|Trusted Type|Content Security Policy/i] });

test('text does not become markup, code or the address of a script, and reports of it are taken @gateway', async ({ site, page }) => {
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
  // The browser sends its reports when it likes; this is one as it would be.
  const body = { documentURL: page.url(), effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' };
  const answer = await page.request.post('/csp-reports', {
    headers: { 'content-type': 'application/reports+json' },
    data: JSON.stringify([{ type: 'csp-violation', body }]),
  });
  expect(answer.status()).toBe(204);
});

test('the service worker comes all the same @site', async ({ site, page }) => {
  await site.open('/online-casino');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope ?? '')).toMatch(/^http/);
});
