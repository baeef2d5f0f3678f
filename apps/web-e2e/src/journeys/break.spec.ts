import type { Page } from '@playwright/test';
import { mailTo } from '../site/mailbox.ts';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

const tab = '/user-management?tab=break';

/** Chooses a break or self-exclusion and continues to the last step. */
async function chooseAndContinue(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'What happens' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a break closes games and deposits until its end, on every device, and can only be extended @account', async ({
  site,
  page,
  browser,
  formFactor,
}) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management');
  await site.chooseInAccountMenu('Break or self-exclusion');
  await expect(page.getByRole('heading', { name: 'Break or self-exclusion', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Peluuri' })).toBeVisible();
  // Nothing is preselected.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose how long.')).toBeVisible();

  // A second device has the same page open.
  const elsewhere = await browser.newContext();
  const other = new Site(await elsewhere.newPage(), formFactor);
  await other.open('/online-casino');
  await other.logIn(player);
  await expect(other.balance).toBeVisible();
  await other.open(tab);
  await other.page.getByRole('radio', { name: /^24 hours/ }).check();

  await chooseAndContinue(page, /^7 days/);
  await page.getByRole('button', { name: 'Start break' }).click();
  const running = page.getByRole('heading', { name: /^You're on a break until / });
  await expect(running).toBeFocused();
  const text = await running.innerText();
  await expect(page.getByRole('radio', { name: /^7 days/ })).toBeHidden();
  await expect(page.getByRole('radio', { name: /^30 days/ })).toBeVisible();

  // A shorter break from the outdated page changes nothing.
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await other.page.getByRole('button', { name: 'Start break' }).click();
  await expect(other.page.getByRole('heading', { name: text })).toBeFocused();
  await elsewhere.close();

  await site.open('/user-management?tab=deposit');
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'See your break' }).click();
  await expect(running).toBeVisible();
  await site.open('/online-casino?game=sun-vizier&mode=real');
  await expect(page.getByText('The game is closed during your break')).toBeVisible();
  await page.getByRole('link', { name: 'See your break' }).click();
  await expect(running).toBeVisible();
});

test('a self-exclusion ends every session, and the login shows its end and a helpline @account', async ({
  site,
  page,
  context,
  browser,
  formFactor,
}) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open(tab);
  const elsewhere = await browser.newContext();
  const other = new Site(await elsewhere.newPage(), formFactor);
  await other.open('/online-casino');
  await other.logIn(player);
  await expect(other.balance).toBeVisible();

  await chooseAndContinue(page, /^1 year/);
  await page.getByRole('button', { name: 'Start self-exclusion' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel("I understand that this can't be ended early, by me or by support.").check();
  await page.getByRole('button', { name: 'Start self-exclusion' }).click();
  const excluded = page.getByRole('heading', { name: /^You're self-excluded until \d{4}\.\d{2}\.\d{2}$/, level: 1 });
  await expect(excluded).toBeVisible();
  await expect(page.getByRole('link', { name: '0800 100 101' })).toBeVisible();
  await expect(site.balance).toBeHidden();
  // The other device shows the same.
  await expect(other.page.getByRole('heading', { name: await excluded.innerText(), level: 1 })).toBeVisible();
  await expect(other.page.getByRole('link', { name: '0800 100 101' })).toBeVisible();
  await expect(other.balance).toBeHidden();
  await elsewhere.close();
  const mail = await mailTo(player.email, 'Your self-exclusion has started');
  expect(mail.text).toContain(`The account ${player.username} is closed until`);

  await site.open('/online-casino');
  const login = await site.openLogin();
  await login.getByLabel('Username').fill(player.username);
  await login.getByLabel('Password', { exact: true }).fill(player.password);
  await login.getByLabel('Password', { exact: true }).press('Enter');
  await expect(login.getByText(/^You're self-excluded until /)).toBeVisible();
  await expect(login.getByRole('link', { name: 'Peluuri' })).toBeVisible();
  await expect(login).toBeVisible();

  // Another player who logs in in another tab does not see the exclusion.
  await site.open('/self-excluded');
  await expect(excluded).toBeVisible();
  await new Site(await context.newPage(), formFactor).becomePlayer(newPlayer());
  await expect(page).toHaveURL(/\/$/);
  await expect(site.balance).toBeVisible();
});
