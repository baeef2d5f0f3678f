import type { Page } from '@playwright/test';
import { agePlay, endCheckBreak } from '../site/age-play.ts';
import { callElsewhere, playRound, realGame, realityCheck, spinButton, type PlayedRound } from '../site/play.ts';
import { newPlayer, type NewPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

// Each test deposits, plays rounds at their minimum duration and waits for the operator's live event.
test.beforeEach(() => test.slow());

/** A player with money and a reality check every 15 minutes, in a game. */
async function startPlay(site: Site, country = 'FI'): Promise<NewPlayer> {
  const player = newPlayer(country);
  await site.becomePlayer(player);
  await callElsewhere(site, player, 'set_reality_check', { interval_min: 15 });
  await site.open('/');
  await site.deposit('20');
  await site.open(realGame);
  await expect(site.game.getByText('€20.00').first()).toBeVisible();
  return player;
}

/** Resolves at the next live event about the player's session. Call it before the live channel opens. */
function nextReport(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (/"session_[\w-]+"/.test(payload.toString())) resolve();
      });
    });
  });
}

test('a reality check waits for the end of the round and shows the result of the session; Continue resumes play @casino @games @account', async ({
  site,
  page,
}) => {
  const player = await startPlay(site);
  const reported = nextReport(page);
  await site.open(realGame);
  const first = await playRound(site);

  // The bet is accepted, and the check becomes due before its result arrives.
  const shown = Promise.withResolvers<void>();
  const staked = Promise.withResolvers<PlayedRound>();
  await page.route(
    '**/api/game/spin',
    async (route) => {
      const response = await route.fetch();
      staked.resolve((await response.json()) as PlayedRound);
      await shown.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await spinButton(site).click();
  const second = await staked.promise;
  await agePlay(player.username, 16);
  await reported;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  shown.resolve();

  const dialog = realityCheck(page);
  await expect(dialog).toBeVisible();
  const net = first.win + second.win - first.bet - second.bet;
  await expect(dialog.getByRole('definition').nth(1)).toHaveText(`€${(first.bet + second.bet).toFixed(2)}`);
  await expect(dialog.getByRole('definition').nth(3)).toHaveText(new RegExp(`€${Math.abs(net).toFixed(2)}$`));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  expect(await playRound(site)).toMatchObject({ status: 1 });

  // Reopened, the game shows the clock of the same session.
  await site.open(realGame);
  await expect(page.getByText(/^00:(1[6-9]|2\d):\d\d$/)).toBeVisible();
});

test('a refused bet also opens the check, and Stop returns to the lobby @casino @games @account', async ({ site, page }) => {
  const player = await startPlay(site);
  // Without a live channel, only the refusal reports that the check is due.
  await page.routeWebSocket(/socket\.io/, () => {});
  await page.route('**/socket.io/**', () => {});
  await site.open(realGame);
  await playRound(site);
  await agePlay(player.username, 16);
  await spinButton(site).click();
  await expect(realityCheck(page)).toBeVisible();
  await realityCheck(page).getByRole('button', { name: 'Stop playing' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a check whose tab was closed opens again on the next page @account', async ({ site, page, context, formFactor }) => {
  const player = await startPlay(site);
  await playRound(site);
  await agePlay(player.username, 16);
  await expect(realityCheck(page)).toBeVisible();
  await page.close();

  const next = new Site(await context.newPage(), formFactor);
  await next.open('/');
  await realityCheck(next.page).getByRole('button', { name: 'Continue' }).click();
  await expect(realityCheck(next.page)).toBeHidden();
  await next.open(realGame);
  expect(await playRound(next)).toMatchObject({ status: 1 });
});

test('in Germany play can resume only after the break that follows a check @casino @games @account @gate', async ({ site, page }) => {
  const player = await startPlay(site, 'DE');
  await playRound(site);
  await agePlay(player.username, 16);
  await expect(realityCheck(page).getByRole('timer')).toHaveText(/^Continue in [34]:\d\d$/);
  await expect(realityCheck(page).getByText(/^You can play again at \d\d:\d\d\.$/)).toBeVisible();
  await expect(realityCheck(page).getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await realityCheck(page).getByRole('button', { name: 'Stop playing' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);

  // Acknowledged, but bets are refused until the break ends.
  await site.open(realGame);
  await spinButton(site).click();
  await expect(realityCheck(page).getByText(/^You can play again at \d\d:\d\d\.$/)).toBeVisible();
  await endCheckBreak(player.username);
  await site.open(realGame);
  expect(await playRound(site)).toMatchObject({ status: 1 });
});

test('a break taken on another device stops the open game @casino @games @account', async ({ site, page }) => {
  const player = await startPlay(site);
  await playRound(site);
  await callElsewhere(site, player, 'take_break', { days: 1 });
  const dialog = page.getByRole('dialog', { name: 'You are on a break' });
  await dialog.getByRole('button', { name: 'Close game' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(dialog).toBeHidden();
});
