import { mailedLink } from '../site/mailbox.ts';
import { newPlayer } from '../site/player.ts';
import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Opens a mail's link as a fresh document, as a mail program does. */
async function follow(site: Site, link: string): Promise<void> {
  await site.page.goto('about:blank');
  await site.open(link);
  await expect(site.page).toHaveURL(/^[^#]*$/);
}

test('a new player activates the account by the mail, is led on, and the link says so when it is opened again', async ({ site, page }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management?tab=details');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Email sent.')).toBeVisible();
  const link = await mailedLink(player.email, '/activate');
  await follow(site, link);
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
  await expect(page).toHaveURL(/\/online-casino$/, { timeout: 15_000 });
  await follow(site, link);
  await expect(page.getByRole('heading', { name: 'Your account is already activated' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await site.open('/user-management?tab=details');
  await expect(page.getByLabel('City')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeHidden();
});

test('a changed mail address needs the password and its link, and the old address takes the account back', async ({ site, page }) => {
  const player = newPlayer();
  const newEmail = `new-${player.email}`;
  await site.becomePlayer(player);
  await follow(site, await mailedLink(player.email, '/activate'));
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();

  await site.open('/user-management?tab=details');
  await page.getByLabel('Email', { exact: true }).fill(newEmail);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter your password to make this change')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`We sent a link to ${newEmail}`)).toBeVisible();

  await follow(site, await mailedLink(newEmail, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Personal details' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);

  // As the owner, who was signed out by somebody else's change of everything.
  await page.evaluate(() => localStorage.clear());
  await follow(site, await mailedLink(player.email, '/undo-email-change'));
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is back' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page.getByLabel('Repeat password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed. Log in with it now.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill('another horse');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await site.open('/user-management?tab=details');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(player.email);
});

test('a forgotten password is replaced by the link of a mail, which is asked for on its page and works once', async ({ site, page }) => {
  const player = newPlayer();
  await site.makePlayer(player);
  await follow(site, await mailedLink(player.email, '/activate'));
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
  await site.open('/reset-password');
  await page.getByLabel('Username').fill(player.username);
  await page.getByLabel('Email', { exact: true }).fill(player.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Check ${player.email}.`)).toBeVisible();
  const link = await mailedLink(player.email, '/reset-password');
  for (const outcome of ['Password changed. Log in with it now.', 'It works once, within an hour. Ask for a new one here.']) {
    await follow(site, link);
    await page.getByLabel('New password', { exact: true }).fill('another horse');
    await page.getByLabel('Repeat password', { exact: true }).fill('another horse');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
});
