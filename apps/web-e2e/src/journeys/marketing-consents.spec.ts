import { accessibilityFaults } from '../site/accessibility.ts';
import { BackOffice } from '../site/BackOffice.ts';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('a British player agrees to offers by text message, withdraws, and staff see both in the log @account', async ({ site, page, browser }) => {
  const player = newPlayer('GB');
  await site.becomePlayer(player);
  await site.open('/online-casino');
  await site.chooseInAccountMenu('Personal details');
  const section = page.getByRole('region', { name: 'News and offers' });
  const sms = section.getByRole('switch', { name: 'By text message' });
  await expect(section.getByRole('switch')).toHaveCount(3);
  for (const channel of await section.getByRole('switch').all()) await expect(channel).not.toBeChecked();
  await sms.click();
  await expect(section.getByText(/^On since/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  // The switch saves without a submit button.
  await page.reload();
  await site.waitForHydration();
  await expect(sms).toBeChecked();
  await sms.click();
  await expect(section.getByText(/^Off since/)).toBeVisible();
  await expect(sms).not.toBeChecked();

  const office = await BackOffice.logIn(browser, 'demo-admin');
  await office.findPlayer(player.username);
  await office.page.getByRole('tab', { name: 'Marketing' }).click();
  const log = office.page.getByRole('table', { name: 'Consent log' }).getByRole('row');
  await expect(log).toHaveCount(3);
  await expect(log.nth(1)).toContainText(/Text message\s*Withdrawn\s*Account page/);
  await expect(log.nth(2)).toContainText(/Text message\s*Given\s*Account page/);
  await office.expectAccessible();
  await office.close();
});
