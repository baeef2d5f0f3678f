import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../site/accessibility.ts';
import { setLimit } from '../site/limits.ts';
import { endCoolingOff } from '../site/pending-limits.ts';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** The row of a kind of limit. */
const row = (page: Page, kind: string): Locator =>
  page
    .getByRole('list', { name: 'Your limits' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: kind, exact: true }) });

test('a deposit limit is set and lowered, a raise is cancelled; the cashier shows the rest and refuses more @account @payments', async ({
  site,
  page,
}) => {
  await site.becomePlayer(newPlayer());
  // Monthly, because a day could end during the test.
  await site.open('/online-casino');
  await site.deposit('20');
  await site.chooseInAccountMenu('Limits');
  await expect(page.getByRole('heading', { name: 'Limits', level: 1 })).toBeVisible();
  await setLimit(page, 'Deposit limit', 'Month', '100');
  await expect(page.getByText('Monthly deposit limit saved: €100.00.')).toBeVisible();
  await expect(row(page, 'Deposit').getByText('€80.00 left')).toBeVisible();
  await setLimit(page, 'Deposit limit', 'Month', '50');
  await expect(row(page, 'Deposit').getByText('€30.00 left')).toBeVisible();

  await setLimit(page, 'Deposit limit', 'Month', '80');
  const pending = page.getByRole('region', { name: 'Monthly deposit limit' });
  await expect(pending.getByRole('heading')).toHaveText('Monthly deposit limit: €50.00 to €80.00');
  await expect(row(page, 'Deposit').getByText('€30.00 left')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  // A second change has to wait.
  await page.getByRole('button', { name: 'Change: Deposit limit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit limit' });
  await dialog.getByText('Month', { exact: true }).click();
  await dialog.getByLabel('Per month').fill('90');
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(dialog.getByText('A change to this limit is already pending.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await pending.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(pending).toBeHidden();

  await site.header.getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByText('You can still deposit €30.00 this month under your deposit limit.')).toBeVisible();
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('30.01');
  await page.getByRole('button', { name: /^Deposit( €|$)/ }).click();
  await expect(page.getByText('Your limits allow up to €30.00 now')).toBeVisible();
  await amount.fill('30');
  await expect(page.getByRole('button', { name: 'Deposit €30.00' })).toBeVisible();

  // Below the used amount: deposits stop until the limit resets.
  await site.chooseInAccountMenu('Limits');
  await setLimit(page, 'Deposit limit', 'Month', '10');
  await expect(page.getByText(/^Monthly deposit limit saved: €10\.00\. It is used up: deposits stop until/)).toBeVisible();
  await site.header.getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByText(/^Your monthly deposit limit is used up\. You can deposit again on/)).toBeVisible();
});

test('a British player confirms a higher limit once its cooling-off has ended, and the other tab is updated @account', async ({
  site,
  page,
  context,
  formFactor,
}) => {
  const player = newPlayer('GB');
  await site.becomePlayer(player);
  await site.open('/user-management?tab=limits');
  await setLimit(page, 'Loss limit', 'Week', '50');
  await setLimit(page, 'Loss limit', 'Week', '80');
  const pendingIn = (tab: Page) => tab.getByRole('region', { name: 'Weekly loss limit' });
  await expect(pendingIn(page).getByText(/^Cooling-off until/)).toBeVisible();
  await expect(pendingIn(page).getByRole('button', { name: 'Confirm the change' })).toBeHidden();

  await endCoolingOff(player.username);
  const other = new Site(await context.newPage(), formFactor);
  await other.open('/user-management?tab=limits');
  await pendingIn(other.page).getByRole('button', { name: 'Confirm the change' }).click();
  await expect(pendingIn(other.page)).toBeHidden();
  await expect(row(other.page, 'Loss').getByText('£80.00 left')).toBeVisible();
  // The live event updates the other tab.
  await expect(row(page, 'Loss').getByText('£80.00 left')).toBeVisible();
  await expect(pendingIn(page)).toBeHidden();

  await page.getByLabel('Pause the game').selectOption({ label: 'Every 15 minutes' });
  await page.getByRole('button', { name: 'Save interval' }).click();
  await expect(page.getByText('Reality check saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Pause the game')).toHaveValue('15');
});

/** Enters the three limits that Sweden requires. */
async function setRequired(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Set your deposit limits' });
  await expect(form.getByText(/^Players in Sweden set a deposit limit/)).toBeVisible();
  await form.getByLabel('Per day').fill('1000');
  await form.getByLabel('Per month').fill('10000');
  const save = form.getByRole('button', { name: /^Save and/ });
  await save.click();
  await expect(form.getByText('Enter a valid amount above zero.')).toBeVisible();
  await form.getByLabel('Per week').fill('3000');
  await save.click();
  await expect(form).toBeHidden();
}

test('a Swedish player registers, sets the required limits, deposits and plays @auth @account @payments @casino @gate', async ({ site, page }) => {
  test.slow();
  await site.open('/sign-up');
  await site.fillRegistration(newPlayer('SE'));
  await expect(page).toHaveURL(/user-management\?tab=deposit/);
  await setRequired(page);
  await expect(page.getByText('You can still deposit SEK 1,000.00 today under your deposit limit.')).toBeVisible();
  await site.deposit('200');
  await site.open('/online-casino?game=sun-vizier&mode=real');
  const spun = page.waitForResponse((response) => response.url().endsWith('/api/game/spin'));
  await expect(site.game.getByText('SEK 200.00').first()).toBeVisible();
  await site.game.getByRole('button', { name: 'Spin' }).click();
  expect(await (await spun).json()).toMatchObject({ status: 1 });
});

test('a Swedish player who opens a game sets the limits there, and then the game opens @account @casino', async ({ site, page }) => {
  await site.becomePlayer(newPlayer('SE'));
  await site.open('/online-casino?game=sun-vizier&mode=real');
  await setRequired(page);
  await expect(site.game.getByRole('button', { name: 'Spin' })).toBeVisible();
});
