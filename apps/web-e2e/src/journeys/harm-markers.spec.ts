import { BackOffice } from '../site/BackOffice.ts';
import { noteDeclinedDeposits } from '../site/harm-marker.ts';
import { newPlayer, registerPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test.skip(({ formFactor }) => formFactor === 'mobile', 'The back office is for wide screens');

test('two officers see a player with a marker of harm; one handles it, the other sees a conflict @account', async ({ page, browser }) => {
  test.slow();
  const player = newPlayer();
  await registerPlayer(page.request, player);
  await noteDeclinedDeposits(player.username);

  const [aino, jon] = [await BackOffice.logIn(browser, 'demo-admin'), await BackOffice.logIn(browser, 'demo-officer')];
  for (const office of [aino, jon]) {
    await office.open('Player protection');
    await office.page.getByLabel('Marker', { exact: true }).selectOption('Declined deposits');
    const row = office.page.getByRole('button', { name: player.username });
    await row.focus();
    await office.page.keyboard.press('Enter');
    await expect(office.page.getByText('3 deposits declined in 24 hours: €60.00')).toBeVisible();
    const submit = office.page.getByRole('button', { name: 'Mark 1 marker as handled' });
    await expect(submit).toBeDisabled();
    await office.page.getByLabel('What you did').selectOption('Called the player');
    await office.page.getByLabel('Reason for the audit log').fill('A new card, is well');
    await expect(submit).toBeEnabled();
  }
  await aino.expectAccessible();
  await aino.page.getByRole('button', { name: 'Mark 1 marker as handled' }).press('Enter');
  await expect(aino.page.getByText(`The markers of ${player.username} are handled.`)).toBeVisible();
  await jon.page.getByRole('button', { name: 'Mark 1 marker as handled' }).press('Enter');
  await expect(jon.page.getByText('Another officer changed this first.')).toBeVisible();
  await expect(jon.page.getByRole('list', { name: 'Handled' })).toContainText('Called the player, demo-admin');

  await aino.findPlayer(player.username);
  await aino.page.getByRole('tab', { name: 'Protection' }).click();
  await expect(aino.page.getByRole('list', { name: 'Handled' })).toContainText('A new card, is well');
  await expect(aino.page.getByRole('button', { name: /as handled/ })).toBeHidden();
  await aino.expectAccessible();

  await aino.open('Audit log');
  await aino.page.getByLabel('Player or ID').fill(player.username);
  await aino.page.keyboard.press('Enter');
  await expect(aino.page.getByRole('row', { name: /demo-admin.*Markers of harm handled/ })).toContainText('A new card, is well');
  await aino.close();
  await jon.close();
});
