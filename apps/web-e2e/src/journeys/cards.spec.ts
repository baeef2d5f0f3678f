import { expectReady, finishRound, mainButton, openBetGame, startRound, type StartedRound } from '../site/play-game.ts';
import { newPlayer } from '../site/player.ts';
import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Games of cards in which the player decides. */
const decided = ['classic-blackjack', 'three-card-salon', 'casino-holdem', 'russian-poker', 'jacks-or-better', 'hi-lo-switch'];

/** Starts rounds until one waits for a decision: a natural ends a round at once. */
async function startOpenRound(site: Site): Promise<StartedRound['round']> {
  const { round } = await startRound(site);
  if (round.state === 'open') return round;
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

test('a hand is resumed in its middle on the other build, and paid once @games', async ({ site, page, formFactor }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=deposit');
  await site.deposit('20');
  await openBetGame(site, 'classic-blackjack', 'real');
  const { id } = await startOpenRound(site);

  await page.setViewportSize(formFactor === 'desktop' ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  const stated = page.waitForResponse((response) => response.url().endsWith('/api/game/state'));
  await page.reload();
  expect(((await (await stated).json()) as { open_round: { id: string } }).open_round.id).toBe(id);
  await expect(page.locator('html')).toHaveAttribute('data-form-factor', formFactor === 'desktop' ? 'mobile' : 'desktop');
  await expect(mainButton(site)).not.toHaveText(/ for /);
  await finishRound(site);
  const { game } = site;
  const shown = (await game.locator('.panel-foot .amount').textContent()) ?? '';
  await expect(page.getByText(shown).first()).toBeVisible();
});
