import { expect, type Page } from '@playwright/test';
import { logInByApi, type NewPlayer } from './player.ts';
import type { Site } from './Site.ts';

/** The game of the journeys about play, for real money. */
export const realGame = '/online-casino?game=sun-vizier&mode=real';

/** The dialog of a reality check after at least 15 minutes of play. */
export const realityCheck = (page: Page) => page.getByRole('dialog', { name: /^You've been playing for (1[6-9]|2\d) minutes$/ });

export const spinButton = (site: Site) => site.game.getByRole('button', { name: 'Spin' });

export type PlayedRound = { status: number; bet: number; win: number };

/** Sends a call for the player in a new session, like another device. */
export async function callElsewhere(site: Site, player: NewPlayer, call: string, data: object): Promise<void> {
  const authorization = await logInByApi(site.page.request, player);
  const response = await site.page.request.post(`/api/front/${call}`, { data, headers: { authorization } });
  expect(await response.json()).toMatchObject({ status: 1 });
}

/** Spins once and waits until the result is shown. */
export async function playRound(site: Site): Promise<PlayedRound> {
  const spun = site.page.waitForResponse((response) => response.url().endsWith('/api/game/spin'));
  await spinButton(site).click();
  const round = (await (await spun).json()) as PlayedRound;
  await expect(spinButton(site)).toBeEnabled({ timeout: 30_000 });
  return round;
}
