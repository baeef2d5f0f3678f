import { putOnRegistry } from '../site/exclusion-registry.ts';
import { mailTo } from '../site/mailbox.ts';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

test('a Briton on the national registry can neither register nor log in, and reads why and who helps @auth', async ({
  site,
  page,
  browser,
  formFactor,
}) => {
  const player = newPlayer('GB');
  const takeOff = await putOnRegistry(page.request, player, 'excluded');
  await site.open('/sign-up');
  await site.fillRegistration(player);
  await expect(page.getByText("You're self-excluded with GAMSTOP")).toBeVisible();
  await expect(page.getByRole('link', { name: 'About GAMSTOP' })).toHaveAttribute('href', 'https://www.gamstop.co.uk');
  await expect(page.getByRole('link', { name: '0808 8020 133' })).toBeVisible();

  // The registry is down, and then it works: the same form is sent again.
  await takeOff();
  const mend = await putOnRegistry(page.request, player, 'unavailable');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText("GAMSTOP isn't responding")).toBeVisible();
  await expect(page.getByRole('link', { name: '0808 8020 133' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(site.balance).toBeVisible();

  // The registry has the player from now on: a login elsewhere is refused, and ends the session here.
  const takeOffAgain = await putOnRegistry(page.request, player, 'excluded');
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
  expect(mail.text).toContain(`The account ${player.username} is closed for as long as you are registered there.`);

  await takeOffAgain();
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toBeHidden();
  await expect(other.balance).toBeVisible();
  await elsewhere.close();
});
