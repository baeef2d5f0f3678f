import { agePlay } from '../site/age-play.ts';
import { setLimit } from '../site/limits.ts';
import { callElsewhere, playRound, realGame, realityCheck, spinButton } from '../site/play.ts';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('an Ontario player deposits and plays within the chosen limits, and gets the chosen reality check @account @payments @casino @games', async ({
  site,
  page,
}) => {
  test.slow();
  const player = newPlayer('CA');
  await site.becomePlayer(player);
  await site.open('/online-casino');
  // No limit is required, and no reality check is set.
  await site.deposit('20');
  await site.open('/user-management?tab=limits');
  await setLimit(page, 'Deposit limit', 'Month', '50');
  await setLimit(page, 'Deposit limit', 'Month', '80');
  // A day of cooling-off, without a confirmation.
  await expect(page.getByRole('region', { name: 'Monthly deposit limit' }).getByText(/^Applies on /)).toBeVisible();
  await setLimit(page, 'Stake limit', 'Month', '30');
  await callElsewhere(site, player, 'set_reality_check', { interval_min: 15 });

  await site.open(realGame);
  await expect(page.getByText('CA$30.00 left this month')).toBeVisible();
  const { bet } = await playRound(site);
  await expect(page.getByText(`CA$${(30 - bet).toFixed(2)} left this month`)).toBeVisible();

  await agePlay(player.username, 16);
  await realityCheck(page).getByRole('button', { name: 'Continue' }).click();
  await expect(realityCheck(page)).toBeHidden();
  expect(await playRound(site)).toMatchObject({ status: 1 });

  // Lowered below the used amount: the open game refuses the next bet, and links to the limits.
  await callElsewhere(site, player, 'set_player_limit', { kind: 'wager', period: 'month', amount: 0.01 });
  await spinButton(site).click();
  await expect(site.game.getByText(/^This bet would exceed your stake limit\./)).toBeVisible();
  await site.game.getByRole('button', { name: 'Your limits' }).click();
  await expect(page.getByRole('heading', { name: 'Limits', level: 1 })).toBeVisible();
});

test('an Ontario player on a break can neither deposit nor play, and sees the local helpline @account @payments @casino', async ({ site, page }) => {
  const player = newPlayer('CA');
  await site.becomePlayer(player);
  await site.open('/user-management?tab=security');
  await page.getByRole('main').getByRole('link', { name: 'Break or self-exclusion' }).click();
  await expect(page.getByRole('heading', { name: 'Break or self-exclusion', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ConnexOntario' })).toBeVisible();
  await callElsewhere(site, player, 'take_break', { days: 1 });
  await site.open('/user-management?tab=deposit');
  await expect(page.getByText(/^You're on a break until /)).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toBeHidden();
  await site.open(realGame);
  await expect(page.getByText('The game is closed during your break')).toBeVisible();
});

test('an 18-year-old in Ontario is refused, with the age that the province requires @auth', async ({ site, page }) => {
  await site.open('/sign-up');
  const birthday = new Date();
  // Turns 19 in two days, in every time zone.
  birthday.setUTCFullYear(birthday.getUTCFullYear() - 19, birthday.getUTCMonth(), birthday.getUTCDate() + 2);
  await site.fillRegistration(newPlayer('CA'), { birthday });
  // The form returns to the date of birth.
  await expect(page.getByText('You must be 19 or over.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Year', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up$/);
});
