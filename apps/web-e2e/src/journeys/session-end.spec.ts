import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

test('a session ended on another device logs this tab out immediately with the reason; new messages update the mail box count @site @auth @account', async ({
  site,
  page,
  browser,
  formFactor,
}) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management?tab=password');
  await expect(site.balance).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = new Site(await elsewhere.newPage(), formFactor);
  await other.open('/online-casino');
  await other.logIn(player);
  await expect(other.balance).toBeVisible();

  // Changed here, so the other device is logged out; this one stays logged in and gets messages about the new device and the new password.
  const password = `${player.password}-2`;
  await page.getByLabel('Old password').fill(player.password);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat new password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();

  const dialog = other.page.getByRole('dialog', { name: 'You have been logged out' });
  await expect(dialog).toContainText('Your password was changed on another device.');
  await expect(other.balance).toBeHidden();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(site.balance).toBeVisible();
  if (formFactor === 'desktop') await expect(site.header.getByRole('link', { name: 'Mail box, 2 unread messages' })).toBeVisible();
  else await expect(page.getByRole('button', { name: /2 unread messages.*Account/ })).toBeVisible();
  if (formFactor === 'mobile') await site.balance.click();
  const menu = page.getByRole(formFactor === 'desktop' ? 'complementary' : 'dialog');
  await expect(menu.getByRole('link', { name: 'Bonuses and promotions' })).toBeVisible();
  await menu.getByRole('link', { name: 'Mail box, 2 unread messages' }).click();
  await expect(page).toHaveURL(/\/mail-box$/);
  await elsewhere.close();
});

test('a logout in one tab is explained in the other, which leaves the account page @site @auth @account', async ({
  site,
  page,
  context,
  formFactor,
}) => {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=details');
  await expect(site.balance).toBeVisible();

  const other = new Site(await context.newPage(), formFactor);
  await other.open('/online-casino');
  await expect(other.balance).toBeVisible();
  // Log out is visible on a low screen, too.
  await other.page.setViewportSize({ width: formFactor === 'desktop' ? 1280 : 390, height: 560 });
  await other.logOut();

  const dialog = page.getByRole('dialog', { name: 'You have been logged out' });
  await expect(dialog).toContainText('in another tab');
  await expect(page).toHaveURL(/\/$/);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a logout in one tab clears the open form in the other @site @content @forms', async ({ site, page, context, formFactor }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/contact-us');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('My account number is private.');

  const other = new Site(await context.newPage(), formFactor);
  await other.open('/online-casino');
  await other.logOut();

  await expect(page.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  await expect(message).toHaveValue('');
});
