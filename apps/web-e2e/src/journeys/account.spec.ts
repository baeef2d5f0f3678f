import { newPlayer } from '../site/player.ts';
import { changeDatabase } from '../site/site-database.ts';
import { expect, test } from '../site/test.ts';

test('a visitor registers, is signed in, logs out and logs in again @auth @gate', async ({ site, page }) => {
  const player = newPlayer();
  await site.open('/sign-up?tracking_code=spring');
  await site.fillRegistration(player);
  const welcome = page.getByRole('dialog', { name: 'Congratulations!' });
  await welcome.getByRole('button', { name: 'Stay here' }).click();
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
  await page.reload();
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
  await site.logOut();
  await expect(page).toHaveURL(/\/online-casino$/);
  await site.logIn(player);
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
});

test('Back in a registration step opens the previous step with the entered values @auth', async ({ site, page }) => {
  const player = newPlayer();
  await site.open('/online-casino');
  await site.header.getByRole('link', { name: 'Register' }).click();
  await site.fillRegistration(player, { submit: false });
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.goBack();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(player.password);
  await expect(page).toHaveURL(/\/sign-up$/);
  // The Back button of the form leaves no history entry either.
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/online-casino$/);
});

test('the welcome page counts down five seconds and opens the deposit @auth @payments', async ({ site, page }) => {
  await site.open('/sign-up');
  await site.fillRegistration(newPlayer());
  await expect(page).toHaveURL(/user-management\?tab=deposit/);
});

test('a visitor on a player’s page gets the login dialog, and after login the page @auth @account @gate', async ({ site, page }) => {
  const player = newPlayer();
  await site.makePlayer(player);
  await site.open('/user-management?tab=bet-list&period=30d');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/user-management\?tab=bet-list&period=30d/);
  await expect(page.getByRole('heading', { name: 'Bet list' })).toBeVisible();
});

test('logging out on the account page opens the casino, without a dialog @auth @account', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=bet-list');
  await expect(page.getByRole('heading', { name: 'Bet list' })).toBeVisible();
  await site.logOut();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('logging out with unsaved details needs a confirmation @account', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=details');
  const city = page.getByLabel('City');
  await city.fill('Turku');
  await site.chooseInAccountMenu('Log out');
  const confirmation = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(confirmation).toBeVisible();
  await expect(page.getByRole('dialog'), 'no menu over the dialog').toHaveCount(1);
  await confirmation.getByRole('button', { name: 'Keep editing' }).click();
  await expect(city).toHaveValue('Turku');
  await expect(page).toHaveURL(/tab=details/);
  await expect(site.header.locator(':focus'), 'the focus is back on the button of the menu').toHaveCount(1);
});

test('the focused element is never covered by the header or the bottom bar @account', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=details');
  await page.getByLabel('City').focus();
  const isCovered = () =>
    page.evaluate(() => {
      const focus = document.activeElement;
      if (!focus || focus.closest('header')) return undefined;
      const { left, top, width, height } = focus.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over?.closest('header, nav') && !over.contains(focus) && !focus.contains(over) ? (focus.textContent ?? '') : undefined;
    });
  for (const key of ['Shift+Tab', 'Tab']) {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      expect(await isCovered(), key).toBeUndefined();
    }
  }
});

test('leaving a page with unsaved details needs a confirmation, and a swap of builds preserves them without one @account', async ({
  site,
  page,
  formFactor,
}) => {
  await site.becomePlayer(newPlayer());
  await site.open('/online-casino');
  await site.chooseInAccountMenu('Personal details');
  const city = page.getByLabel('City');
  const confirmation = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = confirmation.getByRole('button', { name: 'Keep editing' });
  await city.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Turku');

  for (const leave of [() => site.header.getByRole('link').nth(1).click(), () => page.goBack()]) {
    await leave();
    await stay.click();
    await expect(confirmation).toBeHidden();
    await expect(page).toHaveURL(/tab=details/);
    await expect(city).toHaveValue('Turku');
  }
  const [here, other] = formFactor === 'desktop' ? [1280, 800] : [800, 1280];
  await city.focus();
  await page.setViewportSize({ width: other, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-form-factor', formFactor === 'desktop' ? 'mobile' : 'desktop');
  await expect(city).toHaveValue('Turku');
  await expect(city).toBeFocused();
  await expect(city).toBeInViewport();
  await page.setViewportSize({ width: here, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-form-factor', formFactor);
  await expect(city).toHaveValue('Turku');

  await page.goBack();
  await confirmation.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible();
  await site.chooseInAccountMenu('Personal details');
  await expect(city).toHaveValue('Helsinki');
  await city.click();
  await page.keyboard.type('!');
  const dialogOpened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browserDialog = await dialogOpened;
  expect(browserDialog.type()).toBe('beforeunload');
  await browserDialog.dismiss();
  await city.fill('Oulu');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(confirmation).toHaveCount(0);
});

test.describe('refusals', () => {
  // The browser logs the 401 of a refused login.
  test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

  test('a wrong password is reported in the dialog, and the entered values stay @auth', async ({ site }) => {
    await site.open('/online-casino');
    const dialog = await site.openLogin();
    await dialog.getByLabel('Username').fill('nobody-here');
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Wrong username or password!');
    await expect(dialog.getByLabel('Username')).toHaveValue('nobody-here');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  });
});

test.describe('a blocked player', () => {
  // The browser logs the 403 of a refused login.
  test.use({ expectedConsole: [/403 \(Forbidden\)/] });

  test('sees the reason, what happens to the money, and a contact address @auth @gate', async ({ site }) => {
    const player = newPlayer();
    await site.makePlayer(player);
    await changeDatabase("update players set status = 'blocked', block_reason = 'duplicate' where username = $1", [player.username]);
    await site.open('/online-casino');
    const dialog = await site.openLogin();
    await dialog.getByLabel('Username').fill(player.username);
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    const notice = dialog.getByRole('alert');
    await expect(notice).toContainText('Each person can have only one account.');
    await expect(notice).toContainText('Your balance is still yours.');
    await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });
});

test('a taken username is reported while typing, and the other values stay @auth', async ({ site, page }) => {
  const player = newPlayer();
  await site.makePlayer(player);
  await site.open('/sign-up');
  await page.getByLabel('Email').fill('someone@example.test');
  await page.getByLabel('Username').fill(player.username.toUpperCase());
  await expect(page.getByText('The username already exists.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(player.username.toUpperCase());
  await expect(page.getByLabel('Email')).toHaveValue('someone@example.test');
});

test('login works by keyboard only, and Escape returns the focus @auth', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'mobile', 'A keyboard journey of the desktop build');
  const player = newPlayer();
  await site.makePlayer(player);
  await site.open('/');
  const button = site.header.getByRole('button', { name: 'Log in' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username')).toBeFocused();
  await page.keyboard.type(player.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(site.balance).toBeVisible();
});
