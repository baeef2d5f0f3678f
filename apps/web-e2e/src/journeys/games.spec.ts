import { gameCategories } from '@playfront/api-contract';
import { spinButton } from '../site/play.ts';
import { finishRound, mainButton, openBetGame, startRound } from '../site/play-game.ts';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** A game of each family. */
const families = { betmap: 'european-roulette', draw: 'keno-eighty', instant: 'triple-foil', ladder: 'minefield-gems' };

test('a player plays a game of each family free and for real money, and the site shows the balance @games', async ({ site }) => {
  test.setTimeout(180_000);
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=deposit');
  await site.deposit('20');
  for (const slug of Object.values(families)) {
    await openBetGame(site, slug, 'demo');
    expect((await startRound(site)).status).toBe(1);
    await finishRound(site);

    await openBetGame(site, slug, 'real');
    expect((await startRound(site)).status).toBe(1);
    await finishRound(site);
    const shown = (await site.game.locator('.panel-foot .amount').textContent()) ?? '';
    await expect(site.header.getByText(shown).first()).toBeVisible();
  }
});

test('a round that waits for the player is resumed after a reload, and closed games do not lose it @games', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=deposit');
  await site.deposit('20');
  await openBetGame(site, families.ladder, 'real');
  const { round } = await startRound(site);
  expect(round.state).toBe('open');
  const stateOf = page.waitForResponse((response) => response.url().endsWith('/api/game/state'));
  await page.reload();
  expect(((await (await stateOf).json()) as { open_round: { id: string } }).open_round.id).toBe(round.id);
  await expect(mainButton(site)).not.toHaveText(/ for /);
  await site.open('/online-casino');
  await page.getByRole('region', { name: 'Continue playing' }).getByRole('link').first().click();
  await expect(mainButton(site)).not.toHaveText(/ for /);
  await finishRound(site);
});

test.describe('in two windows', () => {
  test.use({ expectedConsole: [/409 \(Conflict\)/] });

  test('a round that ends in another window leaves this one playable, with a message @games', async ({ site, context, formFactor }) => {
    await site.becomePlayer(newPlayer());
    await site.open('/user-management?tab=deposit');
    await site.deposit('20');
    await openBetGame(site, families.ladder, 'real');
    expect((await startRound(site)).round.state).toBe('open');

    const other = new Site(await context.newPage(), formFactor);
    await openBetGame(other, families.ladder, 'real');
    await expect(mainButton(other)).not.toHaveText(/ for /);
    await finishRound(other);
    await other.page.close();

    await site.game.getByRole('button', { name: 'Open a random tile' }).click();
    await expect(site.game.getByRole('alert')).toContainText('continued on another device or in another window');
    await site.game.getByRole('button', { name: 'OK' }).click();
    expect((await startRound(site)).status).toBe(1);
    await finishRound(site);
  });
});

test('a game of every open category is played in the browser @games', async ({ site, page }) => {
  test.setTimeout(400_000);
  let playedCategories = 0;
  for (const category of gameCategories) {
    const listed = await page.request.post('/api/front/get_games', { data: { category, page_size: 100 } });
    const { games } = (await listed.json()) as { games: { slug: string; status: string; has_demo: boolean }[] };
    const slug = games.find(({ status, has_demo: hasDemo }) => status === 'active' && hasDemo)?.slug;
    if (!slug) continue;
    playedCategories += 1;
    await test.step(`${category}: ${slug}`, async () => {
      await site.open(`/online-casino?game=${slug}&mode=demo`);
      await expect(mainButton(site).or(spinButton(site))).toBeVisible();
      if (await spinButton(site).isVisible()) {
        await spinButton(site).click();
        await expect(spinButton(site)).toBeEnabled({ timeout: 30_000 });
      } else {
        expect((await startRound(site)).status).toBe(1);
        await finishRound(site);
      }
    });
  }
  expect(playedCategories).toBeGreaterThanOrEqual(20);
});
