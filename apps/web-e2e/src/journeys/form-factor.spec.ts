import { mobileMaxWidth } from '@playfront/api-contract/site-build';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('dragging the window across 990 px swaps builds and preserves URL and session @site @casino @gate', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'mobile', 'A phone’s window cannot be dragged');
  await site.becomePlayer(newPlayer());
  await site.open('/online-casino?collection=new-games');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-form-factor', 'desktop');
  await page.setViewportSize({ width: mobileMaxWidth, height: 800 });
  await expect(html).toHaveAttribute('data-form-factor', 'mobile');
  await expect(page).toHaveURL(/\/online-casino\?collection=new-games$/);
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
  await page.setViewportSize({ width: mobileMaxWidth + 1, height: 800 });
  await expect(html).toHaveAttribute('data-form-factor', 'desktop');
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
});

test('a narrow window gets the mobile build even with a desktop user agent @site @gateway', async ({ page, formFactor }) => {
  test.skip(formFactor === 'mobile', 'A phone gets it without a swap');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-form-factor', 'mobile');
});

test('a swap preserves the values of the registration, except passwords @site @auth', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'mobile', 'A phone’s window cannot be dragged');
  await site.open('/sign-up');
  await page.getByLabel('Email').fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-form-factor', 'mobile');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a form that a reload does not restore survives a swap and a change of language @site @auth', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'mobile', 'A phone’s window cannot be dragged');
  await site.open('/reset-password');
  const username = page.locator('main input[name="username"]');
  const email = page.locator('main input[name="email"]');
  await username.fill('ada');
  await email.fill('ada@example.test');
  const expectRestored = async () => {
    await expect(username).toHaveValue('ada');
    await expect(email).toHaveValue('ada@example.test');
  };
  for (const [width, build] of [
    [700, 'mobile'],
    [1280, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('html')).toHaveAttribute('data-form-factor', build);
    await expectRestored();
  }
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('link', { name: 'Suomi' }).click();
  await expect(page).toHaveURL(/\/fi\/reset-password$/);
  await expectRestored();
  await page.reload();
  await expect(username).toHaveValue('');
});

test.describe('with a lost network', () => {
  // The browser logs the requests that are cut off.
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('ten swaps with an active service worker, on several pages, preserve a half-filled form and never hang @site @content', async ({
    site,
    page,
    formFactor,
  }) => {
    const wide = { width: 1280, height: 800 };
    const narrow = { width: 800, height: 1100 };
    const html = page.locator('html');
    let isWide = formFactor === 'desktop';
    const swap = async () => {
      isWide = !isWide;
      await page.setViewportSize(isWide ? wide : narrow);
      await expect(html).toHaveAttribute('data-form-factor', isWide ? 'desktop' : 'mobile');
    };
    const activeWorker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);

    await site.open('/online-casino');
    const worker = await activeWorker();
    await swap();
    // Swapped back before the other build has loaded.
    await swap();
    for (const path of ['/promotion', '/faq', '/contact-us']) {
      await page.goto(path);
      await swap();
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await activeWorker()).toBe(worker);
    }

    await site.open('/sign-up');
    await page.getByLabel('Email').fill('ada@example.test');
    for (let swaps = 0; swaps < 4; swaps += 1) {
      await swap();
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.test');
    }

    // Offline, the page does not change; it swaps when the network is back.
    await page.context().setOffline(true);
    await page.setViewportSize(isWide ? narrow : wide);
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(html).toHaveAttribute('data-form-factor', isWide ? 'desktop' : 'mobile');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.test');
    await page.context().setOffline(false);
    await expect(html).toHaveAttribute('data-form-factor', isWide ? 'mobile' : 'desktop');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.test');
  });
});

test('a browser that blocks service workers logs no error @site', async ({ site, page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  });
  await site.open('/online-casino');
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  expect(errors).toEqual([]);
});
