import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

test('dragging the window across 990 px swaps builds and keeps address and session', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'mobile', 'A phone’s window is not dragged');
  await site.becomePlayer(newPlayer());
  await site.open('/online-casino?collection=new-games');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-form-factor', 'desktop');
  await page.setViewportSize({ width: 990, height: 800 });
  await expect(html).toHaveAttribute('data-form-factor', 'mobile');
  await expect(page).toHaveURL(/\/online-casino\?collection=new-games$/);
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(html).toHaveAttribute('data-form-factor', 'desktop');
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
});

test('a narrow window gets the narrow build whatever it says it is', async ({ page, formFactor }) => {
  test.skip(formFactor === 'mobile', 'A phone gets it at once');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-form-factor', 'mobile');
});

test('what was typed in the registration survives the swap, but no password', async ({ site, page, formFactor }) => {
  test.skip(formFactor === 'mobile', 'A phone’s window is not dragged');
  await site.open('/sign-up');
  await page.getByLabel('Email').fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-form-factor', 'mobile');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
