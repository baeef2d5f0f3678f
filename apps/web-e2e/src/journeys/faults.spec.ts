import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

// The browser logs the failures that the journeys cause.
test.use({ expectedConsole: [/Failed to load resource/] });

const loginCall = '**/api/front/auth/login/';

async function tryToLogIn(site: Site) {
  const dialog = await site.openLogin();
  await dialog.getByLabel('Username').fill('ada');
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  return dialog;
}

test('an unreachable API is reported in the dialog, and a retry works @auth @api-client', async ({ site, page }) => {
  await site.open('/online-casino');
  await page.route(loginCall, (route) => route.abort('connectionrefused'));
  const dialog = await tryToLogIn(site);
  await expect(dialog.getByRole('alert')).toContainText('The server did not respond');
  await expect(dialog.getByLabel('Username')).toHaveValue('ada');
  await page.unroute(loginCall);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Wrong username or password!');
});

test('a call without a response is aborted after 25 seconds @auth @api-client', async ({ site, page }) => {
  await page.clock.install();
  await site.open('/online-casino');
  await page.route(loginCall, () => {});
  const dialog = await site.openLogin();
  await dialog.getByLabel('Username').fill('ada');
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
  // From here on, time only advances by `runFor`.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const sent = page.waitForRequest(loginCall);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await sent;
  await page.clock.runFor(24_000);
  await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1_500);
  await expect(dialog.getByRole('alert')).toContainText('The server took too long to respond');
  await expect(dialog.getByLabel('Username')).toHaveValue('ada');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('correct horse');
});

test('an invalid response is reported in the dialog @auth @api-client', async ({ site, page }) => {
  await site.open('/online-casino');
  await page.route(loginCall, (route) => route.fulfill({ contentType: 'application/json', body: '{"accessToken": 7' }));
  const dialog = await tryToLogIn(site);
  await expect(dialog.getByRole('alert')).toContainText("We could not read the server's response");
  await expect(dialog.getByLabel('Username')).toHaveValue('ada');
});

test('a list that cannot be loaded shows an error and can be retried @casino @api-client', async ({ site, page }) => {
  await site.open('/online-casino');
  await page.route('**/api/front/get_games', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"status":0,"error":"action_failed"}' }),
  );
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('hall');
  await expect(page.getByText('The games could not be loaded').first()).toBeVisible();
  await page.unroute('**/api/front/get_games');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('link', { name: /^Hall of Garm, / }).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a game' })).toHaveValue('hall');
});
