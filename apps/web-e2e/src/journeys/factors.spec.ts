import type { Page } from '@playwright/test';
import { codeOf } from '../site/authenticator.ts';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

/** Adds a virtual platform authenticator that confirms every request immediately, including passkey suggestions. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an authenticator app is set up, and logs in with a code or a recovery code, each once @auth @account', async ({ site, page }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management?tab=security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = await dialog.locator('code').innerText();
  await dialog.getByLabel('Enter the code from your app').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm code' }).click();
  await expect(dialog.getByText('Wrong or used code')).toBeVisible();
  await dialog.getByLabel('Enter the code from your app').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Confirm code' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByLabel('I have saved these codes').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await site.logOut();
  await enterPassword();
  const code = codeOf(key, 1);
  await login().getByLabel('Code').fill(code);
  await login().getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');

  await site.logOut();
  await enterPassword();
  await login().getByLabel('Code').fill(code);
  await login().getByLabel('Code').press('Enter');
  await expect(login().getByText('Wrong or used code')).toBeVisible();
  await login().getByRole('button', { name: 'Back' }).click();
  await expect(login().getByLabel('Username')).toHaveValue(player.username);
  await login().getByRole('button', { name: 'Log in', exact: true }).click();
  await login().getByLabel('Code').fill(recoveryCode.toLowerCase());
  await login().getByLabel('Code').press('Enter');
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');

  await site.logOut();
  await enterPassword();
  await login().getByLabel('Code').fill(recoveryCode);
  await login().getByLabel('Code').press('Enter');
  await expect(login().getByText('Wrong or used code')).toBeVisible();

  function login() {
    return page.getByRole('dialog', { name: 'Log in' });
  }
  async function enterPassword(): Promise<void> {
    await site.openLogin();
    await login().getByLabel('Username').fill(player.username);
    await login().getByLabel('Password', { exact: true }).fill(player.password);
    await login().getByLabel('Password', { exact: true }).press('Enter');
    await expect(login().getByLabel('Code')).toBeFocused();
  }
});

test('a passkey is added, logs in, and confirms a change of the email address @auth @account', async ({ site, page }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management?tab=security');
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Rename Passkey' }).click();
  await page.getByRole('dialog', { name: 'Rename' }).getByLabel('Name', { exact: true }).fill('Work laptop');
  await page.getByRole('dialog', { name: 'Rename' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Work laptop')).toBeVisible();

  // The authenticator selects the suggestion of the username field.
  await site.logOut();
  const suggested = await site.openLogin();
  await expect(suggested).toBeHidden();
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');

  // A browser without suggestions shows the button.
  await site.logOut();
  await page.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)));
  await site.open('/online-casino');
  const login = await site.openLogin();
  await login.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(login).toBeHidden();
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');

  await site.open('/user-management?tab=details');
  await page.getByLabel('Email', { exact: true }).fill(`new-${player.email}`);
  await expect(page.getByLabel('Your password')).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const confirmation = page.getByRole('dialog', { name: "Confirm it's you" });
  await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.getByText(`new-${player.email}`).first()).toBeVisible();
});
