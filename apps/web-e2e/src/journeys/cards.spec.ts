import { expectReady, finishRound, mainButton, openBetGame, startRound, type StartedRound } from '../site/play-game.ts';
import { newPlayer } from '../site/player.ts';
import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Games of cards in which the player decides. */
const decided = ['classic-blackjack', 'three-card-salon', 'casino-holdem', 'russian-poker', 'jacks-or-better', 'hi-lo-switch'];

/** Starts rounds until one waits for a decision: a natural ends a round at once. */
async function startOpenRound(site: Site): Promise<StartedRound> {
  const started = await startRound(site);
  if (started.round.state === 'open') return started;
  await expectReady(site);
  return startOpenRound(site);
}

test('a hand of each card game with a decision is played free @games', async ({ site }) => {
  test.setTimeout(240_000);
  for (const slug of decided) {
    await test.step(slug, async () => {
      await openBetGame(site, slug, 'demo');
      await startOpenRound(site);
      await finishRound(site);
    });
  }
});

test.describe('in the middle of a hand', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('a hand is resumed on the other build, goes on after a lost connection, and is paid once @games', async ({ site, page, formFactor }) => {
    await site.becomePlayer(newPlayer());
    await site.open('/user-management?tab=deposit');
    await site.deposit('20');
    await openBetGame(site, 'classic-blackjack', 'real');
    const { balance: balanceInPlay, round } = await startOpenRound(site);

    // The site changes to the other build by itself.
    const stated = page.waitForResponse((response) => response.url().endsWith('/api/game/state'));
    await page.setViewportSize(formFactor === 'desktop' ? { width: 390, height: 844 } : { width: 1280, height: 800 });
    expect(((await (await stated).json()) as { open_round: { id: string } }).open_round.id).toBe(round.id);
    await expect(page.locator('html')).toHaveAttribute('data-form-factor', formFactor === 'desktop' ? 'mobile' : 'desktop');
    await expect(mainButton(site)).not.toHaveText(/ for /);

    const { game } = site;
    const decision = game.locator('.decision[aria-disabled="false"]').first();
    await expect(decision).toBeVisible();
    await page.context().setOffline(true);
    await decision.click();
    await expect(game.getByText(/^We could not confirm your bet/)).toBeVisible();
    await page.context().setOffline(false);

    let ended: StartedRound | undefined;
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/game/act')) ended = (await response.json()) as StartedRound;
    });
    await game.getByRole('button', { name: 'Check again' }).click();
    await finishRound(site);
    if (!ended) throw new Error('No move was answered');
    expect(ended.balance).toBeCloseTo(balanceInPlay + round.stake - ended.round.stake + ended.round.win, 2);
    const shown = ended.balance.toLocaleString('en', { style: 'currency', currency: 'EUR' });
    await expect(game.locator('.panel-foot .amount')).toHaveText(shown);
    await expect(site.header.getByText(shown).first()).toBeVisible();
  });
});
