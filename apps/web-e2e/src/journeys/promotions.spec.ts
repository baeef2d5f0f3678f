import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('a player claims a promotion and gives it up @content @gate', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/promotion');
  const claim = page.getByRole('button', { name: 'Claim 100% on your first deposit' });
  await claim.click();
  await expect(page.getByRole('link', { name: 'Deposit 100% on your first deposit' })).toBeVisible();
  await page.getByRole('button', { name: 'Give up bonus 100% on your first deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up this bonus?' });
  await expect(dialog).toContainText('“100% on your first deposit” will not be added.');
  await dialog.getByRole('button', { name: 'Give up bonus' }).click();
  await expect(page.getByText('You gave up “100% on your first deposit”. Your balance has not changed.')).toBeFocused();
  await expect(claim).toBeVisible();
});

test('an offer that another one replaced can be swapped back before the deposit @content @payments', async ({ site, page }) => {
  await site.becomePlayer({ ...newPlayer(), promo_code: 'WELCOME5000' });
  await site.open('/user-management?tab=deposit');
  await expect(page.getByRole('radio', { name: /^Welcome bonus/ })).toBeChecked();
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await expect(page.getByText(/^Bet €4,000\.00/)).toBeVisible();
  await site.open('/promotion');
  await expect(page.getByText('Replaced by “Welcome bonus”.')).toBeVisible();
  await page.getByRole('button', { name: 'Claim this instead 100% on your first deposit' }).click();
  await expect(page.getByRole('link', { name: 'Deposit 100% on your first deposit' })).toBeVisible();
});
