import { startOtherSite } from '../other-site.ts';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('with the operator at another origin, a player logs in, plays and gets the pushed balance @api-client @auth @casino', async ({
  site,
  page,
  formFactor,
}) => {
  const player = newPlayer();
  await site.becomePlayer(player);
  await site.open('/');
  await site.deposit('20');

  const { url, operator, stop } = await startOtherSite(formFactor);
  const calls: string[] = [];
  page.on('request', (request) => /\/(api|socket\.io)\//.test(request.url()) && calls.push(request.url()));
  page.on('websocket', (socket) => calls.push(socket.url().replace(/^ws/, 'http')));
  try {
    await site.open(`${url}/online-casino`);
    await site.logIn(player);
    await expect(site.balance).toHaveAccessibleName('Balance €20.00');
    await site.open(`${url}/online-casino?game=sun-vizier&mode=real`);
    await expect(site.game.getByText('€20.00').first()).toBeVisible();
    const spun = page.waitForResponse((response) => response.url().endsWith('/api/game/spin'));
    await site.game.getByRole('button', { name: 'Spin' }).click();
    const { balance } = (await (await spun).json()) as { balance: number };
    await expect(site.header.getByText(`€${balance.toFixed(2)}`).first()).toBeVisible();
    const own = calls.filter((called) => called.startsWith(url) && !called.includes('/api/game/'));
    expect(own).toEqual([]);
    expect(calls.some((called) => called.startsWith(`${operator}/socket.io/`))).toBe(true);
  } finally {
    // The page may still be fetching its service worker.
    await page.goto('about:blank');
    await stop();
  }
});
