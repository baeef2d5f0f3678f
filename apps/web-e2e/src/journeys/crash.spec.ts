import type { Locator } from '@playwright/test';
import { logInByApi, newPlayer } from '../site/player.ts';
import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

const betPanel = (site: Site) => site.game.getByRole('region', { name: 'Bet 1' });
const mainButton = (panel: Locator) => panel.locator('.main');

/** The longest flight takes two and a half minutes. */
const wholeFlight = { timeout: 200_000 };

/** Bets in rounds of the shared clock until one has returned something: a round may end at 1.00x. */
async function betUntilCashedOut(panel: Locator, isByHand: boolean): Promise<void> {
  const main = mainButton(panel);
  const line = panel.locator('.panel-line');
  for (let rounds = 0; rounds < 8; rounds += 1) {
    await expect(main).toHaveText(/this round|on the next round/, wholeFlight);
    await main.click();
    await expect(main).toHaveText(/Cancel bet/);
    await expect(main).not.toHaveText(/Cancel bet/, wholeFlight);
    // The flight may end before the press.
    if (isByHand)
      await main
        .filter({ hasText: 'Cash out' })
        .click({ timeout: 3_000 })
        .catch(() => undefined);
    // A lost bet is over when the next one can be placed.
    await expect(async () => expect(`${await line.textContent()} ${await main.textContent()}`).toMatch(/^Net|^Last bet|this round/)).toPass(
      wholeFlight,
    );
    if ((await line.textContent())?.startsWith('Net')) return;
  }
  throw new Error('No round was cashed out');
}

test('a crash bet is cashed out by hand and another one automatically, and the site shows the balance @games', async ({ site }) => {
  test.setTimeout(900_000);
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=deposit');
  await site.deposit('20');
  await site.open('/online-casino?game=flight-path&mode=real');
  const panel = betPanel(site);
  await betUntilCashedOut(panel, true);
  await panel.getByRole('switch', { name: 'Automatic cash-out' }).click(wholeFlight);
  await panel.getByRole('textbox', { name: 'Automatic cash-out' }).fill('1.01');
  await betUntilCashedOut(panel, false);
  const balance = (await site.game.locator('.balance .amount').textContent()) ?? '';
  await expect(site.header.getByText(balance).first()).toBeVisible();
});

test.describe('without its page', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('a crash bet stays in play: the connection is lost, then the game is closed @games', async ({ site, page }) => {
    test.setTimeout(900_000);
    const player = newPlayer();
    await site.becomePlayer(player);
    await site.open('/user-management?tab=deposit');
    await site.deposit('20');
    await site.open('/online-casino?game=flight-path&mode=real');
    const panel = betPanel(site);
    const main = mainButton(panel);
    const bet = async () => {
      await expect(main).toHaveText(/this round/, wholeFlight);
      const placed = page.waitForResponse((response) => response.url().endsWith('/api/game/crash_bet'));
      await main.click();
      expect(await (await placed).json()).toMatchObject({ status: 1 });
    };
    await panel.getByRole('switch', { name: 'Automatic cash-out' }).click(wholeFlight);
    await panel.getByRole('textbox', { name: 'Automatic cash-out' }).fill('1.01');
    await bet();
    await page.context().setOffline(true);
    const notice = site.game.getByText('Reconnecting. Your bet stays active and cashes out at 1.01x.');
    await expect(notice).toBeVisible();
    await page.context().setOffline(false);
    await expect(notice).toBeHidden();
    await expect(panel.locator('.panel-line')).toHaveText(/^Net|^Last bet/, wholeFlight);

    await bet();
    await site.open('/user-management?tab=bet-list');
    const authorization = await logInByApi(page.request, player);
    await expect(async () => {
      const response = await page.request.post('/api/front/get_bet_list', { data: {}, headers: { authorization } });
      const { bets } = (await response.json()) as { bets: { state: string }[] };
      expect(bets).toHaveLength(2);
      expect(bets.filter(({ state }) => state === 'open')).toEqual([]);
    }).toPass(wholeFlight);
    await site.open('/user-management?tab=bet-list');
    await expect(page.getByRole('button', { name: /^Show the round of Flight Path/ })).toHaveCount(2);
  });
});

test('the landing page of a crash game runs it with credits @games', async ({ site, page }) => {
  await site.open('/ip/aviator');
  const panel = page.frameLocator('iframe[title="Live demo of Flight Path"]').getByRole('region', { name: 'Bet 1' });
  await mainButton(panel).click();
  await expect(mainButton(panel)).toHaveText(/Cancel bet|Cash out/);
});
