import { playRound, realGame } from '../site/play.ts';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('a player opens a round from the bet list, reveals its seed, and verifies it in the browser @account @games', async ({ site, page }) => {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=deposit');
  await site.deposit('20');
  await site.open(realGame);
  await playRound(site);

  await site.open('/user-management?tab=bet-list');
  const bet = page.getByRole('button', { name: /^Show the round of / });
  await bet.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Drawn' })).toBeVisible();
  await expect(dialog.getByText(/^The server seed is still in use/)).toBeVisible();
  await dialog.getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL(/\/fairness\?round=[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fairness' })).toBeVisible();

  const seeds = page.getByRole('form', { name: 'Your seeds now' });
  await seeds.getByLabel('Your client seed').fill('');
  await seeds.getByRole('button', { name: 'Save client seed' }).click();
  await expect(seeds.getByLabel('Your client seed')).toHaveAttribute('aria-invalid', 'true');
  await seeds.getByLabel('Your client seed').fill('kuusi palaa');
  await seeds.getByRole('button', { name: 'Save client seed' }).click();
  await expect(page.getByText('Client seed saved')).toBeVisible();
  await seeds.getByRole('button', { name: 'Change seeds and reveal' }).click();
  await expect(page.getByText('Old server seed, used for 1 round')).toBeVisible();

  await page.getByRole('button', { name: 'Verify this round' }).click();
  await expect(page.getByText('This round is verified')).toBeVisible();
});

test('a visitor computes the numbers of any seeds, and loads the script @account', async ({ site, page }) => {
  await site.open('/fairness');
  const form = page.getByRole('form', { name: 'Check it yourself' });
  await form.getByLabel('Server seed').fill('a'.repeat(64));
  await form.getByLabel('Your client seed').fill('client-seed');
  await form.getByLabel('Round number').fill('0');
  await form.getByRole('button', { name: 'Compute' }).click();
  await expect(page.getByText('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb')).toBeVisible();
  await expect(page.getByText(/^2687504663, 2864978999, 1653553025/)).toBeVisible();
  const script = await page.getByRole('link', { name: 'Script' }).getAttribute('href');
  const response = await page.request.get(script ?? '');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await response.text()).toContain('export async function uniformInt');
});

test('the rules of a game change the client seed and reveal the server seed @games', async ({ site }) => {
  for (const slug of ['sun-vizier', 'european-roulette']) {
    await site.open(`/online-casino?game=${slug}&mode=demo`);
    await site.game.getByRole('button', { name: 'Rules', exact: true }).click();
    const rules = site.game.getByRole('dialog', { name: 'Rules' });
    const seed = rules.getByLabel('Your seed');
    const fingerprint = rules.locator('.seeds dd').first();
    const before = await fingerprint.innerText();
    await seed.fill('  ');
    await rules.getByRole('button', { name: 'Save client seed' }).click();
    await expect(seed).toHaveAttribute('aria-invalid', 'true');
    await seed.fill('kuusi palaa');
    await seed.press('Enter');
    await expect(rules.getByText('Client seed saved')).toBeVisible();
    await expect(fingerprint).toHaveText(before);
    await rules.getByRole('button', { name: 'Change seeds and reveal' }).click();
    await expect(rules.getByText('Old server seed, used for 0 rounds')).toBeVisible();
    await expect(fingerprint).not.toHaveText(before);
    await expect(seed).toHaveValue('kuusi palaa');
  }
});
