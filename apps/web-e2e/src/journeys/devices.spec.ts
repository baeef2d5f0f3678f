import { mailTo } from '../site/mailbox.ts';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

test('a new device is listed and mailed, and can be logged out from another device @auth @account', async ({ site, page, browser, formFactor }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/online-casino');
  await site.chooseInAccountMenu('Security');
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible();
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible();

  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0' });
  const other = new Site(await elsewhere.newPage(), formFactor);
  await other.open('/online-casino');
  await other.logIn(player);
  await expect(other.balance).toBeVisible();

  // Without a reload: the live channel updates the list.
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await expect(devices.getByRole('listitem').last()).toContainText('Firefox on Windows');
  const mail = await mailTo(player.email, 'New device logged in to your account');
  expect(mail.text).toContain('Device: Firefox on Windows');

  await devices.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(page.getByText('Firefox on Windows is logged out')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(other.page.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  await expect(other.balance).toBeHidden();

  // Logged in again, the device is logged out with all others.
  await other.page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  const login = other.page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username').fill(player.username);
  await login.getByLabel('Password', { exact: true }).fill(player.password);
  await login.getByLabel('Password', { exact: true }).press('Enter');
  await expect(other.balance).toBeVisible();
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out all others' }).click();
  await expect(page.getByText('All other devices are logged out')).toBeVisible();
  await expect(other.page.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible();
  await elsewhere.close();
});
