import { expect } from '@playwright/test';
import type { Site } from './Site.ts';

/** Answer to `game/start` and `game/act`; amounts in major units. */
export type StartedRound = {
  readonly status: number;
  readonly balance: number;
  readonly round: { readonly id: string; readonly state: string; readonly stake: number; readonly win: number };
};

/** The large button of a game whose rounds start with bets. */
export const mainButton = (site: Site) => site.game.locator('.button-main');

/** The large button starts rounds: the one before is over. */
export const expectReady = (site: Site) => expect(mainButton(site)).toHaveText(/ for /, { timeout: 40_000 });

/** Opens a game and waits until a bet is possible. */
export async function openBetGame(site: Site, slug: string, mode: 'real' | 'demo'): Promise<void> {
  await site.open(`/online-casino?game=${slug}&mode=${mode}`);
  await expect(mainButton(site)).toBeVisible();
}

/** Places a bet, if none is placed, and starts a round. */
export async function startRound(site: Site): Promise<StartedRound> {
  const { game, page } = site;
  const main = mainButton(site);
  if ((await main.getAttribute('aria-disabled')) === 'true') {
    const quickPick = game.getByRole('button', { name: 'Quick pick' }).first();
    if (await quickPick.isVisible()) await quickPick.click();
    else
      await game
        .getByRole('button', { name: /, pays / })
        .first()
        .click();
  }
  await expectReady(site);
  const started = page.waitForResponse((response) => response.url().endsWith('/api/game/start'));
  await main.click();
  return (await (await started).json()) as StartedRound;
}

/** Makes moves until the round that was started is over, and its result is shown. */
export async function finishRound(site: Site): Promise<void> {
  const moves = site.game
    .getByRole('button', { name: /^(Reveal all|End round|Cash out .+|Open a random tile|Left|Draw .+)$/ })
    .or(site.game.locator('.decision[aria-disabled="false"]'));
  await expect(async () => {
    for (const move of await moves.all()) if ((await move.isVisible()) && (await move.isEnabled())) await move.click({ timeout: 1_000 });
    await expect(mainButton(site)).toHaveText(/ for /, { timeout: 500 });
    await expect(mainButton(site)).toBeEnabled({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
}
