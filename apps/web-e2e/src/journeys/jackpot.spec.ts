import { createHash } from 'node:crypto';
import { spinButton } from '../site/play.ts';
import { newPlayer } from '../site/player.ts';
import { changeDatabase, ofPlayer } from '../site/site-database.ts';
import { expect, test } from '../site/test.ts';

/** Seeds with which the first spin of €20.00 wins the jackpot. */
const serverSeed = 'f'.repeat(64);
const clientSeed = 'lucky 174872';

test('a jackpot is won by a seeded draw, announced, paid, and shown in the details of its round @games', async ({ site, page }) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/user-management?tab=deposit');
  await site.deposit('100');
  await site.open('/online-casino?game=lone-ridge&mode=real');
  const { game } = site;
  await expect(game.locator('.jackpot')).toHaveText(/^Jackpot€[\d,]+\.\d\d$/);
  const hash = createHash('sha256').update(serverSeed).digest('hex');
  const statement = `update round_sessions set server_seed = $2, server_seed_hash = $3, client_seed = $4 where ${ofPlayer}`;
  await changeDatabase(statement, [player.username, serverSeed, hash, clientSeed]);

  const raise = game.getByRole('button', { name: 'Raise the bet' });
  while ((await raise.getAttribute('aria-disabled')) !== 'true') await raise.click();
  await expect(game.locator('.bet-amount')).toHaveText('€20.00');
  const spun = page.waitForResponse((response) => response.url().endsWith('/api/game/spin'));
  await spinButton(site).click();
  const { jackpot, balance } = (await (await spun).json()) as { jackpot: { won: number }; balance: number };
  const shown = (amount: number) => amount.toLocaleString('en', { style: 'currency', currency: 'EUR' });
  expect(jackpot.won).toBeGreaterThanOrEqual(5_000);
  await expect(game.locator('.announcement')).toHaveText(`Jackpot${shown(jackpot.won)}`, { timeout: 30_000 });
  await expect(spinButton(site)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  await expect(game.locator('.balance .amount')).toHaveText(shown(balance));
  await expect(site.header.getByText(shown(balance)).first()).toBeVisible();

  await site.open('/user-management?tab=bet-list');
  await page
    .getByRole('button', { name: /^Show the round of / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(shown(jackpot.won)).first()).toBeVisible();
});

test('the list of jackpot games is complete in the first HTML of a server @casino @gateway', async ({ page }) => {
  const html = await (await page.request.get('/online-casino?collection=jackpot-games')).text();
  expect(html).toContain('€5,');
  // A part that the server left to the browser.
  expect(html).not.toContain('<!--$!-->');
});
