import { localeCookie } from '@playfront/i18n/locale-tags';
import { accessibilityFaults } from '../site/accessibility.ts';
import { expect, test } from '../site/test.ts';

test('the lobby comes whole from the server, with at least 60 games and their art @casino @gate', async ({ request, formFactor }) => {
  const userAgent =
    formFactor === 'mobile'
      ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'
      : 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0';
  const answer = await request.get('/online-casino', { headers: { 'user-agent': userAgent } });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`data-form-factor="${formFactor}"`);
  const games = new Set([...html.matchAll(/\?game=([\w-]+)/g)].map(([, slug]) => slug));
  expect(games.size).toBeGreaterThanOrEqual(60);
  const art = [...new Set([...html.matchAll(/\/art\/tiles\/[\w.-]+\.avif/g)].map(([path]) => path))];
  expect(art.length).toBeGreaterThanOrEqual(60);
  const picture = await request.get(art[0] ?? '');
  expect(picture.headers()['content-type']).toBe('image/avif');
  expect(picture.headers()['cache-control']).toContain('immutable');
});

test.describe('accessibility', () => {
  // The browser itself reports the 404 of the page that is not there.
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

test('search, category and clearing are in the address, and back finds the lobby again @casino @gate', async ({ site, page }) => {
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

test('the site search answers on the key, and finds only what opens @site @casino @gate', async ({ site, page }) => {
  await site.open('/online-casino');
  await expect(page.getByRole('region', { name: 'All games' })).toContainText(/^All games\d+ games/);
  await expect(page.getByText(/maintenance/i)).toHaveCount(0);

  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/front/get_games', async (route) => {
    if (route.request().postData()?.includes('"search"')) await isAnswered;
    await route.continue();
  });
  await page.keyboard.press('Control+K');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('con');
  await expect(search.getByRole('option', { name: 'Contact us' })).toBeVisible();
  await expect(search.getByRole('option', { name: 'Coronet Row' })).toHaveCount(0);
  await search.getByRole('combobox').fill('coronet');
  answer();
  await expect(search.getByRole('option', { name: /^Coronet Row/ })).toBeVisible();
  // It has no engine yet.
  await search.getByRole('combobox').fill('punto salon');
  await expect(search.getByText(/^Nothing matches “punto salon”/)).toBeVisible();
});

for (const [reducedMotion, duration] of [
  ['no-preference', '0.14s'],
  ['reduce', '1e-05s'],
] as const) {
  test(`a page leaves before the next one enters, with motion "${reducedMotion}" @site @casino`, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion });
    await site.open('/online-casino');
    const linkTo = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
    // A page whose code is not here yet would leave this one in sight.
    await linkTo('Promotions').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-page');
    const seen = page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const { documentElement: root } = document;
          const noted: unknown[] = [];
          new MutationObserver(() => {
            const main = document.querySelector('main');
            const state = root.getAttribute('data-page');
            noted.push([state, main?.querySelector('h1')?.textContent]);
            if (main && state === 'entering') noted.push(getComputedStyle(main).animationDuration);
            if (!root.hasAttribute('data-page')) resolve(noted);
          }).observe(root, { attributeFilter: ['data-page'] });
        }),
    );
    await linkTo('Casino').click();
    expect(await seen).toEqual([['leaving', 'Promotions'], ['entering', 'Casino'], duration, [null, 'Casino']]);
  });
}

test('Back closes the sheet of filters and keeps what was chosen in it @casino', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'desktop', 'The wide build has no sheet');
  await site.open('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);
  const filters = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  // The address changes before the games do, and the sheet takes its entry again with them: nobody is as fast as a journey.
  const hasEntry = () => expect.poll(() => page.evaluate(() => (history.state as { overlays?: number[] }).overlays?.length)).toBe(1);

  await filters.click();
  await hasEntry();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/online-casino$/);

  await filters.click();
  await sheet.getByRole('button', { name: 'A to Z' }).click();
  await expect(page).toHaveURL(/sort=az$/);
  await hasEntry();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/sort=az$/);

  // Closed by its button it leaves nothing behind: each choice is one step back, and so is the lobby.
  await filters.click();
  await sheet.getByRole('button', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/sort=new$/);
  await hasEntry();
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

  test('is offered the site in Finnish, and declines once for all @site', async ({ site, page }) => {
    await site.open('/promotion');
    const offer = page.getByRole('region', { name: 'Language' });
    await expect(offer.getByRole('link', { name: 'Jatka suomeksi' })).toHaveAttribute('href', '/fi/promotion');
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await site.isTakenOver();
    expect(await page.evaluate(() => document.cookie)).toContain(`${localeCookie}=en`);
    await expect(offer).toBeHidden();
  });

  test('takes the offer, and is not asked again @site', async ({ site, page }) => {
    await site.open('/');
    await page.getByRole('region', { name: 'Language' }).getByRole('link', { name: 'Jatka suomeksi' }).click();
    await expect(page).toHaveURL(/\/fi$/);
    expect(await page.evaluate(() => document.cookie)).toContain(`${localeCookie}=fi`);
  });
});

test('the link past the header moves the focus and leaves the address as it is @site', async ({ site, page }) => {
  await site.open('/online-casino');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/online-casino$/);
});

test('no two buttons in sight have one name for the menu @site', async ({ site, page, formFactor }) => {
  await site.open('/online-casino');
  await expect(site.header.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(formFactor === 'mobile' ? 1 : 0);
});

test('a shared search comes from the server as it is, and reloads without a fault @casino', async ({ site, page, request }) => {
  expect(await (await request.get('/online-casino?q=sun+vizier')).text()).toContain('1 game<');
  await site.open('/online-casino?q=sun+vizier');
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a game' })).toHaveValue('sun vizier');
});

test.describe('not found', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('an unknown address says so, with its status @site', async ({ page, request }) => {
    const answer = await request.get('/no-such-page');
    expect(answer.status()).toBe(404);
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the site speaks Finnish, with its own money and digits @casino @i18n', async ({ site, page, request, formFactor }) => {
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
