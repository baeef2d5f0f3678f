import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';
import { mailLinkPaths, playerPaths, publicPaths } from './addresses.ts';

const prefixes = ['', '/fi'];

/** What axe finds, and whether the page is wider than its window. */
async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    ...(tooWide > 0 ? [`${tooWide}px too wide`] : []),
  ];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages of what the seed holds, and one that a campaign leads to with its mark. */
const otherPaths = ['/promotion/1', '/faq/deposits', '/restriction', '/welcome?tracking_code=spring', ...mailLinkPaths];

for (const path of [...publicPaths, ...otherPaths]) {
  test(`${path} is drawn without a fault`, async ({ site, page }) => {
    for (const prefix of prefixes) {
      await site.open(prefix + path);
      expect(await faultsOf(page)).toEqual([]);
    }
  });
}

test.describe('not found', () => {
  // The browser itself reports the 404.
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  for (const path of ['/nowhere', '/promotion/999999', '/faq/nowhere']) {
    test(`${path} is drawn without a fault`, async ({ site, page }) => {
      for (const prefix of prefixes) {
        await site.open(prefix + path);
        expect(await faultsOf(page)).toEqual([]);
      }
    });
  }
});

for (const path of playerPaths) {
  test(`${path} is drawn without a fault`, async ({ site, page }) => {
    await site.becomePlayer(newPlayer());
    for (const prefix of prefixes) {
      await site.open(prefix + path);
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(await faultsOf(page)).toEqual([]);
    }
  });
}

test('a visitor on a page of players stands at home with the login open, and after login where they wanted to go', async ({ site, page }) => {
  const player = newPlayer();
  await site.makePlayer(player);
  for (const path of ['/user-management', '/mail-box']) {
    await site.open(`/fi${path}`);
    await expect(page).toHaveURL(/\/fi$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(player.username);
  await dialog.locator('input[type=password]').fill(player.password);
  await dialog.locator('input[type=password]').press('Enter');
  await expect(page).toHaveURL(/\/fi\/mail-box$/);
});
