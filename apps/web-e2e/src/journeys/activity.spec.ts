import { readFile } from 'node:fs/promises';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('a player sees their deposits by month and by year, and downloads them as a file @account @payments', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=deposit');
  await site.deposit('30');
  await site.chooseInAccountMenu('Activity statement');
  await expect(page.getByRole('heading', { name: 'Activity statement', level: 1 })).toBeVisible();
  const figure = (name: string) => page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${name}"]`) });
  await expect(figure('Deposits')).toHaveText('€30.00');
  await expect(figure('Staked')).toHaveText('€0.00');
  await expect(page.getByRole('slider', { name: /^Money in and out/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next period' })).toBeDisabled();

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as CSV' }).click()]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Period,Deposits,Withdrawals');
  expect(csv).toMatch(/^\d{4}-\d\d-\d\d,30\.00,0\.00,0\.00,0\.00,0\.00,0,EUR\r$/m);

  await page.getByRole('button', { name: 'Previous period' }).click();
  await expect(page.getByText('No activity in this period')).toBeVisible();
  await page.getByRole('tab', { name: 'Year' }).click();
  await expect(page).toHaveURL(/span=year/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Month' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No activity in this period')).toBeVisible();
});
