import { accessibilityFaults } from '../site/accessibility.ts';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

const slug = 'drowned-hoard';
const name = 'Drowned Hoard';

test('a visitor who presses a heart logs in and stays; favourites and recent games are shelves and in the search @casino @site', async ({
  site,
  page,
}) => {
  const player = newPlayer();
  await site.makePlayer(player);
  await site.open(`/game/${slug}`);
  const heart = page.getByRole('button', { name: `Favourite: ${name}` });
  await heart.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/game/${slug}$`));

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/front/set_favourite'));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);

  // The same heart beside the open game, which is recent from now on.
  await site.open('/online-casino?game=sun-vizier&mode=demo');
  await expect(site.game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.getByRole('button', { name: 'Favourite: Sun Vizier' }).press('Space');
  await expect(page.getByRole('button', { name: 'Favourite: Sun Vizier' })).toHaveAttribute('aria-pressed', 'true');

  await site.open('/online-casino');
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('link', { name: /^(Sun Vizier|Drowned Hoard), / })).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Continue playing' }).getByRole('link', { name: /^Play: Sun Vizier, / })).toBeVisible();
  await page.keyboard.press('Control+K');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('group', { name: 'Continue playing' }).getByRole('option', { name: /^Sun Vizier/ })).toBeVisible();
  await expect(search.getByRole('group', { name: 'Favourites' }).getByRole('option', { name: /^Drowned Hoard/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await site.open(`/game/${slug}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a favourite that could not be saved is not shown as one @casino', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await page.route('**/api/front/set_favourite', (route) => route.fulfill({ json: { status: 0, error: 'conflict' } }));
  await site.open(`/game/${slug}`);
  const heart = page.getByRole('button', { name: `Favourite: ${name}` });
  await expect(site.balance).toBeVisible();
  await heart.click();
  await expect(page.getByText('Your favourites could not be saved')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a tile on the phone opens a sheet with figures and rules, and Back closes it @casino', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'desktop', 'On a desktop a tile shows its actions when it is hovered');
  await site.open('/online-casino');
  const tile = page.getByRole('link', { name: /^Drowned Hoard, / }).first();
  await tile.click();
  const sheet = page.getByRole('dialog', { name });
  for (const label of ['RTP', 'Volatility', 'Min bet', 'Max bet']) await expect(sheet.getByText(label, { exact: true })).toBeVisible();
  await sheet.getByText('Rules', { exact: true }).click();
  await expect(sheet.getByText(/lines that pay from the left/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(tile).toBeFocused();

  await tile.click();
  await sheet.getByRole('button', { name: `Favourite: ${name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Leaving a game that the sheet opened leads to the lobby, not to the sheet.
  await tile.click();
  await sheet.getByRole('link', { name: 'Try free' }).click();
  await expect(page).toHaveURL(/game=drowned-hoard&mode=demo/);
  await page.goBack();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(sheet).toBeHidden();

  await tile.click();
  await sheet.getByRole('link', { name: 'Game details' }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${slug}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/online-casino$/);
});

test('a game has a page that search engines list, rendered by the server in every language @casino @site', async ({ request, site, page }) => {
  const response = await request.get(`/fi/game/${slug}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>Drowned Hoard · ');
  expect(html).toMatch(/<meta name="description" content="Drowned Hoard, [^"]*RTP 9\d,\d\d/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/fi/game/${slug}">`));
  expect(html).toMatch(new RegExp(`hreflang="sv-SE" href="[^"]+/se/game/${slug}"`));
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/art\/tiles\//);
  expect(await (await request.get('/sitemap-en.xml')).text()).toContain(`/game/${slug}</loc>`);
  expect((await request.get('/game/no-such-game')).status()).toBe(404);

  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await site.open(`/game/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar games' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.getByRole('main').getByRole('link', { name: 'Try free' }).first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`/game/${slug}\\?game=${slug}&mode=demo`));
  await expect(page.getByTitle(`${name}, the game`)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
