import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

test('a visitor plays free: the server settles a spin, and closing returns to the lobby @casino @games @gate', async ({ site, page, formFactor }) => {
  await site.open('/online-casino');
  const lobbyTile = page.getByRole('link', { name: /^Drowned Hoard, / }).first();
  if (formFactor === 'desktop') {
    // Playwright scrolls to a button that moves, and the pointer would leave the tile that shows the button. So the tile is centred, and its
    // animations have ended or were cancelled, before the click.
    await lobbyTile.evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
    await lobbyTile.hover();
    await lobbyTile.evaluate((tile) =>
      Promise.allSettled(
        tile
          .closest('article')
          ?.getAnimations({ subtree: true })
          .map((it) => it.finished) ?? [],
      ),
    );
    await page.getByRole('link', { name: 'Try free' }).first().click();
  } else await site.openGame('Drowned Hoard', { press: (tile) => tile.click() });
  await expect(page).toHaveURL(/game=drowned-hoard&mode=demo/);
  await expect(page.getByText('You are currently in free play')).toBeVisible();
  await expect(site.game.getByText('1,000.00')).toBeVisible();
  const spun = page.waitForResponse((response) => response.url().endsWith('/api/game/spin'));
  await site.game.getByRole('button', { name: 'Spin' }).click();
  const round = (await (await spun).json()) as { status: number; balance: number };
  expect(round.status).toBe(1);
  const shown = round.balance.toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(site.game.getByText(shown).first()).toBeVisible();
  await site.header.getByRole('button', { name: 'Close game' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible();
});

test('a game opened by keyboard focuses its heading until it is ready, and Back returns the focus to the tile @casino', async ({ site, page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/front/get_game_url', async (route) => {
    await held.promise;
    await route.continue();
  });
  await site.open('/online-casino');
  const tile = page.getByRole('link', { name: /^Drowned Hoard, / }).first();
  await site.openGame('Drowned Hoard');
  await expect(page.getByRole('heading', { level: 1, name: 'Drowned Hoard' })).toBeFocused();
  held.resolve();
  await expect(page.getByTitle('Drowned Hoard, the game')).toBeFocused();
  await page.goBack();
  await expect(tile).toBeFocused();
});

test('Back closes only the rules of a game; closing the game closes the rules, too @casino @games', async ({ site, page }) => {
  await site.open('/online-casino');
  await site.openGame('Drowned Hoard');
  const rules = site.game.getByRole('dialog', { name: 'Rules' });
  const openRules = async () => {
    await site.game.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(rules).toBeVisible();
    await page.waitForFunction(() => ((history.state as { overlays?: unknown[] } | null)?.overlays ?? []).length === 1);
  };
  await openRules();
  await page.goBack();
  await expect(rules).toBeHidden();
  await expect(page).toHaveURL(/game=drowned-hoard/);

  // Closed in the game, the rules leave no history entry.
  await openRules();
  await rules.getByRole('button', { name: 'Close the rules' }).click();
  await page.waitForFunction(() => !(history.state as { overlays?: unknown[] } | null)?.overlays?.length);

  await openRules();
  await site.header.getByRole('button', { name: 'Close game' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible();
});

test('the space bar spins a game that is ready and never scrolls the page, and Tab leaves the frame @casino @games', async ({
  site,
  page,
  formFactor,
}) => {
  await site.open('/online-casino?game=sun-vizier&mode=demo');
  const frame = page.getByTitle('Sun Vizier, the game');
  await expect(frame).toBeFocused();
  const spun = page.waitForResponse((response) => response.url().endsWith('/api/game/spin'));
  await page.keyboard.press('Space');
  expect((await spun).status()).toBe(200);

  // A click beside the game blurs it: the space bar focuses it again.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(frame).not.toBeFocused();
  await page.keyboard.press('Space');
  await expect(frame).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // A key press on a button of the site does not go to the game.
  const close = site.header.getByRole('button', { name: 'Close game' });
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(frame).toBeFocused();
  // Tabs through the game's controls, then to the element after the frame.
  const hasLeft = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => document.activeElement?.tagName !== 'IFRAME');
  };
  await expect.poll(hasLeft, { intervals: [0] }).toBe(true);
  await expect(page.getByRole('button', { name: formFactor === 'desktop' ? 'Favourite: Sun Vizier' : 'Real money' })).toBeFocused();
});

test('a game that becomes ready does not take the focus from an open dialog @casino @auth', async ({ site, page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/front/get_game_url', async (route) => {
    await held.promise;
    await route.continue();
  });
  await site.open('/online-casino?game=sun-vizier&mode=demo');
  const username = (await site.openLogin()).getByLabel('Username');
  await username.focus();
  held.resolve();
  await expect(site.game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.keyboard.type('ada lovelace');
  await expect(username).toHaveValue('ada lovelace');
});

test('closing a game restores the scroll position of the lobby, not that of an earlier page @casino', async ({ site, page }) => {
  await site.open('/online-casino');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await site.open('/online-casino?collection=popular-casino');
  await site.open('/online-casino');
  const tile = page.getByRole('link', { name: /^Drowned Hoard, / }).first();
  await tile.evaluate((link) => link.focus({ preventScroll: true }));
  await site.openGame('Drowned Hoard', { press: () => page.keyboard.press('Enter') });
  await expect(page.getByTitle('Drowned Hoard, the game')).toBeFocused();
  await page.goBack();
  await expect(tile).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a player’s bet is debited, settled, pushed to the header and listed in the bet list @casino @games @account @gate', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/');
  await site.deposit('20');
  await site.open('/online-casino?game=sun-vizier&mode=real');
  const spun = page.waitForResponse((response) => response.url().endsWith('/api/game/spin'));
  await expect(site.game.getByText('€20.00').first()).toBeVisible();
  await site.game.getByRole('button', { name: 'Spin' }).click();
  const round = (await (await spun).json()) as { bet: number; win: number; balance: number };
  expect(round.balance).toBeCloseTo(20 - round.bet + round.win, 2);
  const balance = `€${round.balance.toFixed(2)}`;
  await expect(site.header.getByText(balance).first()).toBeVisible();

  await site.open('/user-management?tab=bet-list&period=24h');
  const row = page.getByRole('row', { name: /Sun Vizier/ });
  await expect(row).toContainText(`€${round.bet.toFixed(2)}`);
  await expect(row).toContainText(`€${round.win.toFixed(2)}`);
});

for (const [slug, call] of [
  ['sun-vizier', 'spin'],
  ['european-roulette', 'start'],
] as const) {
  test(`a settled round of ${slug} shows its balance without another request @casino @games`, async ({ site, page }) => {
    await site.becomePlayer(newPlayer());
    await site.open('/');
    await site.deposit('20');
    const connected = Promise.withResolvers<void>();
    const pushed = Promise.withResolvers<void>();
    let isSpun = false;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const frame = payload.toString();
        // Once Socket.IO reports the connection, the live channel requests the balance once; so does the previous page.
        if (frame.startsWith('40') && new URL(page.url()).searchParams.has('game'))
          page.waitForResponse('**/get_player_balance').then(() => connected.resolve(), connected.reject);
        if (isSpun && frame.includes('update_balance_')) pushed.resolve();
      }),
    );
    // On a busy machine the spin's response may arrive before the push, or before the page has read it, so the response is delayed.
    await page.route(`**/api/game/${call}`, async (route) => {
      isSpun = true;
      const response = await route.fetch();
      await pushed.promise;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await route.fulfill({ response });
    });
    await site.open(`/online-casino?game=${slug}&mode=real`);
    await connected.promise;
    await expect(site.header.getByText('€20.00').first()).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isSpun && /\/(get_player_balance|player|state)$/.test(new URL(request.url()).pathname)) requests.push(request.url());
    });
    const spun = page.waitForResponse((response) => response.url().endsWith(`/api/game/${call}`));
    if (call === 'start') await site.game.getByRole('button', { name: /^Red, / }).click();
    const start = site.game.getByRole('button', { name: /^Spin/ });
    await start.click();
    const round = (await (await spun).json()) as { balance: number };
    await expect(site.header.getByText(`€${round.balance.toFixed(2)}`).first()).toBeVisible();
    await expect(start).toBeEnabled({ timeout: 30_000 });
    expect(requests).toEqual([]);
  });
}

test('two tabs that spin at the same time both show the balance of the operator @casino @games', async ({ site, context, formFactor }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/');
  await site.deposit('20');
  const other = new Site(await context.newPage(), formFactor);
  const tabs = [site, other];
  for (const tab of tabs) {
    await tab.open('/online-casino?game=sun-vizier&mode=real');
    await expect(tab.game.getByText('€20.00').first()).toBeVisible();
  }
  // Neither tab sees a response before both spins are settled.
  const settled = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const rounds: { bet: number; win: number }[] = [];
  for (const [index, tab] of tabs.entries())
    await tab.page.route('**/api/game/spin', async (route) => {
      const response = await route.fetch();
      rounds.push((await response.json()) as { bet: number; win: number });
      settled[index]?.resolve();
      await Promise.all(settled.map(({ promise }) => promise));
      await route.fulfill({ response });
    });
  // A background tab does not render, and a player can only click in the foreground tab.
  for (const tab of tabs) {
    await tab.page.bringToFront();
    await tab.game.getByRole('button', { name: 'Spin' }).click();
  }
  await Promise.all(settled.map(({ promise }) => promise));
  const balance = rounds.reduce((left, { bet, win }) => left - bet + win, 20);
  for (const tab of tabs) {
    await tab.page.bringToFront();
    await expect(tab.header.getByText(`€${balance.toFixed(2)}`).first()).toBeVisible();
  }
});

test('a bet above the balance is refused in the game, with a link to the cashier @casino @games @payments', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/online-casino?game=sun-vizier&mode=real');
  await page.getByRole('button', { name: 'Look at the game first' }).click();
  await expect(page.getByTitle('Sun Vizier, the game')).toBeFocused();
  await site.game.getByRole('button', { name: 'Spin' }).click();
  await expect(site.game.getByText('Not enough balance for this bet')).toBeVisible();
  await site.game.getByRole('button', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/user-management\?tab=deposit/);
});

test('a player without money is offered a deposit and free play before the first spin @casino @payments', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/fi/online-casino?game=sun-vizier&mode=real');
  const offer = page.getByRole('region', { name: 'Saldosi on 0,00 €' });
  await offer.getByRole('link', { name: 'Talleta' }).click();
  await expect(page).toHaveURL(/\/fi\/user-management\?tab=deposit/);
  await page.goBack();
  await offer.getByRole('button', { name: 'Kokeile ilmaiseksi' }).click();
  await expect(page).toHaveURL(/mode=demo/);
  await expect(offer).toBeHidden();
  await expect(site.game.getByText('1 000,00')).toBeVisible();
});

test('the game page is completely dark in the light scheme @casino', async ({ site, page, formFactor }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await site.open('/online-casino?game=sun-vizier&mode=demo');
  await expect(site.game.getByRole('button', { name: 'Spin' })).toBeVisible();
  if (formFactor === 'desktop') await page.getByRole('heading', { name: 'More from Brightwater' }).scrollIntoViewIfNeeded();
  const lightness = await page.evaluate(() =>
    [0.05, 0.5, 0.97].map((y) => {
      let at = document.elementFromPoint(innerWidth / 2, innerHeight * y);
      while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
      return Math.max(...(getComputedStyle(at ?? document.body).backgroundColor.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));
    }),
  );
  expect(Math.max(...lightness)).toBeLessThan(60);
});

test.describe('a game that cannot be opened', () => {
  // The browser logs the 500 of the call.
  test.use({ expectedConsole: [/500 \(Internal Server Error\)/] });

  test('shows the reason, and opens on a retry @casino', async ({ site, page }) => {
    await page.route('**/api/front/get_game_url', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await site.open('/fi/online-casino?game=sun-vizier&mode=demo');
    await expect(page.getByText('Jotain meni pieleen meidän päässämme. Yritä hetken päästä uudelleen.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(site.game.getByText('1 000,00')).toBeVisible();
  });
});

test.describe('a game that does not exist', () => {
  // The browser logs the 404 of the page.
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('shows an error with status 404 and a button back to the lobby @casino', async ({ site, page, request }) => {
    expect((await request.get('/online-casino?game=no-such-game&mode=demo')).status()).toBe(404);
    await site.open('/online-casino?game=no-such-game&mode=demo');
    await expect(page.getByText('There is no game at this address.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No game found');
    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible();
  });
});

test('a shared game closes to the lobby, even after switching between free play and real money @casino', async ({ site, page }) => {
  await site.open('/online-casino?game=sun-vizier&mode=demo');
  await expect(site.game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.getByRole('button', { name: 'Real money' }).click();
  await expect(page.getByText('Log in to play for real money')).toBeVisible();
  await page.getByRole('button', { name: 'Free play' }).click();
  await expect(site.game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await site.header.getByRole('button', { name: 'Close game' }).click();
  await expect(page).toHaveURL(/\/online-casino$/);
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible();
});

test('real money requires a visitor to log in, and then opens the game @casino @auth @gate', async ({ site, page }) => {
  const player = newPlayer();
  await site.makePlayer(player);
  await site.open('/online-casino?game=sun-vizier&mode=real');
  const main = page.getByRole('main');
  await expect(main.getByText('Sun Vizier', { exact: true }).last()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Register' })).toBeVisible();
  await main.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username').fill(player.username);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(site.game.getByText('€0.00').first()).toBeVisible();
});

test('the header of the game page matches the form factor @casino', async ({ site, page, formFactor }) => {
  await site.open('/online-casino?game=sun-vizier&mode=demo');
  await expect(site.game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(site.header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(site.header.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(page.getByText('You are currently in free play')).toBeVisible();
  if (formFactor === 'desktop') {
    await expect(site.header.getByRole('heading', { name: 'Sun Vizier' })).toBeVisible();
    await expect(site.header.getByRole('button', { name: 'Full screen' })).toBeVisible();
  } else {
    await expect(site.header.getByRole('button', { name: 'Menu' })).toBeVisible();
  }
});
