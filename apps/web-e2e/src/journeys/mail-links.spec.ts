import { accessibilityFaults } from '../site/accessibility.ts';
import { expireLinks } from '../site/pass-time.ts';
import { mailedLink, mailTo } from '../site/mailbox.ts';
import { logInByApi, newPlayer } from '../site/player.ts';
import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Opens a mail's link as a new document, like a mail program. */
async function follow(site: Site, link: string): Promise<void> {
  await site.page.goto('about:blank');
  await site.open(link);
  await expect(site.page).toHaveURL(/^[^#]*$/);
}

test('a new player activates the account by the mail and is redirected; the reopened link shows that it was used @auth @account', async ({
  site,
  page,
}) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management?tab=details');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('Email sent.')).toBeVisible();
  const link = await mailedLink(player.email, '/activate');
  await follow(site, link);
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
  await expect(page).toHaveURL(/\/online-casino$/);
  await follow(site, link);
  await expect(page.getByRole('heading', { name: 'Your account is already activated' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await site.open('/user-management?tab=details');
  await expect(page.getByLabel('City')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeHidden();
});

test('a change of the email address needs the password and a link, and the old address can undo it @auth @account', async ({ site, page }) => {
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

  const confirmLink = await mailedLink(newEmail, '/confirm-email');
  await follow(site, confirmLink);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address has changed' })).toBeVisible();
  await follow(site, confirmLink);
  await expect(page.getByRole('heading', { name: 'This address is already confirmed' })).toBeVisible();
  await page.getByRole('button', { name: 'Personal details' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);

  // As the owner, whom an intruder has logged out by changing all details.
  await page.evaluate(() => localStorage.clear());
  await follow(site, await mailedLink(player.email, '/undo-email-change'));
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('heading', { name: 'Your old email address is back' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page.getByLabel('Repeat password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('Password changed. You are logged in.')).toBeVisible();
  await site.open('/user-management?tab=details');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(player.email);
});

test('a forgotten password is replaced by the link of a mail, which logs in, ends other sessions, and works once @auth @gate', async ({
  site,
  page,
  request,
}) => {
  const player = newPlayer();
  await site.makePlayer(player);
  const elsewhere = await logInByApi(request, player);
  await follow(site, await mailedLink(player.email, '/activate'));
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();

  await site.open('/online-casino');
  const login = await site.openLogin();
  await login.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(login).toBeHidden();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await login.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(login).toBeVisible();
  await login.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByLabel('Username').fill(player.username);
  await dialog.getByLabel('Email', { exact: true }).fill(`wrong-${player.email}`);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText('Wrong username or email!')).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).fill(player.email);
  await dialog.getByLabel('Email', { exact: true }).press('Enter');
  await expect(page.getByText('Reset email sent.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText('@example.test');

  const link = await mailedLink(player.email, '/reset-password');
  await follow(site, link);
  await expect(page.getByText(`For ${player.username}.`)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page.getByLabel('Repeat password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('Password changed. You are logged in.')).toBeVisible();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(site.balance).toBeVisible();
  expect((await request.post('/api/front/get_player_profile', { data: {}, headers: { authorization: elsewhere } })).status()).toBe(401);

  await follow(site, link);
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
  await follow(site, `/reset-password#token=${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('expired and invalid links show an error before any button is pressed @auth @account', async ({ site, page }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  const { username, email, password } = player;
  const [, token] = (await mailedLink(email, '/activate')).split('=');
  await page.request.post('/api/front/activate_player', { data: { token } });
  const authorization = await logInByApi(page.request, player);
  await page.request.post('/api/front/reset_player_password', { data: { username, email } });
  await page.request.post('/api/front/update_profile', { data: { email: `new-${email}`, password }, headers: { authorization } });
  const links = [
    await mailedLink(email, '/reset-password'),
    await mailedLink(`new-${email}`, '/confirm-email'),
    await mailedLink(email, '/undo-email-change'),
  ];
  await expireLinks(username);
  for (const link of links) {
    await follow(site, link);
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  }
  for (const path of ['/reset-password', '/confirm-email', '/undo-email-change', '/activate']) {
    await follow(site, `${path}#token=${'A'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test('a reminder above the lobby asks for activation, and disappears once the link is opened in another tab @auth @site @gate', async ({
  site,
  page,
  context,
}) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/online-casino');
  const reminder = page.getByRole('region', { name: 'Account activation' });
  await expect(reminder).toContainText('@example.test');
  await reminder.getByRole('button', { name: 'Send again' }).click();
  await expect(reminder.getByText('Email sent again.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(await mailedLink(player.email, '/activate'));
  await expect(other.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
  // Without focusing this tab: the live channel reports the activation.
  await expect(reminder).toBeHidden();
  await other.close();
});

test('a forgotten username is mailed, and the request survives a swap of builds @auth @site @gate', async ({ site, page }) => {
  const player = newPlayer();
  await site.makePlayer(player);
  await follow(site, await mailedLink(player.email, '/activate'));
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await site.open('/online-casino');
  await (await site.openLogin()).getByRole('button', { name: 'Forgot username?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot username' });
  await dialog.getByLabel('Email', { exact: true }).fill(`nobody-${player.email}`);
  await dialog.getByRole('button', { name: 'Send username' }).click();
  await expect(dialog.getByText('Unregistered email')).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).fill(player.email);
  const other = site.formFactor === 'desktop' ? ([700, 'mobile'] as const) : ([1280, 'desktop'] as const);
  await page.setViewportSize({ width: other[0], height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-form-factor', other[1]);
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(player.email);
  await dialog.getByRole('button', { name: 'Send username' }).click();
  await expect(page.getByText('Username email sent.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const mail = await mailTo(player.email, 'Your username');
  expect(mail.text).toContain(player.username);
});
