import type { Locator, Page } from '@playwright/test';
import { localeCookie } from '@playfront/i18n/locale-tags';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

/** Presses each visible button of the region, and closes the opened overlay by Escape. */
async function openEach(page: Page, region: Locator): Promise<void> {
  const opened = page.locator('[role="dialog"], [role="menu"]').filter({ visible: true });
  const buttons = region.getByRole('button').filter({ visible: true });
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) {
    await button.click();
    await expect(opened.first(), `overlay of ${button}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
}

test('each button of the header and the bottom bar opens its overlay, for a visitor and for a player @site @auth @gate', async ({
  site,
  page,
  formFactor,
}) => {
  const bottomBar = page.getByRole('navigation', { name: 'Main' });
  const openAll = async () => {
    await openEach(page, site.header);
    if (formFactor === 'mobile') await openEach(page, bottomBar);
  };
  await site.open('/about-us');
  await openAll();
  await site.becomePlayer(newPlayer());
  await site.open('/about-us');
  await expect(site.balance).toBeVisible();
  await openAll();
});

test('a visitor chooses another language and stays on the page @site @i18n @gate', async ({ page, site }) => {
  await site.open('/about-us');
  await site.chooseLanguage('Suomi');
  await expect(page).toHaveURL(/\/fi\/about-us/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
  await expect(site.header.getByRole('button', { name: 'Kirjaudu' })).toBeVisible();
});

test('the chosen language is offered at a URL without a prefix, until it is declined @site @i18n @gate', async ({ page, site }) => {
  await site.open('/about-us');
  await site.chooseLanguage('Suomi');
  await expect(page).toHaveURL(/\/fi\/about-us/);

  const offer = page.getByRole('region', { name: 'Language' });
  await site.open('/');
  await offer.getByRole('link', { name: 'Jatka suomeksi' }).click();
  await expect(page).toHaveURL(/\/fi$/);

  await site.open('/');
  await expect(offer).toBeVisible();
  const layout = () => page.evaluate(() => [document.documentElement.scrollHeight, document.querySelector('h1')?.getBoundingClientRect().top]);
  const withOffer = await layout();
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toBeHidden();
  // The offer is an overlay: the page does not shift when it appears or closes.
  expect(await layout()).toEqual(withOffer);
  await page.reload();
  await site.waitForHydration();
  expect(await page.evaluate(() => document.cookie)).toContain(`${localeCookie}=en`);
  await expect(offer).toBeHidden();
});
