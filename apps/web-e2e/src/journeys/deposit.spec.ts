import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('an approved deposit changes the balance in both open tabs without a reload @payments @gate', async ({ site, page, context }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/online-casino');
  const second = await context.newPage();
  await second.goto('/online-casino');
  const secondBalance = second.getByRole('banner').getByRole('button', { name: /^Balance / });
  await expect(secondBalance).toHaveAccessibleName('Balance €0.00');
  let reloads = 0;
  second.on('framenavigated', () => (reloads += 1));

  await site.startDeposit('50');
  expect(new URL(page.url()).origin).not.toBe(new URL(process.env['SITE_URL'] ?? '').origin);
  await site.payByCard();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await expect(site.balance).toHaveAccessibleName('Balance €50.00');
  await expect(secondBalance).toHaveAccessibleName('Balance €50.00');
  expect(reloads).toBe(0);
});

test('a claimed bonus is chosen, and its terms are shown before and after the deposit @payments @content @gate', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/promotion');
  const claim = page.getByRole('button', { name: 'Claim 100% on your first deposit' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await claim.press('Enter');
  await expect(claim).toBeHidden();
  await expect(page.locator(':focus')).toHaveText('Claimed. Deposit €20.00 or more to get it.');
  await site.open('/user-management?tab=deposit');
  await expect(page.getByRole('radio', { name: /^100% on your first deposit/ })).toBeChecked();
  await page.getByLabel('Amount', { exact: true }).fill('15');
  await expect(page.getByText(/^Deposit at least €20.00 for this bonus/)).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('50');
  await expect(page.getByText(/^Deposit at least/)).toBeHidden();
  // At the chosen bonus, and as real and bonus money in the summary.
  await expect(page.getByText('+€50.00')).toHaveCount(3);
  await expect(page.getByText(/^Bet €1,750\.00/)).toBeVisible();
  await page.getByRole('button', { name: 'Deposit €50.00' }).click();
  await site.payByCard();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await expect(page.getByText('+€50.00')).toHaveCount(2);
  await expect(page.getByText('€1,750.00')).toBeVisible();
  await expect(page.getByText('Your balance is now €100.00.')).toBeVisible();
});

test('a declined deposit is reported and does not change the balance @payments @gate', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/');
  await site.startDeposit('20');
  await site.payByCard();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The amount €20.00 could not be deposited!')).toBeVisible();
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
  await page.getByRole('button', { name: 'Try €20.00 again' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('20');
  await expect(page.getByRole('button', { name: 'Deposit €20.00' })).toBeEnabled();
});

test('a card that is always declined fails, and leaving the card page cancels the deposit @payments', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/');
  await site.startDeposit('20');
  await site.payByCard('4000 0000 0000 0002');
  await expect(page.getByText('could not be deposited!')).toBeVisible();
  await page.getByRole('button', { name: 'Back to deposit' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('30');
  await page.getByRole('button', { name: /^Deposit €/ }).click();
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(page.getByText('The amount €30.00 could not be deposited!')).toBeVisible();
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
});

test('limits are shown first, and an amount outside them is refused at its field @payments', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/');
  await site.header.getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByText('€10 to €5,000').filter({ visible: true }).first()).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('9.99');
  await page
    .getByRole('button', { name: /^Deposit/ })
    .last()
    .click();
  await expect(page.getByText('Amount must be at least €10')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('9.99');
});
