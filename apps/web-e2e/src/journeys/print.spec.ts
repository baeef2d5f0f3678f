import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('account pages print as a statement @account', async ({ site, page, formFactor }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.open('/');
  const player = newPlayer();
  await site.becomePlayer(player);
  for (const tab of ['transactions', 'bet-list', 'activity', 'documents', 'details', 'limits']) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await site.open(`/user-management?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 }), tab).toBeVisible();
    await expect(page.getByText(`(${player.username})`), tab).toBeVisible();
    for (const part of ['banner', 'contentinfo', 'navigation', 'complementary', 'dialog'] as const)
      await expect(page.getByRole(part).filter({ visible: true }), `${formFactor} ${tab} ${part}`).toHaveCount(0);
    await expect(page.locator('button:not([aria-selected="true"])').filter({ visible: true }), tab).toHaveCount(0);
    const colours = await page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  }
});
