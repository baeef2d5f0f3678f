import { localeCookie } from '@playfront/i18n/locale-tags';
import { accessibilityFaults } from '../site/accessibility.ts';
import { expect, test } from '../site/test.ts';

test('the lobby is rendered completely by the server, with at least 60 games and their art @casino @gate', async ({ request, formFactor }) => {
  const userAgent =
    formFactor === 'mobile'
      ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'
      : 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0';
  const response = await request.get('/online-casino', { headers: { 'user-agent': userAgent } });
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain(`data-form-factor="${formFactor}"`);
  const games = new Set([...html.matchAll(/\?game=([\w-]+)/g)].map(([, slug]) => slug));
  expect(games.size).toBeGreaterThanOrEqual(60);
  const art = [...new Set([...html.matchAll(/\/art\/tiles\/[\w.-]+\.avif/g)].map(([path]) => path))];
  expect(art.length).toBeGreaterThanOrEqual(60);
  const image = await request.get(art[0] ?? '');
  expect(image.headers()['content-type']).toBe('image/avif');
  expect(image.headers()['cache-control']).toContain('immutable');
});

test.describe('accessibility', () => {
  // The browser logs the 404 of the missing page.
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  for (const [path, tags] of [
    ['/', '@casino @content @gate'],
    ['/online-casino', '@casino @content'],
    ['/fi/online-casino', '@casino @content'],
    ['/sign-up', '@auth @content'],
    ['/no-such-page', '@site'],
  ] as const) {
    test(`${path} has no accessibility fault in either theme ${tags}`, async ({ site, page }) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await site.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    });
  }
});

test('search, category and clearing are in the URL, and Back restores the lobby @casino @gate', async ({ site, page }) => {
  await site.open('/online-casino');
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('sun vizier');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=sun\+vizier/);
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('zzzz');
  await expect(page.getByText(/^No game matches your search/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('heading', { name: 'New games' })).toBeVisible();
  await page.getByRole('button', { name: 'New games' }).click();
  await expect(page).toHaveURL(/collection=new-games/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'New games' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible();
});

test('the site search opens by its shortcut, and finds only results that open @site @casino @gate', async ({ site, page }) => {
  await site.open('/online-casino');
  await expect(page.getByRole('region', { name: 'All games' })).toContainText(/^All games\d+ games/);
  await expect(page.getByText(/maintenance/i)).toHaveCount(0);

  let respond = () => {};
  const released = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/front/get_games', async (route) => {
    if (route.request().postData()?.includes('"search"')) await released;
    await route.continue();
  });
  await page.keyboard.press('Control+K');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('con');
  await expect(search.getByRole('option', { name: 'Contact us' })).toBeVisible();
  await expect(search.getByRole('option', { name: 'Coronet Row' })).toHaveCount(0);
  await search.getByRole('combobox').fill('coronet');
  respond();
  await expect(search.getByRole('option', { name: /^Coronet Row/ })).toBeVisible();
  // Live tables are closed.
  await search.getByRole('combobox').fill('blackjack nord live');
  await expect(search.getByText(/^Nothing matches “blackjack nord live”/)).toBeVisible();
});

for (const [reducedMotion, duration] of [
  ['no-preference', '0.14s'],
  ['reduce', '1e-05s'],
] as const) {
  test(`a page animates out before the next one enters, with motion "${reducedMotion}" @site @casino`, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion });
    await site.open('/online-casino');
    const linkTo = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
    // Visited first, because a page whose code has not loaded keeps the current one visible.
    await linkTo('Promotions').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-page');
    const transitions = page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const { documentElement: root } = document;
          const states: unknown[] = [];
          new MutationObserver(() => {
            const main = document.querySelector('main');
            const state = root.getAttribute('data-page');
            states.push([state, main?.querySelector('h1')?.textContent]);
            if (main && state === 'entering') states.push(getComputedStyle(main).animationDuration);
            if (!root.hasAttribute('data-page')) resolve(states);
          }).observe(root, { attributeFilter: ['data-page'] });
        }),
    );
    await linkTo('Casino').click();
    expect(await transitions).toEqual([['leaving', 'Promotions'], ['entering', 'Casino'], duration, [null, 'Casino']]);
  });
}

test('Back closes the filter sheet and preserves the chosen filters @casino', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'desktop', 'The desktop build has no sheet');
  await site.open('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);
  const filters = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  // The URL changes before the games do, and the sheet adds its history entry again only with them; the journey is faster than a player.
  const expectHistoryEntry = () => expect.poll(() => page.evaluate(() => (history.state as { overlays?: number[] }).overlays?.length)).toBe(1);

  await filters.click();
  await expectHistoryEntry();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/online-casino$/);

  await filters.click();
  await sheet.getByRole('button', { name: 'A to Z' }).click();
  await expect(page).toHaveURL(/sort=az$/);
  await expectHistoryEntry();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/sort=az$/);

  // Closed by its button, the sheet leaves no history entry: each choice is one step back, and so is the lobby.
  await filters.click();
  await sheet.getByRole('button', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/sort=new$/);
  await expectHistoryEntry();
  await sheet.getByRole('button', { name: /^Show / }).click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/sort=az$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/online-casino$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('a visitor whose browser is in Finnish', () => {
  test.use({ locale: 'fi-FI' });

  test('is offered the site in Finnish, and can decline permanently @site', async ({ site, page }) => {
    await site.open('/promotion');
    const offer = page.getByRole('region', { name: 'Language' });
    await expect(offer.getByRole('link', { name: 'Jatka suomeksi' })).toHaveAttribute('href', '/fi/promotion');
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await site.waitForHydration();
    expect(await page.evaluate(() => document.cookie)).toContain(`${localeCookie}=en`);
    await expect(offer).toBeHidden();
  });

  test('accepts the offer, and the choice is stored @site', async ({ site, page }) => {
    await site.open('/');
    await page.getByRole('region', { name: 'Language' }).getByRole('link', { name: 'Jatka suomeksi' }).click();
    await expect(page).toHaveURL(/\/fi$/);
    expect(await page.evaluate(() => document.cookie)).toContain(`${localeCookie}=fi`);
  });
});

test('the skip link moves the focus and does not change the URL @site', async ({ site, page }) => {
  await site.open('/online-casino');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/online-casino$/);
});

test('no two visible menu buttons have the same name @site', async ({ site, page, formFactor }) => {
  await site.open('/online-casino');
  await expect(site.header.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(formFactor === 'mobile' ? 1 : 0);
});

test('a shared search is rendered by the server, and loads without a fault @casino', async ({ site, page, request }) => {
  expect(await (await request.get('/online-casino?q=sun+vizier')).text()).toContain('1 game<');
  await site.open('/online-casino?q=sun+vizier');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a game' })).toHaveValue('sun vizier');
});

test.describe('not found', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('an unknown URL shows an error page with status 404 @site', async ({ page, request }) => {
    const response = await request.get('/no-such-page');
    expect(response.status()).toBe(404);
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the site is available in Finnish, with Finnish formats of money and digits @casino @i18n', async ({ site, page, request, formFactor }) => {
  await site.open('/fi/online-casino');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
  await expect(site.header.getByRole('button', { name: 'Kirjaudu' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Suositut' })).toBeVisible();
  if (formFactor === 'desktop') {
    await page
      .getByRole('link', { name: /^Sun Vizier, / })
      .first()
      .focus();
    await expect(page.getByText('0,10\u00a0€').first()).toBeVisible();
    await expect(page.getByText('96,59\u00a0%').first()).toBeVisible();
  }
  const html = await (await request.get('/fi/online-casino')).text();
  expect(html).toMatch(/<link rel="alternate" hreflang="sv-SE" href="[^"]+\/se\/online-casino"/);
});
