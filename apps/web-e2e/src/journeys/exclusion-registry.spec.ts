import { addToRegistry } from '../site/exclusion-registry.ts';
import { mailTo } from '../site/mailbox.ts';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

test('a British player on the national registry can neither register nor log in, and sees the reason and a helpline @auth', async ({
  site,
  page,
  browser,
  formFactor,
}) => {
  const player = newPlayer('GB');
  const removeEntry = await addToRegistry(page.request, player, 'excluded');
  await site.open('/sign-up');
  await site.fillRegistration(player);
  await expect(page.getByText("You're self-excluded with GAMSTOP")).toBeVisible();
  await expect(page.getByRole('link', { name: 'About GAMSTOP' })).toHaveAttribute('href', 'https://www.gamstop.co.uk');
  await expect(page.getByRole('link', { name: '0808 8020 133' })).toBeVisible();

  // The registry is unavailable, then works: the same form is sent again.
  await removeEntry();
  const restoreRegistry = await addToRegistry(page.request, player, 'unavailable');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText("GAMSTOP isn't responding")).toBeVisible();
  await expect(page.getByRole('link', { name: '0808 8020 133' })).toBeVisible();
  await restoreRegistry();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(site.balance).toBeVisible();

  // The player is now on the registry: a login on another device is refused, and ends this session.
  const removeSecondEntry = await addToRegistry(page.request, player, 'excluded');
  const elsewhere = await browser.newContext();
  const other = new Site(await elsewhere.newPage(), formFactor);
  await other.open('/online-casino');
  const login = await other.openLogin();
  await login.getByLabel('Username').fill(player.username);
  await login.getByLabel('Password', { exact: true }).fill(player.password);
  await login.getByLabel('Password', { exact: true }).press('Enter');
  await expect(login.getByText("You're self-excluded with GAMSTOP")).toBeVisible();
  await expect(login.getByRole('link', { name: '0808 8020 133' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "You're self-excluded", level: 1 })).toBeVisible();
  await expect(site.balance).toBeHidden();
  const mail = await mailTo(player.email, "You're self-excluded with GAMSTOP");
  expect(mail.text).toContain(`The account ${player.username} is closed for as long as you are registered there:`);

  await removeSecondEntry();
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toBeHidden();
  await expect(other.balance).toBeVisible();
  await elsewhere.close();
});
