import { Secret, TOTP } from 'otpauth';
import { BackOffice } from '../site/BackOffice.ts';
import { mailTo } from '../site/mailbox.ts';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

test('a player closes the account with money in it, sees what happens, and support reopens it @account @payments', async ({
  site,
  page,
  browser,
  formFactor,
}) => {
  test.slow();
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management?tab=deposit');
  await site.deposit('30');
  await site.chooseInAccountMenu('Security');
  await page.getByRole('link', { name: 'Close account' }).click();
  await expect(page.getByRole('heading', { name: 'Close account', level: 1 })).toBeVisible();
  const facts = page.getByRole('list', { name: 'What happens' });
  // No payout has ever reached an account of this player.
  await expect(facts.getByRole('listitem').filter({ hasText: 'Bank details needed for €30.00' })).toContainText('Withdraw the money first');
  await expect(facts.getByText('This is not self-exclusion')).toBeVisible();

  // A missing or wrong password does not close the account.
  const form = page.getByRole('form', { name: 'Confirm with your password' });
  await form.getByRole('button', { name: 'Close account' }).click();
  await expect(form.getByText('This field is required')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill('not my password');
  await form.getByRole('button', { name: 'Close account' }).click();
  await expect(form.getByText('Wrong password')).toBeVisible();
  await form.getByRole('link', { name: 'Keep account' }).click();
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible();
  await expect(site.balance).toHaveAccessibleName('Balance €30.00');

  const elsewhere = await browser.newContext();
  const other = new Site(await elsewhere.newPage(), formFactor);
  await other.open('/online-casino');
  await other.logIn(player);
  await expect(other.balance).toBeVisible();

  await page.getByRole('link', { name: 'Close account' }).click();
  await form.getByLabel('Password', { exact: true }).fill(player.password);
  await form.getByRole('button', { name: 'Close account' }).click();
  const closed = { name: 'Your account is closed' };
  await expect(page.getByRole('dialog', closed)).toContainText('Our email explains how we pay out your money.');
  await expect(site.balance).toBeHidden();
  await expect(other.page.getByRole('dialog', closed)).toBeVisible();
  await expect(other.balance).toBeHidden();
  await elsewhere.close();
  const mail = await mailTo(player.email, 'Your account is closed');
  expect(mail.text).toContain('Your balance of €30.00 is yours.');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', closed)).toBeHidden();
  const login = await site.openLogin();
  await enterPassword();
  await expect(login.getByText('You closed this account. Contact us if you want to open it again.')).toBeVisible();

  const office = await BackOffice.logIn(browser, 'demo-admin');
  await office.findPlayer(player.username);
  await expect(office.page.getByText('Closed by the player', { exact: true })).toBeVisible();
  await office.page.getByRole('button', { name: 'Reopen' }).press('Enter');
  const dialog = office.page.getByRole('dialog');
  await office.expectAccessible();
  await expect(dialog.getByRole('button', { name: 'Reopen account' })).toBeDisabled();
  await dialog.getByLabel('Details').fill('Asked by email from the registered address');
  await dialog.getByRole('button', { name: 'Reopen account' }).click();
  await expect(office.page.getByText(`The account of ${player.username} is open again.`)).toBeVisible();
  await expect(office.page.getByText('Closed by the player', { exact: true })).toBeHidden();
  await office.close();

  await enterPassword();
  await expect(login).toBeHidden();
  await expect(site.balance).toBeVisible();

  async function enterPassword(): Promise<void> {
    await login.getByLabel('Username').fill(player.username);
    await login.getByLabel('Password', { exact: true }).fill(player.password);
    await login.getByLabel('Password', { exact: true }).press('Enter');
  }
});

test('with an authenticator app, closing the account needs a confirmed identity @auth @account', async ({ site, page }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management?tab=security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Authenticator app' });
  await setUp.getByLabel('Password', { exact: true }).fill(player.password);
  await setUp.getByRole('button', { name: 'Continue' }).click();
  const app = new TOTP({ secret: Secret.fromBase32((await setUp.locator('code').innerText()).replaceAll(' ', '')) });
  await setUp.getByLabel('Enter the code from your app').fill(app.generate());
  await setUp.getByRole('button', { name: 'Confirm code' }).click();
  const codes = setUp.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await setUp.getByLabel('I have saved these codes').check();
  await setUp.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'Close account' }).click();
  const form = page.getByRole('form', { name: "Confirm it's you" });
  await form.getByRole('button', { name: 'Close account' }).click();
  const identity = page.getByRole('dialog');
  await expect(identity.getByLabel('Code from your authenticator app')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(identity).toBeHidden();
  await expect(site.balance).toBeVisible();

  await form.getByRole('button', { name: 'Close account' }).click();
  await identity.getByLabel('Password', { exact: true }).fill(player.password);
  await identity.getByLabel('Code from your authenticator app').fill(recoveryCode);
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account is closed' })).toBeVisible();
});
