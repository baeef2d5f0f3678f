import { mailedLink } from '../site/mailbox.ts';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('a player withdraws to the card that paid, and cancels: the money is back immediately @payments @account @gate', async ({ site, page }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open(await mailedLink(player.email, '/activate'));
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await site.deposit('50');

  await site.open('/user-management?tab=withdraw');
  await page.getByLabel('Amount', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Withdraw €20.00' }).click();
  await expect(page.getByText('You can cancel it under Transactions until it is approved.')).toBeVisible();
  await expect(site.balance).toHaveAccessibleName('Balance €30.00');

  await site.open('/user-management?tab=transactions');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await dialog.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(dialog).toBeHidden();
  await expect(site.balance).toHaveAccessibleName('Balance €50.00');
  await expect(page.getByText('Cancelled', { exact: true }).filter({ visible: true })).toHaveCount(1);
});
