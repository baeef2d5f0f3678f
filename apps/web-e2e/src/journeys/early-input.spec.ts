import type { Page } from '@playwright/test';
import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Delays each script; 0 loads the page as usual. */
async function delayScripts(page: Page, delayMs: number): Promise<void> {
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}

/** Types into a field of the served page key by key, and presses Enter, even if its scripts have not loaded. */
async function typeEarly(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await page.keyboard.type(text, { delay: 20 });
  await page.keyboard.press('Enter');
}

/** Opens a page without waiting for its scripts. */
const openWithoutWaiting = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

async function waitForHydratedField(site: Site, page: Page, label: string): Promise<void> {
  await site.waitForHydration();
  // The page is hydrated in parts: React marks the field when it is hydrated.
  const field = await page.getByLabel(label, { exact: true }).elementHandle();
  await page.waitForFunction((element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps')), field);
}

for (const delayMs of [0, 200, 2_000, 8_000]) {
  test(`a registration preserves input before hydration, with scripts ${delayMs} ms late @auth @site`, async ({ site, page }) => {
    await delayScripts(page, delayMs);
    await openWithoutWaiting(page, '/sign-up');
    await typeEarly(page, 'Email', 'ada@example.test');
    await typeEarly(page, 'Password', 'correct horse');
    await waitForHydratedField(site, page, 'Email');
    await typeEarly(page, 'Repeat password', 'correct horse');
    expect(page.url()).toMatch(/\/sign-up$/);
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.test');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse');
    // The state of the form: only the username of the first step is missing.
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await page.getByLabel('Username').fill(`early_${delayMs}_${Date.now()}`);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('First name')).toBeVisible();
  });

  test(`a contact message preserves input before hydration, with scripts ${delayMs} ms late @content @site`, async ({ site, page }) => {
    await delayScripts(page, delayMs);
    await openWithoutWaiting(page, '/contact-us');
    await typeEarly(page, 'Your name', 'Ada Lovelace');
    await page.getByLabel('Your message').pressSequentially('Where is my money?', { delay: 20 });
    await waitForHydratedField(site, page, 'Your name');
    await typeEarly(page, 'Email', 'ada@example.test');
    expect(page.url()).toMatch(/\/contact-us$/);
    await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ada Lovelace');
    await expect(page.getByLabel('Your message')).toHaveValue('Where is my money?');
    await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  });

  test(`a search typed before hydration is run, with scripts ${delayMs} ms late @casino @site`, async ({ site, page }) => {
    await delayScripts(page, delayMs);
    await openWithoutWaiting(page, '/online-casino');
    await typeEarly(page, 'Find a game', 'hall');
    await waitForHydratedField(site, page, 'Find a game');
    await expect(page.getByLabel('Find a game')).toHaveValue('hall');
    await expect(page).toHaveURL(/\/online-casino\?q=hall$/);
    await expect(page.getByRole('link', { name: /^Hall of Garm, / }).first()).toBeVisible();
  });

  test(`a promo code and an FAQ search typed before hydration are used, with scripts ${delayMs} ms late @content @site`, async ({ site, page }) => {
    await delayScripts(page, delayMs);
    await openWithoutWaiting(page, '/promotion');
    await typeEarly(page, 'Have a promo code?', 'WELCOME5000');
    await waitForHydratedField(site, page, 'Have a promo code?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Code accepted: /)).toBeVisible();
    expect(page.url()).toMatch(/\/promotion$/);

    await openWithoutWaiting(page, '/faq/0');
    await typeEarly(page, 'Search the FAQ', 'how long');
    await waitForHydratedField(site, page, 'Search the FAQ');
    await expect(page.getByLabel('Search the FAQ')).toHaveValue('how long');
    await expect(page.getByText('How long does it take?').first()).toBeVisible();
  });
}
